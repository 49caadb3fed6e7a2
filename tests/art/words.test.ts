import { describe, expect, test } from "vitest";
import { styleFragments } from "../../functions/core/images/style-fragments.ts";
import { ideas } from "../../functions/core/journeys/ideas.ts";
import { easel } from "../../functions/partners/models/artist/easel.ts";
import { heroesIn, silhouette } from "../../functions/partners/models/artist/heroes.ts";
import { knownPlaces } from "../../functions/partners/models/artist/places.ts";
import { sceneFor } from "../../functions/partners/models/artist/scene.ts";

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
  const motifs =
    "fox owl whale castle rocket balloon cat dog guitar book teacup lighthouse bicycle dragon robot horse";
  for (const word of motifs.split(" ")) expect(heroesIn([word]), word).toHaveLength(1);
});

test("what was chosen by hand is there to be drawn", () => {
  for (const word of ["tea", "lighthouse", "fisherman", "couple", "ship", "pine", "piano", "chess", "king"])
    for (const hero of heroesIn([word]))
      expect(silhouette(hero).toSVGString().length, word).toBeGreaterThan(20);
});

test.for(ideas)("the shop's own idea says something to the artist: %s", (idea) => {
  const { places, heroes } = sceneOf(idea);
  expect(places.length + heroes.length).toBeGreaterThan(0);
});

describe("what the words say is in the scene", () => {
  test.each([
    [
      "A lighthouse above a stormy sea at night",
      { time: "night", weather: "rain", places: ["sea", "village"] },
    ],
    ["A fox in a snowy forest", { weather: "snow", places: ["forest", "snow"] }],
    ["A camel in the desert at sunset", { time: "dusk", places: ["desert"] }],
    ["Foggy city streets in the morning", { time: "dawn", weather: "mist", places: ["city"] }],
  ])("%s", (subject, expected) => {
    const scene = sceneOf(subject);
    expect(scene).toMatchObject({ ...expected, places: expect.arrayContaining(expected.places) });
  });
});

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
  const { styleFor } = await import("../../functions/partners/models/artist/styles.ts");
  for (const style of Object.keys(styleFragments))
    expect(await styleFor(style as never)).toBeTypeOf("function");
});
