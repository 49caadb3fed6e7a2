import { expect, test } from "vitest";
import { boundsOf } from "../../stacks/local/artist/cast/body.ts";
import { dressOf, HERO_BOX } from "../../stacks/local/artist/heroes.ts";
import { headFor } from "../../stacks/local/artist/motifs/heads.ts";
import { endingIn, leadOf } from "../../stacks/local/artist/stage.ts";
import { sceneOf, told } from "./seen.ts";

test.each([
  ["Portrait of my golden retriever", ["dog-head"]],
  ["A portrait of our German shepherd Rex", ["pricked-head"]],
  ["A beagle, portrait", ["hound-head"]],
  ["Portrait of my husky", ["wolf-head"]],
  ["Close-up of a cat's face", ["cat-head"]],
  ["The head of a lion", ["lion-head"]],
  ["Wolf head", ["wolf-head"]],
  ["Portrait of a giraffe", ["giraffe-head"]],
  ["Portrait of a panda", ["panda-head"]],
  ["Portrait of a polar bear", ["bear-head"]],
  ["A raccoon", ["raccoon-head"]],
  ["Portrait of our two dogs", ["2 dog-head"]],
  ["A cat wearing a crown, portrait", ["cat-head", "crown holding 0"]],
  ["Portrait of my daughter with her horse", ["bust", "horse-head with 0"]],
  ["A family portrait of four with a cat", ["bust+bust+bust+bust", "cat-head with 0"]],
  ["A woman's face", ["bust"]],
  ["Portrait of an old fisherman", ["bust"]],
])("%s: a head, and no body", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test.each([
  ["A cat with a hat on its head", ["cat", "top-hat with 0"]],
  ["A bird on an elephant's head", ["bird", "elephant on 0"]],
  ["A portrait of my dog asleep on a sofa", ["dog", "sofa on 0"]],
  ["Portrait of a camel", ["camel"]],
])("%s: whole", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

const heads = "dog cat horse hare fox wolf lion tiger bear cow elephant monkey giraffe llama owl pig ewe stag"
  .split(" ")
  .map((motif) => headFor(motif, motif) ?? motif);

test.each([...heads, "hound-head", "pricked-head", "raccoon-head"])(
  "%s: it has a face, in the color of its coat",
  (name) => {
    const colors = (color: string) => dressOf({ name, color }).map((part) => part.color);
    const [black, white] = [colors("#222228"), colors("#f2efe8")];
    expect(black).toContain(undefined);
    expect(black).toContain("#ffffff");
    expect(black.filter((color, at) => color !== white[at]).length).toBeGreaterThan(0);
  },
);

test.each(["Portrait of a horse", "Portrait of a young woman", "Portrait of our two dogs"])(
  "%s: it ends with its frame, whatever shape that has, and nothing else of it leaves it",
  (wish) => {
    const scene = sceneOf(wish);
    for (const [width, height] of [
      [300, 900],
      [500, 500],
      [900, 300],
    ] as const) {
      const frame = { x: 100, y: 50, width, height };
      const { y, size } = endingIn(frame, scene, { x: 300, y: 0, size: 1200 });
      const [, top, , bottom] = boundsOf(leadOf(scene)).map((edge) => y + (edge / HERO_BOX - 0.5) * size);
      expect(bottom).toBeGreaterThan(frame.y + height);
      expect(top).toBeGreaterThan(frame.y);
    }
  },
);
