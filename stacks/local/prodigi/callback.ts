import { randomUUID } from "node:crypto";
import type { PrintOrder } from "./words.ts";

/** Tells the shop that something happened. Whether it hears is its own business: nobody tries twice. */
export async function callBack(order: PrintOrder) {
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
  await fetch(order.callbackUrl, {
    method: "POST",
    headers: { "content-type": "application/cloudevents+json" },
    body: JSON.stringify(event),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
}
