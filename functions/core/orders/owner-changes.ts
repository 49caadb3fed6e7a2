import { isDeepStrictEqual } from "../../lib/equal.ts";
import { Refusal } from "../../lib/errors.ts";
import type { Address } from "../fulfilment/printer-shape.ts";
import { addressFault } from "../fulfilment/us-addresses.ts";
import { decidedAnew } from "./anew.ts";
import { changing } from "./items.ts";
import { sendOrLeave } from "./jobs.ts";
import { withLetter } from "./letters/owed-letters.ts";
import type { Order } from "./order.ts";
import { canCancel, canCorrect, cancelOf, isCalledOff, waitsFor } from "./order-rules.ts";
import { type PublicStatus, publicStatus, statusWords } from "./order-states.ts";
import { released } from "./production/stopping.ts";
import type { OrderNeeds } from "./reconciler.ts";
import { type Asking, visibleOrder } from "./seeing.ts";

type Needs = Pick<OrderNeeds, "table" | "clock" | "log" | "orderSecret">;
type Correcting = Needs & Pick<OrderNeeds, "queues">;
type To = { name: string; address: Address };

const wished = decidedAnew((words) => new Refusal("conflict", words));

/** Asks for an order to be called off; whether that still works shows at the next step. */
export const cancelOrder = wished(async (needs: Needs, asking: Asking) => {
  const order = await visibleOrder(needs, asking);
  if (isCalledOff(order)) return;
  if (!canCancel(order))
    throw new Refusal(
      "conflict",
      "This order cannot be cancelled any more. Please write to us: we help where we can.",
    );
  const at = needs.clock.now().toISOString();
  const history = [...order.history, { at, kind: "cancel wanted" as const }];
  await needs.table.write(...changing(order, { ...order, cancel: "shopper", history, dueAt: at }));
});

/** More is no correction any more: each is mailed, and an order has only so much room. */
const MOST_CORRECTIONS = 5;

/** By what has become of it: whoever asks may look at a page of half an hour ago. */
const notCorrected: Readonly<Record<PublicStatus, string>> = {
  pending: "The print house has this order already. Please write to us at once.",
  shipped: "This order has been sent already. Please write to us at once.",
  completed: "This order has been delivered already.",
  refunding: "There is nothing to correct any more: all of your money is on its way back.",
  refunded: "There is nothing to correct any more: all of your money is on its way back.",
  expired: statusWords.expired.sentence,
};

function whyNotCorrected(order: Order): string {
  if (cancelOf(order))
    return "We are trying to cancel this order: if that still works, all of your money goes back.";
  return waitsFor(order) === "payment"
    ? "This order waits for its payment."
    : notCorrected[publicStatus(order)];
}

export const correctAddress = wished(async (needs: Correcting, asking: Asking, { name, address }: To) => {
  const order = await visibleOrder(needs, asking);
  const fault = addressFault(address);
  if (fault)
    throw new Refusal("invalid_input", fault.sentence, {
      fields: { [`address.${fault.field}`]: fault.sentence },
    });
  const now = needs.clock.now();
  const isOwn = order.userId === asking.caller?.userId;
  if (!canCorrect(order, now, isOwn)) {
    const why = canCorrect(order, now, true)
      ? "Its address is changed where it was ordered. Please write to us at once."
      : whyNotCorrected(order);
    throw new Refusal("conflict", why);
  }
  const paid = { ...order.paid, name, address };
  const isAsked = waitsFor(order) === "address";
  if (!isAsked && isDeepStrictEqual(paid, order.paid)) return order;
  if (order.history.filter(({ kind }) => kind === "address corrected").length >= MOST_CORRECTIONS)
    throw new Refusal("conflict", "This address was changed many times. Please write to us.");
  const at = now.toISOString();
  const history = [...order.history, { at, kind: "address corrected" as const }];
  const told = withLetter({ ...order, history, paid }, "readdressed", at);
  const corrected = told.order;
  // What waited for another address goes on with it.
  const next =
    corrected.state === "held" && isAsked ? { ...released(needs, corrected), since: at } : corrected;
  const dueAt = next.state === order.state ? order.dueAt : at;
  const kept = { ...next, ...(dueAt !== undefined && { dueAt }) };
  await needs.table.write(...changing(order, kept), told.write);
  // At once: whoever knows nothing of it has half an hour to say so. One that is lost is found by the sweep.
  await sendOrLeave(needs.queues.orders, told.job);
  return kept;
});
