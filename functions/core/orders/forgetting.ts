import { DAY_MS } from "../../lib/clock.ts";
import type { Order } from "./order.ts";
import { isTold, owesRefund } from "./order-rules.ts";
import { isOver } from "./order-states.ts";

/** Until then mails about its end may still be under way, and money may come back: of what nobody was told of, neither. */
const FORGET_AFTER_MS = 30 * DAY_MS;

/** When an order is without the person, whose owner wants to be forgotten; undefined while anything is to be done. */
export const forgottenFrom = (order: Order): string | undefined =>
  order.forget && isOver(order) && !owesRefund(order)
    ? new Date(Date.parse(order.since) + (isTold(order) ? FORGET_AFTER_MS : 0)).toISOString()
    : undefined;
