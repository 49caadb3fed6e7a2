import { describe, expect, test } from "vitest";
import type { OrderIn } from "../../../functions/core/orders/order.ts";
import { followParcels, followPrint } from "../../../functions/core/orders/production/printing.ts";
import { DAY_MINUTES, HOUR_MINUTES, TryLater } from "../../../functions/core/orders/steps.ts";
import { anOrder } from "./an-order.ts";
import { at, now, onHold, open, parcel, printing, question } from "./at-print-house.ts";

describe("an order at the print house", () => {
  test("is looked at once a day, also where they do not show it", async () => {
    for (const state of [{}, undefined])
      expect(await followPrint(open(state), printing())).toMatchObject({
        next: { state: "in production" },
        again: DAY_MINUTES,
      });
  });

  test("that they have a question about is on hold, and looked at every six hours", async () => {
    const { next, event, again, letter } = await followPrint(open(question), printing());
    expect(next).toMatchObject({
      state: "on hold",
      problems: ["NotAuthorised https://house.test/ask", "Odd why"],
    });
    expect([event, again, letter]).toEqual([{ kind: "question" }, 6 * HOUR_MINUTES, undefined]);
  });

  test("whose question is answered goes on, and that is told to whom the question was", async () => {
    for (const [letters, letter] of [
      [["placed"], undefined],
      [["placed", "problem"], "solved"],
      [["placed", "problem", "solved"], undefined],
      [["placed", "problem", "problem#2", "solved"], undefined],
      [["placed", "problem", "solved", "solved#2", "problem#2"], "solved"],
    ] as const) {
      const solved = await followPrint(open({}), onHold({ letters: [...letters] }));
      expect(solved).toMatchObject({ next: { state: "in production" }, event: { kind: "question solved" } });
      expect([solved.letter, solved.again]).toEqual([letter, 12 * HOUR_MINUTES]);
    }
  });

  test("whose question stays for a day is told about, once", async () => {
    const waits = await followPrint(open(question), onHold());
    expect([waits.letter, waits.again]).toEqual([undefined, 6 * HOUR_MINUTES]);
    const asked = onHold({ since: at("19T12:00:00") });
    expect(await followPrint(open(question), asked)).toMatchObject({
      letter: "problem",
      again: 12 * HOUR_MINUTES,
    });
    const again = { ...asked, letters: ["problem", "solved", "solved#2"] };
    expect(await followPrint(open(question), again)).toMatchObject({ letter: "problem" });
    const told = await followPrint(open(question), { ...asked, letters: ["problem"] });
    expect([told.letter, told.again]).toEqual([undefined, 6 * HOUR_MINUTES]);
  });

  test("that is not sent after ten days is told to be late, once", async () => {
    const print = { id: "ord_1", submittedAt: at("10T12:00:00") };
    const late = await followPrint(open({}), printing({ print }));
    expect(late).toMatchObject({ letter: "delayed", event: { kind: "late" }, again: 12 * HOUR_MINUTES });
    expect(await followPrint(open({}), printing({ print, letters: ["delayed"] }))).toMatchObject({
      again: DAY_MINUTES,
    });
    const early = { ...print, submittedAt: at("10T12:00:01") };
    expect((await followPrint(open({}), printing({ print: early }))).letter).toBeUndefined();
  });

  test("that is sent is told, with what was lost of it", async () => {
    const parcels = [parcel("dispatched"), parcel("cancelled", { id: "shp_2", items: ["order-2"] })];
    const sent = await followPrint(open({ parcels }), printing());
    expect(sent).toMatchObject({
      next: { state: "shipped", shippedAt: now, parcels },
      ...{ event: { kind: "shipped" }, letter: "shipped", again: 2 * DAY_MINUTES },
      concern: { kind: "parcel cancelled", detail: "shp_2 with order-2", items: [] },
    });
    expect(await followPrint(open({ parcels: [parcel("dispatched")] }), printing())).not.toHaveProperty(
      "concern",
    );
  });

  test("of which a part is given up is of concern, but for lines that are paid back", async () => {
    const [line] = printing().lines;
    const lines = [line, { ...line, paidBack: true as const }] as OrderIn<"in production">["lines"];
    const lost = [
      parcel("cancelled", { items: ["order-1", "order-2"] }),
      parcel("processing", { id: "shp_2" }),
    ];
    const found = await followPrint(open({ parcels: lost }), printing({ lines }));
    expect(found).toMatchObject({
      next: { state: "in production", parcels: lost },
      ...{ event: { kind: "parcel cancelled" }, again: 12 * HOUR_MINUTES },
      concern: { items: ["order-1"] },
    });
  });

  test("that they cancel is paid back; a reprint waits for a person", async () => {
    const back = await followPrint(open({ stage: "cancelled" }), printing());
    expect(back).toMatchObject({
      next: { state: "refunding", back: { wanted: 9695 } },
      event: { kind: "cancelled by print house" },
    });
    const reprint = await followPrint(open({ stage: "cancelled" }), printing({ reprintOf: "before" }));
    expect(reprint).toMatchObject({ next: { state: "held", why: "refused" }, again: DAY_MINUTES });
  });
});

describe("an order that is called off", () => {
  test("is paid back where they agree", async () => {
    const order = printing({ cancel: "shopper" });
    expect(await followPrint(open({}, "cancelled"), order)).toMatchObject({
      next: { state: "refunding", back: { wanted: 9695 } },
    });
  });

  test("goes on where it is too late; an operator's refund comes all the same", async () => {
    for (const [cancel, wanted] of [
      ["shopper", 0],
      ["operator", 9695],
    ] as const) {
      const { next, event } = await followPrint(open({}), printing({ cancel }));
      expect(next).toMatchObject({ state: "in production", back: { wanted } });
      expect(next).not.toHaveProperty("cancel");
      expect(event).toEqual({ kind: "too late to cancel" });
    }
  });

  test("is tried later where nobody knows", async () => {
    await expect(followPrint(open({}, "unsure"), printing({ cancel: "shopper" }))).rejects.toThrow(TryLater);
  });
});

test("a question that is not shown any more is not answered by that", async () => {
  const asked = onHold({ since: at("18T12:00:00"), letters: ["placed", "problem"] });
  const { next, letter } = await followPrint(open(undefined), asked);
  expect([next.state, letter]).toEqual(["on hold", undefined]);
});

describe("a parcel on its way", () => {
  const shipped = (over: Partial<OrderIn<"shipped">> = {}): OrderIn<"shipped"> => ({
    ...anOrder("shipped"),
    ...{ parcels: [parcel("dispatched")], shippedAt: now, concerns: [] },
    ...over,
  });

  test("without a number is asked about every three days, and with one when it should be there", async () => {
    expect(await followParcels(open(), shipped())).toMatchObject({
      again: 3 * DAY_MINUTES,
      next: { state: "shipped" },
    });
    const tracked = shipped({ parcels: [parcel("dispatched", { trackingNumber: "1Z" })] });
    expect((await followParcels(open(), tracked)).again).toBe(23 * DAY_MINUTES + 13 * HOUR_MINUTES);
    const soon = shipped({ shippedAt: at("03T12:00:00") });
    expect(await followParcels(open(), { ...soon, shippedAt: "2026-10-29T12:00:00.000Z" })).toMatchObject({
      again: DAY_MINUTES + 13 * HOUR_MINUTES,
    });
    expect((await followParcels(open(), soon)).again).toBe(3 * DAY_MINUTES);
  });

  test("is told of by each number that comes later", async () => {
    const [first, second] = [
      parcel("dispatched", { trackingNumber: "1" }),
      parcel("dispatched", { id: "shp_2", items: ["order-2"] }),
    ];
    const parcels = [first, { ...second, trackingNumber: "2" }];
    expect(await followParcels(open({ parcels }), shipped({ parcels: [first, second] }))).toMatchObject({
      letter: "tracking",
    });
  });

  test("with a number at last is told", async () => {
    const parcels = [parcel("dispatched", { trackingNumber: "1Z" })];
    expect(await followParcels(open({ parcels }), shipped())).toMatchObject({
      letter: "tracking",
      again: DAY_MINUTES,
    });
    const known = await followParcels(open({ parcels }), shipped({ parcels }));
    expect(known.letter).toBeUndefined();
  });

  test("has arrived when they say so, or three days after the last that was promised", async () => {
    const over = {
      next: { state: "completed" },
      event: { kind: "delivered" },
      letter: "delivered",
      again: "never",
    };
    expect(await followParcels(open({ parcels: [parcel("delivered")] }), shipped())).toMatchObject(over);
    const days = (time: string) => shipped({ shippedAt: `2026-10-${time}.000Z` });
    expect(await followParcels(open(), days("27T23:59:59"))).toMatchObject(over);
    expect(await followParcels(open(), days("28T12:00:00"))).toMatchObject({ next: { state: "shipped" } });
  });

  test("that is lost is of concern; with the last of them it is over once somebody has decided", async () => {
    const parcels = [parcel("cancelled")];
    const lost = await followParcels(open({ parcels }), shipped());
    expect(lost).toMatchObject({
      again: DAY_MINUTES,
      concern: { kind: "parcel cancelled", items: ["order-1"] },
    });
    const concerns = [{ at: now, kind: "parcel cancelled" as const, detail: "" }];
    expect(await followParcels(open(), shipped({ parcels, concerns }))).toMatchObject({
      next: { state: "shipped" },
      again: DAY_MINUTES,
    });
    const decided = await followParcels(open(), shipped({ parcels }));
    expect(decided).toMatchObject({ next: { state: "completed" }, again: "never" });
    expect(decided.letter).toBeUndefined();
  });
});
