import type { Cents } from "../../lib/money.ts";

/** Ways to send a parcel, the slowest first, as shopper and print house both call them. */
export const shippingMethods = ["Budget", "Standard", "Express", "Overnight"] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export type PrintItem = { sku: string; attributes: Record<string, string>; copies: number };

export type Quote = { method: ShippingMethod; shipping: Cents };

export type Address = {
  line1: string;
  line2?: string;
  city: string;
  state: string;
  zip: string;
  countryCode: "US";
};

export type PrintOrder = {
  /** Our name for it: the print house makes an order once for each. */
  key: string;
  reference: string;
  method: ShippingMethod;
  recipient: { name: string; email?: string; address: Address };
  items: (PrintItem & { reference: string; fileUrl: string })[];
  /** Where it wakes us; what it says there is not believed. */
  callbackUrl: string;
};

export type Parcel = {
  id: string;
  dispatched: boolean;
  delivered: boolean;
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
};

export type PrintStage = "in progress" | "complete" | "cancelled";

export type PrintState = { id: string; stage: PrintStage; problems: string[]; parcels: Parcel[] };

/** Nothing is known of whether it worked: ask again under the same key. */
type Unsure = { outcome: "unsure"; reason: string };

export type Submitted = { outcome: "accepted"; id: string } | { outcome: "refused"; reason: string } | Unsure;

export type Cancelled = { outcome: "cancelled" } | { outcome: "too late" } | Unsure;

/** Whoever prints and sends. */
export type Printer = {
  /** One for each way that exists; it does not depend on the address, only on the country. */
  quotes(items: readonly PrintItem[]): Promise<Quote[] | Unsure>;
  submit(order: PrintOrder): Promise<Submitted>;
  /** Undefined also for an order that is held back: it never means that there is none. */
  read(id: string): Promise<PrintState | undefined>;
  cancel(id: string): Promise<Cancelled>;
  /** Everything that was ordered under our references since then, for the audit. */
  since(from: Date): Promise<{ id: string; reference: string }[]>;
};
