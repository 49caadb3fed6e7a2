import { expect, test } from "vitest";
import { advance } from "../../../functions/core/orders/advance.ts";
import { cents } from "../../../functions/lib/money.ts";
import { commands } from "../../../functions/ops/commands.ts";
import { handle } from "../../../functions/worker/batch.ts";
import { orderHandlers } from "../../../functions/worker/order-jobs.ts";
import { twoLines } from "../../support/two-lines.ts";

// Two deeds about the money of one order close together: the second is decided while the provider is at the first.

/** Long enough for all that others do meanwhile. */
const TURNS = 3_000;

async function twoDeeds() {
  const { shop, queues, payments, ...till } = await twoLines();
  const { orderId } = till;
  const taken: Promise<unknown>[] = [];
  /** Somebody takes up what lies on the queue, or looks for another reason; and nobody waits for them. */
  function takeUp() {
    for (const { job } of queues.orders.sent.splice(0)) taken.push(handle(orderHandlers(shop), job));
  }
  function look() {
    taken.push(advance(shop, orderId, { heard: true }));
  }
  async function refund(...words: string[]) {
    await commands.refund?.run(shop, [orderId, ...words], "grace");
    takeUp();
  }
  async function atEnd() {
    await Promise.all(taken);
    payments.slow(0);
    for (let hour = 0; hour < 12; hour++) await till.pass({ hours: 1 });
    const told = (await till.kept(orderId)).history.flatMap((event) =>
      event.kind === "part refunded" || event.kind === "refunded" ? (event.amount ?? 0) : [],
    );
    return { back: till.back(), told: told.reduce<number>((sum, amount) => sum + amount, 0) };
  }
  /** Once the provider has been asked, and has not answered. */
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const { refund: send } = payments;
  shop.payments = {
    ...payments,
    refund(wanted) {
      resolve();
      return send(wanted);
    },
  };
  payments.slow(TURNS);
  const [page] = payments.sessions.values();
  return { ...till, asked, shop, payments, paymentId: page?.state.paymentId ?? "", refund, look, atEnd };
}

test.for([
  [["10.00"], ["5.00"], 1_500],
  [["5.00"], ["10.00"], 1_500],
  [["lines", "1"], ["lines", "2"], undefined],
] as const)("two parts close together, %o and %o, are sent once each", async ([first, second, sum]) => {
  const { refund, atEnd, kept, orderId } = await twoDeeds();
  await refund(...first);
  await refund(...second);
  const { back, told } = await atEnd();
  const order = await kept(orderId);
  // With the last line all of it goes back.
  const all = sum ?? ("paid" in order ? order.paid.total : 0);
  expect([back, told]).toEqual([all, all]);
  expect(order.concerns).toEqual([]);
});

test("nor is more sent where the first was tried in vain for hours", async () => {
  const { shop, asked, payments, refund, look, pass, atEnd } = await twoDeeds();
  payments.slow(0);
  const { refund: send } = shop.payments;
  shop.payments.refund = () => Promise.reject(new Error("the line is cut"));
  await refund("10.00");
  for (let hour = 0; hour < 6; hour++) await pass({ hours: 1 });
  shop.payments.refund = send;
  payments.slow(TURNS);
  look();
  await asked;
  await refund("5.00");
  expect((await atEnd()).back).toBe(1_500);
});

test("nor beside one that somebody sends at the provider in that moment", async () => {
  const { payments, refund, asked, paymentId, look, atEnd } = await twoDeeds();
  await refund("10.00");
  await asked;
  payments.refundThere(paymentId, cents(500));
  look();
  expect((await atEnd()).back).toBe(1_500);
});

test("a sum that the provider has failed at keeps no other from being sent", async () => {
  const { payments, refund, atEnd } = await twoDeeds();
  payments.fail();
  await refund("10.00");
  await refund("5.00");
  expect(await atEnd()).toEqual({ back: 1_500, told: 1_500 });
});

test("nor does one that it has refused, once there is money for both", async () => {
  const { payments, refund, pass, atEnd } = await twoDeeds();
  payments.refuse("insufficient funds");
  await refund("10.00");
  await pass({ minutes: 2 });
  payments.refuse(undefined);
  await refund("5.00");
  expect(await atEnd()).toEqual({ back: 1_500, told: 1_500 });
});
