import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { platformFolder, root } from "../platform.ts";

/** SST's command turns `sst.config.ts` into a program by bundling it with these; so does the synthesis. */
const config = path.join(root, "sst.config.ts");

/** Bundles are ES modules, with CommonJS among what they bundle. */
export const commonJsNames = [
  `import * as __module from "node:module"; import * as __url from "node:url";`,
  `const require = __module.createRequire(import.meta.url);`,
  `const __filename = __url.fileURLToPath(import.meta.url);`,
  `const __dirname = __url.fileURLToPath(new URL(".", import.meta.url));`,
].join("\n");

const external = [
  "@pulumi/*",
  "undici",
  "@pulumiverse/*",
  "@sst-provider/*",
  "@aws-sdk/*",
  "esbuild",
  "archiver",
  "glob",
  "vite",
];

export type App = {
  name: string;
  stage: string;
  removal: string;
  protect: boolean;
  home: string;
  providers: { aws?: { region?: string } };
};

export async function loadApp(stage: string): Promise<App> {
  const module = await bundle({
    outfile: programFile("app"),
    banner: "function $config(input) { return input }",
    code: `import config from ${JSON.stringify(config)}; export default config.app(${JSON.stringify({ stage })});`,
    plugins: [withoutTopLevelImports],
  });
  return { ...((await module) as App), stage };
}

export function loadProgram(app: App, folder: string, siteRoot: string) {
  const components = path.join(platformFolder, "src/components");
  return bundle({
    outfile: programFile("run"),
    banner: "",
    define: {
      $app: JSON.stringify(app),
      $cli: JSON.stringify({
        command: "deploy",
        dev: false,
        paths: { home: folder, root: siteRoot, work: folder, platform: platformFolder },
        state: { version: {} },
      }),
      $dev: "false",
    },
    inject: [path.join(platformFolder, "src/shim/run.js")],
    code: `
      import { run } from ${JSON.stringify(path.join(platformFolder, "src/auto/run.ts"))};
      import config from ${JSON.stringify(config)};
      export default () => run(config.run);`,
    plugins: [withGlobals([...providerImports(), `import * as sst from ${JSON.stringify(components)};`])],
  }) as Promise<() => Promise<unknown>>;
}

/** Beside the platform's modules, so that they are found; one for each process. */
const programFile = (kind: string) => path.join(platformFolder, `wallflower.${process.pid}.${kind}.mjs`);
export const programFiles = ["app", "run"].map(programFile);

async function bundle({ code, banner, ...options }: BundleOptions): Promise<unknown> {
  await build({
    ...options,
    stdin: { contents: code, resolveDir: root, sourcefile: "program.ts", loader: "ts" },
    banner: { js: `${commonJsNames}\n${banner}` },
    bundle: true,
    format: "esm",
    platform: "node",
    mainFields: ["module", "main"],
    external,
    nodePaths: [path.join(platformFolder, "node_modules")],
    logLevel: "silent",
  });
  return (await import(pathToFileURL(options.outfile).href)).default;
}

type BundleOptions = {
  code: string;
  banner: string;
  outfile: string;
  plugins: Plugin[];
  define?: Record<string, string>;
  inject?: string[];
};

const providerImports = () => {
  const file = path.join(root, ".sst", "provider-lock.json");
  const providers: { alias: string; package: string }[] = JSON.parse(readFileSync(file, "utf8"));
  return providers.map((provider) => `import * as ${provider.alias} from "${provider.package}";`);
};

/** `aws` and `sst` are globals in the stack's own files, and nowhere in the platform's. */
const withGlobals = (imports: string[]): Plugin => ({
  name: "globals",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(js|ts)$/ }, ({ path: file }) => {
      if (file.includes(`${path.sep}.sst${path.sep}`)) return undefined;
      return { contents: `${imports.join("\n")}\n${readFileSync(file, "utf8")}`, loader: "default" };
    }),
});

const withoutTopLevelImports: Plugin = {
  name: "no-top-level-imports",
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ importer, kind }) =>
      importer === config && kind === "import-statement"
        ? { errors: [{ text: "SST allows no top-level imports in sst.config.ts." }] }
        : undefined,
    ),
};
