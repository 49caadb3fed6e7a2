import * as z from "../../lib/schema.ts";

/** Most of what they send may be missing or null: what we do not need is not even looked at. */
const text = z.nullish(z.string());
const list = <S extends z.ZodMiniType>(one: S) => z.nullish(z.array(one));

const Money = z.object({ amount: z.string(), currency: z.string() });
export type Money = z.infer<typeof Money>;

const QuotedItem = z.object({ sku: z.string(), unitCost: z.nullish(Money) });

const Quote = z.object({
  shipmentMethod: z.string(),
  costSummary: z.object({ shipping: z.nullish(Money) }),
  items: list(QuotedItem),
});
export type Quote = z.infer<typeof Quote>;

export const Quotes = z.object({ outcome: text, quotes: list(Quote) });

const Shipment = z.object({
  id: z.string(),
  status: text,
  /** Said instead of a status, or beside it. */
  cancelled: z.nullish(z.boolean()),
  carrier: z.nullish(z.object({ name: text })),
  dispatchDate: text,
  tracking: z.nullish(z.object({ url: text, number: text })),
  items: list(z.object({ itemId: z.string() })),
});
export type Shipment = z.infer<typeof Shipment>;

const Issue = z.object({
  errorCode: text,
  description: text,
  authorisationDetails: z.nullish(z.object({ authorisationUrl: text })),
});
export type Issue = z.infer<typeof Issue>;

/** What is only good to know takes no order with it that is odd there. */
export const Charges = z.array(z.object({ totalCost: Money }));

export const Order = z.object({
  id: z.string(),
  status: z.nullish(z.object({ stage: text, issues: list(Issue) })),
  shipments: list(Shipment),
  charges: z.optional(z.unknown()),
  items: list(z.object({ id: z.string(), merchantReference: text })),
});
export type Order = z.infer<typeof Order>;

/** The order is missing when all that they say is what has become of the wish. */
export const Ordered = z.object({ outcome: z.string(), order: z.nullish(Order) });

/** One that is held back comes without anything but its name. */
export const Accepted = z.object({ outcome: z.string(), order: z.object({ id: z.string() }) });

/** Each is read by itself: one that is odd must not hide the others. */
export const Orders = z.object({ orders: z.array(z.unknown()), hasMore: z.nullish(z.boolean()) });
export const Known = z.object({
  id: z.string(),
  merchantReference: text,
  callbackUrl: text,
  status: z.nullish(z.object({ stage: text })),
});

/** Their refusals come in two shapes, and in any letter case. */
export const Refused = z.object({
  outcome: text,
  statusText: text,
  failures: z.nullish(z.record(z.string(), z.array(z.object({ code: text })))),
  data: z.nullish(z.unknown()),
});
