import { expect, test } from "vitest";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { sentences } from "../../web/src/journeys/beginning.ts";
import { sceneOf, told } from "./seen.ts";

test.each([
  [
    "Two jazz musicians, a saxophonist and a pianist, under a street lamp in the rain",
    ["saxophonist+pianist", "street-lamp under 0"],
  ],
  ["three animals: a fox, a hare and an owl", ["fox", "hare", "owl"]],
  ["four jazz musicians", ["saxophonist+cellist+drummer+trumpeter"]],
  ["A family on the beach", ["figure+figure+child+child"]],
  ["A family of ducks crossing the road", ["4 duck"]],
  ["A family of five at the beach", ["5 of figure+figure+child+child"]],
  ["One happy family", ["figure+figure+child+child"]],
  ["A family dog asleep in the grass", ["dog"]],
  ["A beach without a family", []],
  ["A dog in front of a family", ["dog", "figure+figure+child+child before 0"]],
  ["Two children, a mother and a father", ["2 child", "figure", "figure"]],
  ["1930s Paris, two musicians, a saxophonist and a pianist", ["saxophonist+pianist"]],
])("%s: who is in a group is drawn once", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test.each([
  ["A vintage red truck", ["delivery-truck"]],
  ["An ancient gnarled oak on a hill", ["tree"]],
  ["A rustic, bright kitchen with a kettle", ["teapot"]],
  ["A cat on a velvet sofa", ["cat", "sofa on 0"]],
  ["A cat on top of a piano", ["cat", "piano on 0"]],
  ["A cowboy on a horse at the edge of the Grand Canyon", ["figure", "horse on 0"]],
  ["A lovely jolly snowman", ["snowman"]],
  ["A peacock in a palace garden", ["peacock"]],
  ["A dragon medieval castle", ["dragon", "castle"]],
  ["A woman red dress", ["figure", "dress"]],
])("%s: a word that says how something is draws nothing, and does not come between", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test.each([
  ["A mother elephant with her baby", ["elephant", "elephant small with 0"]],
  ["A fox and her cubs", ["fox", "3 fox small"]],
  ["A cat with two kittens", ["cat", "2 cat small with 0"]],
  ["A woman with her baby", ["figure", "child with 0"]],
  ["A woman with a cat and her baby", ["figure", "cat with 0", "child"]],
  ["A puppy and a kitten", ["dog", "cat"]],
  ["A dog guarding a baby", ["dog", "child looking 0"]],
  ["A fox reading a book to her cubs", ["fox", "books reading 0", "3 fox small beside 0"]],
])("%s: the young are of their mother's kind", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test("what somebody wears is their color, and lies beside nobody", () => {
  const [dancer, ...others] = read("A woman in a yellow dress dancing in the kitchen").things;
  expect(others).toEqual([]);
  expect(dancer?.color).toBe(read("a yellow vase").things[0]?.color);
  expect(told("A fox in a red coat")).toEqual(["fox", "coat in 0"]);
});

test.each([
  ["Sunflowers in a blue vase", ["3 sunflower", "urn in 0"]],
  ["A bouquet of peonies in a glass vase", ["5 rose", "urn in 0"]],
  ["A bouquet", ["vase"]],
  ["A vase on a table", ["vase", "table on 0"]],
])("%s: flowers stand in their vase", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test.each([
  ["The Eiffel Tower at night", ["eiffel-tower"]],
  ["A surfer riding a huge wave", ["surfer"]],
  ["A cyclist in the mountains", ["figure", "bicycle riding 0"]],
  ["A surfer on a surfboard", ["surfer"]],
  ["A boxer in the ring", ["boxer"]],
  ["Three cyclists", ["3 figure", "3 bicycle riding 0"]],
  ["A bride holding a bouquet", ["figure", "vase holding 0"]],
  ["A girl holding balloons", ["child", "3 balloon holding 0"]],
  ["A small bookshop on a corner in the rain", ["shop"]],
  ["A cup in a bookshop", ["teacup"]],
  ["The Statue of Liberty", ["statue-of-liberty"]],
  ["A jack-o-lantern on a table", ["jack-o-lantern", "table on 0"]],
  ["A pirate with a parrot", ["figure", "parrot with 0"]],
  ["A cup of hot chocolate", ["teacup"]],
  ["A dog wearing glasses reading the newspaper", ["dog-head", "newspaper reading 0"]],
  ["A bicycle in front of a bakery", ["bicycle", "shop before 0"]],
  ["A boy with a teddy bear", ["child", "teddy-bear with 0"]],
  ["Two women holding umbrellas", ["2 figure", "2 umbrella holding 0"]],
  ["A record player on a sideboard", ["record-player", "table on 0"]],
  ["A girl on a swing", ["child", "swing on 0"]],
  ["A pearl", ["pearl"]],
  ["The pyramids of Giza", ["3 pyramid"]],
  ["My border collie running through autumn leaves", ["dog"]],
])("%s: a name that everybody knows is what is drawn", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test.each([
  ["An astronaut sitting on the moon", "space"],
  ["A surfer riding a huge wave", "sea"],
  ["Elephants at a watering hole", "water"],
  ["A flamingo standing in shallow water", "water"],
  ["A small bookshop on a corner in the rain", "city"],
  ["A pianist under a street lamp", "city"],
  ["A boy looking at the stars", undefined],
  ["A woman carrying water", undefined],
  ["A street lamp in a snowy forest", "forest"],
])("%s: it sets the scene", (wish, place) => {
  expect(read(wish).places[0]).toBe(place);
});

test.each([
  ["My golden retriever Biscuit catching a frisbee", ["dog"]],
  ["my dogs Biscuit and Gravy on a beach", ["3 dog"]],
  ["my sister Anna and Grandma baking", ["figure", "elder"]],
  ["Luna the cat", ["cat"]],
  ["A cat called Luna in a teacup", ["cat", "teacup in 0"]],
  ["Two dogs named Salt and Pepper", ["2 dog"]],
  ["A CAT NAMED MISO AND A FOX", ["cat", "fox"]],
  ["Our rabbit Daisy", ["hare"]],
  ["Our rabbit, Daisy, in the garden", ["hare"]],
  ["My dog Bear in the snow", ["dog"]],
  ["a bear Called Paddington", ["bear"]],
])("%s: whoever has a name is seen, not what they are called", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
  expect(read(wish).missed.filter((word) => /^[A-Z]/.test(word))).toEqual([]);
});

test.each([
  ["A Red Fox In A Forest", ["fox"], ["forest"]],
  ["THE OLD MAN AND THE SEA", ["elder"], ["sea"]],
  ["The Old Man and the Sea", ["elder"], ["sea"]],
  ["Fisherman Bay", [], ["sea"]],
  ["A fisherman Bay", [], ["sea"]],
  ["Dog House", ["house"], []],
  ["a dog House", ["house"], []],
  ["Puss In Boots", ["cat", "hiking-boot in 0"], []],
  ["cat and Mouse", ["cat", "mouse"], []],
  ["a cat, Mouse and Dog", ["cat", "mouse", "dog"], []],
  ["a cat, Sunset, Mountains", ["cat"], ["mountain"]],
  ["Behind the cat a mouse", ["cat", "mouse"], []],
  ["The shepherd called his dog", ["figure", "dog"], []],
  ["a fox Reading a Book", ["fox", "books reading 0"], []],
  ["a cat On a sofa", ["cat", "sofa on 0"], []],
])("%s: what is written large is still what it is", (wish, expected, places) => {
  expect(told(wish)).toEqual(expected);
  expect(read(wish).places).toEqual(places);
});

test("who somebody is called is told where it may be a name of more, as is a feast", () => {
  expect(read("Grandma Moses").missed).toEqual(["Moses"]);
  expect(read("Our dog Biscuit at Christmas").missed).toEqual(["Christmas"]);
  expect(read("My cat Christmas").missed).toEqual(["Christmas"]);
});

test.each([
  ["two glasses of wine", ["2 wine-glass"], []],
  ["two glasses of milk", [], ["glasses", "milk"]],
  ["A slice of birthday cake", ["birthday-cake"], []],
  ["a mug of beer", ["beer-mug"], []],
  ["a man with glasses", ["figure"], []],
])("%s: what is meant is what there is so much of", (wish, expected, missed) => {
  expect(told(wish)).toEqual(expected);
  expect(read(wish).missed).toEqual(missed);
});

test("a thing whose name ends as a word for how something is does is told as missed", () => {
  expect(read("A dragonfly over a pond").missed).toEqual(["dragonfly"]);
  expect(read("A swordfish and a lonely, foolish, briefly selfish man").missed).toEqual(["swordfish"]);
});

test.each([
  ["A snowman and two children building it", ["snowman", "2 child"]],
  ["A cat and two dogs painting him", ["cat", "2 dog"]],
  ["Children and a snowman beside a building", ["3 child", "snowman", "house beside 1"]],
])("%s: what is done to it is done, and stands nowhere", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test("what only says how, when or of what stuff is not told as missed", () => {
  for (const wish of [
    "A velvet sofa during a storm",
    "A glass vase at the edge of a table",
    "A Christmas tree",
    "A vintage car and ballet shoes",
    "A castle on a hill while the snow falls",
    "Two swans on a pond with water lilies",
    // The shop itself proposes these.
    ...sentences.map(({ words }) => words),
  ])
    expect(read(wish).missed, wish).toEqual([]);
});

test("what is no thing of its own is told where it is meant by itself", () => {
  expect(read("A picnic in the park").missed).toEqual(["picnic"]);
  expect(read("The Statue of Liberty").understood).toEqual(["the Statue of Liberty"]);
});

test("under a tree nobody sits in a room, whatever they read", () => {
  expect(sceneOf("A fox reading a book under an oak tree").indoors).toBe(false);
  expect(sceneOf("A fox reading a book beside a lamp").indoors).toBe(true);
});

test.each(["Two birds on a branch", "Birds sitting on a wire"])("%s: nobody of them flies", (wish) => {
  const names = sceneOf(wish).heroes[0]?.parts?.map(({ hero }) => hero.name) ?? [];
  expect(names.filter((name) => name === "songbird").length).toBeGreaterThan(1);
  expect(names).not.toContain("bird");
});

test.each([
  ["A nursery with a giraffe and balloons", ["giraffe", "3 toy-balloon"], true],
  ["A birthday party with balloons", ["3 toy-balloon"], true],
  ["A birthday cake and red balloons", ["birthday-cake", "3 toy-balloon"], true],
  ["A bear with a balloon in a child's bedroom", ["bear", "toy-balloon with 0"], true],
  ["Balloons over mountains at sunrise", ["3 balloon"], false],
  ["A birthday in a hot air balloon", ["balloon"], false],
  ["Nursery wall art, an elephant and balloons", ["elephant", "3 balloon"], false],
])("%s: who is at home has balloons on strings", (wish, expected, indoors) => {
  expect(told(wish)).toEqual(expected);
  expect(sceneOf(wish).indoors).toBe(indoors);
});

test.each([
  ["My grandmother knitting by the fire", ["elder", "yarn holding 0", "fireplace beside 0"], true],
  ["A cat sleeping by the fire", ["cat", "fireplace beside 0"], true],
  ["A man reading a book by a fire", ["figure", "books reading 0", "fireplace beside 0"], true],
  ["A dog in front of a crackling fire", ["dog", "fireplace before 0"], true],
  ["Two cats by the hearth", ["2 cat", "fireplace beside 0"], true],
  ["A living room with a fireplace", ["fireplace"], true],
  ["A girl crocheting", ["child", "yarn holding 0"], true],
  ["A cowboy by the fire", ["figure", "fire beside 0"], false],
  ["A family sitting by the fire on the beach", ["figure+figure+child+child", "fire beside 0"], false],
  ["A man sleeping by a bonfire", ["figure", "fire beside 0"], false],
  ["A woman reading by the fire beside a tent", ["figure", "fire beside 0", "tent beside 1"], false],
  ["Friends singing around the fire", ["3 figure", "fire beside 0"], false],
  ["Wolves by the fire", ["3 wolf", "fire beside 0"], false],
])("%s: who knits or is by the fire is at home, unless it burns out of doors", (wish, expected, indoors) => {
  expect(told(wish)).toEqual(expected);
  expect(sceneOf(wish).indoors).toBe(indoors);
  expect(read(wish).missed).toEqual([]);
});
