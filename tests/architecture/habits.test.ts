import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root, sources } from "./sources.ts";

/** A style is drawn from top to bottom: its length is that of the picture. */
const isDrawn = (path: string) => path.startsWith("stacks/local/artist/");
const ships = (path: string) => !path.startsWith("tests/") && !isDrawn(path);
const median = (lengths: number[]) => lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];

test("whoever opens the tree sees what it is made of, and nothing else", () => {
  const made = ["node_modules", "dist", "test-results", "sst-env.d.ts"];
  const top = readdirSync(root).filter(
    (name) => !/^\.|\.log$|\.tsbuildinfo$/.test(name) && !made.includes(name),
  );
  const tools = ["biome.json", "knip.json", "package-lock.json", "playwright.config.ts", "vitest.config.ts"];
  const house = ["functions", "package.json", "sst.config.ts", "stacks", "tests", "tsconfig.json", "web"];
  const papers = ["LICENSE", "NOTICE", "README.md"];
  expect(top.sort()).toEqual([...tools, ...house, ...papers].sort());
});

test("no room has a name that explains nothing", () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\/|\.tsx?$)/;
  expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
});

test("no file is longer than 250 lines", () => {
  const long = sources.filter(({ lines }) => lines > 250);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test("half of what ships has at most 45 lines", () => {
  const lengths = sources.filter(({ path }) => ships(path)).map(({ lines }) => lines);
  expect(median(lengths)).toBeLessThanOrEqual(45);
});

test("links of the site are built from its addresses", () => {
  const written = sources.filter(({ path, text }) => path.startsWith("web/src/") && /\bto="\//.test(text));
  expect(written.map(({ path }) => path)).toEqual([]);
});

test("no word runs into the element that stands beside it on another line", () => {
  // Between lines JSX leaves no space: {" "} says that there is one.
  const inline = "(?:a|b|em|span|strong|time|Link|Whole)";
  const joined = new RegExp(`.*[\\w.,:;]\\n *<${inline}\\b.*|.*</${inline}>\\n *\\w.*`, "g");
  const found = sources
    .filter(({ path }) => /^web\/src\/.*\.tsx$/.test(path))
    .flatMap(({ path, text }) => (text.match(joined) ?? []).map((lines) => `${path}: ${lines}`));
  expect(found).toEqual([]);
});

test("no test runs alone or waits to be written, and none is skipped but for what a machine lacks", () => {
  const marked = sources.filter(
    ({ path, text }) =>
      path.startsWith("tests/") && /\b(?:test|describe|it)\.(?:only\b|todo\b|skip\(\s*["'`)])/.test(text),
  );
  expect(marked.map(({ path }) => path)).toEqual([]);
});

test("tests do not sleep", () => {
  const sleepers = sources.filter(
    ({ path, text }) =>
      path.startsWith("tests/") &&
      path !== "tests/architecture/habits.test.ts" &&
      (/waitForTimeout|sleep\(/.test(text) ||
        (/\.(?:test|spec)\.ts$/.test(path) && /=> setTimeout\(\w+, [\d_]{2,}\)/.test(text))),
  );
  expect(sleepers.map(({ path }) => path)).toEqual([]);
});

test("what is seen first is reached first: no style and no number changes the order of things", () => {
  const turned = globSync("web/src/**/*.{css,tsx}")
    .map((path) => [
      path,
      /[\s{]order:\s*-?\d|(row|column)-reverse|tabIndex=\{[1-9]/.exec(readFileSync(path, "utf8"))?.[0],
    ])
    .filter(([, found]) => found);
  expect(turned).toEqual([]);
});
