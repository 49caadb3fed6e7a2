import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { distance } from "./glance.ts";
import { file, type Recorded, record } from "./record.ts";
import { allStyles } from "./render.ts";

const kept = JSON.parse(readFileSync(file, "utf8")) as Recorded;
const now = await record();
const changed =
  "raise ENGINE_VERSION, so that favourites of before are not printed as something else; then run tests/art/record.ts";

const dots = (glance = "") => Array.from(glance, Number);

test("what is written down is of this version", () => {
  expect(now.version, changed).toBe(kept.version);
});

test("each technique is written down standing and lying, by day and at dusk", () => {
  const both = allStyles.flatMap((style) => [`${style} 0`, `${style} 1`]);
  expect(Object.keys(kept.glances).toSorted()).toEqual(both.toSorted());
});

test.for(Object.keys(kept.glances))("%s is what this version has always painted", (painting) => {
  expect(distance(dots(kept.glances[painting]), dots(now.glances[painting])), changed).toBeLessThanOrEqual(4);
});

test.for(Object.keys(kept.scenes))("this version has always read the same in: %s", (subject) => {
  expect(JSON.parse(JSON.stringify(now.scenes[subject])), changed).toEqual(kept.scenes[subject]);
});
