import { expect, test } from "vitest";
import { findOrder } from "../../functions/core/orders/operators/deed.ts";
import * as z from "../../functions/lib/schema.ts";
import { sesNews } from "../../functions/partners/ses-news.ts";
import type { Fate } from "../../stacks/local/ses/mails.ts";
import { aTill } from "../support/till.ts";
import { ada, type anOpenShop } from "../support/visitor.ts";
import { about, hear, said, saidOf } from "./hearing.ts";

/** Somebody buys, whose mailbox may have been heard of before, and the letter that says so is sent. */
async function aLetter(email: string, before?: Fate) {
  const till = aTill();
  if (before) await hear(till, said(email, before));
  const { order } = await till.aShopper();
  const { orderId, pageId } = await order();
  till.payments.pay(pageId, { email });
  await till.shop.queues.orders.send({ kind: "advance", orderId, heard: true });
  await till.work();
  return { ...till, orderId, concerns: async () => (await findOrder(till.shop, orderId)).concerns };
}

test("a letter of an order that came back is on the operators' list, once", async () => {
  const till = await aLetter(ada.email);
  const { orderId } = till;
  expect(till.inbox.at(-1)).toMatchObject({ to: ada.email, about: { orderId, letter: "placed" } });
  const told = said(ada.email, "bounce", about(orderId, "placed"));
  for (const _ of [1, 2]) expect(await hear(till, told)).toEqual([]);
  expect(await till.concerns()).toMatchObject([{ kind: "mail not delivered", detail: "placed" }]);
  expect(till.logged.filter(({ event }) => event === "order.wants-person")).toHaveLength(1);
});

test("a letter came back whomever the report of it names, and only the mailbox that it went to is closed", async () => {
  const till = await aLetter(ada.email);
  const other = "bob@example.com";
  await hear(till, saidOf(other, ada.email, "bounce", about(till.orderId, "placed")));
  expect(await till.concerns()).toMatchObject([{ kind: "mail not delivered", detail: "placed" }]);
  const asks = (email: string) => till.visitor().post("/auth/forgot-password", { email });
  expect([(await asks(ada.email)).status, (await asks(other)).status]).toEqual([422, 200]);
});

test("a letter to a mailbox that is closed already is, too, and is not tried for days", async () => {
  const { inbox, concerns } = await aLetter(ada.email, "bounce");
  expect(inbox.filter(({ to }) => to === ada.email)).toEqual([]);
  expect(await concerns()).toMatchObject([{ kind: "mail not delivered", detail: "placed" }]);
});

test("whoever complained of a mail is written to about what they order", async () => {
  const { inbox, concerns } = await aLetter(ada.email, "complain");
  expect(inbox.at(-1)).toMatchObject({ to: ada.email, about: { letter: "placed" } });
  expect(await concerns()).toEqual([]);
});

const placedIn = ({ inbox }: Pick<ReturnType<typeof anOpenShop>, "inbox">) =>
  inbox.filter(({ about }) => about?.letter === "placed").length;

test("a letter that found a full mailbox is sent once more after a day, and then a person hears of it", async () => {
  const till = await aLetter(ada.email);
  const full = () => hear(till, said(ada.email, "full", about(till.orderId, "placed")));
  for (const _ of [1, 2]) expect(await full()).toEqual([]);
  expect(till.logged).toContainEqual({
    level: "info",
    event: "mail.delayed",
    fields: { orderId: till.orderId, letter: "placed" },
  });
  await till.pass({ hours: 23 });
  expect(placedIn(till)).toBe(1);
  await till.pass({ hours: 2 });
  expect(placedIn(till)).toBe(2);
  expect(await till.concerns()).toEqual([]);
  for (const _ of [1, 2]) expect(await full()).toEqual([]);
  expect(await till.concerns()).toMatchObject([{ kind: "mail not delivered", detail: "placed" }]);
  for (const _ of [1, 2]) await till.pass({ hours: 25 });
  expect(placedIn(till)).toBe(2);
});

test("one that arrives the second time is done; one that SES does not take then is told", async () => {
  for (const isTaken of [true, false]) {
    const till = await aLetter(ada.email);
    await hear(till, said(ada.email, "full", about(till.orderId, "placed")));
    if (!isTaken) till.shop.mailer = { send: () => Promise.reject(new Error("the line was cut")) };
    for (const _ of [1, 2, 3]) await till.pass({ hours: 25 });
    expect([placedIn(till), (await till.concerns()).map(({ kind }) => kind)]).toEqual(
      isTaken ? [2, []] : [1, ["mail not delivered"]],
    );
  }
});

test("whoever is away has their letter, and one that nobody owes changes nothing", async () => {
  const till = await aLetter(ada.email);
  await hear(till, said(ada.email, "away", about(till.orderId, "placed")));
  await hear(till, said(ada.email, "full", about(till.orderId, "problem#2")));
  for (const _ of [1, 2]) await till.pass({ hours: 25 });
  expect([placedIn(till), await till.concerns()]).toEqual([1, []]);
});

test("the second letter of a kind is known by its number", async () => {
  const till = await aLetter(ada.email);
  expect(z.safeParse(sesNews, said("x@example.com", "bounce", about("o", "problem#2")))).toMatchObject({
    data: { about: { orderId: "o", letter: "problem#2" } },
  });
  // One that nobody owes changes nothing.
  expect(await hear(till, said("x@example.com", "bounce", about(till.orderId, "problem#2")))).toEqual([]);
  expect(await till.concerns()).toEqual([]);
});
