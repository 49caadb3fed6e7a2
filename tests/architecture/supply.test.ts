import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./sources.ts";

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: true;
  optional?: true;
};

const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
const manifest = read("package.json") as { allowScripts: Record<string, boolean> };
const packages = Object.entries(read("package-lock.json").packages as Record<string, Package>).filter(
  ([path]) => path !== "",
);
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Code of others that runs with `npm ci`: each is let, or not, by a person who has looked. */
test("every package with an install script is decided about, and nothing else is", () => {
  const scripted = packages.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? nameOf(path) : []));
  expect([...new Set(scripted)].toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted());
});

test("only Node itself is let run one: it fetches nothing", () => {
  const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed.map(([name]) => name)).toEqual(["node"]);
});

test("every package is pinned by what is in it, and none by where it lies", () => {
  const loose = packages.filter(
    ([, { version, integrity, resolved, optional }]) =>
      version === undefined ||
      // Of other platforms' files npm writes down what it has not seen.
      !(integrity?.startsWith("sha512-") || (optional && integrity === undefined)) ||
      resolved !== undefined,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});
