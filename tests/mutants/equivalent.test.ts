import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EQUIVALENT, equivalent } from "./equivalent.ts";
import { mutations } from "./mutations.ts";

test.for(EQUIVALENT)("$file: $was is still a mutant", ({ file, was, is, why }) => {
  const text = readFileSync(file, "utf8");
  const excused = mutations(file, text).filter((mutation) => equivalent(file, text, mutation));
  expect(why.length).toBeGreaterThan(20);
  expect(
    excused.map(({ line }) => text.split("\n")[line - 1]?.trim()),
    `${is} was never planted`,
  ).toContain(was);
});
