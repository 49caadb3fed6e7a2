import { expect, test } from "vitest";
import { check, sceneOf } from "./seen.ts";

test.each([
  [
    "a bowl of oranges and a blue vase on a table",
    ["orange in bowl", "bowl on table", "vase on table", "vase blue"],
  ],
  ["a cat and a dog on a sofa", ["cat on sofa", "dog on sofa"]],
  ["a violin and a candle and a book on a table", ["violin on table", "candle on table", "books on table"]],
  ["a fox and an owl under a tree", ["fox under tree", "owl under tree"]],
  ["a lamp and a cat on a chair", ["lamp", "cat on chair"]],
  ["an old man feeding pigeons", ["elder", "3 pigeon", "elder looking pigeon"]],
  ["an old woman with a cat", ["elder", "cat", "elder with cat"]],
  ["an old man reading a book", ["reader"]],
  ["an old house and a man", ["house", "figure"]],
])("%s: all of it is there, and stands as asked", (words, asked) => {
  for (const variant of [0, 1, 2, 3]) {
    const scene = sceneOf(words, variant);
    expect(asked.filter((part) => !check(scene, part).seen)).toEqual([]);
  }
});

test.each([
  ["a dragon above a village", true],
  ["a dragon flying over the mountains", true],
  ["an owl flying through a forest at night", true],
  ["a dragon in a village", false],
  ["a lighthouse above a stormy sea", false],
  ["a castle above the sea", false],
  ["a child flying a red kite on a beach", false],
])("%s: in the air is %s", (words, aloft) => {
  const { stage, horizon, ...scene } = sceneOf(words);
  expect(scene.aloft).toBe(aloft);
  expect(stage.y < horizon - 0.1).toBe(aloft);
});

test("who rides sits: the legs hang down beside the back", () => {
  for (const words of [
    "a knight riding a horse",
    "an astronaut riding a horse",
    "a girl riding a horse",
    "a man on a camel",
  ]) {
    const [rider, mount] = sceneOf(words).heroes[0]?.parts?.toReversed() ?? [];
    if (!rider || !mount) throw new Error("nobody rides");
    const foot = rider.y + rider.size * 0.45;
    expect(foot, words).toBeGreaterThan(mount.y + mount.size * 0.05);
  }
});
