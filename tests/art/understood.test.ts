import { expect, test } from "vitest";
import { named } from "../../stacks/local/artist/motifs/colors.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
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
  ["A raccoon", []],
])("%s: is drawn as itself or not at all", (wish, names) => {
  expect(drawn(wish)).toEqual(names);
});

test("what is not drawn is told", () => {
  expect(read("A raccoon in a bathtub").missed).toEqual(["raccoon"]);
  expect(read("A starry sky in the style of Van Gogh").missed).toEqual(["van Gogh"]);
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
  ["A bird on a cat's head", "bird", "cat"],
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
])("%s: it is not in a city", (wish, places) => {
  expect(sceneOf(wish).places).toEqual(places);
});

test("northern lights are seen at night", () => {
  expect(sceneOf("A polar bear under the northern lights").time).toBe("night");
});
