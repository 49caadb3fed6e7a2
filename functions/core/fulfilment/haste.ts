import type { ShippingMethod } from "./printer.ts";

/** Who pays for haste does not wait for the time in which an order can still be changed. */
export const isPrintedAtOnce = (method: ShippingMethod) => method === "Express" || method === "Overnight";
