import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../../web/src");
const read = (file: string) => readFileSync(join(web, file), "utf8");

const [whole, , ours] = [...read("kit/tokens.css").matchAll(/unicode-range:([^;]*);/g)].map(
  ([, range = ""]) =>
    range
      .replaceAll(/U\+(\w+)(?:-(\w+))?,?\s*/g, (_, from, to) => `\\u{${from}}${to ? `-\\u{${to}}` : ""}`)
      .trim(),
);
/** Letters for which a browser fetches a whole family, of 20 and 37 KB: what somebody else may write. */
const others = new RegExp(`(?![${ours}])[${whole}]`, "u");

/** What has them in its name, in answers that are folded away. */
const names = /Giclée|Hahnemühle/g;

test("the shop's own words are written in the letters that come with its pages", () => {
  expect(others.test("é")).toBe(true);
  expect(others.test("×")).toBe(false);
  expect(others.test("\u00a0"), "in dates, and between a number and its unit").toBe(false);
  const written = globSync("**/*.{ts,tsx}", { cwd: web }).flatMap((file) =>
    read(file)
      .replaceAll(names, "")
      .split("\n")
      .flatMap((line) => (others.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(written).toEqual([]);
});
