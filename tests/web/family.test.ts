import { expect, test } from "vitest";
import { madeOf, mayLackChildren, toldFrom } from "../../web/src/images/family.ts";
import type { Art } from "../../web/src/store.ts";

const picture = (more: Partial<Art>) =>
  ({
    _id: "p",
    status: "ready",
    relatedBatch: "b",
    prompt: "A heron",
    journeyStepValues: { subject: "A heron", artStyle: "sumi-e-style" },
    ...more,
  }) as Art;
const like = (answers: Record<string, string>) =>
  picture({ journeyStepValues: { subject: "A heron", artStyle: "sumi-e-style", ...answers } });

test("a relative is told by what is different about it, the words before all", () => {
  const one = picture({});
  expect(toldFrom(picture({ prompt: "A stork", journeyStepValues: {} }), one)).toBe("“A stork”");
  expect(toldFrom(like({ artStyle: "comic-style", colorPalette: "muted" }), one)).toBe("In another style");
  expect(toldFrom(like({ colorPalette: "muted" }), one)).toBe("In other colors");
  expect(toldFrom(one, like({ colorPalette: "muted" }))).toBe("In other colors");
  expect(toldFrom(like({}), one)).toBe("Another try");
});

test("what a picture was changed into is shown once for each time, by what there is to see", () => {
  const made = (id: string, relatedBatch: string, more: Partial<Art> = {}) =>
    picture({ _id: id, relatedBatch, parent: "p", ...more });
  const own = [
    made("1", "x", { status: "generating" }),
    made("2", "x"),
    made("3", "x"),
    made("4", "y"),
    made("5", "z", { parent: "another" }),
    picture({}),
  ];
  expect(madeOf(picture({}), own).map(({ _id }) => _id)).toEqual(["2", "4"]);
});

test("what it was changed into may hang on a later page, and nobody reads all of a large gallery for it", () => {
  const of = (...days: number[]) => ({
    generatedImages: days.map((day) => picture({ createdAt: `2026-11-${day}` })),
  });
  const image = picture({ createdAt: "2026-11-15" });
  expect(mayLackChildren(image, [of(22, 21)])).toBe(true);
  expect(mayLackChildren(image, [of(22, 21), of(20, 15)])).toBe(false);
  expect(mayLackChildren(image, [of()])).toBe(false);
  expect(mayLackChildren(image, Array(3).fill(of(22, 21)))).toBe(false);
});
