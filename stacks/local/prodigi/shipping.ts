import { randomUUID } from "node:crypto";
import type { PrintItem, PrintOrder, Shipment } from "./words.ts";

let parcels = 0;

const underWay = (trackingNumber: string) => ({
  status: "Shipped" as const,
  dispatchDate: new Date().toISOString(),
  tracking: { url: null, number: trackingNumber || `9400${String(++parcels).padStart(18, "0")}` },
});
const notYet = { dispatchDate: null, tracking: null };

const boxOf = (items: readonly PrintItem[]) => ({
  id: `shp_${randomUUID()}`,
  carrier: { name: "USPS", service: "Ground" },
  items: items.map(({ id }) => ({ itemId: id })),
});

/** A parcel with some of what is in an order. */
export const parcelFor = (items: readonly PrintItem[], trackingNumber: string): Shipment => ({
  ...boxOf(items),
  ...underWay(trackingNumber),
});

const isPacked = ({ status }: Shipment) => status === "Processing";

/** What is packed by then is sent as it is, and the rest in one parcel. */
export function sentWhole(order: PrintOrder, trackingNumber: string): PrintOrder {
  const rest = unpacked(order);
  const shipments = order.shipments.map((one) =>
    isPacked(one) ? { ...one, ...underWay(trackingNumber) } : one,
  );
  return sent({ ...order, shipments }, rest.length > 0 ? [parcelFor(rest, trackingNumber)] : []);
}

/** Given up in one place, which is said in no status, and packed in another. */
export function repacked(order: PrintOrder): PrintOrder {
  const items = unpacked(order);
  const anew: Shipment = { ...boxOf(items), ...notYet, status: "Processing" };
  return { ...order, shipments: [...order.shipments, { ...boxOf(items), ...notYet, cancelled: true }, anew] };
}

/** It was said to be sent, and is not. */
export const takenBack = (order: PrintOrder): PrintOrder => ({
  ...order,
  status: { ...order.status, stage: "InProgress" },
  shipments: order.shipments.map((one) => ({ ...one, ...notYet, status: "Processing" })),
});

/** What is in no parcel yet. */
export function unpacked({ items, shipments }: PrintOrder): PrintItem[] {
  const packed = new Set(
    shipments.flatMap(({ items, cancelled }) => (cancelled ? [] : items.map(({ itemId }) => itemId))),
  );
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
