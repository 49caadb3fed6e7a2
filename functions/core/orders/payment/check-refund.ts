import { unpinImages } from "../../images/pin.ts";
import { unlessTold } from "../concerns.ts";
import { moved, type OrderIn } from "../order.ts";
import { isCalledOff } from "../order-rules.ts";
import { goesOn } from "../production/parcels.ts";
import { type Needs, type Step, waiting } from "../steps.ts";
import { BACK_ALREADY, isContested, LOOK_BACK_MINUTES, paidBack } from "./refunding.ts";
import { moneyBack, sentOf } from "./standing.ts";

/** The print house may cancel, and keep what it has taken or go on. Told at the last look, and not to whoever calls later. */
async function lookThere({ printer, clock, log }: Needs, order: OrderIn<"refunded">) {
  const { orderId, print, dueAt } = order;
  if (!print || !isCalledOff(order) || dueAt === undefined || Date.parse(dueAt) > clock.now().getTime())
    return;
  const state = await printer.read(print.id);
  if (!state) return;
  const { charged = 0 } = state;
  if (goesOn(order, state)) log.error("audit.print-goes-on", { id: print.id, reference: orderId });
  else if (charged > 0) log.error("order.below-cost", { orderId, charged, paid: 0 });
}

/** refunded: what succeeded may fail later, at a closed account. Then it is owed again. */
export const checkRefund: Step<OrderIn<"refunded">> = async (needs, order) => {
  const { payments, table, clock } = needs;
  const { session, paid, back, print, parcels } = order;
  // However it got here: nothing will be printed any more.
  await unpinImages({ table }, order);
  const standing = await payments.standing(paid.paymentId);
  const { done, coming, taken } = moneyBack(standing);
  const left = (Date.parse(order.since) - clock.now().getTime()) / 60_000 + LOOK_BACK_MINUTES;
  // A bank has let go of what the shop had sent besides.
  if (done >= back.wanted && sentOf({ done, taken }) > sentOf(back)) return paidBack(order, standing);
  if (done + coming >= back.wanted) {
    if (left <= 0) await lookThere(needs, order);
    const again = left > 0 ? left : "never";
    if (isContested(standing)) return { next: order, ...unlessTold(order, "disputed", BACK_ALREADY), again };
    const concerns = order.concerns.filter(({ kind }) => kind !== "disputed" || standing.dispute === "lost");
    return waiting({ ...order, concerns }, again);
  }
  const next = moved(order, "refunding", {
    session,
    paid,
    back: { ...back, done, taken },
    ...(print && { print }),
    ...(parcels && { parcels }),
  });
  return {
    next,
    event: { kind: "refund came back" },
    concern: { kind: "refund came back", detail: "the bank has sent it back" },
  };
};
