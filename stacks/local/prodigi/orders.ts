import { randomUUID } from "node:crypto";
import type { Collection } from "../records.ts";
import { isMade, needsColor } from "./prices.ts";
import type { PrintItem, PrintOrder } from "./words.ts";

type Failures = Record<string, { code: string }[]>;
export type Placed = { outcome: "Created" | "AlreadyExists"; order: PrintOrder } | { failures: Failures };

type AskedItem = {
  sku?: string;
  copies?: number;
  attributes?: Record<string, string>;
  merchantReference?: string;
  assets?: { printArea?: string; url?: string }[];
};
type Asked = {
  merchantReference?: string;
  shippingMethod?: string;
  idempotencyKey?: string;
  callbackUrl?: string;
  recipient?: { name?: string; email?: string; address?: Record<string, string> };
  items?: AskedItem[];
};

/** Blank texts, unknown SKUs, a ZIP code that is none, a frame without a color: all refused field by field. */
function failuresOf({ recipient, items = [], merchantReference, shippingMethod }: Asked): Failures {
  const failures: Failures = {};
  const fail = (field: string, code: string) => {
    failures[field] = [...(failures[field] ?? []), { code }];
  };
  const texts: Record<string, unknown> = {
    merchantReference,
    shippingMethod,
    "recipient.name": recipient?.name,
  };
  for (const [name, value] of Object.entries(recipient?.address ?? {}))
    texts[`recipient.address.${name}`] = value;
  for (const [field, value] of Object.entries(texts))
    if (typeof value !== "string" || !value.trim()) fail(field, "MustNotBeEmptyOrWhitespace");
  if (!/^\d{5}(-\d{4})?$/.test(recipient?.address?.postalOrZipCode ?? ""))
    fail("recipient.address.postalOrZipCode", "InvalidZipCode");
  if (items.length === 0) fail("items", "MustNotBeEmpty");
  items.forEach(({ sku = "", copies = 0, attributes = {}, assets = [] }, index) => {
    if (!isMade(sku)) fail(`items[${index}].sku`, "SkuNotFound");
    if (copies < 1) fail(`items[${index}].copies`, "MustBePositive");
    if (needsColor(sku) && !attributes.color) fail(`items[${index}].attributes`, "MissingRequiredAttributes");
    if (!assets[0]?.url) fail(`items[${index}].assets`, "MustNotBeEmpty");
  });
  return failures;
}

const itemOf = ({
  sku = "",
  copies = 1,
  attributes = {},
  merchantReference,
  assets = [],
}: AskedItem): PrintItem => ({
  id: `ori_${randomUUID()}`,
  merchantReference: merchantReference ?? null,
  sku,
  copies,
  attributes,
  status: "NotYetDownloaded",
  assets: assets.map(({ printArea = "default", url = "" }) => ({ printArea, url, status: "InProgress" })),
});

/** The order book of the print house. */
export function orderBook(orders: Collection<PrintOrder>) {
  const newestFirst = () => orders.all().sort((a, b) => b.created.localeCompare(a.created));
  const save = (order: PrintOrder) => {
    const saved = { ...order, lastUpdated: new Date().toISOString() };
    orders.put(order.id, saved);
    return saved;
  };
  return {
    all: newestFirst,
    get: (id: string) => orders.get(id),
    save,

    place(asked: Asked): Placed {
      const same = newestFirst().find(
        ({ idempotencyKey }) => idempotencyKey && idempotencyKey === asked.idempotencyKey,
      );
      if (same) return { outcome: "AlreadyExists", order: same };
      const failures = failuresOf(asked);
      if (Object.keys(failures).length > 0) return { failures };
      const created = new Date().toISOString();
      const { email, name = "", address = {} } = asked.recipient ?? {};
      return {
        outcome: "Created",
        order: save({
          id: `ord_${orders.all().length + 1_000}`,
          created,
          lastUpdated: created,
          callbackUrl: asked.callbackUrl ?? null,
          merchantReference: asked.merchantReference ?? "",
          shippingMethod: asked.shippingMethod ?? "",
          idempotencyKey: asked.idempotencyKey ?? null,
          status: {
            stage: "InProgress",
            issues: [],
            details: { downloadAssets: "NotStarted", inProduction: "NotStarted", shipping: "NotStarted" },
          },
          shipments: [],
          charges: [],
          recipient: { name, ...(email && { email }), address },
          items: (asked.items ?? []).map(itemOf),
        }),
      };
    },

    /** Possible until it is made. */
    cancel(order: PrintOrder): boolean {
      if (order.status.stage !== "InProgress" || order.status.details.inProduction !== "NotStarted")
        return false;
      const shipments = order.shipments.map((one) => ({ ...one, cancelled: true }));
      save({ ...order, shipments, status: { ...order.status, stage: "Cancelled" } });
      return true;
    },
  };
}

export type OrderBook = ReturnType<typeof orderBook>;
