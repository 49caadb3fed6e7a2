import { expect, test } from "vitest";
import { Conflict } from "../../functions/lib/table/table.ts";
import { outcomeOf } from "../../functions/ops/outcome.ts";
import { AwsFailure } from "../../functions/partners/aws/failures.ts";
import { aTill } from "../support/till.ts";

/** What an operator types, and what a terminal shows of it. */
function open() {
  const till = aTill();
  return { ...till, type: (...typed: string[]) => outcomeOf(till.shop, typed, "grace") };
}

test("of two operators who take a picture down at one moment, one is told that it is done already", async () => {
  const { aShopper, type } = open();
  const { image } = await aShopper();
  const both = await Promise.all([type("takedown", image._id), type("takedown", image._id)]);
  expect(both.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
  expect(both.find(({ isDone }) => !isDone)?.says).toBe(
    `${image._id} is taken down already: nothing is left of it.`,
  );
});

test("who is overtaken by somebody else is told to look again", async () => {
  const { shop, type } = open();
  shop.redrive = () => Promise.reject(new Conflict());
  const says = "Something changed at the same moment. Please look again.";
  expect(await type("redrive")).toEqual({ isDone: false, says });
});

test("what AWS refuses is told in its own words, and nothing else of it", async () => {
  const { shop, type, aShopper } = open();
  const { buy } = await aShopper();
  const refused = () => Promise.reject(new AwsFailure("ResourceNotFoundException", "No such table", 400));
  const otherTable = shop.otherTable("restored");
  shop.otherTable = () => ({ ...otherTable, get: refused });
  expect(await type("restore", await buy(), "resotred")).toEqual({
    isDone: false,
    says: "AWS refuses it: ResourceNotFoundException. No such table",
  });
});

test("a mistake of the shop's own is shown with its place", async () => {
  const { shop, type } = open();
  shop.redrive = () => Promise.reject(new TypeError("x is not a function"));
  await expect(type("redrive")).rejects.toThrow(TypeError);
});

test("more money than there is in the world is no amount", async () => {
  const { aShopper, type } = open();
  const { buy } = await aShopper();
  const { isDone, says } = await type("refund", await buy(), "99999999999999999999");
  expect([isDone, says]).toEqual([false, '"99999999999999999999" is no amount of dollars, as in 12.50.']);
});

test("an amount is typed as it is said", async () => {
  const { aShopper, type } = open();
  const { buy } = await aShopper();
  const orderId = await buy();
  expect((await type("refund", orderId, "$1,234.00")).says).toMatch(/^Between \$0\.01 and /);
  expect((await type("refund", orderId, "12,34.00")).says).toContain("is no amount of dollars");
});

const all = "npm run ops -- COMMAND [WORDS] [--stage NAME]";

test.for([
  ["", all],
  ["constructor", "There is no command constructor."],
  ["board 12", "There is no command board."],
  ["order", "Nothing was done: these are not the words that order takes."],
  ["order a b", "Nothing was done: these are not the words that order takes."],
])("%j is answered with what there is", async ([typed = "", first]) => {
  const { isDone, says } = await open().type(...typed.split(" "));
  expect([isDone, says.split("\n")[0]]).toEqual([false, first]);
  expect(says).toMatch(/^ {2}order ID +everything about one order/m);
});

test("a command that got the wrong words is told alone", async () => {
  const { says } = await open().type("reprint");
  expect(says.split("\n")).toHaveLength(3);
  expect(says).toContain("  reprint ID [lines 1,3] [again]  prints what was sent once more");
});

/** An order of three lines that was sent. */
async function sent() {
  const till = open();
  const { buyAll } = await till.aShopper();
  const orderId = await buyAll([{}, { Size: "12x18" }, { Size: "20x30" }], "Express");
  till.printer.ship(orderId);
  await till.ops("retry", orderId);
  const type = (name: string, ...words: string[]) => till.type(name, orderId, ...words);
  return { ...till, orderId, type };
}

test.each([["1,2,3"], ["1,", "2,", "3"], ["1", "2", "3"], ["1", ",", "2", ",", "3"]])(
  "lines are named as people write them (%#)",
  async (...words) => {
    const { type, printer, work, payments, orderId } = await sent();
    expect(await type("reprint", "lines", ...words)).toMatchObject({ isDone: true });
    await work();
    expect(printer.find(`${orderId}:r1`)?.order.items).toHaveLength(3);
    expect((await type("refund", "lines", ...words)).says).toContain('type "again" last');
    expect(await type("refund", "lines", ...words, "again")).toMatchObject({ isDone: true });
    await work();
    expect(payments.refunded).toHaveLength(1);
  },
);

test.each([
  ["reprint", "lines", "1", "please"],
  ["reprint", "lines", "1", "again", "again"],
  ["refund", "lines", "1", "2", "3", "5.00"],
  ["refund", "5.00", "please"],
  ["drop", "please"],
])("a word that %s has no use for is not passed over: %s %s", async (name, ...words) => {
  const { type, printer, payments, work } = await sent();
  expect(await type(name, ...words)).toMatchObject({ isDone: false });
  await work();
  expect([printer.printed.size, payments.refunded]).toEqual([1, []]);
});
