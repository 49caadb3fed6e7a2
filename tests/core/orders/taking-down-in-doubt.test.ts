import { expect, test } from "vitest";
import type { PrintOrder } from "../../../functions/core/fulfilment/printer.ts";
import { takeDownPicture } from "../../../functions/core/orders/operators/taking-down.ts";
import { aTakedown } from "./a-takedown.ts";

const fails = async () => {
  throw new Error("the line was cut");
};

/** The print house has it, and nobody heard so. */
async function unheard() {
  const found = await aTakedown();
  const { shop, printer, buyTwo, takeDown, pass } = found;
  const lost = { ...printer, submit: (order: PrintOrder) => printer.submit(order).then(fails) };
  return {
    ...found,
    async taken(orderId: string) {
      shop.printer = printer;
      await takeDown();
      await pass({ minutes: 31 });
      expect(await found.kept(orderId)).toMatchObject({ state: "held", why: "taken down" });
      expect(found.prints()).toHaveLength(1);
    },
    async buyUnheard() {
      shop.printer = lost;
      return buyTwo("Express");
    },
  };
}

test("what may be at the print house is not said to be held before print, and a refund calls it off", async () => {
  const { buyUnheard, taken, takeDown, ops, kept, printer } = await unheard();
  const orderId = await buyUnheard();
  await taken(orderId);
  const calledOff = `\`refund ${orderId}\` calls it off.`;
  expect(await takeDown()).toContain(`Order ${orderId} may be at the print house. ${calledOff}`);
  await expect(ops("release", orderId)).rejects.toThrow(calledOff);
  await ops("refund", orderId);
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
  expect(printer.find(orderId)?.state.stage).toBe("cancelled");
});

test("a reprint that may be at the print house is dropped once somebody has looked there", async () => {
  const { shop, buy, ops, printer, taken, kept } = await unheard();
  const orderId = await buy({ method: "Express" });
  printer.ship(orderId);
  await ops("retry", orderId);
  const reprint = `${orderId}:r1`;
  shop.printer = { ...printer, submit: fails };
  await ops("reprint", orderId);
  await taken(reprint);
  await expect(ops("drop", reprint)).rejects.toThrow('if their dashboard says so, type "again" last');
  await ops("drop", reprint, "again");
  expect(await kept(reprint)).toMatchObject({ state: "expired" });
});

test("the rest of what was not handed over yet goes on, though somebody was about to", async () => {
  const { shop, payments, buyTwo, picture, ops, kept, printer } = await aTakedown();
  const standing: typeof payments.standing = async (paymentId) => {
    shop.payments = payments;
    await takeDownPicture(shop, picture);
    return payments.standing(paymentId);
  };
  shop.payments = { ...payments, standing };
  const orderId = await buyTwo("Express");
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "taken down" });
  await ops("refund", orderId, "lines", "2");
  await ops("release", orderId);
  expect(printer.find(orderId)?.order.items).toHaveLength(1);
});
