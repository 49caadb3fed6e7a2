import { expect, test } from "vitest";
import { named, ofItsKind } from "../../stacks/local/artist/motifs/colors.ts";
import { motifOf } from "../../stacks/local/artist/reading/lexicon.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { told } from "./seen.ts";

test.each([
  ["a ballerina in a blue tutu", "blue"],
  ["A boy in yellow overalls", "yellow"],
  ["A child wearing red pajamas", "red"],
] as const)("%s: this is worn as well", (wish, color) => {
  const { things, missed } = read(wish);
  expect(things.map((thing) => thing.color)).toEqual([named[color]]);
  expect(missed).toEqual([]);
});

test.each([
  ["A koala in a tree", "koala"],
  ["A cherry blossom", "cherry-blossom"],
  ["Cherry trees by a lake", "cherry-tree"],
  ["Two ladybugs on a leaf", "ladybug"],
  ["Geese on a lake", "goose"],
  ["My labrador", "labrador"],
])("%s: a kind that shares a drawing has a color of its own", (wish, kind) => {
  const color = ofItsKind[kind];
  expect(color).toBeDefined();
  expect(read(wish).things[0]?.color).toBe(color);
  expect(read(`green ${kind.replace("-", " ")} in a park`).things[0]?.color).toBe(named.green);
});

test("every kind with a color of its own is drawn", () => {
  for (const kind of Object.keys(ofItsKind)) expect(motifOf(kind), kind).toBeDefined();
});

test("the young are of their mother's color", () => {
  expect(read("A white fox with her cubs").things.map(({ color }) => color)).toEqual([
    named.white,
    named.white,
  ]);
});

test.each([
  ["Three lemons on a table", ["3 lemon", "table on 0"]],
  ["A lemon", ["lemon"]],
  ["A lemon tree", ["tree"]],
  ["A bowl of oranges", ["7 orange", "bowl in 0"]],
  ["A bowl of three lemons", ["3 lemon", "bowl in 0"]],
  ["A bowl of red apples on a table", ["7 apple", "bowl in 0", "table on 1"]],
  ["A plate of cookies and a cup of tea", ["7 cookie", "plate in 0", "teacup"]],
  ["A basket of kittens", ["3 cat", "basket in 0"]],
  ["A basket of flowers", ["3 tulips", "basket in 0"]],
  ["A bowl of fruit", ["fruit"]],
  ["A bowl of soup", ["steaming-bowl"]],
  ["A bowl", ["bowl"]],
  ["A bowl of fruit and a jug of milk", ["fruit", "jug"]],
])("%s: what is in a bowl is drawn in it, unless its drawing has one", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});

test.each([
  ["Grandfather baking bread with his granddaughter", ["elder", "bread holding 0", "child with 0"]],
  ["A man and his son", ["figure", "child"]],
  ["Two daughters on a swing", ["2 child", "swing on 0"]],
])("%s: whose children are children", (wish, expected) => {
  expect(told(wish)).toEqual(expected);
});
