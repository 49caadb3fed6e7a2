import { expect, test } from "vitest";
import { commandFor, commands } from "../../functions/ops/commands.ts";
import { twoLines } from "../support/two-lines.ts";

const again = 'If it is meant to be done once more, type "again" last.';

/** An order of two lines, and an operator who may press "up" and "enter" once too often. */
async function anOperator() {
  const till = await twoLines();
  const { orderId } = till;
  const run = (name: string, ...words: string[]) => till.ops(name, orderId, ...words);
  const shipped = async () => {
    till.printer.ship(orderId);
    await run("retry");
  };
  const prints = () => [...till.printer.printed.keys()].length;
  const mails = () => till.inbox.length;
  return { ...till, run, shipped, prints, mails };
}

test("the same amount typed twice goes back once; with a last word, or later, it goes back twice", async () => {
  const { run, back, clock } = await anOperator();
  await run("refund", "5.00");
  clock.advance({ minutes: 2 });
  await run("note", "called");
  await expect(run("refund", "5")).rejects.toMatchObject({
    name: "NotPossible",
    message: `grace did the same 2 min ago: "$5.00 is being refunded." ${again}`,
  });
  expect(back()).toBe(500);
  await run("refund", "6.00");
  await run("refund", "5.00", "again");
  expect(back()).toBe(1600);
  clock.advance({ minutes: 14, seconds: 59 });
  await expect(run("refund", "5.00")).rejects.toThrow(again);
  clock.advance({ seconds: 1 });
  await run("refund", "5.00");
  expect(back()).toBe(2100);
});

test("what is printed again is so once, however its lines are named", async () => {
  const { run, shipped, prints } = await anOperator();
  await shipped();
  await run("reprint");
  for (const words of [[], ["lines", "1,2"], ["lines", "2,1"]])
    await expect(run("reprint", ...words)).rejects.toThrow(again);
  expect(prints()).toBe(2);
  await run("reprint", "lines", "2");
  await run("reprint", "lines", "2,1", "again");
  expect(prints()).toBe(4);
});

test("a mail is sent again once; to another address it is another deed", async () => {
  const { run, inbox, mails } = await anOperator();
  const before = mails();
  await run("resend", "placed");
  await expect(run("resend", "placed")).rejects.toThrow(again);
  await run("resend", "placed", "grace@example.com");
  expect(inbox.at(-1)?.to).toBe("grace@example.com");
  await expect(run("resend", "placed", "grace@example.com")).rejects.toThrow(again);
  await run("resend", "placed", "grace@example.com", "again");
  expect(mails()).toBe(before + 3);
});

test("what cannot stand on a parcel is refused, as it is to shoppers", async () => {
  const { aShopper, ops } = await anOperator();
  const orderId = await (await aShopper()).buy();
  const to = ["Ada Lovelace", "2 Side Street", "", "Boston", "MA", "02108"];
  for (const [place, words, why] of [
    [0, "https://example.com", "name: Letters, numbers and plain signs, please, as on a parcel."],
    [0, "A".repeat(101), "name: "],
    [1, "2 Side \u{1F600} Street", "line1: Letters"],
    [2, "\u202e", "line2: "],
    [3, "B".repeat(61), "city: City must be at most 60 characters"],
  ] as const)
    await expect(ops("address", orderId, ...to.with(place, words)), words).rejects.toThrow(why);
  expect(await ops("address", orderId, ...to)).toBe("It goes to another address.");
});

test("another address is taken once, and a third is another deed", async () => {
  const { aShopper, ops, inbox } = await anOperator();
  const orderId = await (await aShopper()).buy();
  const to = (line1: string, ...more: string[]) =>
    ops("address", orderId, "Ada Lovelace", line1, "", "Boston", "MA", "02108", ...more);
  await to("2 Elm");
  await expect(to("2 Elm")).rejects.toThrow(again);
  await to("3 Elm");
  await to("3 Elm", "again");
  expect(inbox.map(({ subject }) => subject).filter((subject) => /address/i.test(subject))).toHaveLength(3);
});

test("a word too many is no word to pass over: nothing is done", async () => {
  const { run, back, shipped, prints, mails } = await anOperator();
  await shipped();
  const before = mails();
  for (const words of [
    ["refund", "5", "please"],
    ["refund", "again", "again"],
    ["refund", "lines", "1,please"],
    ["refund", "lines", "1", "5.00"],
    ["refund", "lines"],
    ["reprint", "lines"],
    ["reprint", "1"],
    ["resend", "placed", "ada@example.com", "please"],
    ["address", "Ada", "2 Elm", "", "Boston", "MA", "02108", "please"],
  ])
    await expect(run(words[0] ?? "", ...words.slice(1)), words.join(" ")).rejects.toMatchObject({
      name: "NotPossible",
    });
  expect([back(), prints(), mails()]).toEqual([0, 1, before]);
});

test.for([
  ["retry", 1],
  ["drop", 2],
  ["resend", 4],
  ["address", 8],
  ["audit", 1],
  ["attention", 0],
] as const)("%s takes %i words at most", ([name, most]) => {
  const words = Array<string>(most).fill("word");
  expect(commandFor(name, words)).toBe(commands[name]);
  expect(commandFor(name, [...words, "more"])).toBeUndefined();
});

test.for(["orders", "find", "note", "hold", "refund", "reprint"])(
  "%s takes as many words as there are",
  (name) => {
    expect(commandFor(name, Array<string>(20).fill("word"))).toBe(commands[name]);
  },
);

const both = 'If both are meant, type "again" last.';

test("whoever was printed a line again is not paid it back without a question", async () => {
  const { run, shipped, back, orderId } = await anOperator();
  await shipped();
  await run("reprint", "lines", "2");
  for (const words of [["lines", "2"], ["lines", "1,2"], []])
    await expect(run("refund", ...words), words.join(" ")).rejects.toMatchObject({
      name: "NotPossible",
      message: `grace did this before: "It is being printed again, as ${orderId}:r1." ${both}`,
    });
  expect(back()).toBe(0);
  await run("refund", "lines", "1");
  await run("refund", "lines", "2", "again");
  expect(back()).toBeGreaterThan(0);
});

test("nor is a line that is paid back printed again, however long ago that was", async () => {
  const { run, shipped, prints, clock } = await anOperator();
  await shipped();
  await run("refund", "lines", "2");
  clock.advance({ days: 2 });
  for (const words of ["2", "1,2"])
    await expect(run("reprint", "lines", words)).rejects.toMatchObject({
      name: "NotPossible",
      message: `Line 2 is paid back already. ${both}`,
    });
  expect(prints()).toBe(1);
  await run("reprint");
  await run("reprint", "lines", "2", "again");
  expect(prints()).toBe(3);
});

test("paper that was given up again is no reason to ask before money goes back", async () => {
  const { shop, printer, run, ops, orderId, shipped, back } = await anOperator();
  await shipped();
  await run("reprint", "lines", "2");
  shop.printer = { ...printer, submit: async () => ({ outcome: "refused", reason: "", about: "other" }) };
  await run("reprint", "lines", "1");
  await ops("drop", `${orderId}:r2`);
  // The other one is printed.
  await expect(run("refund", "lines", "2")).rejects.toThrow(both);
  await run("refund", "lines", "1");
  expect(back()).toBeGreaterThan(0);
});
