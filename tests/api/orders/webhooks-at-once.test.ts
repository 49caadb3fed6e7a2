import { describe, expect, onTestFinished, test } from "vitest";
import { cents } from "../../../functions/lib/money.ts";
import type { Engine } from "../../../functions/lib/table/engine.ts";
import { aDynamo } from "../../support/dynamodb.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aTill } from "../../support/till.ts";

// A partner that was away tells all that it has to tell in one moment, some of it several times.

const tables: [times: number, name: string, engine: () => Promise<Engine>][] = [
  [100, "in memory", async () => memoryEngine()],
  [
    20,
    "in DynamoDB",
    async () => {
      const { engine, close } = await aDynamo({});
      onTestFinished(close);
      return engine;
    },
  ],
];

describe.each(tables)("%i webhooks at once, with the table %s", (times, _, engine) => {
  async function bought(method = "Budget") {
    const till = aTill({ kept: await engine() });
    const shopper = await till.aShopper();
    const { orderId, pageId } = await shopper.order();
    till.payments.pay(pageId, { method });
    const stripe = till.visitor();
    /** Of the order and of its payment, in turn. */
    async function told() {
      const abouts = [{ orderId }, { paymentId: `pi_${pageId}` }];
      const answers = await Promise.all(
        Array.from({ length: times }, (_, n) =>
          stripe.post("/webhooks/stripe", abouts[n % 2] ?? {}, { "stripe-signature": "signed" }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await till.work();
    }
    const events = async () => (await till.kept(orderId)).history.map(({ kind }) => kind);
    return { ...till, orderId, paymentId: `pi_${pageId}`, told, events };
  }

  test("take one payment once", async () => {
    const { told, kept, orderId, events, inbox } = await bought();
    await told();
    expect((await kept(orderId)).state).toBe("paid");
    expect((await events()).filter((kind) => kind === "paid")).toHaveLength(1);
    expect(inbox.filter(({ subject }) => subject.startsWith("Your order"))).toHaveLength(1);
  });

  test("of what is at the print house change nothing, where nothing is new", async () => {
    const { told, kept, orderId, printer } = await bought("Express");
    await told();
    const before = await kept(orderId);
    await told();
    expect(await kept(orderId)).toMatchObject({ state: before.state, history: before.history });
    expect(printer.printed.size).toBe(1);
  });

  test("tell a person once, of each thing that is new", async () => {
    const { told, kept, orderId, payments, paymentId, logged } = await bought("Express");
    await told();
    payments.refundThere(paymentId, cents(500));
    await told();
    payments.dispute(paymentId, "open");
    await told();
    const kinds = (await kept(orderId)).concerns.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["disputed", "refunded elsewhere"]);
    // Who comes too late to write it down may have rung before.
    const rung = logged.filter(({ event }) => event === "order.wants-person");
    expect(new Set(rung.map(({ fields }) => fields?.why)).size).toBe(2);
  });

  test("send a part once more that a bank sent back, while the rest goes on", async () => {
    const { told, kept, orderId, payments, ops } = await bought("Express");
    await told();
    await ops("refund", orderId, "5.00");
    payments.settleRefund(payments.refunded[0]?.id ?? "", "failed");
    await told();
    expect(payments.refunded.map(({ status }) => status)).toEqual(["failed", "succeeded"]);
    expect(await kept(orderId)).toMatchObject({ state: "in production", back: { done: 500 } });
  });

  test("send back once more what a bank sent back", async () => {
    const { told, kept, orderId, payments, ops } = await bought();
    await told();
    await ops("refund", orderId);
    const [first] = payments.refunded;
    payments.settleRefund(first?.id ?? "", "failed");
    await told();
    expect(payments.refunded.map(({ status }) => status)).toEqual(["failed", "succeeded"]);
    expect((await kept(orderId)).state).toBe("refunded");
  });
});
