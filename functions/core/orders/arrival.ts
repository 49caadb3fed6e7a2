import { type Arrival, arrivalOfOrdered, arrivalOfSent } from "../fulfilment/delivery.ts";
import type { OrderEvent } from "./history.ts";
import type { Order, OrderIn } from "./order.ts";
import { cancelOf, isReprint } from "./order-rules.ts";

/** When it was paid, or when what held it afterwards was over. */
const begunAt = ({ paid, history }: OrderIn<"paid" | "in production">) =>
  history.findLast(({ kind }) => goesOn.has(kind))?.at ?? paid.at;
const goesOn = new Set<OrderEvent["kind"]>(["released", "dispute won", "address corrected"]);

/** When it should be there; of one that is stopped, or over, nobody can say. */
export function arrivalOf(order: Order): Arrival | undefined {
  if (order.state !== "paid" && order.state !== "in production" && order.state !== "shipped")
    return undefined;
  if (cancelOf(order)) return undefined;
  const sent = { method: order.paid.method, zip: order.paid.address.zip };
  if (order.state === "shipped") return arrivalOfSent(new Date(order.shippedAt), sent);
  return arrivalOfOrdered(new Date(isReprint(order) ? order.createdAt : begunAt(order)), sent);
}
