import { describe, expect, test } from "vitest";
import type { Printer } from "../../../functions/core/fulfilment/printer.ts";
import { aTill } from "../../support/till.ts";

/** Handed over at once, to a print house that behaves like this. */
async function atPrinter(like: (printer: Printer) => Partial<Printer> = () => ({})) {
  const till = aTill();
  till.shop.printer = { ...till.printer, ...like(till.printer) };
  const shopper = await till.aShopper();
  const orderId = await shopper.buy({ method: "Express" });
  const well = () => {
    till.shop.printer = till.printer;
  };
  return { ...till, shopper, orderId, well };
}

const noKey = { outcome: "unsure", reason: "status 401", why: "credentials" } as const;

test("a print house that does not know our key for an hour costs an hour, and rings at once", async () => {
  const { pass, payments, printer, orderId, well, logged, ops, inbox } = await atPrinter(() => ({
    submit: async () => noKey,
  }));
  expect(logged).toContainEqual(expect.objectContaining({ level: "error", event: "order.key-refused" }));
  expect(await ops("explain", orderId)).toContain("failed, 1 so far: TryLater: status 401");
  for (let minutes = 0; minutes < 60; minutes += 10) await pass({ minutes: 10 });
  expect([printer.printed.size, payments.refunded.length]).toEqual([0, 0]);
  well();
  await pass({ hours: 3 });
  expect(printer.printed.size).toBe(1);
  expect(inbox.map(({ subject }) => subject).filter((subject) => subject.includes("way back"))).toEqual([]);
});

test("taken, though its answer was lost, and then refused by a gateway: printed once, and not paid back", async () => {
  let asked = 0;
  const { pass, payments, printer, orderId, well, kept } = await atPrinter(({ submit }) => ({
    async submit(order) {
      asked++;
      if (asked > 1) return { outcome: "unsure", reason: "status 403, not readable", why: "credentials" };
      await submit(order);
      throw new Error("timed out");
    },
  }));
  for (let times = 0; times < 5; times++) await pass({ hours: 1 });
  expect(payments.refunded).toEqual([]);
  well();
  await pass({ hours: 4 });
  expect([printer.printed.size, (await kept(orderId)).state]).toEqual([1, "in production"]);
});

test("refused after an answer that was lost: it may be there, so a person decides", async () => {
  let asked = 0;
  const { pass, payments, orderId, kept } = await atPrinter(() => ({
    submit: async () => {
      if (asked++ === 0) throw new Error("timed out");
      return { outcome: "refused", reason: "SkuNotFound", about: "item" };
    },
  }));
  await pass({ minutes: 20 });
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "refused" });
  expect(payments.refunded).toEqual([]);
});

describe("what the print house says in its own words stands in the order, and nothing of it in the log", () => {
  const words = "Ada Lovelace, 1 Museum Mile cannot be delivered to";

  test("where it refuses an order that may be there", async () => {
    let asked = 0;
    const { pass, orderId, kept, logged } = await atPrinter(() => ({
      submit: async () => {
        if (asked++ === 0) throw new Error("timed out");
        return { outcome: "refused", reason: words, about: "item" };
      },
    }));
    await pass({ minutes: 20 });
    expect(await kept(orderId)).toMatchObject({ state: "held", why: "refused", detail: words });
    expect(logged).toContainEqual({
      level: "error",
      event: "order.wants-person",
      fields: { orderId, state: "held", why: "refused" },
    });
    expect(JSON.stringify(logged)).not.toContain("Museum Mile");
  });

  test("where it has a question", async () => {
    const { pass, orderId, kept, logged, printer } = await atPrinter();
    printer.change(orderId, { issues: [{ code: "AddressDoubtful", description: words }] });
    await pass({ hours: 13 });
    expect(await kept(orderId)).toMatchObject({ state: "on hold", problems: [`AddressDoubtful ${words}`] });
    expect(logged).toContainEqual({
      level: "error",
      event: "order.wants-person",
      fields: { orderId, state: "on hold", why: "AddressDoubtful" },
    });
    expect(JSON.stringify(logged)).not.toContain("Museum Mile");
  });
});

test("an order that nobody can read for a week rings as overdue, and its shopper hears of the delay", async () => {
  const { pass, logged, ops, orderId, inbox, printer } = await atPrinter();
  printer.hold(orderId, true);
  for (let days = 0; days < 11; days++) await pass({ days: 1 });
  expect(logged.filter(({ event }) => event === "order.overdue")).toHaveLength(1);
  expect(await ops("attention")).toContain(orderId);
  expect(inbox.filter(({ subject }) => subject.includes("takes longer"))).toHaveLength(1);
});

test("a cancellation that is answered with 401 is not told as too late: it is tried until it is known", async () => {
  const { shopper, orderId, work, kept, pass, payments, well } = await atPrinter(() => ({
    cancel: async () => noKey,
  }));
  expect((await shopper.browser.post(`/orders/${orderId}/cancel`)).status).toBe(200);
  await work();
  expect(await kept(orderId)).toMatchObject({ state: "in production", cancel: "shopper" });
  well();
  await pass({ hours: 1 });
  expect(payments.refunded).toHaveLength(1);
});

test("a question that answers itself within a day worries nobody; one that stays is told, and so is its end", async () => {
  const { printer, orderId, pass, inbox } = await atPrinter();
  const ask = (issues: { code: string; description: string }[]) => printer.change(orderId, { issues });
  const told = () => inbox.slice(1).map(({ subject }) => subject.replace(/WF-\w+/, "WF"));
  const question = [{ code: "ItemUnavailable", description: "cannot be made at present" }];
  ask(question);
  await pass({ hours: 13 });
  ask([]);
  await pass({ hours: 7 });
  expect(told()).toEqual([]);
  ask(question);
  await pass({ hours: 13 });
  await pass({ days: 1 });
  expect(told()).toEqual(["A question about order WF"]);
  ask([]);
  await pass({ hours: 13 });
  expect(told()).toEqual(["A question about order WF", "Order WF goes on"]);
});
