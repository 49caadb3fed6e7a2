import { expect, test } from "vitest";
import { isSolved, setPuzzle, solve } from "../../functions/lib/puzzle.ts";

const secret = new TextEncoder().encode("a secret of the shop");

test.each([
  ["first", "salt 175", 0],
  ["last", "salt 142", 255],
])("a puzzle whose answer is the %s that is tried can be solved", async (_, salt, answer) => {
  const puzzle = await setPuzzle({ secret, who: "a guest", salt, now: 0, rounds: 1 });
  const solved = await solve(puzzle);
  expect(solved).toEqual({ salt, until: puzzle.until, answer });
  expect(await isSolved(solved, { secrets: [secret], who: "a guest", now: 0 })).toBe(true);
});
