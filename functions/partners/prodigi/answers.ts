import * as z from "zod/mini";

/** Most of what they send may be missing or null: what we do not need is not even looked at. */
const text = z.nullish(z.string());
const money = z.object({ amount: z.string(), currency: z.string() });

export const Quotes = z.object({
  quotes: z.nullish(
    z.array(z.object({ shipmentMethod: z.string(), costSummary: z.object({ shipping: z.nullish(money) }) })),
  ),
});

const Shipment = z.object({
  id: z.string(),
  status: text,
  carrier: z.nullish(z.object({ name: text })),
  dispatchDate: text,
  tracking: z.nullish(z.object({ url: text, number: text })),
});

export const Order = z.object({
  id: z.string(),
  merchantReference: text,
  status: z.nullish(
    z.object({
      stage: text,
      issues: z.nullish(z.array(z.object({ errorCode: text, description: text }))),
    }),
  ),
  shipments: z.nullish(z.array(Shipment)),
});

export const Ordered = z.object({ outcome: z.string(), order: z.optional(Order) });

export const Orders = z.object({ orders: z.array(Order), hasMore: z.nullish(z.boolean()) });

/** Their refusals come in two shapes, and in any letter case. */
export const Refused = z.object({
  outcome: text,
  statusText: text,
  failures: z.nullish(z.record(z.string(), z.array(z.object({ code: text })))),
  data: z.nullish(z.unknown()),
});
