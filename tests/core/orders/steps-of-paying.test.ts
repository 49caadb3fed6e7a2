import { describe, expect, test } from "vitest";
import { images } from "../../../functions/core/images/items.ts";
import type { OrderIn } from "../../../functions/core/orders/order.ts";
import { emailOf } from "../../../functions/core/orders/order-rules.ts";
import { openPayment, readPayment } from "../../../functions/core/orders/payment/paying.ts";
import type { CheckoutRequest, PaymentState } from "../../../functions/core/orders/payment/payments.ts";
import { DAY_MINUTES, HOUR_MINUTES } from "../../../functions/core/orders/steps.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const now = "2026-11-20T12:00:00.000Z";
const ago = (ms: number) => new Date(Date.parse(now) - ms).toISOString();

async function open(state: Partial<PaymentState> = {}) {
  const parts = await opened(anOrder("awaiting payment"));
  const { shop } = parts;
  const asked: CheckoutRequest[] = [];
  const closed: string[] = [];
  const { address, name, email } = anOrder("paid").paid;
  const whole: PaymentState = {
    ...{ id: "cs_1", status: "paid", orderId: "order", live: false, currency: "usd" },
    ...{ subtotal: cents(8400), shipping: cents(1295), tax: cents(20), discount: cents(5) },
    ...{ total: cents(9710), shippingId: "Budget", paymentId: "pi_1", email, name, address },
    ...state,
  };
  shop.payments = {
    ...shop.payments,
    open: async (request) => {
      asked.push(request);
      return { id: "cs_1", url: "https://pay.test/cs_1" };
    },
    read: async () => whole,
    close: async (id) => void closed.push(id),
  };
  await shop.table.create(images, aReadyImage(now));
  return { ...parts, shop, needs: Object.assign(shop, { me: "me" }), asked, closed };
}

describe("a page to pay at", () => {
  const draft = (over: Partial<OrderIn<"draft">> = {}): OrderIn<"draft"> => ({
    ...anOrder("draft"),
    ...{ createdAt: ago(1000), payUntil: "2026-11-20T12:35:00.000Z", email: "ada@example.com" },
    ...over,
  });

  test("shows what was chosen, in its words, and how it can be sent", async () => {
    const { needs, asked } = await open();
    const [line] = draft().lines;
    const pictured = {
      ...line,
      item: { ...line?.item, relatedImage: { _id: "b", imageUrl: "/i/b.webp", prompt: "a fox" } },
    };
    const { next, again } = await openPayment(needs, draft({ lines: [line, pictured] as never }));
    const shown = {
      ...{ name: "Art Paper Print", description: "16 × 24 in / None: a fox", price: 4200, copies: 2 },
    };
    expect(asked).toEqual([
      {
        ...{ key: "co_order_1", orderId: "order", email: "ada@example.com" },
        lines: [shown, { ...shown, pictureUrl: "https://wallflower.test/i/b.webp" }],
        shipping: [
          {
            ...{ id: "Budget", price: 1295, days: { from: 12, to: 17 } },
            name: "Budget shipping, arrives between Wed,\u00a0Dec\u00a09 and Wed,\u00a0Dec\u00a016; later in Alaska and Hawaii",
          },
        ],
        successUrl: "https://wallflower.test/checkout/success/order",
        cancelUrl: "https://wallflower.test/cart",
        expiresAt: new Date("2026-11-20T12:35:00.000Z"),
      },
    ]);
    expect(next).toMatchObject({ state: "awaiting payment", session: { id: "cs_1" } });
    expect(again).toBe(36);
    const { email: _, ...nameless } = draft();
    await openPayment(needs, nameless);
    expect(asked[1]).not.toHaveProperty("email");
  });

  test("is not opened for an older one of the same cart, nor when it could be open for too short", async () => {
    const { needs, asked } = await open();
    const over = { event: { kind: "page not opened" }, again: "never" };
    expect(await openPayment(needs, draft({ superseded: true }))).toMatchObject({
      ...over,
      next: { state: "expired" },
    });
    expect(await openPayment(needs, draft({ createdAt: ago(4 * 60_000 + 1) }))).toMatchObject(over);
    expect(asked).toEqual([]);
    await openPayment(needs, draft({ createdAt: ago(4 * 60_000) }));
    expect(asked).toHaveLength(1);
  });
});

describe("a payment", () => {
  const unpaid = (over: Partial<OrderIn<"awaiting payment">> = {}): OrderIn<"awaiting payment"> => ({
    ...anOrder("awaiting payment"),
    ...{ payUntil: "2026-11-20T12:20:00.000Z" },
    ...over,
  });

  test("whose page has expired ends it, in silence", async () => {
    const { needs } = await open({ status: "expired" });
    const { next, ...rest } = await readPayment(needs, unpaid());
    expect(next).toMatchObject({ state: "expired", session: { id: "cs_1" } });
    expect(rest).toEqual({ event: { kind: "page expired" }, again: "never" });
  });

  test("that has failed ends it, and whoever is known is told", async () => {
    const { email: _, ...nameless } = unpaid();
    for (const [told, email] of [
      [{ email: "grace@example.com" }, "grace@example.com"],
      [{}, undefined],
    ] as const) {
      const { needs } = await open({ status: "failed", email: undefined, ...told });
      const { next, ...rest } = await readPayment(needs, nameless);
      expect(next).toMatchObject({ state: "expired", session: { id: "cs_1" } });
      expect([emailOf(next), "email" in next]).toEqual([email, email !== undefined]);
      const letter = email ? { letter: "unpaid" } : {};
      expect(rest).toEqual({ event: { kind: "payment failed" }, again: "never", ...letter });
    }
  });

  test("that takes days is looked at every six hours; an open page when it ends, and not at once", async () => {
    const slow = await open({ status: "unpaid" });
    expect(await readPayment(slow.needs, unpaid())).toEqual({ next: unpaid(), again: 6 * HOUR_MINUTES });
    const { needs, closed } = await open({ status: "open" });
    expect(await readPayment(needs, unpaid())).toEqual({ next: unpaid(), again: 21 });
    const late = unpaid({ payUntil: now });
    expect(await readPayment(needs, late)).toEqual({ next: late, again: 5 });
    expect(closed).toEqual([]);
    const older = unpaid({ superseded: true });
    expect(await readPayment(needs, older)).toEqual({ next: older, again: 1 });
    expect(closed).toEqual(["cs_1"]);
  });

  test("that adds up is a paid order, which can be changed for half an hour", async () => {
    const { needs, shop } = await open();
    const { next, ...rest } = await readPayment(needs, unpaid());
    expect(next).toMatchObject({
      ...{ state: "paid", holdUntil: "2026-11-20T12:30:00.000Z", back: { wanted: 0, done: 0 } },
      paid: {
        ...{ at: now, paymentId: "pi_1", total: 9710, shipping: 1295, tax: 20, method: "Budget" },
        ...{ email: "ada@example.com", name: "Ada Lovelace", address: { zip: "10028" } },
      },
    });
    expect(rest).toEqual({ event: { kind: "paid", amount: 9710 }, letter: "placed" });
    // Its pictures are kept.
    const image = await shop.table.get(images, { batchId: "batch", n: 0 }, { consistent: true });
    expect(image?.state).toMatchObject({ orders: ["order"] });
  });

  test.for(["Express", "Overnight"] as const)("for %s goes to print at once", async (method) => {
    const { needs } = await open({ shippingId: method });
    const offers = [{ method, shipping: cents(1295), estimated: false }];
    expect((await readPayment(needs, unpaid({ offers }))).next).toMatchObject({ holdUntil: now });
  });

  test("of whoever does not want to wait goes to print at once", async () => {
    const { needs } = await open();
    expect((await readPayment(needs, unpaid({ express: true }))).next).toMatchObject({ holdUntil: now });
  });

  test("of a picture that is gone goes back, with what was paid in its history", async () => {
    const { needs } = await open();
    const lines = [{ ...unpaid().lines[0], image: { batchId: "gone", n: 0 } }] as never;
    const { next, event, letter } = await readPayment(needs, unpaid({ lines }));
    expect(next).toMatchObject({
      ...{ state: "refunding", paid: { total: 9710 } },
      back: { wanted: 9710, done: 0 },
    });
    expect(next.history.at(-1)).toEqual({ at: now, kind: "paid", amount: 9710 });
    expect([event, letter]).toEqual([{ kind: "picture gone" }, undefined]);
  });

  test.for<[name: string, over: Partial<PaymentState>]>([
    ["order", { orderId: "another" }],
    ["mode", { live: true }],
    ["currency", { currency: "eur" }],
    ["subtotal", { subtotal: cents(8399), total: cents(9709) }],
    ["shipping", { shipping: cents(1294), total: cents(9709) }],
    ["shipping", { shippingId: "Overnight" }],
    ["total", { total: cents(9711) }],
    ["address", { address: undefined }],
    ["address", { name: undefined }],
    ["payment", { paymentId: undefined }],
    ["payment", { email: undefined }],
  ])("whose %s is not what was asked for is never printed, and rings: %o", async ([name, over]) => {
    const { needs, logged } = await open(over);
    const { next, event, letter, again } = await readPayment(needs, unpaid());
    expect(next).toMatchObject({ state: "needs attention", problems: [`payment: ${name}`] });
    expect([event, letter, again]).toEqual([{ kind: "payment mismatch" }, "problem", DAY_MINUTES]);
    expect(logged).toMatchObject([
      { level: "error", event: "order.mismatch", fields: { orderId: "order", wrong: name } },
    ]);
  });

  test("that does not add up is known as far as it is told", async () => {
    const bare = { email: undefined, name: undefined, address: undefined, shippingId: undefined };
    const { needs } = await open(bare);
    const { next } = await readPayment(needs, unpaid({ email: "grace@example.com" }));
    const { at, paymentId, total, shipping, tax } = {
      ...{ at: now, paymentId: "pi_1", total: 9710, shipping: 1295, tax: 20 },
    };
    expect(next).toHaveProperty("payment", {
      ...{ at, paymentId, total, shipping, tax, email: "grace@example.com" },
    });
    const { needs: nameless } = await open(bare);
    expect((await readPayment(nameless, unpaid())).next).not.toHaveProperty("payment.email");
    const { needs: nothing } = await open({ paymentId: undefined });
    expect((await readPayment(nothing, unpaid())).next).not.toHaveProperty("payment");
  });
});
