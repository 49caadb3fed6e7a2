import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { lookAt } from "../../../functions/core/orders/production/parcels.ts";
import { prodigiClient } from "../../../functions/partners/prodigi/client.ts";
import { prodigiPrinter } from "../../../functions/partners/prodigi/printer.ts";
import { act } from "../../../stacks/local/prodigi/actions.ts";
import { type LocalProdigi, startProdigi } from "../../../stacks/local/prodigi/start.ts";
import { openRecords, type Records } from "../../../stacks/local/records.ts";
import { anAddress } from "../../support/fake-payments.ts";
import { anOrder } from "./contract.ts";

// What only this print house does, and how its adapter takes it.

const KEY = "prodigi-key";
const sold = { sku: "GLOBAL-CFP-24X36", attributes: { color: "black" } };

let records: Records;
let prodigi: LocalProdigi;
const printer = (over: { apiKey?: string; timeoutMs?: number } = {}) =>
  prodigiPrinter(prodigiClient({ baseUrl: prodigi.url, apiKey: KEY, timeoutMs: 2_000, ...over }));

beforeAll(async () => {
  records = openRecords(":memory:");
  prodigi = await startProdigi({ orders: records.collection("orders"), apiKey: KEY });
});
afterEach(() => prodigi.faults.clear());
afterAll(async () => {
  await prodigi.close();
  records.close();
});

const submitted = async () => {
  const answer = await printer().submit(anOrder(sold));
  return answer.outcome === "accepted" ? answer.id : "";
};

test("quotes come for every way that exists, in cents, whatever warnings come along", async () => {
  const quotes = async (sku: string) => {
    const quoted = await printer().quotes([{ sku, attributes: { color: "white" }, copies: 1 }]);
    return quoted.outcome === "quoted" ? quoted.quotes : quoted;
  };
  expect(await quotes("GLOBAL-FAP-16X24")).toEqual([
    { method: "Budget", shipping: 1295 },
    { method: "Standard", shipping: 1554 },
    { method: "Express", shipping: 3108 },
    { method: "Overnight", shipping: 5180 },
  ]);
  expect(await quotes("GLOBAL-CFP-24X36")).toEqual([
    { method: "Budget", shipping: 3455 },
    { method: "Standard", shipping: 4146 },
    { method: "Express", shipping: 8292 },
  ]);
});

test("the same key is printed once, also when the first answer was lost", async () => {
  const order = anOrder(sold);
  prodigi.faults.add({ outcome: "work, then reset" });
  expect(await printer().submit(order)).toMatchObject({ outcome: "unsure", why: "silence" });
  const first = await printer().submit(order);
  expect(await printer().submit(order)).toEqual(first);
  const known = await printer().since(new Date(Date.now() - 60_000));
  expect(known.filter(({ reference }) => reference === order.reference)).toHaveLength(1);
});

test.each([
  ["a blank name", { recipient: { name: " ", address: anAddress } }, "address"],
  [
    "a frame without a color",
    {
      items: [{ sku: sold.sku, attributes: {}, copies: 1, reference: "1", fileUrl: "http://x.invalid" }],
    },
    "item",
  ],
  [
    "an address and an item that are both wrong",
    { recipient: { name: " ", address: anAddress }, items: [] },
    "other",
  ],
])("%s is refused for good", async (_, over, about) => {
  expect(await printer().submit(anOrder(sold, over))).toMatchObject({
    outcome: "refused",
    reason: expect.stringContaining("ValidationFailed"),
    about,
  });
});

test.each(["429", "500", "reset", "work, then 500"] as const)(
  "after %s the print house may have it or not",
  async (outcome) => {
    const order = anOrder(sold);
    prodigi.faults.add({ outcome });
    const why = outcome === "429" ? "busy" : "silence";
    expect(await printer().submit(order)).toMatchObject({ outcome: "unsure", why });
  },
);

test("a key that was taken away is no refusal of an order, and no news of one", async () => {
  const id = await submitted();
  const stranger = printer({ apiKey: "rotated" });
  const unsure = { outcome: "unsure", why: "credentials", reason: "status 401" };
  expect(await stranger.submit(anOrder(sold))).toEqual(unsure);
  expect(await stranger.cancel(id)).toEqual(unsure);
  expect(await stranger.quotes([{ ...sold, copies: 1 }])).toEqual(unsure);
  await expect(stranger.read(id)).rejects.toThrow("401");
  await expect(stranger.since(new Date(0))).rejects.toThrow("401");
});

test("nobody waits for the print house without end", async () => {
  const late = { outcome: "unsure", reason: "TimeoutError" };
  prodigi.faults.add({ latencyMs: 60_000 });
  expect(await printer({ timeoutMs: 50 }).submit(anOrder(sold))).toMatchObject(late);
  prodigi.faults.add({ dripMs: 20 });
  expect(await printer({ timeoutMs: 200 }).submit(anOrder(sold))).toMatchObject(late);
});

test("a file that cannot be fetched is an issue", async () => {
  const id = await submitted();
  await act(prodigi.book, id, "produce");
  expect((await printer().read(id))?.issues).toMatchObject([
    { code: "order.items.assets.FailedToDownloaded" },
    { code: "order.items.assets.FailedToDownloaded" },
  ]);
});

test("a download that is tried again, and the note about taxes, are no issues", async () => {
  const id = await submitted();
  await act(prodigi.book, id, "warn");
  expect(prodigi.book.get(id)?.status.issues).toHaveLength(1);
  expect((await printer().read(id))?.issues).toEqual([]);
  await act(prodigi.book, id, "authorise");
  expect((await printer().read(id))?.issues).toMatchObject([{ url: expect.stringContaining(id) }]);
});

test("a part that goes ahead is not the order, and what is cancelled then was in no parcel", async () => {
  const id = await submitted();
  const looked = async () => {
    const state = await printer().read(id);
    if (!state) throw new Error("no order");
    const lines = ["1", "2"].map((reference) => ({ reference, copies: 1 }));
    return lookAt(state, [], lines);
  };
  await act(prodigi.book, id, "part");
  expect(await looked()).toMatchObject({
    found: "under way",
    parcels: [{ status: "dispatched", items: ["1"] }],
  });
  await act(prodigi.book, id, "reject");
  expect(await looked()).toMatchObject({
    found: "sent",
    parcels: [
      { status: "dispatched", items: ["1"] },
      { status: "cancelled", items: ["2"] },
    ],
  });
});

test("what follows a part has what was left, and nothing twice", async () => {
  const id = await submitted();
  await act(prodigi.book, id, "part");
  expect(prodigi.book.get(id)?.status).toMatchObject({
    stage: "InProgress",
    details: { inProduction: "InProgress", shipping: "InProgress" },
  });
  expect(await act(prodigi.book, id, "part")).toContain("cannot be treated like that");
  expect(await act(prodigi.book, id, "split")).toContain("cannot be treated like that");
  await act(prodigi.book, id, "ship");
  const state = await printer().read(id);
  expect(state?.parcels.map(({ items }) => items)).toEqual([["1"], ["2"]]);
  expect(state?.stage).toBe("complete");
});

test("a parcel without a status or an address to follow it is sent all the same", async () => {
  const id = await submitted();
  const order = prodigi.book.get(id);
  if (!order) throw new Error("no order");
  const bare = { carrier: { name: "UPS", service: "Ground" }, items: [], dispatchDate: null };
  prodigi.book.save({
    ...order,
    shipments: [
      { ...bare, id: "shp_1", tracking: { url: null, number: "1Z" } },
      { ...bare, id: "shp_2", tracking: null },
      { ...bare, id: "shp_3", tracking: null, dispatchDate: "2026-11-20T00:00:00Z" },
    ],
  });
  const state = await printer().read(id);
  expect(state?.parcels.map(({ status }) => status)).toEqual(["dispatched", "processing", "dispatched"]);
});

test("the audit reads on after the first hundred", async () => {
  const order = prodigi.book.get(await submitted());
  if (!order) throw new Error("no order");
  const ids = Array.from({ length: 101 }, (_, n) => `ord_of_${n}`);
  for (const id of ids) prodigi.book.save({ ...order, id });
  const known = new Set((await printer().since(new Date(0))).map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
