import { expect, test } from "vitest";
import { easel } from "../../stacks/local/artist/easel.ts";
import { random } from "../../stacks/local/artist/random.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { setOf } from "../../stacks/local/artist/sets.ts";
import { specOf } from "../../stacks/local/artist/world/spec.ts";
import { sceneOf, score, sentences, shareOf } from "./seen.ts";

test("of two hundred sentences, nearly all that is asked is in the scene, and stands as asked", () => {
  const { thing, relation, setting, absence, lost } = score();
  expect(sentences.length).toBeGreaterThanOrEqual(200);
  const share = ({ asked, seen }: { asked: number; seen: number }) => seen / asked;
  expect(share(thing), lost.join("\n")).toBeGreaterThan(0.95);
  expect(share(relation), lost.join("\n")).toBeGreaterThan(0.9);
  expect(share(setting), lost.join("\n")).toBeGreaterThan(0.95);
  expect(share(absence), lost.join("\n")).toBe(1);
});

test.each(["truth", "love", "freedom", "Qwv zzxk plomr", "the meaning of it all", "justice and hope"])(
  "%s has no shape: nothing is drawn by mistake",
  (subject) => {
    expect(sceneOf(subject).heroes).toEqual([]);
  },
);

test.each([
  ["a fox mending a scarf", ["a fox", "a scarf"], ["mending"]],
  ["a fox knitting a scarf", ["a fox", "yarn", "a scarf"], []],
  ["a cat jumping over a fence", ["a cat", "a fence"], ["jumping"]],
  ["a lion roaring on a rock", ["a lion", "a rock"], ["roaring"]],
  ["a dog swimming in a lake", ["a dog", "a lake"], ["swimming"]],
  ["a rabbit running in the snow", ["a rabbit", "the snow"], ["running"]],
  ["a dolphin leaping and a wolf howling", ["a dolphin", "a wolf"], []],
  ["two horses running on a beach", ["two horses", "a beach"], []],
  ["a whale swimming", ["a whale"], []],
  ["a woman running in the park", ["a woman", "running", "the park"], []],
  ["a running horse", ["a horse"], []],
  ["a cup of coffee", ["a cup"], []],
  ["a lamp and a glorb", ["a lamp"], ["glorb"]],
  ["a fox and a lamp", ["a fox", "a lamp"], []],
  ["Two cats in Paris at night", ["two cats", "Paris", "night"], []],
  ["no people, just an empty beach", ["a beach"], []],
  ["a jazz trio in a smoky library", ["a jazz trio", "a library"], ["smoky"]],
  ["my grandmother's kitchen", ["a kitchen"], []],
  ["a boat on the sea", ["a boat", "the sea"], []],
  ["a ship on a stormy sea", ["a ship", "a storm", "a sea"], []],
  ["a stack of books", ["books"], []],
  ["a pile of pumpkins", ["a pumpkin"], []],
  ["hundreds of birds", ["eight birds"], []],
  ["New York at night", ["New York", "night"], []],
  ["Paris in the rain", ["Paris", "the rain"], []],
  ["a red fox in new york", ["a fox", "new york"], []],
  ["the Eiffel Tower at dusk", ["the Eiffel Tower", "dusk"], []],
])("%s: what was understood is told, and what was missed", (wish, understood, missed) => {
  const told = read(wish);
  expect(told.understood).toEqual(understood);
  expect(told.missed).toEqual(missed);
});

test("whoever the sentence is about is large, unless the words say that they are far", () => {
  for (const variant of [0, 1, 2, 3]) {
    for (const subject of ["a fox", "an owl at night", "a lighthouse", "a dancer", "a frog"]) {
      expect(shareOf(subject, variant), subject).toBeGreaterThan(0.34);
      expect(shareOf(subject, variant), subject).toBeLessThan(0.61);
    }
    expect(shareOf("a distant lighthouse", variant)).toBeLessThan(0.25);
  }
});

test.each([
  "A jazz trio on a stage",
  "three dancers by the sea at sunset",
  "three elephants",
  "four musicians",
  "four sailboats on the sea",
  "five penguins",
  "five horses",
])("%s: many are as large together as one alone", (subject) => {
  for (const variant of [0, 1, 2, 3]) {
    expect(shareOf(subject, variant)).toBeGreaterThan(0.35);
    expect(shareOf(subject, variant)).toBeLessThan(0.61);
  }
});

test("of two hundred sentences, hardly any makes a dwarf of whom it is about", () => {
  const shares = sentences.flatMap(({ words }) => shareOf(words) ?? []);
  expect(shares.filter((share) => share < 0.28).length / shares.length).toBeLessThan(0.12);
});

test.each([
  ["A jazz trio on a stage", ["stage"]],
  ["A cat in a library", ["books"]],
  ["A cat in a kitchen", ["tiles", "window"]],
  ["A cat on a sofa", ["window"]],
])("%s: a room has what it is known by", (subject, known) => {
  const brief = { subject, artStyle: "photorealistic-style", aspectRatio: "portrait" } as const;
  const sheet = easel(brief, { seed: 1, variant: 0 }, { width: 100, height: 150 });
  const room = specOf(sheet, sceneOf(subject))?.room;
  const all = ["stage", "books", "tiles", "window"] as const;
  expect(all.filter((what) => room?.[what])).toEqual(known);
});

test.each([
  ["A jazz trio on a stage", "stage", ["cloth", "gold", "beam", "floor"]],
  ["A cat in a library", "library", ["book0", "book1", "book2", "book3", "wood"]],
  ["A cat in a kitchen", "kitchen", ["tile", "gold", "glass"]],
  ["A cat on a sofa", "parlour", ["glass", "frame", "wall"]],
])("%s: a room of flat pieces has what it is known by", (subject, room, known) => {
  const scene = sceneOf(subject);
  expect(scene.room).toBe(room);
  const pieces = setOf(scene.room, { x: 0, y: 0, width: 1000, height: 1500, floor: 1200 }, random("a room"));
  expect([...new Set(pieces.map(({ role }) => role))]).toEqual(expect.arrayContaining(known));
});
