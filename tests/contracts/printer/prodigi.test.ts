import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { PrintOrder } from "../../../functions/core/fulfilment/printer.ts";
import { prodigiPrinter } from "../../../functions/partners/prodigi/printer.ts";
import { act } from "../../../stacks/local/prodigi/floor.ts";
import { type LocalProdigi, startProdigi } from "../../../stacks/local/prodigi/start.ts";
import { openRecords, type Records } from "../../../stacks/local/records.ts";
import { anAddress } from "../../support/fake-payments.ts";

const KEY = "prodigi-key";

let records: Records;
let prodigi: LocalProdigi;
const printer = () => prodigiPrinter({ baseUrl: prodigi.url, apiKey: KEY, timeoutMs: 2_000 });

beforeAll(async () => {
  records = openRecords(":memory:");
  prodigi = await startProdigi({ orders: records.collection("orders"), apiKey: KEY });
});
afterEach(() => prodigi.faults.clear());
afterAll(async () => {
  await prodigi.close();
  records.close();
});

let orders = 0;
const anOrder = (over: Partial<PrintOrder> = {}): PrintOrder => ({
  key: `key-${++orders}`,
  reference: `order-${orders}`,
  method: "Standard",
  recipient: { name: "Ada Lovelace", email: "ada@example.com", address: anAddress },
  items: [
    {
      reference: "1",
      sku: "GLOBAL-CFP-24X36",
      attributes: { color: "black" },
      copies: 1,
      fileUrl: `${prodigi.url}/no-file`,
    },
  ],
  callbackUrl: "http://127.0.0.1:9/none",
  ...over,
});

test("quotes come for every way that exists, in cents, whatever warnings come along", async () => {
  expect(await printer().quotes([{ sku: "GLOBAL-FAP-16X24", attributes: {}, copies: 1 }])).toEqual([
    { method: "Budget", shipping: 1295 },
    { method: "Standard", shipping: 1554 },
    { method: "Express", shipping: 3108 },
    { method: "Overnight", shipping: 5180 },
  ]);
  const framed = await printer().quotes([
    { sku: "GLOBAL-CFP-24X36", attributes: { color: "white" }, copies: 2 },
  ]);
  expect(Array.isArray(framed) && framed.map(({ method }) => method)).toEqual([
    "Budget",
    "Standard",
    "Express",
  ]);
  expect(await printer().quotes([{ sku: "GLOBAL-MUG-1", attributes: {}, copies: 1 }])).toEqual([]);
});

test("the same key is printed once, also when the first answer was lost", async () => {
  const order = anOrder();
  prodigi.faults.add({ outcome: "work, then reset" });
  expect(await printer().submit(order)).toMatchObject({ outcome: "unsure" });
  const first = await printer().submit(order);
  const second = await printer().submit(order);
  expect(first).toEqual({ outcome: "accepted", id: expect.stringMatching(/^ord_/) });
  expect(second).toEqual(first);
  const known = await printer().since(new Date(Date.now() - 60_000));
  expect(known.filter(({ reference }) => reference === order.reference)).toHaveLength(1);
});

test.each([
  ["a blank name", { recipient: { name: " ", address: anAddress } }],
  ["a ZIP code that is none", { recipient: { name: "Ada", address: { ...anAddress, zip: "1" } } }],
  [
    "a frame without a color",
    {
      items: [
        { reference: "1", sku: "GLOBAL-CFP-24X36", attributes: {}, copies: 1, fileUrl: "http://x.invalid" },
      ],
    },
  ],
  [
    "an unknown SKU",
    {
      items: [{ reference: "1", sku: "GLOBAL-MUG", attributes: {}, copies: 1, fileUrl: "http://x.invalid" }],
    },
  ],
])("%s is refused for good", async (_, over) => {
  expect(await printer().submit(anOrder(over))).toMatchObject({
    outcome: "refused",
    reason: expect.stringContaining("ValidationFailed"),
  });
});

test.each(["429", "500", "reset", "work, then 500"] as const)(
  "after %s the print house may have it or not",
  async (outcome) => {
    prodigi.faults.add({ outcome });
    expect(await printer().submit(anOrder())).toMatchObject({ outcome: "unsure" });
  },
);

test("an order is followed through its parcels to the door", async () => {
  const submitted = await printer().submit(anOrder());
  const id = submitted.outcome === "accepted" ? submitted.id : "";
  expect(await printer().read(id)).toEqual({ id, stage: "in progress", problems: [], parcels: [] });
  // The file is really fetched, and there is none.
  await act(prodigi.book, id, "produce");
  expect(await printer().read(id)).toMatchObject({ problems: ["items.assets.NotDownloaded"] });
  await act(prodigi.book, id, "ship", "TRACK-1");
  expect(await printer().read(id)).toMatchObject({
    stage: "complete",
    parcels: [{ dispatched: true, delivered: false, carrier: "USPS", trackingNumber: "TRACK-1" }],
  });
  expect(await printer().cancel(id)).toEqual({ outcome: "too late" });
  await act(prodigi.book, id, "deliver");
  expect((await printer().read(id))?.parcels[0]?.delivered).toBe(true);
});

test("a parcel without a status or an address to follow it is sent all the same", async () => {
  const submitted = await printer().submit(anOrder());
  const id = submitted.outcome === "accepted" ? submitted.id : "";
  const order = prodigi.book.get(id);
  if (!order) throw new Error("no order");
  const bare = { carrier: { name: "UPS", service: "Ground" }, items: [], dispatchDate: null };
  prodigi.book.save({
    ...order,
    shipments: [
      { ...bare, id: "shp_1", tracking: { url: null, number: "1Z" } },
      { ...bare, id: "shp_2", tracking: null },
    ],
  });
  const state = await printer().read(id);
  expect(state?.parcels.map(({ dispatched }) => dispatched)).toEqual([true, false]);
});

test("what has not been begun can be cancelled, once", async () => {
  const submitted = await printer().submit(anOrder());
  const id = submitted.outcome === "accepted" ? submitted.id : "";
  expect(await printer().cancel(id)).toEqual({ outcome: "cancelled" });
  expect((await printer().read(id))?.stage).toBe("cancelled");
});

test("an order that is held back is theirs, and is not shown until it is released", async () => {
  const order = anOrder();
  const submitted = await printer().submit(order);
  const id = submitted.outcome === "accepted" ? submitted.id : "";
  const kept = prodigi.book.get(id);
  if (!kept) throw new Error("no order");
  prodigi.book.save({ ...kept, held: true });
  expect(await printer().submit(order)).toEqual({ outcome: "accepted", id });
  expect(await printer().read(id)).toBeUndefined();
  prodigi.book.save({ ...kept, held: false });
  expect(await printer().read(id)).toMatchObject({ id, stage: "in progress" });
});

test("an order that is not shown is not one that is not there", async () => {
  expect(await printer().read("ord_unknown")).toBeUndefined();
});
