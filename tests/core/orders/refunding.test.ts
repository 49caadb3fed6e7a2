import { describe, expect, test } from "vitest";
import { images } from "../../../functions/core/images/items.ts";
import type { Bought, OrderIn } from "../../../functions/core/orders/order.ts";
import { checkRefund } from "../../../functions/core/orders/payment/check-refund.ts";
import {
  OtherwiseAsked,
  type PaymentStanding,
  type Refund,
} from "../../../functions/core/orders/payment/payments.ts";
import { refundPayment } from "../../../functions/core/orders/payment/refunding.ts";
import { DAY_MINUTES, HOUR_MINUTES } from "../../../functions/core/orders/steps.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { aShop } from "../../support/shop.ts";
import { refund, standing, TOTAL } from "./a-standing.ts";
import { anOrder } from "./an-order.ts";

/** What the provider says, and what it was asked to send back. */
function open(at: Partial<PaymentStanding>, made: Refund["status"] = "succeeded") {
  const { shop, logged } = aShop();
  const sent: { amount: number; key: string }[] = [];
  shop.payments = {
    ...shop.payments,
    standing: async () => standing(at),
    refund: async ({ amount, key }) => {
      sent.push({ amount, key });
      return { id: "re", status: made, amount };
    },
  };
  return { needs: { ...shop, me: "me" }, sent, logged };
}
const refunding = (wanted = TOTAL, done = 0): OrderIn<"refunding"> => ({
  ...anOrder("refunding"),
  ...{ orderId: "order", tries: 0, letters: ["placed"] },
  back: { wanted: cents(wanted), done: cents(done) },
});
const partly = (wanted: number, done = 0): Bought => ({
  ...anOrder("shipped"),
  back: { wanted: cents(wanted), done: cents(done) },
});

describe("money that is owed", () => {
  test("is sent as far as it is neither back nor on its way, under a key of its own", async () => {
    const ours = [
      { ...refund(600, "pending"), ours: true as const },
      { ...refund(1, "failed"), ours: true as const },
    ];
    const { needs, sent } = open({ refunds: [refund(95), ...ours] });
    expect(await refundPayment(needs, refunding())).toEqual({ next: refunding() });
    expect(sent).toEqual([{ amount: 9000, key: "rf_order_2_0" }]);
    // However much it is, and however often it was tried: whoever is at it as well would send it once more.
    await refundPayment(needs, { ...refunding(8000), tries: 20 });
    expect(sent.at(-1)).toEqual({ amount: 7305, key: "rf_order_2_0" });
  });

  test("is not sent under another key while somebody may be at another sum, and is so later", async () => {
    const { needs, sent } = open({});
    needs.payments.refund = async ({ amount, key }) => {
      sent.push({ amount, key });
      if (key.endsWith("_0")) throw new OtherwiseAsked("only with the same parameters");
      return { id: "re", status: "succeeded", amount };
    };
    for (const tries of [0, 3])
      await expect(refundPayment(needs, { ...refunding(), tries })).rejects.toThrow(OtherwiseAsked);
    expect(sent.map(({ key }) => key)).toEqual(["rf_order_0_0", "rf_order_0_0"]);
    await refundPayment(needs, { ...refunding(), tries: 4 });
    expect(sent.at(-1)?.key).toBe("rf_order_0_1");
  });

  test("is waited for while it is coming, and tried again after an hour when it fails", async () => {
    const coming = open({ refunds: [refund(TOTAL, "pending")] });
    expect(await refundPayment(coming.needs, refunding())).toMatchObject({ again: 6 * HOUR_MINUTES });
    expect(coming.sent).toEqual([]);
    const pending = open({}, "pending");
    // What it waits for is looked at next, and at once.
    expect(await refundPayment(pending.needs, refunding())).toEqual({ next: refunding() });
    expect(pending.logged).toEqual([]);
    const failed = open({}, "failed");
    expect(await refundPayment(failed.needs, refunding())).toMatchObject({ again: HOUR_MINUTES });
    expect(failed.logged).toMatchObject([
      { level: "error", event: "order.refund-failed", fields: { amount: TOTAL } },
    ]);
  });

  test("waits for a bank that decides on a dispute, and a person hears of it once", async () => {
    const { needs, sent } = open({ dispute: "open" });
    const first = await refundPayment(needs, refunding());
    expect(first).toMatchObject({
      again: 12 * HOUR_MINUTES,
      concern: { kind: "disputed", detail: "a refund has to wait" },
    });
    const event = { at: "", kind: "concern", about: "disputed", detail: "a refund has to wait" } as const;
    const again = await refundPayment(needs, { ...refunding(), history: [event] });
    expect(again).not.toHaveProperty("concern");
    const other = { ...event, detail: "open" };
    const news = await refundPayment(needs, { ...refunding(), history: [other] });
    expect(news).toHaveProperty("concern");
    expect(sent).toEqual([]);
  });
});

test.for([
  [{ dispute: "open" }, true],
  [{ dispute: "open", refundable: true }, false],
  [{ dispute: "won" }, false],
] as const)("disputed (%o) after it was refunded, somebody has to tell the bank: %s", async ([at, told]) => {
  const { needs } = open({ refunds: [refund(TOTAL)], ...at });
  const back = { wanted: cents(TOTAL), done: cents(TOTAL) };
  const known = { at: "", kind: "disputed" as const, detail: "open" };
  const looked = await checkRefund(needs, { ...anOrder("refunded"), back });
  expect(looked.next.state).toBe("refunded");
  expect(looked.concern?.detail).toBe(told ? "its money is back already: tell the bank" : undefined);
  const over = await refundPayment(needs, { ...refunding(), concerns: [known] });
  expect(over.next.concerns).toEqual(told ? [known] : []);
});

describe("money that is back", () => {
  test("is told with what the shop has sent", async () => {
    const { needs } = open({ refunds: [refund(TOTAL)] });
    expect(await refundPayment(needs, refunding(TOTAL, 695))).toMatchObject({
      next: { state: "refunded", back: { wanted: TOTAL, done: TOTAL } },
      ...{ event: { kind: "refunded", amount: 9000 }, letter: "refunded", amount: 9000 },
      again: 14 * DAY_MINUTES,
    });
  });

  test("is told to the cent", async () => {
    const { needs } = open({ refunds: [refund(TOTAL)] });
    const told = { ...refunding(TOTAL, TOTAL - 1), letters: ["refunded"] };
    expect(await refundPayment(needs, told)).toMatchObject({ letter: "refunded", amount: 1 });
  });

  test("is told as a whole where somebody else has sent it, unless it was told", async () => {
    const { needs } = open({ refunds: [refund(TOTAL)] });
    const known = refunding(TOTAL, TOTAL);
    expect(await refundPayment(needs, known)).toMatchObject({ letter: "refunded", amount: TOTAL });
    const told = await refundPayment(needs, { ...known, letters: ["refunded#2"] });
    expect(told).not.toHaveProperty("letter");
    expect(told.event).toEqual({ kind: "refunded" });
  });

  test("by a bank's word is not told as the shop's", async () => {
    const { needs } = open({ dispute: "lost" });
    const all = await refundPayment(needs, refunding());
    expect(all).toMatchObject({
      next: { state: "refunded" },
      event: { kind: "dispute lost" },
      again: 14 * DAY_MINUTES,
    });
    expect(all).not.toHaveProperty("letter");
    const part = await refundPayment(needs, partly(100));
    expect(part).toMatchObject({ next: { state: "shipped" }, event: { kind: "dispute lost" } });
    expect(part).not.toHaveProperty("letter");
  });

  test("ends a dispute's concern and no other, and keeps what the print house has of it", async () => {
    const { needs } = open({ refunds: [refund(TOTAL)] });
    const parcel = { id: "shp_1", status: "cancelled" as const, items: [] };
    const lost = { at: "", kind: "parcel cancelled" as const, detail: "shp_1" };
    const concerns = [{ ...lost, kind: "disputed" as const }, lost];
    const printed = { print: { id: "ord_1", submittedAt: "" }, parcels: [parcel] };
    const { next } = await refundPayment(needs, { ...refunding(), ...printed, concerns });
    expect(next).toMatchObject({ state: "refunded", concerns: [lost], ...printed });
    const { print: _, parcels: __, ...early } = refunding();
    const over = await refundPayment(needs, early);
    expect(over.next).not.toHaveProperty("print");
    expect(over.next).not.toHaveProperty("parcels");
  });

  test("stays looked at until two weeks have passed, and lets its pictures go", async () => {
    const { needs } = open({ refunds: [refund(TOTAL)] });
    const image = aReadyImage("2026-11-01T00:00:00.000Z");
    await needs.table.create(images, { ...image, state: { ...image.state, orders: ["order"] } });
    const back = { wanted: cents(TOTAL), done: cents(TOTAL) };
    const since = (time: string) => ({ ...anOrder("refunded"), orderId: "order", back, since: time });
    const early = since("2026-11-18T12:00:00.000Z");
    expect(await checkRefund(needs, early)).toEqual({ next: early, again: 12 * DAY_MINUTES });
    const last = since("2026-11-06T12:00:01.000Z");
    expect((await checkRefund(needs, last)).again).toBeCloseTo(1 / 60);
    const over = since("2026-11-06T12:00:00.000Z");
    expect(await checkRefund(needs, over)).toEqual({ next: over, again: "never" });
    const kept = await needs.table.get(images, { batchId: "batch", n: 0 }, { consistent: true });
    expect(kept?.state).toMatchObject({ orders: [] });
  });

  test("and comes back before anything was printed, is owed again as it was", async () => {
    const { needs } = open({});
    const { print: _, parcels: __, ...order } = { ...anOrder("refunded"), orderId: "order" };
    const back = { wanted: cents(TOTAL), done: cents(TOTAL) };
    const { next } = await checkRefund(needs, { ...order, back });
    expect(next).toMatchObject({ state: "refunding", back: { wanted: TOTAL, done: 0 } });
    expect(next).not.toHaveProperty("print");
    expect(next).not.toHaveProperty("parcels");
  });

  test("in part lets the order go on as it was", async () => {
    const { needs } = open({ refunds: [refund(100)] });
    expect(await refundPayment(needs, partly(100, 30))).toMatchObject({
      next: { state: "shipped", back: { wanted: 100, done: 100 } },
      ...{ event: { kind: "part refunded", amount: 70 }, letter: "refunded", amount: 70 },
    });
  });

  test("may come back within two weeks: then it is owed again", async () => {
    const { session, paid, ...rest } = anOrder("refunded");
    const back = { wanted: cents(TOTAL), done: cents(TOTAL) };
    const parcels = [{ id: "shp_1", status: "cancelled" as const, items: [] }];
    const order = { ...rest, session, paid, back, print: { id: "ord_1", submittedAt: "" }, parcels };
    const stays = open({ refunds: [refund(9000), refund(695, "pending")] });
    expect(await checkRefund(stays.needs, order)).toEqual({ next: order, again: "never" });
    const { needs } = open({ refunds: [refund(9000), refund(695, "failed")] });
    expect(await checkRefund(needs, order)).toMatchObject({
      next: { state: "refunding", back: { wanted: TOTAL, done: 9000 }, print: { id: "ord_1" }, parcels },
      ...{ event: { kind: "refund came back" }, concern: { kind: "refund came back" } },
    });
  });
});
