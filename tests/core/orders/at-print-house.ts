import type { PrintState } from "../../../functions/core/fulfilment/printer.ts";
import type { Parcel } from "../../../functions/core/fulfilment/printer-shape.ts";
import type { OrderIn } from "../../../functions/core/orders/order.ts";
import { aShop } from "../../support/shop.ts";
import { anOrder } from "./an-order.ts";

export const at = (time: string) => `2026-11-${time}.000Z`;
export const now = at("20T12:00:00");

export function open(
  state?: Partial<PrintState>,
  cancelled: "cancelled" | "too late" | "unsure" = "too late",
) {
  const { shop } = aShop();
  shop.printer = {
    ...shop.printer,
    read: async (id) => state && { id, stage: "in progress", issues: [], parcels: [], ...state },
    cancel: async () =>
      cancelled === "unsure"
        ? { outcome: "unsure", reason: "no line", why: "silence" }
        : { outcome: cancelled },
  };
  return { ...shop, me: "me" };
}
export const parcel = (status: Parcel["status"], over: Partial<Parcel> = {}): Parcel => ({
  ...{ id: "shp_1", status, items: ["order-1"] },
  ...over,
});
export const printing = (over: Partial<OrderIn<"in production">> = {}): OrderIn<"in production"> => {
  const { cancel: _, ...order } = anOrder("in production");
  return { ...order, parcels: [], print: { id: "ord_1", submittedAt: at("19T12:00:00") }, ...over };
};
export const onHold = (over: Partial<OrderIn<"on hold">> = {}): OrderIn<"on hold"> => ({
  ...anOrder("on hold"),
  ...{ parcels: [], print: { id: "ord_1", submittedAt: at("19T12:00:00") }, since: at("19T12:00:01") },
  ...over,
});
export const question: Partial<PrintState> = {
  issues: [
    { code: "NotAuthorised", description: "", url: "https://house.test/ask" },
    { code: "Odd", description: "why" },
  ],
};
