import { expect, onTestFinished, test } from "vitest";
import { prodigiClient } from "../../../functions/partners/prodigi/client.ts";
import { prodigiPrinter } from "../../../functions/partners/prodigi/printer.ts";
import { type Action, act } from "../../../stacks/local/prodigi/actions.ts";
import { startProdigi } from "../../../stacks/local/prodigi/start.ts";
import type { PrintOrder } from "../../../stacks/local/prodigi/words.ts";
import { openRecords } from "../../../stacks/local/records.ts";
import { serveStandIn } from "../../../stacks/local/server.ts";
import { aTill } from "../../support/till.ts";

// The odd ways of the print house, over the wire: its calls reach the shop's own webhook.

const KEY = "prodigi-key";
const SITE = "https://wallflower.test";

async function aShopOfPrints(callsFirst: boolean) {
  const till = aTill();
  const { shop, visitor, kept, work } = till;
  let called = 0;
  const site = await serveStandIn(async (request) => {
    const { status } = await visitor().post(new URL(request.url).pathname.replace("/api/v1", ""), {});
    called++;
    return new Response(null, { status });
  });
  const records = openRecords(":memory:");
  const orders = records.collection<PrintOrder>("orders");
  const { book, ...house } = await startProdigi({ orders, apiKey: KEY, callsFirst });
  onTestFinished(async () => {
    await Promise.all([site.close(), house.close()]);
    records.close();
  });
  const printer = prodigiPrinter(prodigiClient({ baseUrl: house.url, apiKey: KEY }));
  shop.printer = {
    ...printer,
    submit: (order) => printer.submit({ ...order, callbackUrl: order.callbackUrl.replace(SITE, site.url) }),
  };
  const { buy, look } = await till.aShopper();
  const orderId = await buy({ method: "Express" });
  const id = () => book.all()[0]?.id ?? "";
  /** The print house does this, and the shop has heard of it. */
  async function does(...actions: Action[]) {
    for (const action of actions) {
      const before = called;
      await act(book, id(), action);
      await expect.poll(() => called).toBeGreaterThan(before);
    }
    await work();
    return kept(orderId);
  }
  return { ...till, orderId, does, book, look, called: () => called };
}

test("a call that comes before the answer is heard, and the order is printed once", async () => {
  const { called, kept, orderId, book, does } = await aShopOfPrints(true);
  expect(called()).toBe(1);
  expect(await kept(orderId)).toMatchObject({ state: "in production", print: { id: book.all()[0]?.id } });
  expect(book.all()).toHaveLength(1);
  expect((await does("ship")).state).toBe("shipped");
});

test("what is packed anew in another place is no loss, and is sent as one parcel", async () => {
  const { does, ops, orderId, look } = await aShopOfPrints(false);
  expect(await does("move")).toMatchObject({ state: "in production", concerns: [] });
  const sent = await does("ship");
  expect(sent).toMatchObject({ state: "shipped", concerns: [] });
  expect(await ops("attention")).toBe("No order wants a person.");
  expect((await look(orderId)).prodigiOrderDetails.trackingNumber).toMatch(/^9400/);
  expect((await does("deliver")).state).toBe("completed");
});

test("what it takes back, and calls about late, changes nothing that was told", async () => {
  const { does, inbox } = await aShopOfPrints(false);
  await does("ship");
  const told = inbox.length;
  expect(await does("takeBack", "call")).toMatchObject({ state: "shipped", concerns: [] });
  expect(await does("ship", "call")).toMatchObject({ state: "shipped", concerns: [] });
  expect(inbox.slice(told)).toEqual([]);
});

test("one that waits for our money is a question until it has it", async () => {
  const { does } = await aShopOfPrints(false);
  expect(await does("unpaid")).toMatchObject({ state: "on hold", problems: ["AwaitingPayment"] });
  expect(await does("paid")).toMatchObject({ state: "in production" });
});

test("one that is called off there is cancelled with the parcels that were packed", async () => {
  const { does, ops, kept, orderId, book } = await aShopOfPrints(false);
  await does("move");
  await ops("refund", orderId);
  expect(book.all()[0]).toMatchObject({
    status: { stage: "Cancelled" },
    shipments: [{ cancelled: true }, { cancelled: true }],
  });
  expect((await kept(orderId)).state).toBe("refunded");
});

test("one that they have charged more for than was paid is told, once it is over", async () => {
  const { does, logged, orderId, kept } = await aShopOfPrints(false);
  const order = await kept(orderId);
  const paid = "paid" in order ? order.paid.total : 0;
  const told = () => logged.filter(({ event }) => event === "order.below-cost");
  await does("ship", "charge");
  expect(told()).toEqual([]);
  expect((await does("deliver")).state).toBe("completed");
  expect(told()).toMatchObject([{ level: "error", fields: { orderId, charged: 10_000, paid } }]);
});

test("nor is one for which they gave enough back", async () => {
  const { does, logged } = await aShopOfPrints(false);
  await does("ship", "charge", "credit");
  expect((await does("deliver")).state).toBe("completed");
  expect(logged.filter(({ event }) => event === "order.below-cost")).toEqual([]);
});

/** Called off there, and looked at as long as its refund may come back. */
async function calledOff(...before: Action[]) {
  const till = await aShopOfPrints(false);
  await till.does(...before);
  await till.ops("refund", till.orderId);
  const told = () => till.logged.filter(({ event }) => event === "order.below-cost");
  for (let day = 0; day < 13; day++) await till.pass({ days: 1 });
  expect(told()).toEqual([]);
  for (let day = 0; day < 5; day++) await till.pass({ days: 1 });
  expect((await till.kept(till.orderId)).state).toBe("refunded");
  return { ...till, told };
}

test("what they keep of one that was called off is told, once", async () => {
  const { told, orderId, does } = await calledOff("charge");
  const fields = { orderId, charged: 10_000, paid: 0 };
  expect(told()).toMatchObject([{ level: "error", fields }]);
  // Whoever calls later has nothing new to tell.
  await does("call");
  expect(told()).toHaveLength(1);
});

test.for([[[]], [["charge", "credit", "credit"]]] as const)(
  "nor is one told of which they keep nothing: %o",
  async ([before]) => {
    expect((await calledOff(...before)).told()).toEqual([]);
  },
);

test.for([true, false])(
  "what they send all the same, days after they have cancelled it, is told: %s",
  async (sent) => {
    const { does, ops, orderId, pass, logged, book } = await aShopOfPrints(false);
    await ops("refund", orderId);
    await pass({ days: 5 });
    const [print] = book.all();
    if (!print) throw new Error("there is no print");
    const status = { ...print.status, stage: "InProgress" as const };
    book.save({ ...print, status });
    await does(sent ? "ship" : "reject");
    for (let day = 0; day < 15; day++) await pass({ days: 1 });
    const told = logged.filter(({ event }) => event === "audit.print-goes-on");
    expect(told).toMatchObject(
      sent ? [{ level: "error", fields: { id: print.id, reference: orderId } }] : [],
    );
  },
);

test("nor one that was sent, and is a gift", async () => {
  const { does, ops, orderId, pass, kept, logged } = await aShopOfPrints(false);
  await does("charge", "credit", "ship", "deliver");
  await ops("refund", orderId);
  for (let day = 0; day < 20; day++) await pass({ days: 1 });
  expect((await kept(orderId)).state).toBe("refunded");
  expect(logged.filter(({ event }) => event === "order.below-cost")).toEqual([]);
});
