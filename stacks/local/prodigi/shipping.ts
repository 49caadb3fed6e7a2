import { randomUUID } from "node:crypto";
import type { PrintItem, PrintOrder, Shipment } from "./words.ts";

let parcels = 0;

/** A parcel with some of what is in an order. */
export const parcelFor = (items: readonly PrintItem[], trackingNumber: string): Shipment => ({
  id: `shp_${randomUUID()}`,
  status: "Shipped",
  carrier: { name: "USPS", service: "Ground" },
  dispatchDate: new Date().toISOString(),
  tracking: { url: null, number: trackingNumber || `9400${String(++parcels).padStart(18, "0")}` },
  items: items.map(({ id }) => ({ itemId: id })),
});

/** What is in no parcel yet. */
export function unpacked({ items, shipments }: PrintOrder): PrintItem[] {
  const packed = new Set(shipments.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  return items.filter(({ id }) => !packed.has(id));
}

/** A part is on its way, and the rest is still made. */
export const partSent = (order: PrintOrder, shipment: Shipment): PrintOrder => ({
  ...order,
  shipments: [...order.shipments, shipment],
  status: {
    ...order.status,
    details: { ...order.status.details, inProduction: "InProgress", shipping: "InProgress" },
  },
});

/** Everything is on its way, or given up: either way the order is complete. */
export const sent = (order: PrintOrder, shipments: readonly Shipment[]): PrintOrder => ({
  ...order,
  shipments: [...order.shipments, ...shipments],
  status: {
    ...order.status,
    stage: "Complete",
    issues: [],
    details: { ...order.status.details, inProduction: "Complete", shipping: "Complete" },
  },
});
