import { expect, test } from "vitest";
import { openRecords } from "../../stacks/local/records.ts";
import { ledger } from "../../stacks/local/stripe/ledger.ts";
import type { Details, Refund, Session } from "../../stacks/local/stripe/words.ts";

test("a payment is found without looking through all sessions, also by a stage that was opened anew", () => {
  const records = openRecords(":memory:");
  const kept = records.collection<Session>("sessions");
  let looked = 0;
  const sessions = {
    ...kept,
    all() {
      looked += 1;
      return kept.all();
    },
  };
  const open = () =>
    ledger(
      { sessions, refunds: records.collection<Refund>("refunds") },
      { session: () => {}, event: () => {} },
    );
  const unpaid = (id: string) => ({ id, status: "open" }) as Session;
  kept.put("cs_0", unpaid("cs_0"));

  const book = open();
  const payments = Array.from({ length: 20 }, (_, n) => {
    const { paymentIntent = "" } = book.pay(unpaid(`cs_${n + 1}`), {} as Details);
    expect(book.behind(paymentIntent)?.id).toBe(`cs_${n + 1}`);
    return paymentIntent;
  });
  expect(looked).toBe(1);
  expect(book.behind("")).toBeUndefined();
  expect(book.behind("pi_nobody")).toBeUndefined();

  const anew = open();
  expect(payments.map((payment) => anew.behind(payment)?.id)).toEqual(payments.map((_, n) => `cs_${n + 1}`));
  expect(looked).toBe(2);
  records.close();
});
