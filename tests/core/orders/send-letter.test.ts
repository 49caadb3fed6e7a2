import { describe, expect, test } from "vitest";
import { MailboxClosed } from "../../../functions/core/mail/closed-mailboxes.ts";
import { withoutPerson } from "../../../functions/core/orders/forgetting.ts";
import { orders } from "../../../functions/core/orders/items.ts";
import { letterKindOf, owedLetters, owing } from "../../../functions/core/orders/letters/owed-letters.ts";
import { letterCameBack, sendLetter } from "../../../functions/core/orders/letters/send-letter.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { orderKey } from "../../../functions/core/orders/order-link.ts";
import { cents } from "../../../functions/lib/money.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const now = "2026-11-20T12:00:00.000Z";
const orderId = "order";

/** A mail that an order owes, and how sending it fails. */
async function open(failure?: Error, { order = anOrder("paid") as Order, name = "placed", amount = 0 } = {}) {
  const parts = await opened(order);
  const { shop, clock, inbox, logged } = parts;
  await shop.table.write(owing(orderId, name, now, cents(amount)));
  let tries = 0;
  const { mailer } = shop;
  shop.mailer = {
    async send(email) {
      tries++;
      if (failure) throw failure;
      return mailer.send(email);
    },
  };
  return {
    ...parts,
    tries: () => tries,
    send: () => sendLetter(shop, orderId, name),
    owed: () => shop.table.get(owedLetters, { orderId, name }, { consistent: true }),
    told: () => logged.splice(0).map(({ level, event, fields }) => [level, event, fields]),
    inMinutes: (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString(),
    inbox,
  };
}
const wanted = (detail: string) => ["error", "order.wants-person", { orderId, why: detail }];

test("a mail goes to whoever paid, with a link that opens the order, and says which it is", async () => {
  const { send, inbox, owed, tries, inMinutes } = await open();
  await send();
  const url = `https://wallflower.test/orders/order?key=${orderKey("a secret for orders", orderId)}`;
  expect(inbox).toMatchObject([{ to: "ada@example.com", about: { orderId, letter: "placed" } }]);
  expect(inbox[0]?.text).toContain(url);
  expect(await owed()).toMatchObject({ tries: 1, sentAt: now, dueAt: inMinutes(5) });
  await send();
  expect(tries()).toBe(1);
});

test("the amount that it is about is told; without one, what was paid", async () => {
  const part = await open(undefined, { name: "refunded#2", amount: 123 });
  await part.send();
  expect(part.inbox[0]?.text).toContain("We have refunded $1.23");
  const all = await open(undefined, { name: "refunded" });
  await all.send();
  expect(all.inbox[0]?.text).toContain("We have refunded $96.95");
});

test("each try is claimed for longer, before it is made, and from the second on it is trouble; after six a person hears of it", async () => {
  const { send, owed, clock, tries, inMinutes, told, kept } = await open(new TypeError("to ada@example.com"));
  for (const [n, minutes] of [5, 30, 180, 720, 1440, 1440].entries()) {
    await send();
    expect(await owed()).toMatchObject({ tries: n + 1, dueAt: inMinutes(minutes) });
    const level = n === 0 ? "info" : "error";
    expect(told()).toEqual([[level, "order.mail-failed", { orderId, name: "placed", failure: "TypeError" }]]);
    clock.advance({ minutes: minutes - 1 });
    await send();
    expect(tries()).toBe(n + 1);
    clock.advance({ minutes: 1 });
  }
  await send();
  expect(tries()).toBe(6);
  expect(await owed()).toMatchObject({ gaveUpAt: clock.now().toISOString() });
  expect(told()).toEqual([wanted("mail not delivered: placed")]);
  const at = clock.now().toISOString();
  expect(await kept()).toMatchObject({
    concerns: [{ at, kind: "mail not delivered", detail: "placed" }],
  });
  expect((await kept()).history.at(-1)).toEqual({
    at,
    kind: "concern",
    about: "mail not delivered",
    detail: "placed",
  });
  expect((await kept()).history).toHaveLength(anOrder("paid").history.length + 1);
  await send();
  expect([tries(), told()]).toEqual([6, []]);
});

test("a failure that is no error has no name", async () => {
  const { send, told } = await open("to ada@example.com" as never);
  await send();
  expect(told()).toEqual([["info", "order.mail-failed", { orderId, name: "placed", failure: "" }]]);
});

test("a mailbox that is closed is not tried again", async () => {
  const { send, owed, told } = await open(new MailboxClosed("came back"));
  await send();
  expect(await owed()).toMatchObject({ gaveUpAt: now, tries: 1 });
  expect(told()).toEqual([wanted("mail not delivered: placed")]);
});

describe("there is nothing to send", () => {
  test("where nothing is owed, or a name means no letter", async () => {
    const { shop, tries } = await open();
    await sendLetter(shop, orderId, "shipped");
    await shop.table.write(owing(orderId, "love", now));
    await sendLetter(shop, orderId, "love");
    expect(tries()).toBe(0);
    expect(letterKindOf("placed#2")).toBe("placed");
  });

  test("where the order is gone, or nobody is known: a person hears of it, as far as there is an order", async () => {
    const { shop, owed, told } = await open();
    await shop.table.write(owing("another", "placed", now));
    await sendLetter(shop, "another", "placed");
    expect(told()).toEqual([
      ["error", "order.wants-person", { orderId: "another", why: "mail not delivered: placed" }],
    ]);
    expect(await owed()).not.toHaveProperty("gaveUpAt");
    const unpaid = await open(undefined, { order: anOrder("expired") });
    await unpaid.send();
    expect(await unpaid.owed()).toMatchObject({ gaveUpAt: now, tries: 0 });
    expect((await unpaid.kept()).concerns).toHaveLength(1);
  });

  test("to whoever was forgotten, and nobody is told", async () => {
    const { send, owed, told, kept } = await open(undefined, { order: withoutPerson(anOrder("completed")) });
    await send();
    expect(await owed()).toMatchObject({ gaveUpAt: now });
    expect(told()).toEqual([]);
    expect((await kept()).concerns).toEqual([]);
  });
});

describe("a mail about what somebody waits for", () => {
  const paid = anOrder("paid");
  const inPart: Order = {
    ...anOrder("in production"),
    parcels: [{ id: "shp_1", status: "dispatched", items: ["order-1"] }],
  };

  test.for<[name: string, waits: Order[], over: Order[]]>([
    [
      "delayed",
      [anOrder("in production"), anOrder("on hold")],
      [anOrder("shipped"), anOrder("refunding"), inPart],
    ],
    ["part", [inPart], [anOrder("shipped"), anOrder("refunding")]],
    ["address", [aHeldOrder("address")], [aHeldOrder("refused"), paid]],
    [
      "problem#2",
      [aHeldOrder("refused"), anOrder("on hold")],
      [paid, anOrder("refunded"), anOrder("completed")],
    ],
  ])("is sent while it is waited for, and else not told to anybody: %s", async ([name, waits, over]) => {
    for (const order of waits) {
      const { send, inbox } = await open(undefined, { order, name });
      await send();
      expect(inbox).toHaveLength(1);
    }
    for (const order of over) {
      const { send, inbox, owed, told, kept } = await open(undefined, { order, name });
      await send();
      expect([inbox, told()]).toEqual([[], []]);
      expect(await owed()).toMatchObject({ gaveUpAt: now, tries: 0 });
      expect((await kept()).concerns).toEqual(order.concerns);
    }
  });
});

describe("of two at once", () => {
  test("who was slower sends nothing; a failure is not hidden", async () => {
    const { shop, send, tries } = await open();
    const { table } = shop;
    shop.table = { ...table, replace: () => Promise.reject(new Conflict()) };
    await send();
    shop.table = { ...table, replace: () => Promise.reject(new Error("no disk")) };
    await expect(send()).rejects.toThrow("no disk");
    expect(tries()).toBe(0);
  });
});

test("a mail that came back is told once, also after it was sent", async () => {
  const { shop, send, kept, told, owed } = await open();
  const cameBack = (letter = "placed") => letterCameBack(shop, { orderId, letter });
  await send();
  await cameBack();
  await cameBack();
  await cameBack("shipped");
  expect(told()).toEqual([wanted("mail not delivered: placed")]);
  expect(await owed()).toMatchObject({ sentAt: now, gaveUpAt: now });
  expect((await kept()).concerns).toHaveLength(1);
  expect(await shop.table.get(orders, { orderId }, { consistent: true })).toMatchObject({ v: 2 });
});
