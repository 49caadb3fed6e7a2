import { describe, expect, test } from "vitest";
import { arrivalOfSent } from "../../../functions/core/fulfilment/delivery.ts";
import { type PrintStage, shippingMethods } from "../../../functions/core/fulfilment/printer.ts";
import type { Parcel } from "../../../functions/core/fulfilment/printer-shape.ts";
import {
  allArrived,
  deliveredAt,
  hasTracking,
  joined,
  lookAt,
  lossDetail,
  lostSince,
  noneAlive,
} from "../../../functions/core/orders/production/parcels.ts";
import { anOrder } from "./an-order.ts";

type Status = Parcel["status"];

/** Parcels a, b, c … in these states. */
const parcels = (...all: Status[]): Parcel[] =>
  all.map((status, n) => ({ id: "abc"[n] ?? "", status, items: [`line-${n + 1}`] }));

const line = (n: number, copies = 1) => ({ reference: `line-${n}`, copies });

describe("what is known of a parcel", () => {
  test.for<[known: Status, read: Status, is: Status]>([
    ["processing", "dispatched", "dispatched"],
    ["dispatched", "processing", "dispatched"],
    ["delivered", "dispatched", "delivered"],
    ["dispatched", "cancelled", "cancelled"],
    ["cancelled", "dispatched", "cancelled"],
    ["dispatched", "dispatched", "dispatched"],
  ])("%s, and then read as %s, is %s", ([known, read, is]) => {
    expect(joined(parcels(known), parcels(read))).toEqual(parcels(is));
  });

  test("stays known, though it is not told any more", () => {
    const [parcel] = parcels("dispatched");
    if (!parcel) throw new Error("no parcel");
    const known = { ...parcel, trackingNumber: "1Z" };
    expect(joined([known], [parcel])).toEqual([known]);
    expect(joined([known], [])).toEqual([known]);
    expect(joined([known], [{ ...parcel, items: [] }])).toEqual([known]);
  });
});

test.for<[stage: PrintStage, read: Status[], found: string, are: Status[]]>([
  ["in progress", [], "under way", []],
  ["in progress", ["processing", "dispatched"], "under way", ["processing", "dispatched"]],
  ["in progress", ["dispatched", "delivered"], "sent", ["dispatched", "delivered"]],
  ["in progress", ["dispatched", "cancelled"], "sent", ["dispatched", "cancelled"]],
  ["in progress", ["cancelled"], "under way", ["cancelled"]],
  ["complete", [], "sent", []],
  ["complete", ["processing"], "sent", ["processing"]],
  ["complete", ["cancelled", "cancelled"], "nothing sent", []],
  ["cancelled", [], "nothing sent", []],
  ["cancelled", ["processing"], "nothing sent", []],
  ["cancelled", ["processing", "dispatched"], "sent", ["cancelled", "dispatched"]],
])("an order that is %s, with parcels %o, is %s", ([stage, read, found, are]) => {
  const lines = read.map((_, n) => line(n + 1));
  const look = lookAt({ id: "ord_1", stage, issues: [], parcels: parcels(...read) }, [], lines);
  expect(look).toEqual(found === "nothing sent" ? { found } : { found, parcels: parcels(...are) });
});

const never: Parcel = { id: "no parcel", status: "cancelled", items: ["line-2"] };
test.for<[stage: PrintStage, items: string[], found: string, more: Parcel[]]>([
  ["in progress", ["line-1"], "under way", []],
  ["in progress", ["line-1", "line-2"], "sent", []],
  ["in progress", [], "sent", []],
  ["complete", ["line-1"], "sent", [never]],
  ["complete", [], "sent", []],
  ["cancelled", ["line-1"], "sent", [never]],
  ["cancelled", ["line-1", "line-2"], "sent", []],
])("of two lines in an order that is %s, one parcel with %o went out: %s", ([stage, items, found, more]) => {
  const sent: Parcel = { id: "a", status: "dispatched", items };
  const look = lookAt({ id: "ord_1", stage, issues: [], parcels: [sent] }, [], [line(1), line(2)]);
  expect(look).toEqual({ found, parcels: [sent, ...more] });
});

test("a parcel that is lost is told once, with what was in it", () => {
  const now = parcels("cancelled", "cancelled", "dispatched");
  expect(lostSince(parcels("cancelled", "processing"), now).map(({ id }) => id)).toEqual(["b"]);
  expect(lostSince([], now).map(({ id }) => id)).toEqual(["a", "b"]);
  const [first, second] = now;
  expect(lossDetail([{ ...(first as Parcel), items: [] }, second as Parcel])).toBe("a; b with line-2");
});

test.for<[all: Status[], arrived: boolean, noneIsAlive: boolean]>([
  [[], false, false],
  [["delivered", "cancelled"], true, false],
  [["delivered", "dispatched"], false, false],
  [["cancelled", "cancelled"], false, true],
])("of parcels %o all have arrived: %s; none is left: %s", ([all, arrived, noneIsAlive]) => {
  expect([allArrived(parcels(...all)), noneAlive(parcels(...all))]).toEqual([arrived, noneIsAlive]);
});

test("one number to follow is enough", () => {
  const [first, second] = parcels("dispatched", "dispatched");
  expect(hasTracking([first as Parcel])).toBe(false);
  expect(hasTracking([first as Parcel, { ...(second as Parcel), trackingNumber: "1Z" }])).toBe(true);
});

test.each(shippingMethods)(
  "by %s nothing counts as delivered before the last day that was promised",
  (method) => {
    const { paid } = anOrder("shipped");
    for (const zip of ["10028", "99501"])
      for (let day = 0; day < 365; day++) {
        const sentAt = new Date(Date.parse("2026-01-01T15:00:00Z") + day * 86_400_000);
        const order = {
          shippedAt: sentAt.toISOString(),
          paid: { ...paid, method, address: { ...paid.address, zip } },
        };
        const days =
          (deliveredAt(order).getTime() - Date.parse(arrivalOfSent(sentAt, { method, zip }).to)) / 86_400_000;
        expect([order.shippedAt, zip, days]).toEqual([order.shippedAt, zip, 3]);
      }
  },
);
