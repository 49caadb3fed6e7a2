import { moved, type OrderIn, payingBack, purchase } from "../order.ts";
import { DAY_MINUTES, HOUR_MINUTES, type StepResult } from "../steps.ts";

type BackKind =
  | "cancelled before print"
  | "cancelled at print house"
  | "cancelled by print house"
  | "refused by print house"
  | "picture gone";

/** All of the money goes back. */
export const paysBack = (
  order: OrderIn<"paid" | "held" | "in production" | "on hold">,
  kind: BackKind,
  reason: string,
): StepResult => ({ next: payingBack(order, reason), event: { kind } });

export type Why = Pick<OrderIn<"held">, "why" | "detail">;

/** Stops it until somebody has decided; what concerns its owner is told at once. */
export const holds = (
  order: OrderIn<"paid" | "in production" | "on hold">,
  { why, detail }: Why,
): StepResult => {
  const { holdUntil, handedOver } =
    order.state === "paid" ? order : { holdUntil: order.since, handedOver: undefined };
  return {
    next: moved(order, "held", {
      ...purchase(order),
      why,
      detail,
      holdUntil,
      ...(handedOver && why !== "address" && { handedOver }),
      // Who has called it off has done so, whatever comes of the rest.
      ...(order.cancel && { cancel: order.cancel }),
    }),
    event: { kind: why === "address" ? "address wanted" : "held" },
    ...(why === "address" && { letter: "address" }),
    again: why === "disputed" || why === "under review" ? 12 * HOUR_MINUTES : DAY_MINUTES,
  };
};

/** What held it is over: it goes on as a paid one. */
export const released = (order: OrderIn<"held">) =>
  moved(order, "paid", {
    ...purchase(order),
    holdUntil: order.holdUntil,
    ...(order.handedOver && { handedOver: order.handedOver }),
    ...(order.cancel && { cancel: order.cancel }),
  });
