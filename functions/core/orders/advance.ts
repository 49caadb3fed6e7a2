import { forgottenFrom, withoutPerson } from "./forgetting.ts";
import type { Order } from "./order.ts";
import { owesRefund } from "./order-rules.ts";
import { orderStates, type StepName } from "./order-states.ts";
import { checkRefund } from "./payment/check-refund.ts";
import { openPayment, readPayment } from "./payment/paying.ts";
import { besideRefund, refundPayment } from "./payment/refunding.ts";
import { followParcels, followPrint } from "./production/printing.ts";
import { lookAtHeld, sendToPrint } from "./production/sending.ts";
import { type Asked, type OrderNeeds, takeSteps } from "./reconciler.ts";
import type { Step } from "./steps.ts";

/** Each takes the orders in the states that name it. */
const steps = {
  "open payment": openPayment,
  "read payment": readPayment,
  "send to print": sendToPrint,
  "look at held": lookAtHeld,
  "follow print": followPrint,
  "follow parcels": followParcels,
  "refund payment": refundPayment,
  "check refund": checkRefund,
} satisfies Record<StepName, unknown>;

/** Of what is over: nobody looks at it again. */
const rest: Step = async (_, order) => ({ next: order, again: "never" });

/** Its owner wanted to be forgotten: what the law wants kept is kept without the person. */
const forget: Step = async (_, order) => ({ next: withoutPerson(order), again: "never" });

/** Which step takes which order is said in the table of states, which the compiler cannot follow. */
function stepOf(order: Order, now: Date): Step {
  const from = forgottenFrom(order);
  if (from !== undefined && from <= now.toISOString()) return forget;
  const { step } = orderStates[order.state];
  const own = step ? (steps[step] as Step) : rest;
  if (!owesRefund(order) || own === steps["refund payment"]) return own;
  return besideRefund(own) as Step;
}

export const advance = (needs: OrderNeeds, orderId: string, asked: Asked = {}) =>
  takeSteps(needs, orderId, stepOf, asked);
