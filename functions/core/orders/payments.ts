import type { Cents } from "../../lib/money.ts";
import type { Address } from "../fulfilment/printer.ts";

export type PayLine = {
  name: string;
  description: string;
  pictureUrl?: string;
  price: Cents;
  copies: number;
};

export type ShippingChoice = { id: string; name: string; price: Cents; days: { from: number; to: number } };

export type Wanted = {
  /** The same key is the same session, also when the first answer was lost. */
  key: string;
  orderId: string;
  lines: PayLine[];
  shipping: ShippingChoice[];
  email?: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/** What stands at the payment provider now: the only thing that is believed. */
export type PaymentState = {
  id: string;
  status: "open" | "paid" | "unpaid" | "expired";
  orderId: string | undefined;
  live: boolean;
  currency: string;
  subtotal: Cents;
  shipping: Cents;
  tax: Cents;
  discount: Cents;
  total: Cents;
  shippingName: string | undefined;
  paymentId: string | undefined;
  email: string | undefined;
  name: string | undefined;
  address: Address | undefined;
};

export type Refund = { id: string; status: "pending" | "succeeded" | "failed"; amount: Cents };

/** What a webhook turns out to be about. */
export type Wake = { eventId: string; orderId: string | undefined; live: boolean };

export type Payments = {
  open(wanted: Wanted): Promise<{ id: string; url: string }>;
  read(id: string): Promise<PaymentState>;
  /** Nobody can pay it any more; one that is over already is fine. */
  close(id: string): Promise<void>;
  refund(asked: { paymentId: string; amount: Cents; orderId: string; key: string }): Promise<Refund>;
  refunds(paymentId: string): Promise<Refund[]>;
  /** The orders behind everything that was paid since then, for the audit. */
  paidSince(from: Date): Promise<{ sessionId: string; orderId: string }[]>;
  /** Undefined: it does not come from the provider. */
  heard(rawBody: string, signature: string): Promise<Wake | undefined>;
};
