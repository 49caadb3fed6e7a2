import { expect, test } from "vitest";
import type { Item } from "../../../functions/lib/table/engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aTill } from "../../support/till.ts";
import { turnedBackEngine } from "../../support/turned-back-engine.ts";

/** A shop, and beside its table another that stands still at the moment of `keep`. */
function aTillBesideItsPast() {
  const tables = turnedBackEngine(memoryEngine);
  const till = aTill({ kept: tables.engine });
  till.shop.otherTable = (name) => (name === "TABLE-restored" ? tables.then : tables.now);
  const restore = (orderId: string, from = "TABLE-restored") => till.ops("restore", orderId, from);
  const errors = () => till.logged.filter(({ level }) => level === "error").map(({ event }) => event);
  return { ...tables, till, restore, errors };
}

test("an order that was brought back goes on from there, and owes again what it tells again", async () => {
  const { till, keep, restore, errors } = aTillBesideItsPast();
  const { buy } = await till.aShopper();
  const id = await buy({ method: "Express" });
  keep();
  const before = await till.kept(id);
  till.printer.ship(id);
  await till.ops("retry", id);
  const shipped = await till.kept(id);
  expect([before.state, shipped.state]).toEqual(["in production", "shipped"]);

  expect(await restore(id)).toContain("is as it was");
  // It is looked at once more: the print house has sent it, and the shopper is told.
  const again = await till.kept(id);
  expect(again.state).toBe("shipped");
  expect(again.v).toBeGreaterThan(shipped.v);
  expect(again.letters).toEqual(["placed", "shipped", "shipped#2"]);
  expect(again.history.find(({ kind }) => kind === "by operator")).toMatchObject({ by: "grace" });
  for (let day = 0; day < 30; day++) await till.pass({ hours: 24 });
  expect((await till.kept(id)).state).toBe("completed");
  expect(errors()).toEqual([]);
});

test("files that were made since are kept, as what they were made of may be gone", async () => {
  const { till, keep, restore } = aTillBesideItsPast();
  const { browser, order } = await till.aShopper();
  const { orderId, pageId } = await order();
  till.payments.pay(pageId, { method: "Express" });
  await browser.get(`/cart/checkout-session/${orderId}`);
  keep();
  await till.work();
  const made: string[] = [];
  till.shop.pictures.put = async (key) => made.push(key) > 0;
  await restore(orderId);
  expect((await till.kept(orderId)).state).toBe("in production");
  expect(made).toEqual([]);
});

test("what stands elsewhere because of it goes back with it", async () => {
  const { till, keep, restore } = aTillBesideItsPast();
  const { buy } = await till.aShopper();
  const id = await buy();
  keep();
  for (const note of ["one", "two", "three"]) await till.ops("note", id, note);
  await till.ops("hold", id, "look");
  expect(await till.ops("attention")).toContain(id);

  await restore(id);
  expect(await till.ops("attention")).toBe("No order wants a person.");
  await till.ops("hold", id, "look");
  expect(await till.ops("attention")).toContain(id);
  await till.ops("release", id);
  await till.pass({ hours: 1 });
  expect((await till.kept(id)).state).toBe("in production");
});

test("one that is not here at all comes with its mails, and is its owner's again", async () => {
  const { till, keep, turnBack, restore, errors } = aTillBesideItsPast();
  const { browser, buy } = await till.aShopper();
  keep();
  const id = await buy();
  await till.ops("hold", id, "look");
  const letters = till.inbox.length;
  turnBack();
  expect((await browser.get(`/orders/${id}`)).status).toBe(404);

  await restore(id, "TABLE");
  expect((await browser.get("/orders")).body.orders).toHaveLength(1);
  expect(await till.ops("attention")).toContain(id);
  await till.ops("release", id);
  await till.pass({ hours: 1 });
  expect((await till.kept(id)).state).toBe("in production");
  expect(till.inbox).toHaveLength(letters);
  expect(errors()).toEqual([]);
});

test("nobody who was forgotten is brought back, and nothing that is not there", async () => {
  const { till, keep, restore } = aTillBesideItsPast();
  const { browser, buy } = await till.aShopper();
  const id = await buy({ method: "Express" });
  keep();
  await expect(restore("nobody's")).rejects.toThrow("no order nobody's");
  till.printer.ship(id);
  await till.ops("retry", id);
  expect((await browser.call("DELETE", "/user", {})).status).toBe(200);
  for (let day = 0; day < 90; day++) await till.pass({ hours: 24 });
  expect((await till.kept(id)).userId).toBe("");
  await expect(restore(id)).rejects.toThrow("forgotten");
});

/** An order under which its past was put by hand, as it stood before what `since` does. */
async function aStuckOrder(
  method: "Budget" | "Express",
  since: (till: ReturnType<typeof aTill>, id: string) => Promise<unknown>,
) {
  const tables = aTillBesideItsPast();
  const { till, engine } = tables;
  const { buy } = await till.aShopper();
  const id = await buy({ method });
  const key = { pk: `O#${id}`, sk: "ORDER" };
  const older = (await engine.get(key, { consistent: true })) as Item;
  await since(till, id);
  const { v } = (await engine.get(key, { consistent: true })) as Item;
  await engine.write([{ kind: "put", item: { ...older, w: "by hand" }, expect: { version: v } }], 0);
  return { ...tables, id };
}

test("an order whose writes are refused, though nobody else has written, is told of once", async () => {
  const { till, restore, errors, id } = await aStuckOrder("Express", async (till, id) => {
    till.printer.ship(id);
    await till.ops("retry", id);
  });
  await till.ops("retry", id);
  expect(till.queues.orders.sent).toEqual([]);
  expect(errors()).toEqual([]);
  for (let hour = 0; hour < 24; hour++) await till.pass({ hours: 1 });
  expect(errors()).toEqual(["order.stuck"]);
  // What the runbook says: out of its own table, it is told of its mails.
  await restore(id, "TABLE");
  expect((await till.kept(id)).state).toBe("shipped");
});

test("what stands in the list of those that want a person can be in its way as well, and be deleted", async () => {
  const { till, engine, id } = await aStuckOrder("Budget", async (till, id) => {
    for (const note of ["one", "two", "three"]) await till.ops("note", id, note);
    await till.ops("hold", id, "look");
  });
  await expect(till.ops("hold", id, "look")).rejects.toThrow("has just moved on");
  const place = { pk: "ATTENTION", sk: id };
  const { v } = (await engine.get(place, { consistent: true })) as Item;
  await engine.write([{ kind: "delete", key: place, expect: { version: v } }], 0);
  await till.ops("hold", id, "look");
  expect(await till.ops("attention")).toContain(id);
});

test.each(["done", "dropped"])(
  "an order whose reprint is %s is itself when it comes from before that",
  async (as) => {
    const { till, keep, restore } = aTillBesideItsPast();
    const { printer } = till;
    const { buy } = await till.aShopper();
    const id = await buy();
    keep();
    await till.pass({ hours: 1 });
    printer.ship(id);
    await till.pass({ hours: 24 });
    const { submit } = till.shop.printer;
    const refusing: typeof submit = async () => ({ outcome: "refused", reason: "no paper", about: "other" });
    if (as === "dropped") till.shop.printer = { ...till.shop.printer, submit: refusing };
    await till.ops("reprint", id);
    await till.pass({ hours: 1 });
    if (as === "dropped") await till.ops("drop", `${id}:r1`);
    till.shop.printer = { ...till.shop.printer, submit };
    const prints = () => [...printer.printed.values()].map(({ order }) => order.key);
    const before = prints();
    const was = await till.kept(id);

    await restore(id);
    await till.pass({ hours: 1 });
    // The print house knows it by its own name: it made it, and makes no other.
    expect(prints()).toEqual(before);
    expect(await till.kept(id)).toMatchObject({
      reprints: 1,
      print: { id: "print" in was && was.print?.id },
    });
    expect(await till.ops("refund", id)).not.toContain("Nothing was paid");
  },
);
