import { existsSync } from "node:fs";
import path from "node:path";
import { build, type Metafile } from "esbuild";
import { root } from "../platform.ts";
import { commonJsNames } from "./program.ts";

/** A handler's code as SST's command builds it for a function of ours: minified, and split where it is lazy. */
export async function bundleOf(source: string, out: string, { splitting = true } = {}) {
  if (!existsSync(source)) throw new Error(`there is no ${path.relative(root, source)}`);
  const { metafile } = await build({
    entryPoints: [source],
    entryNames: "bundle",
    outdir: out,
    outExtension: { ".js": ".mjs" },
    splitting,
    minify: true,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "es2023",
    mainFields: ["module", "main"],
    keepNames: true,
    metafile: true,
    // SST leaves the first two out and installs them beside the bundle.
    external: ["sharp", "pg-native"],
    banner: { js: commonJsNames },
    logLevel: "silent",
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([file]) => file.endsWith("/bundle.mjs"));
  return {
    bytes: outputs.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    ...startOf(entry?.[0] ?? "", metafile.outputs),
    exports: entry?.[1].exports ?? [],
  };
}

/** What is read before anything can be answered: the bytes of the entry, and of all that it imports at once; and which of Node's modules. */
function startOf(entry: string, outputs: Metafile["outputs"]) {
  const found = new Set<string>();
  const startModules = new Set<string>();
  const follow = (file: string) => {
    const output = outputs[file];
    if (!output || found.has(file)) return;
    found.add(file);
    for (const { path, kind, external } of output.imports)
      if (kind === "import-statement")
        if (external) startModules.add(path.replace("node:", ""));
        else follow(path);
  };
  follow(entry);
  return { startFiles: [...found].map((file) => outputs[file]?.bytes ?? 0), startModules: [...startModules] };
}
