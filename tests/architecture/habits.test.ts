import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "./sources.ts";

/** Files that may be long, each with its reason. */
const longWithReason = new Map<string, string>([
  ["tests/simulation/order-world.ts", "one world: its parts share the clock, the dice and the table"],
  ["stacks/local/artist/styles/bauhaus.ts", "one style, drawn from top to bottom"],
  ["stacks/local/artist/styles/comic.ts", "one style, drawn from top to bottom"],
  ["stacks/local/artist/styles/art-nouveau.ts", "one style, drawn from top to bottom"],
  ["stacks/local/artist/styles/cyberpunk.ts", "one style, drawn from top to bottom"],
  ["stacks/local/artist/styles/hokusai.ts", "one style, drawn from top to bottom"],
  ["stacks/local/artist/styles/sumi-e.ts", "one style, drawn from top to bottom"],
  ["stacks/local/artist/styles/surrealism.ts", "one style, drawn from top to bottom"],
  ["stacks/local/artist/styles/vaporwave.ts", "one style, drawn from top to bottom"],
  ["stacks/local/artist/styles/comic-places.ts", "a drawing for each place"],
]);

test("no room has a name that explains nothing", () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\/|\.tsx?$)/;
  expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
});

test("no file is longer than 250 lines without a reason, and half are under 60", () => {
  const long = sources.filter(({ path, lines }) => lines > 250 && !longWithReason.has(path));
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
});

test("no test is skipped or runs alone", () => {
  const marked = sources.filter(
    ({ path, text }) => path.startsWith("tests/") && /\b(?:test|describe|it)\.(?:only|todo)\b/.test(text),
  );
  expect(marked.map(({ path }) => path)).toEqual([]);
});

test("tests do not sleep", () => {
  const sleepers = sources.filter(
    ({ path, text }) =>
      path.startsWith("tests/") &&
      path !== "tests/architecture/habits.test.ts" &&
      /waitForTimeout|sleep\(/.test(text),
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
