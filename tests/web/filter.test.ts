import { expect, test } from "vitest";
import { choicesIn, everything, isFiltering, matching, sentencesOf } from "../../web/src/images/filter.ts";
import type { Art } from "../../web/src/store.ts";
import { aPicture } from "./remembered.ts";

const made = (id: string, prompt: string, artStyle: string, more: object = {}) =>
  ({
    ...aPicture(id),
    prompt,
    aspectRatio: "portrait",
    createdAt: "2026-11-20T12:00:00Z",
    journeyStepValues: { subject: prompt, artStyle, mood: "dreamy" },
    ...more,
  }) as unknown as Art;

const images = [
  made("c", "A café in Paris", "bauhaus-style", { createdAt: "2026-11-22T12:00:00Z", favorite: true }),
  made("b", "A heron in the reeds", "sumi-e-style", { aspectRatio: "square" }),
  made("a", "A heron in the reeds", "art-noveau-style"),
];
const found = (filter: object) => matching(images, { ...everything, ...filter }).map(({ _id }) => _id);

test.for([
  ["nothing asked", {}, ["c", "b", "a"]],
  ["words in any order, and not to their end", { words: "reed HERON" }, ["b", "a"]],
  ["words without their accents", { words: "cafe" }, ["c"]],
  ["a mood is a word too", { words: "dreamy paris" }, ["c"]],
  ["a word that is nowhere", { words: "heron paris" }, []],
  ["a style", { style: "bauhaus-style" }, ["c"]],
  ["a shape", { shape: "square" }, ["b"]],
  ["a day", { day: "2026-11-22" }, ["c"]],
  ["favorites", { favorites: true }, ["c"]],
  ["all at once", { words: "heron", shape: "portrait" }, ["a"]],
] as const)("%s", ([, filter, ids]) => {
  expect(found(filter)).toEqual(ids);
});

test("a letter more reads no picture anew: there may be thousands", () => {
  let reads = 0;
  const image = made("d", "A heron", "bauhaus-style");
  const prompt = () => {
    reads++;
    return "A heron";
  };
  Object.defineProperty(image, "prompt", { get: prompt });
  for (const words of ["h", "he", "her"]) expect(matching([image], { ...everything, words })).toHaveLength(1);
  expect(reads).toBe(1);
});

test("there is only to choose from what there is", () => {
  const { styles, shapes, days } = choicesIn(images);
  expect(styles.map(({ displayName }) => displayName)).toEqual(["Art Nouveau", "Bauhaus", "Sumi-e"]);
  expect(shapes.map(({ value }) => value)).toEqual(["portrait", "square"]);
  expect(days[0]).toEqual({ value: "2026-11-22", displayName: "November 22, 2026" });
});

test("an empty search is none", () => {
  expect(isFiltering(everything)).toBe(false);
  expect(isFiltering({ ...everything, words: "a" })).toBe(true);
});

test("a sentence is named once, with its latest picture, the newest first", () => {
  expect(sentencesOf(images).map(({ _id }) => _id)).toEqual(["c", "b"]);
});
