import { describe, expect, test } from "vitest";
import { priceOf } from "../../../functions/core/orders/history.ts";
import { noticeIn } from "../../../functions/partners/stripe/notice.ts";
import { shownRefund } from "../../../stacks/local/stripe/shapes.ts";
import { aTill } from "../../support/till.ts";

// What Stripe tells of a refund that a bank sends back after it had come through: each event may be the only one heard.

type Refund = Parameters<typeof shownRefund>[0];

/** As one that was made in the dashboard, which knows of no order. */
const shown = (refund: Refund) => ({ ...shownRefund(refund), metadata: {} });

const events: [type: string, object: (refund: Refund) => object][] = [
  ["refund.updated", shown],
  ["refund.failed", shown],
  ["charge.refund.updated", shown],
  ["refund.failed", (refund) => ({ ...shown(refund), payment_intent: { id: refund.payment_intent } })],
  ["charge.updated", ({ payment_intent }) => ({ id: "ch_1", object: "charge", payment_intent })],
];

/** Somebody has bought a print, and Stripe speaks in its own words. */
async function bought() {
  const till = aTill();
  const { shop, payments, kept } = till;
  shop.payments = { ...payments, verifyNotice: async (body) => noticeIn(body) };
  const shopper = await till.aShopper();
  const orderId = await shopper.buy();
  const order = await kept(orderId);
  const paymentId = "paid" in order ? order.paid.paymentId : "";
  /** The bank sends it back, and that is told by one event alone. */
  async function comesBack([type, object]: (typeof events)[number]) {
    const last = payments.refunded.findLast(({ status }) => status === "succeeded");
    if (!last) throw new Error("nothing was refunded");
    payments.settleRefund(last.id, "failed");
    const { id, amount } = last;
    const data = object({
      id,
      created: 0,
      amount,
      payment_intent: paymentId,
      currency: "usd",
      metadata: {},
      status: "failed",
    });
    const event = { id: "evt_1", type, livemode: false, data: { object: data } };
    const { status } = await till.visitor().post("/webhooks/stripe", event, { "stripe-signature": "signed" });
    expect(status).toBe(200);
    await till.work();
  }
  const sent = () => payments.refunded.map(({ status }) => status);
  return { ...till, shopper, orderId, comesBack, sent };
}

describe.each(events)("a refund that comes back is known by %s alone", (...event) => {
  test("of an order that was refunded: it is sent again, and a person is told", async () => {
    const { orderId, ops, kept, comesBack, sent } = await bought();
    await ops("refund", orderId);
    expect((await kept(orderId)).state).toBe("refunded");
    await comesBack(event);
    expect(sent()).toEqual(["failed", "succeeded"]);
    expect(await kept(orderId)).toMatchObject({
      state: "refunded",
      concerns: [{ kind: "refund came back" }],
    });
    expect(await ops("attention")).toContain(orderId);
  });

  test("of a part of one that was delivered", async () => {
    const { orderId, ops, kept, pass, printer, comesBack, sent } = await bought();
    await pass({ hours: 1 });
    printer.deliver(orderId);
    await pass({ days: 1 });
    await ops("refund", orderId, "5.00");
    await pass({ days: 30 });
    expect((await kept(orderId)).state).toBe("completed");
    await comesBack(event);
    expect(sent()).toEqual(["failed", "succeeded"]);
    expect(await kept(orderId)).toMatchObject({
      state: "completed",
      concerns: [{ kind: "refund came back" }],
    });
    expect(await ops("attention")).toContain(orderId);
  });
});

describe("what came back twice is not sent a third time", () => {
  const [event] = events;
  async function twice(...part: string[]) {
    const till = await bought();
    await till.pass({ hours: 1 });
    till.printer.deliver(till.orderId);
    await till.pass({ days: 20 });
    await till.ops("refund", till.orderId, ...part);
    for (let times = 0; times < 2; times++) if (event) await till.comesBack(event);
    await till.pass({ days: 2 });
    expect(till.sent()).toEqual(["failed", "failed"]);
    expect(await till.ops("explain", till.orderId)).toContain("! refund came back twice: ");
    return till;
  }

  test("a person asks how to pay, and with that it is over", async () => {
    const { orderId, ops, kept, pass, sent } = await twice();
    expect((await kept(orderId)).state).toBe("refunding");
    await pass({ days: 12 });
    await ops("settle", orderId);
    await pass({ days: 30 });
    expect(await kept(orderId)).toMatchObject({ state: "refunded", back: { wanted: 0 } });
    expect([await ops("attention"), sent()]).toEqual(["No order wants a person.", ["failed", "failed"]]);
  });

  test("nor is a part of it", async () => {
    const { orderId, ops, kept, pass, sent } = await twice("5.00");
    await ops("settle", orderId);
    await pass({ days: 30 });
    expect(await kept(orderId)).toMatchObject({ state: "completed", back: { wanted: 0 } });
    expect([await ops("attention"), sent()]).toEqual(["No order wants a person.", ["failed", "failed"]]);
    await ops("refund", orderId, "5.00");
    expect(await ops("attention")).toContain("refund came back twice");
    expect(sent()).toEqual(["failed", "failed"]);
  });

  test("wanted as a whole after a part, it is said of the whole", async () => {
    const { orderId, ops, kept, pass, sent } = await twice("5.00");
    const order = await kept(orderId);
    await ops("refund", orderId, "again");
    await pass({ days: 2 });
    const all = "paid" in order ? priceOf(order.paid.total) : "";
    expect(await ops("attention")).toContain(`refund came back twice: ${all}`);
    expect(await ops("attention")).not.toContain("$5.00");
    expect(sent()).toEqual(["failed", "failed"]);
  });

  test("what is paid back in the dashboard all the same is found", async () => {
    const { orderId, kept, payments, pass } = await twice();
    const order = await kept(orderId);
    if ("paid" in order) payments.refundThere(order.paid.paymentId, order.paid.total);
    await pass({ days: 1, hours: 1 });
    expect((await kept(orderId)).state).toBe("refunded");
  });
});
