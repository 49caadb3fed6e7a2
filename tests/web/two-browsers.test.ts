import { expect, test } from "vitest";
import { aBrowser, inTheShop, shop } from "./browsers.ts";
import { aCartLine } from "./remembered.ts";

const fox = aCartLine("fox");
const owl = aCartLine("owl");
const bear = aCartLine("bear");

test("what one tab could not send goes with what the other wants, and once", async () => {
  const open = aBrowser();
  const [one, two] = [await open(), await open()];
  await one.does(({ addToCart }) => addToCart(fox), "offline");
  expect([one.isUnsaved(), two.isUnsaved(), two.shows()]).toEqual([true, true, ["1 fox"]]);
  await two.does(({ addToCart }) => addToCart(owl));
  expect([inTheShop(), one.shows(), one.isUnsaved()]).toEqual([
    ["1 fox", "1 owl"],
    ["1 fox", "1 owl"],
    false,
  ]);
  // And is not made again to what a third has changed meanwhile.
  const elsewhere = await aBrowser()();
  await elsewhere.does(({ addToCart }) => addToCart(bear));
  await one.does(({ setCopies }) => setCopies(owl, 2));
  expect(inTheShop()).toEqual(["1 bear", "1 fox", "2 owl"]);
});

test("a browser that was not told of another's line does not take it out", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  await one.does(({ addToCart }) => addToCart(fox));
  await elsewhere.does(({ addToCart }) => addToCart(owl));
  expect(inTheShop()).toEqual(["1 fox", "1 owl"]);
  await one.does(({ addToCart }) => addToCart(fox));
  expect(inTheShop()).toEqual(["1 owl", "2 fox"]);
});

test("back from where there is no network, nothing of either is lost", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  await one.does(({ addToCart }) => addToCart(fox));
  await one.does(({ setCopies }) => setCopies(fox, 3), "offline");
  await one.does(({ addToCart }) => addToCart(owl), "offline");
  await elsewhere.does(({ addToCart }) => addToCart(bear));
  await one.does(({ keepCart }) => keepCart());
  expect(inTheShop()).toEqual(["1 bear", "1 owl", "3 fox"]);
  expect([one.isUnsaved(), one.shows()]).toEqual([false, inTheShop()]);
});

test("what a closed tab could not send is sent by the next, into whatever lies there by then", async () => {
  const open = aBrowser();
  const one = await open();
  await one.does(({ addToCart }) => addToCart(fox), "offline");
  one.close();
  const elsewhere = await aBrowser()();
  await elsewhere.does(({ addToCart }) => addToCart(owl));
  const next = await open();
  expect([next.isUnsaved(), next.shows()]).toEqual([true, ["1 fox"]]);
  await next.does(({ keepCart }) => keepCart());
  expect(inTheShop()).toEqual(["1 fox", "1 owl"]);
});

test("both tabs are cut off, and one comes back where another browser was", async () => {
  const open = aBrowser();
  const [one, two] = [await open(), await open()];
  await one.does(({ addToCart }) => addToCart(fox), "offline");
  await two.does(({ addToCart }) => addToCart(owl), "offline");
  const elsewhere = await aBrowser()();
  await elsewhere.does(({ addToCart }) => addToCart(bear));
  await one.does(({ keepCart }) => keepCart());
  expect([inTheShop(), two.shows()]).toEqual([["1 bear", "1 fox", "1 owl"], inTheShop()]);
});

test("a change whose answers were lost is not made twice by the next", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  shop.answersLost = 3;
  await one.does(({ addToCart }) => addToCart(fox));
  expect([one.isUnsaved(), inTheShop()]).toEqual([true, ["1 fox"]]);
  await one.does(({ addToCart }) => addToCart(fox));
  expect(inTheShop()).toEqual(["2 fox"]);
  await elsewhere.does(({ addToCart }) => addToCart(owl));
  shop.answersLost = 3;
  await one.does(({ addToCart }) => addToCart(fox));
  expect([one.isUnsaved(), inTheShop()]).toEqual([true, ["1 owl", "2 fox"]]);
  await one.does(({ keepCart }) => keepCart());
  expect([one.isUnsaved(), one.shows()]).toEqual([false, ["1 owl", "3 fox"]]);
});

test("nor is it where another browser has changed the cart since, twice", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  shop.answersLost = 3;
  await one.does(({ addToCart }) => addToCart(fox));
  await elsewhere.does(({ addToCart }) => addToCart(owl));
  await elsewhere.does(({ setCopies }) => setCopies(owl, 2));
  await one.does(({ addToCart }) => addToCart(bear));
  expect(inTheShop()).toEqual(["1 bear", "1 fox", "2 owl"]);
});

test("what is taken back leaves alone what another browser has put in", async () => {
  const [one, elsewhere] = [await aBrowser()(), await aBrowser()()];
  await one.does(({ addToCart }) => addToCart(fox, owl));
  await one.does(({ removeLine }) => removeLine(fox));
  await elsewhere.does(({ addToCart }) => addToCart(bear));
  await one.does(({ undoRemoval }) => undoRemoval());
  expect(inTheShop()).toEqual(["1 bear", "1 fox", "1 owl"]);
});
