import type { Cents } from "../../lib/money.ts";
import type { PriceList } from "../catalogue/price.ts";
import type { Address, Parcel } from "./printer-shape.ts";

/** Ways to send a parcel, the slowest first, as shopper and print house both call them. */
export const shippingMethods = ["Budget", "Standard", "Express", "Overnight"] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export type PrintItem = { sku: string; attributes: Record<string, string>; copies: number };

export type Quote = { method: ShippingMethod; shipping: Cents };

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

export type QuotedFor = "cart" | "checkout";

export type PrintStage = "in progress" | "complete" | "cancelled";

/** Something that does not heal by itself; what a person can do about it is sometimes at an address. */
export type PrintIssue = { code: string; description: string; url?: string };

type Standing = { id: string; stage: PrintStage };
type Shown = Standing & { reference: string; backTo?: string | undefined };
/** `charged`: what they have taken for it, as far as that is told. */
export type PrintState = Standing & { issues: PrintIssue[]; parcels: Parcel[]; charged?: Cents };

/**
 * Nothing is known of whether it worked: ask again under the same key. Without good credentials a person has to come
 * first; if there was no room for another call, a minute later is soon enough, and nothing is wrong.
 */
export type Unsure = { outcome: "unsure"; reason: string; why: "silence" | "credentials" | "busy" };

/** There is no room for another call at the moment: what was asked for can wait, and has not failed. */
export class PrinterBusy extends Error {
  override name = "PrinterBusy";
}

export type Submitted =
  | { outcome: "accepted"; id: string }
  | { outcome: "refused"; reason: string; about: "address" | "item" | "other" }
  | Unsure;

export type Quoted =
  /** `costs`: what one piece of each item costs us now, in the order of the items; undefined where it was not told. */
  | { outcome: "quoted"; quotes: Quote[]; costs: (Cents | undefined)[] }
  /** They cannot make it, or not send it here: an answer, and not silence. */
  | { outcome: "unavailable"; reason: string }
  | Unsure;

/** Whoever prints and sends, with what they make and what they take for it. */
export type PrintHouse = { prices: PriceList; printer: Printer };

/** What can be asked of them. */
export type Printer = {
  /** One for each way that exists; it does not depend on the address, only on the country. Who pays goes first. */
  quotes(items: readonly PrintItem[], whose?: QuotedFor): Promise<Quoted>;
  submit(order: PrintOrder): Promise<Submitted>;
  /** Undefined also for an order that is held back: it never means that there is none. Fails if nobody answers. */
  read(id: string): Promise<PrintState | undefined>;
  /** Those of up to a hundred that are shown, in one call. Who is missing is asked for alone. */
  readMany(ids: readonly string[]): Promise<PrintState[]>;
  cancel(id: string): Promise<{ outcome: "cancelled" | "too late" } | Unsure>;
  /** What was ordered since then, under one of our references or under all, as far as it is shown; and whom it wakes. */
  since(from: Date, under?: string): Promise<Shown[]>;
};
