import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { dressOf, type Hero, solid } from "../../stacks/local/artist/heroes.ts";
import { ofItsKind } from "../../stacks/local/artist/motifs/colors.ts";
import { type Who, wordsOf } from "../../stacks/local/artist/motifs/who.ts";
import { guises } from "../../stacks/local/artist/reading/guises.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { builtSolid } from "../../stacks/local/artist/solids/cast.ts";
import { sceneOf, told } from "./seen.ts";

const seenOf = (wish: string) =>
  read(wish).things.map(({ word, who, color }) => ({ word, who: wordsOf(who ?? {}), color }));

test.each([
  ["A knight in shining armor", "knight", "armour helm sword heater"],
  ["A samurai", "samurai", "lacquer kabuto katana"],
  ["An old pirate", "pirate", "old man frock tricorn beard cutlass patch"],
  ["A viking", "viking", "man furs horned beard cloak axe round"],
  ["Portrait of an angel", "angel", "woman gown halo #dcb765 wings"],
  ["A fairy in the woods", "fairy", "woman dress gauze wand"],
  ["A mermaid", "mermaid", "woman tail #b0502a"],
  ["A superhero over the city", "superhero", "tights cape mask"],
  ["Three ninjas", "ninja", "wraps cowl katana"],
  ["Elves", "elf", "child man tunic cone #2f5f34 pointed"],
  ["A giant", "giant", "giant man furs beard"],
  ["A skeleton", "skeleton", "bones #ece6d8 skull"],
])("%s: it is seen by what they wear who they are", (wish, word, expected) => {
  expect(seenOf(wish)).toEqual([{ word, who: expected, color: ofItsKind[word] }]);
});

test.each(["viking", "superhero", "angel", "fairy", "elf", "gnome", "vampire", "climber", "goblin"])(
  "a %s is somebody",
  (word) => expect(told(`A ${word}`)).toEqual(["figure"]),
);

test.each([
  ["A pirate girl", "child woman frock tricorn cutlass patch", ofItsKind.pirate],
  ["A boy dressed as a pirate", "child man frock tricorn cutlass patch", ofItsKind.pirate],
  ["A girl in a fairy costume", "child woman dress gauze wand", ofItsKind.fairy],
  ["A woman wearing a viking helmet", "woman horned", "#363a45"],
  ["A man with angel wings", "man wings", "#363a45"],
  ["A woman in armor", "woman armour", ofItsKind.knight],
  ["A black knight in armor", "armour helm sword heater", "#222228"],
  ["A knight in golden armor", "armour helm sword heater", "#d8a02c"],
])("%s: somebody wears what another is known by", (wish, who, color) => {
  expect(seenOf(wish).map((one) => [one.who, one.color])).toEqual([[who, color]]);
  expect(read(wish).missed).toEqual([]);
});

test.each([
  ["A giant red mushroom", ["mushroom"]],
  ["A fairy tale castle", ["castle"]],
  ["A ninja cat", ["cat"]],
  ["Two tacos", ["2 taco"]],
  ["The sphinx at Giza", ["sphinx"]],
])("%s: nobody is there", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

const SIDE = 64;

/** How many dots of two drawings differ, of those that either covers. */
function unlike(one: Hero, other: Hero): number {
  const [a, b] = [one, other].map((hero) => {
    const context = createCanvas(SIDE, SIDE).getContext("2d");
    context.scale(SIDE / 48, SIDE / 48);
    context.translate(8, 10);
    context.fillStyle = "#888888";
    context.fill(solid(hero));
    for (const { path, color } of dressOf({ ...hero, color: "#888888" })) {
      context.fillStyle = color ?? "#000000";
      context.fill(path);
    }
    return context.getImageData(0, 0, SIDE, SIDE).data;
  }) as [Uint8ClampedArray, Uint8ClampedArray];
  const dots = Array.from({ length: SIDE * SIDE }, (_, dot) => dot * 4);
  const covered = dots.filter((at) => a[at + 3] || b[at + 3]);
  const differ = covered.filter((at) =>
    [0, 1, 2, 3].some((k) => Math.abs((a[at + k] as number) - (b[at + k] as number)) > 40),
  );
  return differ.length / covered.length;
}

/** The front of a body in the rendered world: how deep it is at each dot, and of which part. */
function frontOf(name: string, who: Who): string[] {
  const { body } = builtSolid(name, [0.4, 0.4, 0.4], who) as NonNullable<ReturnType<typeof builtSolid>>;
  return Array.from({ length: 40 * 40 }, (_, dot) => {
    const [z, y] = [((dot % 40) / 40 - 0.5) * 9, (Math.floor(dot / 40) / 40) * 9];
    for (let x = 4, steps = 0; x > -4 && steps < 60; steps++) {
      const off = body.sdf(x, y, z);
      if (off < 0.02) return x.toFixed(1);
      x -= off;
    }
    return "";
  });
}

const kinds = "knight samurai pirate viking gladiator superhero angel fairy ninja soldier clown jester"
  .concat(" elf gnome goblin vampire skeleton climber")
  .split(" ");

describe.each(kinds)("a %s", (kind) => {
  const who = guises[kind] as Who;
  const plain: Who = { ...(who.age && { age: who.age }), ...(who.sex && { sex: who.sex }) };

  test.each(["figure", "bust"])("is drawn otherwise than somebody: %s", (name) => {
    expect(unlike({ name, who }, { name, who: plain })).toBeGreaterThan(0.12);
  });

  test("is drawn otherwise than the others", () => {
    for (const other of kinds.filter((one) => one !== kind))
      expect(
        unlike({ name: "figure", who }, { name: "figure", who: guises[other] as Who }),
        other,
      ).toBeGreaterThan(0.12);
  });

  test("is of another shape in the rendered world", () => {
    const [here, there] = [frontOf("figure", who), frontOf("figure", plain)];
    expect(here.filter((deep, dot) => deep !== there[dot]).length).toBeGreaterThan(14);
  });
});

test("a mermaid has no legs: she is wider than she is high, drawn and in the rendered world", () => {
  const { body } = builtSolid("mermaid", [0.4, 0.4, 0.4], guises.mermaid) as NonNullable<
    ReturnType<typeof builtSolid>
  >;
  expect(body.wide).toBeGreaterThan(body.h);
  const [left, top, right, bottom] = solid({ name: "mermaid" }).computeTightBounds() as unknown as number[];
  expect((right as number) - (left as number)).toBeGreaterThan((bottom as number) - (top as number));
});

test("of who is in a helmet or a cowl there is no hair", () => {
  for (const kind of ["knight", "ninja"]) {
    const who: Who = { ...guises[kind], hair: "#b0502a" };
    for (const name of ["figure", "bust", "rider"])
      expect(dressOf({ name, who }).map(({ color }) => color)).not.toContain("#b0502a");
  }
});

test("an astronaut has a visor of gold, and what is behind it is not seen", () => {
  expect(dressOf({ name: "astronaut" }).map(({ color }) => color)).toContain("#c98a2e");
});

test("a skeleton that dances is no dancer in a skirt", () => {
  expect(sceneOf("A skeleton dancing").heroes[0]?.name).toBe("figure");
  expect(sceneOf("A woman dancing").heroes[0]?.name).toBe("dancer");
});

test.each(["A superhero flying over the city", "An angel flying", "A fairy flying over a meadow"])(
  "%s: aslant in the air, drawn and in the rendered world",
  (wish) => {
    const [hero] = sceneOf(wish).heroes as [Hero];
    expect(hero.name).toBe("flyer");
    const wide = (one: Hero) => {
      const [left, top, right, bottom] = solid(one).computeTightBounds() as unknown as [
        number,
        number,
        number,
        number,
      ];
      return (right - left) / (bottom - top);
    };
    expect(wide(hero)).toBeGreaterThan(1.1 * wide({ ...hero, name: "figure" }));
    const built = ["flyer", "figure"].map((name) => builtSolid(name, [0.4, 0.4, 0.4], hero.who)?.body);
    expect(built[0]?.wide).toBeGreaterThan(1.5 * (built[1]?.wide ?? 9));
  },
);
