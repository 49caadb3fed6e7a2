import { describe, expect, test } from "vitest";
import { type OwedLetter, owedLetters, owing } from "../../../functions/core/orders/letters/owed-letters.ts";
import { sendLetter } from "../../../functions/core/orders/letters/send-letter.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { aTill } from "../../support/till.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

// The mail that tells that a problem is solved.

const now = "2026-11-20T12:00:00.000Z";
const orderId = "order";
const letters = ["placed", "problem", "solved", "problem#2", "problem#3", "delayed", "solved#2"];
const order: Order = { ...anOrder("in production"), letters };
const sentAt = now;
const gaveUpAt = now;

/** What has become of the mails before it. */
async function sentAfter(before: Record<string, Partial<OwedLetter>>, name = "solved#2", over = order) {
  const parts = await opened(over);
  const { shop, logged } = parts;
  await shop.table.write(owing(orderId, name, now));
  for (const [other, fate] of Object.entries(before))
    await shop.table.create(owedLetters, {
      ...{ orderId, name: other, createdAt: now, dueAt: now, tries: 1 },
      ...fate,
    });
  const send = () => sendLetter(shop, orderId, name);
  await send();
  return {
    ...parts,
    send,
    owed: () => shop.table.get(owedLetters, { orderId, name }, { consistent: true }),
    told: () => logged.splice(0),
  };
}

test("it is told to whom the problem was, by any mail since the last that was solved", async () => {
  for (const [first, second] of [
    [{ sentAt }, { gaveUpAt }],
    [{ gaveUpAt }, { sentAt }],
  ] as const) {
    const { inbox, owed } = await sentAfter({ "problem#2": first, "problem#3": second });
    expect(inbox).toHaveLength(1);
    expect(await owed()).toMatchObject({ sentAt: now });
  }
  const again = await sentAfter({ problem: { sentAt } }, "solved#2", {
    ...order,
    letters: ["problem", "solved", "solved#2"],
  });
  expect(again.inbox).toHaveLength(1);
});

test("it is told to nobody else, and nobody is told of that", async () => {
  const before = { problem: { sentAt }, "problem#2": { gaveUpAt }, "problem#3": { gaveUpAt } };
  const { inbox, owed, told } = await sentAfter(before);
  expect([inbox, told()]).toEqual([[], []]);
  expect(await owed()).toMatchObject({ gaveUpAt: now, tries: 0 });
  const never = await sentAfter({}, "solved", { ...order, letters: ["solved"] });
  expect([never.inbox, await never.owed()]).toMatchObject([[], { gaveUpAt: now }]);
});

test("it waits while somebody is at the mail about the problem", async () => {
  const { inbox, owed, send, shop } = await sentAfter({ "problem#2": { gaveUpAt }, "problem#3": {} });
  expect([inbox, await owed()]).toMatchObject([[], { tries: 0, dueAt: now }]);
  expect(await owed()).not.toHaveProperty("gaveUpAt");
  const name = "problem#3";
  const atWork = await shop.table.get(owedLetters, { orderId, name }, { consistent: true });
  if (atWork) await shop.table.replace(owedLetters, { ...atWork, sentAt });
  await send();
  expect(inbox).toHaveLength(1);
});

test("it is not told of one that has a problem again, or that is over", async () => {
  for (const over of [anOrder("on hold"), anOrder("refunding")]) {
    const { inbox, owed } = await sentAfter({ problem: { sentAt } }, "solved", { ...over, letters });
    expect([inbox, await owed()]).toMatchObject([[], { gaveUpAt: now }]);
  }
});

describe("a question of the print house", () => {
  /** One that stays for more than a day, and is answered then; `reach` is whether its mail can be sent meanwhile. */
  async function asked(reach: boolean) {
    let reaches = true;
    const { pass, printer, inbox, kept, shop, aShopper } = aTill();
    const { mailer } = shop;
    shop.mailer = {
      send: (email) => (reaches ? mailer.send(email) : Promise.reject(new Error("refused"))),
    };
    const { buy, look } = await aShopper();
    const orderId = await buy({ method: "Express" });
    reaches = reach;
    printer.change(orderId, { issues: [{ code: "Odd", description: "why" }] });
    for (let hours = 0; hours < 48; hours += 6) await pass({ hours: 6 });
    expect((await kept(orderId)).letters).toContain("problem");
    printer.change(orderId, { issues: [] });
    await pass({ hours: 6 });
    reaches = true;
    for (let hours = 0; hours < 48; hours += 6) await pass({ hours: 6 });
    expect((await look(orderId)).timeline.at(-1).what).toBe("The problem is solved.");
    return inbox.map(({ about }) => about?.letter);
  }

  test("is told as solved to whom it was told", async () => {
    expect(await asked(true)).toEqual(["placed", "problem", "solved"]);
  });

  test("and to nobody else: what never went out is not solved", async () => {
    expect(await asked(false)).toEqual(["placed"]);
  });
});
