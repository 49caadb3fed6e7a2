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
