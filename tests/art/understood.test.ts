import { expect, test } from "vitest";
import { named, natural } from "../../stacks/local/artist/motifs/colors.ts";
import { wordsOf } from "../../stacks/local/artist/motifs/who.ts";
import { random } from "../../stacks/local/artist/random.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { setOf } from "../../stacks/local/artist/sets.ts";
import { solidsOf } from "../../stacks/local/artist/world/placing.ts";
import { sceneOf } from "./seen.ts";

const drawn = (wish: string) =>
  sceneOf(wish).heroes.flatMap((hero) => (hero.parts ?? [{ hero }]).map((part) => part.hero.name));

test.each([
  ["A woman playing the cello", ["cellist"]],
  ["A woman playing the violin", ["violinist"]],
  ["Two flamingos in a lagoon", ["flamingo", "flamingo"]],
  ["A camper van by the sea", ["minibus"]],
  ["An old van parked by the sea", ["minibus"]],
  ["A vintage Volkswagen van on a beach", ["minibus"]],
  ["Van on a country road", ["minibus"]],
  ["A starry sky in the style of Van Gogh", []],
  ["A field like a van Gogh", []],
  ["Sunflowers by Vincent van Gogh", ["sunflower", "sunflower", "sunflower"]],
  ["A meerkat", []],
  ["A letter by candlelight", ["envelope", "candle"]],
  ["An owl in flight", ["bird"]],
  ["Two old men playing chess", ["elder", "elder", "chess-table"]],
  ["A chess piece", ["chess-knight"]],
  ["A basket of lavender", ["lavender", "lavender", "lavender", "basket"]],
  ["A vase of geraniums", ["blossom", "blossom", "blossom", "urn"]],
  ["A vespa in front of a cafe", ["shop", "motor-scooter"]],
  ["A koi pond with water lilies", ["lotus", "lotus", "lotus", "fish"]],
  ["A treehouse in the woods", ["treehouse"]],
  ["A garden under string lights", ["lantern", "lantern", "lantern"]],
  ["Big Ben in London", ["tower"]],
  ["A shark and a diver", ["figure", "shark"]],
  ["A saxophone player on a street corner", ["saxophonist"]],
  ["Marble with gold veins", []],
  ["A galaxy in a wine glass", ["wine-glass"]],
  ["A parrot on a branch", ["branch", "parrot"]],
  ["A cat in a box", ["cat", "box"]],
])("%s: is drawn as itself or not at all", (wish, names) => {
  expect(drawn(wish)).toEqual(names);
});

test("what is not drawn is told", () => {
  expect(read("A meerkat in a bathtub").missed).toEqual(["meerkat"]);
  expect(read("A starry sky in the style of Van Gogh").missed).toEqual(["van Gogh"]);
});

test("what is told has the accents that it was typed with", () => {
  expect(read("A crème brûlée beside a lamp").missed).toEqual(["crème", "brûlée"]);
  expect(read("Crème fraîche on a table").missed[0]).toBe("crème");
  expect(read("A cre\u0300me by the sea").missed).toEqual(["crème"]);
  expect(read("A creme by the sea").missed).toEqual(["creme"]);
});

test("a polar bear is white", () => {
  expect(sceneOf("A polar bear on the ice").heroes[0]?.color).toBe(named.white);
});

test.each([
  ["A vase of tulips on a table", "tulips"],
  ["Tulips in a vase on a table", "tulips"],
  ["A vase of red roses on a table", "rose"],
  ["A vase of three fresh white roses on a table", "rose"],
])("%s: the flowers are in the vase, and the vase is on the table", (wish, flower) => {
  const parts = sceneOf(wish).heroes[0]?.parts ?? [];
  const at = (name: string) => parts.filter(({ hero }) => hero.name === name);
  const [urn] = at("urn");
  expect(at(flower).length).toBe(3);
  for (const one of at(flower)) expect(one.y).toBeLessThan(urn?.y ?? 0);
  expect(sceneOf(wish).room).toBe("table");
});

test.each([
  ["A bird on a cat's head", "songbird", "cat"],
  ["A child on his father's shoulders at the beach", "rider", "figure"],
])("%s: whose it is, is there", (wish, upper, lower) => {
  const parts = sceneOf(wish).heroes[0]?.parts ?? [];
  const [above, below] = [upper, lower].map((name) => parts.find(({ hero }) => hero.name === name));
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

test.each([
  ["A red vintage car on a coastal road", ["sea"]],
  ["A car on a country road", ["village"]],
  ["A car on a mountain road", ["mountain"]],
  ["A car on a desert road", ["desert"]],
])("%s: it is not in a city", (wish, places) => {
  expect(sceneOf(wish).places).toEqual(places);
});

test("northern lights are seen at night", () => {
  expect(sceneOf("A polar bear under the northern lights").time).toBe("night");
});

test.each([
  ["A girl with a straw hat by the sea", "child woman hat"],
  ["A woman in a red dress and a straw hat", "woman dress hat"],
  ["A man wearing a cowboy hat", "man hat"],
])("%s: the hat is on the head, and no thing beside it", (wish, whose) => {
  const [one, ...others] = read(wish).things;
  expect(wordsOf(one?.who ?? {})).toBe(whose);
  expect(others).toEqual([]);
  expect(read(wish).missed).toEqual([]);
});

test("who is in a red hat is not in red", () => {
  const [woman, hat] = read("A woman in a red hat").things;
  expect(woman?.color).not.toBe(named.red);
  expect(hat).toMatchObject({ color: named.red, to: { relation: "holding", thing: 0 } });
});

test("in autumn leaves turn, unless a color was asked for", () => {
  const colorOf = (wish: string) => read(wish).things[0]?.color;
  expect(colorOf("A tree")).toBe(natural.tree);
  expect(colorOf("A tree in autumn")).not.toBe(natural.tree);
  expect(colorOf("A green tree in autumn")).toBe(named.green);
});

test("whoever swims above a city flies there, in the rendered world as well", () => {
  const scene = sceneOf("A blue whale swimming above a city", 0, "photorealistic-style");
  expect(scene.aloft).toBe(true);
  expect(solidsOf(scene)?.map(({ on }) => on)).toEqual(["air"]);
  expect(sceneOf("A blue whale in the harbor of a city").aloft).toBe(false);
});

test("whoever plays chess has the board between them, and nearer", () => {
  const parts = sceneOf("Two girls playing chess").heroes[0]?.parts ?? [];
  const [one, other, table] = parts.map(({ x, y, size }) => ({ x, foot: y + size / 2 }));
  expect(table?.x).toBeGreaterThan(Math.min(one?.x ?? 0, other?.x ?? 0));
  expect(table?.x).toBeLessThan(Math.max(one?.x ?? 0, other?.x ?? 0));
  expect(parts.at(-1)?.hero.name).toBe("chess-table");
});

test("by candlelight it is night", () => {
  expect(sceneOf("A woman writing by candlelight").time).toBe("night");
});

test.each([
  ["two foxes dancing in the moonlight", []],
  ["an elephant dancing in the rain", ["dancing"]],
  ["a robot dancing", ["dancing"]],
  ["a pirate dancing on a ship", ["dancing"]],
  ["a horse asleep in a meadow", ["asleep"]],
  ["a frog singing", ["singing"]],
  ["a couple dancing in the rain", []],
  ["a ballerina dancing", []],
  ["a fox asleep in the snow", []],
  ["a child asleep on a sofa", []],
  ["a bird singing on a branch", []],
  ["a choir singing", []],
  ["a village sleeping under the snow", []],
])("%s: what nobody is seen doing is told", (wish, missed) => {
  expect(read(wish).missed).toEqual(missed);
});

test.each([
  ["a jazz trio in a cellar", "cellar", ["a jazz trio", "a cellar"], []],
  ["a cat in a bar", "cellar", ["a cat", "a bar"], []],
  ["a wine cellar", "cellar", ["a cellar"], []],
  ["a kettle in my kitchen", "kitchen", ["a kettle", "a kitchen"], []],
  ["an empty room", "parlour", ["a room"], []],
  ["an attic", "parlour", ["a room"], ["attic"]],
  ["a piano in a museum", "parlour", ["a piano", "a room"], ["museum"]],
  ["a bed in a hotel room", "parlour", ["a bed", "a room"], ["hotel"]],
])("%s: a room is told by its name where it is built as one", (wish, room, understood, missed) => {
  expect(sceneOf(wish).room).toBe(room);
  expect(read(wish).understood).toEqual(understood);
  expect(read(wish).missed).toEqual(missed);
});

test("in a cellar there is no window, and behind a stove there are shelves", () => {
  const roles = (wish: string) => {
    const area = { x: 0, y: 0, width: 1000, height: 1000, floor: 800 };
    return setOf(sceneOf(wish).room, area, random("a room")).map(({ role }) => role);
  };
  expect(roles("A jazz trio in a cellar")).not.toContain("glass");
  expect(roles("A jazz trio in a cellar")).toContain("gold");
  expect(drawn("A kettle on the stove")).toEqual(["stove", "teapot"]);
});
