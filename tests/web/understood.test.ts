import { expect, test } from "vitest";
import { understoodSentence } from "../../web/src/images/understood.ts";

test("what was drawn and what was not is one sentence", () => {
  expect(understoodSentence({ understood: ["a fox", "a lamp"], missed: ["knitting"] })).toBe(
    "We drew a fox and a lamp; “knitting” is beyond this artist.",
  );
});

test("several that were missed are named together", () => {
  expect(understoodSentence({ understood: ["a fox"], missed: ["glorb", "zanf"] })).toBe(
    "We drew a fox; “glorb” and “zanf” are beyond this artist.",
  );
});

test("where nothing was understood, the picture is a pattern and says so", () => {
  expect(understoodSentence({ understood: [], missed: ["entropy"] })).toMatch(
    /^“entropy” is beyond this artist: this is a pattern/,
  );
});

test("where nothing was missed, or nobody knows, nothing is said", () => {
  expect(understoodSentence({ understood: ["a fox"], missed: [] })).toBeUndefined();
  expect(understoodSentence({})).toBeUndefined();
});
