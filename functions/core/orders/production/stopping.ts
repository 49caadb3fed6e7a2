import type { Clock } from "../../../lib/clock.ts";
import { FILE_LASTS_MS } from "../../fulfilment/master.ts";
import { type Bought, moved, type OrderIn, type OrderLine, payingBack, purchase } from "../order.ts";
import { DAY_MINUTES, HOUR_MINUTES, type StepResult } from "../steps.ts";

/** All of the money goes back. */
export const paysBack = (
  order: OrderIn<"paid" | "held" | "in production" | "on hold">,
  kind: `cancelled ${"before print" | "at print house" | "by print house"}` | "picture gone",
): StepResult => ({ next: payingBack(order), event: { kind } });

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

type Needs = { clock: Clock };

/** They were made after it was paid: what is so old that the print house may find it gone is made anew. */
export const withLastingFiles = ({ clock }: Needs, { lines, paid }: Bought): OrderLine[] =>
  clock.now().getTime() - Date.parse(paid.at) > FILE_LASTS_MS
    ? lines.map(({ fileKey: _, ...line }) => line)
    : lines;

/** What held it is over: it goes on as a paid one; what may be at the print house goes on as it was sent. */
export const released = (needs: Needs, order: OrderIn<"held">) =>
  moved({ ...order, lines: order.handedOver ? order.lines : withLastingFiles(needs, order) }, "paid", {
    ...purchase(order),
    holdUntil: order.holdUntil,
    ...(order.handedOver && { handedOver: order.handedOver }),
    ...(order.cancel && { cancel: order.cancel }),
  });
