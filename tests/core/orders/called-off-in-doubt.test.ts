import { expect, test } from "vitest";
import type { Printer } from "../../../functions/core/fulfilment/printer.ts";
import { aTill } from "../../support/till.ts";

const cut = async (): Promise<never> => {
  throw new Error("the line was cut");
};

/** Handed over at once, without an answer: the call was lost, or what was said to it. */
async function unanswered(lost: "call" | "answer") {
  const till = aTill();
  const { shop, printer, payments } = till;
  const asked = { orders: 0 };
  const submit: Printer["submit"] = async (order) => {
    asked.orders++;
    if (lost === "answer") await printer.submit(order);
    return cut();
  };
  shop.printer = { ...printer, submit };
  const { buy } = await till.aShopper();
  const orderId = await buy({ method: "Express" });
  const { paid } = { paid: undefined, ...(await till.kept(orderId)) };
  /** The bank takes all of it, before anybody asks again. */
  const dispute = () => payments.dispute(paid?.paymentId ?? "", "lost");
  return { ...till, orderId, asked, dispute };
}

test("what never arrived is not sent to be called off: once a person has looked, the money is back", async () => {
  const { orderId, asked, dispute, pass, kept, printer, ops } = await unanswered("call");
  dispute();
  for (const minutes of [2, 6, 31, 31]) await pass({ minutes });
  expect([asked.orders, printer.printed.size]).toEqual([1, 0]);
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "refused", cancel: "shopper" });
  expect(await ops("attention")).toContain(orderId);
  expect(await ops("explain", orderId)).toContain("look in their dashboard");
  await ops("refund", orderId);
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
});

test("calls that failed before it was called off are no looks at what is there", async () => {
  const { orderId, dispute, pass, kept, printer } = await unanswered("answer");
  printer.hold(orderId, true);
  for (const minutes of [2, 6, 31, 61]) await pass({ minutes });
  dispute();
  await pass({ minutes: 61 });
  expect(await kept(orderId)).toMatchObject({ state: "paid", cancel: "shopper" });
  // It is shown a moment after it was taken.
  printer.hold(orderId, false);
  await pass({ minutes: 2 });
  expect(printer.find(orderId)?.state.stage).toBe("cancelled");
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
});

test("what is there is found by its reference, and called off", async () => {
  const { orderId, asked, dispute, pass, kept, printer } = await unanswered("answer");
  dispute();
  await pass({ minutes: 2 });
  expect(asked.orders).toBe(1);
  expect(printer.find(orderId)?.state.stage).toBe("cancelled");
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
});

test("what they have cancelled before, under the same reference, is not it", async () => {
  const { shop, printer, orderId, asked, dispute, pass, kept } = await unanswered("call");
  shop.printer = {
    ...shop.printer,
    since: async () => [
      { id: "ord_1", reference: orderId, stage: "cancelled" },
      { id: "ord_2", reference: orderId, stage: "in progress" },
    ],
    cancel: async (id) => ({ outcome: id === "ord_2" ? "cancelled" : "too late" }),
    read: async (id) => ({ id, stage: "in progress", issues: [], parcels: [] }),
  };
  dispute();
  await pass({ minutes: 2 });
  expect([asked.orders, printer.printed.size]).toEqual([1, 0]);
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
});

test("what they hold back is shown to nobody; once it is, it is called off, whatever a person has seen", async () => {
  const { orderId, dispute, pass, kept, printer } = await unanswered("answer");
  printer.hold(orderId, true);
  dispute();
  for (const minutes of [2, 6, 31, 31]) await pass({ minutes });
  expect(await kept(orderId)).toMatchObject({ state: "held", handedOver: { doubt: true } });
  printer.hold(orderId, false);
  await pass({ minutes: 65 });
  expect(printer.find(orderId)?.state.stage).toBe("cancelled");
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
});

test("an operator's refund of what may be there asks for it, and sends nothing", async () => {
  const { orderId, asked, pass, kept, ops, payments } = await unanswered("call");
  await ops("refund", orderId);
  for (const minutes of [2, 6, 31]) await pass({ minutes });
  expect([asked.orders, (await kept(orderId)).state, payments.refunded]).toEqual([1, "held", []]);
  await ops("refund", orderId);
  expect([payments.refunded.length, (await kept(orderId)).state]).toEqual([1, "refunded"]);
});
