import { randomUUID } from "node:crypto";
import { type OrderBook, parcelFor } from "./orders.ts";
import type { Asset, PrintItem, PrintOrder } from "./words.ts";

export const actions = ["produce", "ship", "deliver", "reject"] as const;
export type Action = (typeof actions)[number];

/** Really fetched, as in life: a file that cannot be had stops the order. */
async function fetched(asset: Asset): Promise<Asset> {
  try {
    const response = await fetch(asset.url, { signal: AbortSignal.timeout(20_000) });
    const type = response.headers.get("content-type") ?? "";
    const size = (await response.arrayBuffer()).byteLength;
    return {
      ...asset,
      status: response.ok && /^image\/(jpeg|png)/.test(type) && size > 0 ? "Complete" : "Error",
    };
  } catch {
    return { ...asset, status: "Error" };
  }
}

async function prepared(item: PrintItem): Promise<PrintItem> {
  const assets = await Promise.all(item.assets.map(fetched));
  return { ...item, assets, status: assets.every(({ status }) => status === "Complete") ? "Ok" : "Invalid" };
}

async function produce(order: PrintOrder): Promise<PrintOrder> {
  const items = await Promise.all(order.items.map(prepared));
  const failed = items.filter(({ status }) => status !== "Ok");
  const issues = failed.map(({ id }) => ({
    objectId: id,
    errorCode: "items.assets.NotDownloaded",
    description: "The file cannot be downloaded.",
  }));
  const details =
    failed.length > 0
      ? { downloadAssets: "Error" }
      : { downloadAssets: "Complete", inProduction: "InProgress" };
  return {
    ...order,
    items,
    status: { ...order.status, issues, details: { ...order.status.details, ...details } },
  };
}

const ship = (order: PrintOrder, trackingNumber: string): PrintOrder => ({
  ...order,
  shipments: [...order.shipments, parcelFor(order, trackingNumber)],
  status: {
    ...order.status,
    stage: "Complete",
    issues: [],
    details: { ...order.status.details, inProduction: "Complete", shipping: "Complete" },
  },
});

/** The real one never says so; here it is the carrier's evidence. */
const deliver = (order: PrintOrder): PrintOrder => ({
  ...order,
  shipments: order.shipments.map((shipment) => ({ ...shipment, status: "Delivered" })),
});

const reject = (order: PrintOrder): PrintOrder => ({
  ...order,
  status: { ...order.status, stage: "Cancelled" },
});

/** Tells the shop that something happened. Whether it hears is its own business: nobody tries twice. */
function callBack(order: PrintOrder) {
  if (!order.callbackUrl) return;
  const event = {
    specversion: "1.0",
    type: `com.prodigi.order.status.stage.changed#${order.status.stage}`,
    source: "http://localhost/prodigi",
    id: randomUUID(),
    time: new Date().toISOString(),
    datacontenttype: "application/json",
    subject: order.id,
    data: { order },
  };
  fetch(order.callbackUrl, {
    method: "POST",
    headers: { "content-type": "application/cloudevents+json" },
    body: JSON.stringify(event),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
}

const possible: Record<Action, (order: PrintOrder) => boolean> = {
  produce: ({ status }) => status.stage === "InProgress",
  ship: ({ status }) => status.stage === "InProgress",
  deliver: ({ shipments }) => shipments.length > 0,
  reject: ({ status }) => status.stage === "InProgress",
};

/** What people at the print house do, by hand from the console. */
export async function act(
  book: OrderBook,
  id: string,
  action: Action,
  trackingNumber = "",
): Promise<PrintOrder | string> {
  const order = book.get(id);
  if (!order) return "There is no such order.";
  if (!possible[action](order)) return `An order that is ${order.status.stage} cannot be treated like that.`;
  const next = {
    produce: () => produce(order),
    ship: () => ship(order, trackingNumber),
    deliver: () => deliver(order),
    reject: () => reject(order),
  };
  const saved = book.save(await next[action]());
  callBack(saved);
  return saved;
}
