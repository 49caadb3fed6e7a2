import { type Arrival, arrivalOfOrdered, arrivalOfSent } from "../../fulfilment/delivery.ts";
import type { Order } from "../order.ts";
import { cancelOf, isReprint } from "../order-rules.ts";

/** When it should be there; of one that is stopped, or over, nobody can say. */
export function arrivalOf(order: Order): Arrival | undefined {
  if (order.state !== "paid" && order.state !== "in production" && order.state !== "shipped")
    return undefined;
  if (cancelOf(order)) return undefined;
  const sent = { method: order.paid.method, zip: order.paid.address.zip };
  if (order.state === "shipped") return arrivalOfSent(new Date(order.shippedAt), sent);
  return arrivalOfOrdered(new Date(isReprint(order) ? order.createdAt : order.paid.at), sent);
}
