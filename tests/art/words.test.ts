import { createCanvas, type Path2D } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { styleFragments } from "../../functions/core/images/style-fragments.ts";
import ideas from "../../functions/core/journeys/ideas.json" with { type: "json" };
import { easel } from "../../stacks/local/artist/easel.ts";
import { isDrawable } from "../../stacks/local/artist/heroes.ts";
import { named, natural } from "../../stacks/local/artist/motifs/colors.ts";
import { drawings } from "../../stacks/local/artist/motifs/drawings.ts";
import { isHead } from "../../stacks/local/artist/motifs/heads.ts";
import { bodyOf, cutOut } from "../../stacks/local/artist/motifs/outline.ts";
import { drawingFor } from "../../stacks/local/artist/motifs/words.ts";
import { knownPlaces } from "../../stacks/local/artist/places.ts";
import { sceneFor } from "../../stacks/local/artist/scene.ts";
import { families } from "./families.ts";

const sceneOf = (subject: string, variant = 0) =>
  sceneFor(
    easel(
      { subject, artStyle: "hokusai-style", aspectRatio: "portrait" },
      { seed: 1, variant },
      { width: 100, height: 150 },
    ),
  );

test("more than 300 words set the scene, and many more name a motif", () => {
  expect(knownPlaces().length).toBeGreaterThan(300);
  expect(drawingFor.size).toBeGreaterThan(200);
  const borrowed = "robot dragon peacock crown anchor trumpet camera snowman volcano pizza";
  for (const word of borrowed.split(" ")) expect(sceneOf(word).heroes, word).toHaveLength(1);
});

test("every motif drawn by hand but a beast's head has a word, and every such word a motif", () => {
  const whole = Object.keys(drawings).filter((name) => !isHead(name));
  const said = [...new Set(drawingFor.values())];
  // Nobody has drawn more of a raccoon than its head.
  expect(said.filter(isHead)).toEqual(["raccoon-head"]);
  expect(said.filter((name) => !isHead(name)).sort()).toEqual(whole.sort());
});

describe.for(Object.entries(drawings))("%s", ([, drawing]) => {
  const inked = (path: Path2D) => {
    const context = createCanvas(96, 96).getContext("2d");
    context.translate(16, 16);
    context.scale(2, 2);
    context.fill(path);
    const { data } = context.getImageData(0, 0, 96, 96);
    return Array.from({ length: 96 * 96 }, (_, dot) => (data[dot * 4 + 3] as number) > 127);
  };
  const body = inked(bodyOf(drawing));
  const lines = inked(cutOut(drawing));

  test("it stands within its box, and fills some of it", () => {
    const outside = body.filter(
      (ink, dot) => ink && (dot % 96 < 14 || dot % 96 > 81 || dot < 96 * 13 || dot > 96 * 83),
    );
    expect(outside).toEqual([]);
    expect(body.filter(Boolean).length).toBeGreaterThan(96);
  });

  test("what is cut out of it is cut, and nothing else", () => {
    const [whole, left] = [body, lines].map((shape) => shape.filter(Boolean).length) as [number, number];
    expect(left).toBeGreaterThan(whole * 0.5);
    if (drawing.cut && drawing.cut.length > 0) expect(left).toBeLessThan(whole);
    // A dot at an edge may fall to either side.
    expect(lines.filter((ink, dot) => ink && !body[dot]).length).toBeLessThan(4);
  });
});

const namesIn = (subject: string) =>
  sceneOf(subject).heroes.flatMap((hero) => (hero.parts ?? [{ hero }]).map((part) => part.hero.name));

test.each([
  ["A pair of cranes in a marsh", "crane", 2],
  ["Three elephants walking", "elephant", 3],
  ["A herd of wild horses", "horse", 5],
  ["A raven where two roads meet", "raven", 1],
  ["A polar bear on drifting ice", "bear", 1],
  ["A tea house in the hills", "pagoda", 1],
])("%s is about this, so many times", (subject, name, count) => {
  expect(namesIn(subject)).toEqual(Array.from({ length: count }, () => name));
});

test("a jazz trio is three who play three instruments, and no crow", () => {
  expect(namesIn("jazz trio at night").sort()).toEqual(["cellist", "drummer", "saxophonist"]);
});

test("every motif that a word can mean can be drawn", () => {
  for (const motif of Object.keys(families)) expect(isDrawable(motif), motif).toBe(true);
});

test("a motif has the color of the words before it, or its own", () => {
  const colorOf = (subject: string) => sceneOf(subject).heroes[0]?.color;
  expect(colorOf("A blue fox")).toBe(named.blue);
  expect(colorOf("A fox under a blue sky")).toBe(natural.fox);
  expect(colorOf("A kite")).toBeUndefined();
});

test.each([
  ["A child on a beach", { ashore: true, indoors: false }],
  ["A whale in the sea", { ashore: false, indoors: false }],
  ["A kite above the sea", { ashore: false, aloft: true }],
  ["A violin beside an open window", { indoors: true }],
  ["A piano in a birch forest", { indoors: false }],
])("%s stands where it can stand", (subject, expected) => {
  expect(sceneOf(subject)).toMatchObject(expected);
});

test.for(ideas)("the shop's own idea says something to the artist: %s", (idea) => {
  const { places, heroes } = sceneOf(idea);
  expect(places.length + heroes.length).toBeGreaterThan(0);
});

test.each([
  ["A city skyline", ["city", "water"]],
  ["A sailing boat before a city skyline", ["city", "water"]],
  ["A hot air balloon over the city", ["city", "water"]],
  ["A cat before a city skyline", ["city"]],
])("%s: a river is there for nobody who would sink in it", (subject, places) => {
  expect(sceneOf(subject).places).toEqual(places);
});

describe("what the words say is in the scene", () => {
  test.each([
    ["A lighthouse above a stormy sea at night", { time: "night", weather: "rain", places: ["sea"] }],
    ["A fox in a snowy forest", { weather: "snow", places: ["forest"] }],
    ["A camel in the desert at sunset", { time: "dusk", places: ["desert"] }],
    ["A golden retriever in a park", { time: "day", places: ["flowers"] }],
    ["A field in golden light", { time: "dusk", places: ["flowers"] }],
    ["A bonfire on a beach", { time: "night", places: ["sea"] }],
    ["A campfire in the woods at sunrise", { time: "dawn", places: ["forest"] }],
    ["Foggy city streets in the morning", { time: "dawn", weather: "mist", places: ["city"] }],
  ])("%s", (subject, expected) => {
    const scene = sceneOf(subject);
    expect(scene).toMatchObject({ ...expected, places: expect.arrayContaining(expected.places) });
  });
});

test.each(["Fireworks", "Fireworks over the city", "A firework above a lake"])(
  "%s: they are aloft, and seen by night",
  (subject) => {
    expect(sceneOf(subject)).toMatchObject({ aloft: true, time: "night" });
    expect(new Set(namesIn(subject))).toEqual(new Set(["fireworks"]));
    expect(sceneOf(subject).heroes[0]?.color).toBe(natural.fireworks);
  },
);

test("the four of a batch set four different stages", () => {
  const stages = [0, 1, 2, 3].map((variant) => sceneOf("A heron", variant).stage.size);
  expect(new Set(stages).size).toBe(4);
});

test("words that nobody knows are no scene, but have a rhythm of their own", () => {
  const [one, other] = [sceneOf("Qwv zzxk plomr"), sceneOf("Brrt snolk vex")];
  expect([one.places, one.heroes]).toEqual([[], []]);
  expect(one.rhythm).not.toBe(other.rhythm);
});

test("every style of the journey has an artist", async () => {
  const { styleFor } = await import("../../stacks/local/artist/styles.ts");
  for (const style of Object.keys(styleFragments))
    expect(await styleFor(style as never)).toBeTypeOf("function");
});
