import { expect, test } from "vitest";
import { followPrint } from "../../../functions/core/orders/production/printing.ts";
import { HOUR_MINUTES } from "../../../functions/core/orders/steps.ts";
import { at, open, parcel, printing, question } from "./at-print-house.ts";

test("an order of which a part is sent says so once, before anything else, and is not told to be late", async () => {
  const parcels = [parcel("dispatched"), parcel("processing", { id: "shp_2", items: ["order-2"] })];
  const state = { parcels, ...question };
  const print = { id: "ord_1", submittedAt: at("01T12:00:00") };
  const part = await followPrint(open(state), printing({ print }));
  expect(part).toMatchObject({
    next: { state: "in production", parcels },
    ...{ event: { kind: "part shipped" }, letter: "part" },
  });
  expect(part.again).toBeUndefined();
  expect((await followPrint(open(state), printing({ print, parcels }))).next.state).toBe("on hold");
  expect(await followPrint(open({ parcels }), printing({ print, parcels }))).not.toHaveProperty("letter");
});

test("an order of which one part is sent and another given up tells both", async () => {
  const parcels = [
    parcel("dispatched"),
    parcel("cancelled", { id: "shp_2", items: ["order-2"] }),
    parcel("processing", { id: "shp_3", items: ["order-3"] }),
  ];
  expect(await followPrint(open({ parcels }), printing())).toMatchObject({
    ...{ next: { parcels }, letter: "part", again: 12 * HOUR_MINUTES },
    concern: { kind: "parcel cancelled", detail: "shp_2 with order-2" },
  });
});

test("an order that is called off goes on where a part of it is sent, whatever they would say; an operator gives that away", async () => {
  const parcels = [parcel("dispatched"), parcel("processing", { id: "shp_2", items: ["order-2"] })];
  const { next, event } = await followPrint(open({ parcels }, "cancelled"), printing({ cancel: "shopper" }));
  expect(next).toMatchObject({ state: "in production", back: { wanted: 0 } });
  expect(next).not.toHaveProperty("cancel");
  expect(event).toEqual({ kind: "too late to cancel" });
  expect(await followPrint(open({ parcels }, "cancelled"), printing({ cancel: "operator" }))).toMatchObject({
    next: { state: "refunding", back: { wanted: 9695 } },
  });
});
