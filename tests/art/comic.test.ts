import { expect, test } from "vitest";
import { shotsFor } from "../../stacks/local/artist/styles/comic-frame.ts";
import { sceneOf } from "./seen.ts";

const pages = (subject: string) =>
  [0, 1, 2, 3].map((variant) => shotsFor(variant, sceneOf(subject, variant, "comic-style")));

test.each([
  "A bicycle leaning against a lighthouse in the rain",
  "A violinist on a stage at night",
  "A red fox in front of a mountain lake",
])("%s: every page of a comic shows where it is and what the weather does", (subject) => {
  for (const shots of pages(subject)) expect(shots).toContain("place");
});

test("who is nowhere comes with a bang or a rush", () => {
  expect(pages("A red fox").map(([first]) => first)).toEqual(["burst", "place", "place", "rush"]);
});
