import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { root, sources } from "./sources.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const importing = /^import (\w+) from "([^"]+\.module\.css)"/gm;
/** What a file asks its sheets for; one that reckons a name asks for any. */
const asked = sources.flatMap(({ path, text }) =>
  [...text.matchAll(importing)].map(([, name, to = ""]) => ({
    sheet: posix.join(posix.dirname(path), to),
    classes: namesIn(text.replaceAll(/"[^"]*"/g, ""), new RegExp(`\\b${name}\\.(\\w+)`, "g")),
    any: text.includes(`${name}[`),
  })),
);
const sheets = globSync("web/{src,kit-page}/**/*.module.css", { cwd: root });
/** Whose name is another sheet's is asked for by that. */
const composed = sheets.flatMap((sheet) =>
  [...read(sheet).matchAll(/composes: ([\w ]+?)(?: from "([^"]+)")?;/g)].map(([, names = "", from]) => ({
    sheet: from ? posix.join(posix.dirname(sheet), from) : sheet,
    classes: names.split(" "),
  })),
);
/** Comments, addresses and other people's names have points as well. */
const other = /\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)/g;
const classesOf = (sheet: string) => new Set(namesIn(read(sheet).replaceAll(other, ""), /\.([a-z]\w*)/gi));

test("a class that is asked for stands in its sheet", () => {
  const missing = [...asked, ...composed].flatMap(({ sheet, classes }) =>
    classes.filter((name) => !classesOf(sheet).has(name)).map((name) => `${sheet} has no .${name}`),
  );
  expect(missing).toEqual([]);
});

test("a class that stands in a sheet is asked for", () => {
  const unused = sheets
    .filter((sheet) => !asked.some((one) => one.sheet === sheet && one.any))
    .flatMap((sheet) => {
      const wanted = [...asked, ...composed]
        .filter((one) => one.sheet === sheet)
        .flatMap(({ classes }) => classes);
      return [...classesOf(sheet)]
        .filter((name) => !wanted.includes(name))
        .map((name) => `${sheet} .${name}`);
    });
  expect(unused).toEqual([]);
});
