import { readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";

export type Import = { from: string; to: string; typeOnly: boolean };
export type Source = { path: string; text: string; lines: number; imports: Import[] };

export const root = resolve(import.meta.dirname, "../..");
const top = ["web", "functions", "stacks", "tests"];
const code = /\.(?:ts|tsx|mts|js|mjs)$/;
/** `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`. */
const importing =
  /^(?:import|export)(\s+type)?\b[^"';]*?from\s+["']([^"']+)["']|^import\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importing)].map(([, type, named, bare, dynamic]) => {
    const target = named ?? bare ?? dynamic ?? "";
    const to = target.startsWith(".") ? posix.join(posix.dirname(path), target) : target;
    return { from: path, to, typeOnly: type !== undefined };
  });
}

const paths = top.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => code.test(file) && !file.includes("node_modules"))
    .map((file) => posix.join(folder, file)),
);

export const sources: Source[] = paths.map((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, lines: text.split("\n").length - 1, imports: importsOf(path, text) };
});

export const imports: Import[] = sources.flatMap((source) => source.imports);

/** Packages of npm and Node, as opposed to files of ours. */
export const isPackage = (to: string) =>
  !top.some((folder) => to.startsWith(`${folder}/`)) && !to.endsWith(".json");
