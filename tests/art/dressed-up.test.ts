import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { rgb } from "../../stacks/local/artist/color.ts";
import { type Hero, solid } from "../../stacks/local/artist/heroes.ts";
import { livery } from "../../stacks/local/artist/livery.ts";
import { named } from "../../stacks/local/artist/motifs/colors.ts";
import { drawings } from "../../stacks/local/artist/motifs/drawings.ts";
import type { Who } from "../../stacks/local/artist/motifs/who.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { told } from "./seen.ts";

const firstOf = (wish: string) => read(wish).things[0];

test.each([
  ["A cat wearing sunglasses", "cat-head", { glasses: "sunglasses" }],
  ["A cat wearing aviator sunglasses", "cat-head", { glasses: "sunglasses" }],
  ["An owl with round glasses", "owl-head", { glasses: "glasses" }],
  ["A dog in a blue bow tie", "dog-head", { neck: "bow-tie", cloth: named.blue }],
  ["A tiger wearing a tuxedo and a bow tie", "tiger-head", { neck: "suit" }],
  [
    "A llama in a green sweater and sunglasses",
    "llama-head",
    {
      neck: "sweater",
      cloth: named.green,
      glasses: "sunglasses",
    },
  ],
  ["A fox with a scarf on the beach", "fox-head", { neck: "scarf" }],
] as const)("%s: is seen from near by, in what it has on", (wish, motif, who) => {
  expect(firstOf(wish)).toMatchObject({ motif, who });
  expect(read(wish).portrait).toBe(true);
  expect(read(wish).missed).toEqual([]);
});

test.each([
  ["A bear in a suit reading the newspaper", ["bear-head", "newspaper reading 0"]],
  ["A dog in a tuxedo and a top hat", ["dog-head", "top-hat holding 0"]],
  ["Two cats wearing sunglasses", ["2 cat-head"]],
  ["A girl with a dog wearing a red scarf", ["bust", "dog-head with 0"]],
])("%s: all of them", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test.each([
  ["A cat wearing sunglasses riding a skateboard", "sunglasses"],
  ["A dog in a sweater on a sofa", "sweater"],
  ["A horse wearing a tie", "tie"],
])("%s: where it is seen whole it has nothing on, and that is told", (wish, word) => {
  const { things, understood, missed, portrait } = read(wish);
  expect(things[0]?.who).toBeUndefined();
  expect(missed).toEqual([word]);
  expect(understood.join(" ")).not.toContain(word);
  expect(portrait).toBeUndefined();
});

test("two glasses of wine are on nobody's nose", () => {
  expect(told("A cat with two glasses of wine")).toEqual(["cat", "2 wine-glass with 0"]);
});

test("what people have on their noses is dark, too", () => {
  expect(firstOf("A man wearing sunglasses")?.who).toEqual({ sex: "man", glasses: "sunglasses" });
});

const SIDE = 100;

/** The color of a head at a place of its drawing. */
function seenAt(hero: Hero, x: number, y: number): readonly [number, number, number] {
  const context = createCanvas(SIDE, SIDE).getContext("2d");
  context.scale(SIDE / 32, SIDE / 32);
  context.fillStyle = "#c9a878";
  context.fill(solid(hero));
  livery(context, hero, rgb, [0, 0, 0]);
  const { data } = context.getImageData(Math.round(x), Math.round(y), 1, 1);
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}

const facing = Object.entries(drawings).flatMap(([name, { eye }]) => (eye ? [[name, eye] as const] : []));

test("of every head that looks out of its picture it is known where its eyes are", () => {
  expect(facing.map(([name]) => name)).toHaveLength(
    Object.keys(drawings).filter((name) => name.endsWith("-head")).length - 1,
  );
});

const red = "#d01818";
const head = (name: string, who: Who): Hero => ({ name, color: "#c9a878", who });

test.each(facing)("%s: it has on what it was dressed in", (name, [x, y]) => {
  const dark = head(name, { glasses: "sunglasses" });
  for (const dx of [-3, 0, 3]) expect(Math.max(...seenAt(dark, x + dx, y + 3))).toBeLessThan(40);
  for (const [neck, at] of [
    ["bow-tie", [40, 81]],
    ["necktie", [50, 92]],
    ["scarf", [36, 80]],
    ["suit", [30, 92]],
    ["sweater", [36, 95]],
  ] as const) {
    const [r, g, b] = seenAt(head(name, { neck, cloth: red }), at[0], at[1]);
    expect([r > 150, g < 90, b < 90], neck).toEqual([true, true, true]);
  }
});

test("no eye shines through dark glasses", () => {
  const [shine, dark] = [{}, { glasses: "sunglasses" as const }].map((who) =>
    seenAt(head("cat-head", who), 41.6, 41.8),
  );
  expect(Math.min(...(shine ?? []))).toBeGreaterThan(150);
  expect(Math.max(...(dark ?? []))).toBeLessThan(40);
});
