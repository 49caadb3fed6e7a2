import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** All that the site is made of: its own files, the pure ones it takes from the shop, and its tools. */
const inputs = [
  "web",
  "functions/core",
  "functions/lib",
  "functions/edge",
  "functions/partners/prodigi",
  "stacks/catalogue.ts",
  "stacks/definitions.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

export const hashOfInputs = (root: string) => hashOf(root, inputs);

/** The content of all files at and below these paths, and the Node that handles them. */
export function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of paths.flatMap((path) => filesAt(root, path)).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesAt(root: string, path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
