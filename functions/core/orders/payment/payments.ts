import type { Cents } from "../../../lib/money.ts";
import type { Address } from "../../fulfilment/printer-shape.ts";

export type PayLine = {
  name: string;
  description: string;
  pictureUrl?: string;
  price: Cents;
  copies: number;
};

export type ShippingChoice = { id: string; name: string; price: Cents; days: { from: number; to: number } };

/** A page to pay at, as the shop asks for it. */
export type CheckoutRequest = {
  /** The same key is the same session, also when the first answer was lost; and the same failure. */
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
  /** `unpaid`: money that takes days is on its way; `failed`: it will not come. */
  status: "open" | "paid" | "unpaid" | "failed" | "expired";
  orderId: string | undefined;
  live: boolean;
  currency: string;
  subtotal: Cents;
  shipping: Cents;
  tax: Cents;
  discount: Cents;
  total: Cents;
  /** Which of the choices was taken, by its id. */
  shippingId: string | undefined;
  paymentId: string | undefined;
  email: string | undefined;
  name: string | undefined;
  address: Address | undefined;
};

/** One that succeeded may still fail later, when a bank sends it back. */
export type Refund = {
  id: string;
  status: "pending" | "succeeded" | "failed";
  amount: Cents;
  /** The shop has asked for it, and nobody at the provider. */
  ours?: true;
  /** The shop's own balance does not cover it: it is pending until somebody tops that up, or it has failed. */
  unfunded?: true;
  /** Of one that has failed for that: when it was asked for. */
  askedAt?: string;
  /** It has failed because a bank had asked for the money by then. */
  disputed?: true;
};

/** What has become of a payment since, whoever did it: the shop, somebody at the provider, or a bank. */
export type PaymentStanding = {
  orderId: string | undefined;
  paid: Cents;
  refunds: Refund[];
  dispute?: "open" | "won" | "lost";
  /** The bank only asks so far, or the provider says that it would send money back all the same. */
  refundable?: boolean;
  /** What banks have taken for good, whatever else they still ask for; untold, a lost dispute has taken all of it. */
  taken?: Cents;
  /** The provider suspects fraud, and a person looks at it. */
  underReview: boolean;
  /** Who has issued the card takes it for fraud, and has asked for nothing so far: what goes back now is no dispute. */
  warned?: boolean;
};

/** A webhook that is the provider's own: it says what to look at, never what is true. */
export type PaymentNotice = {
  live: boolean;
  orderId?: string;
  /** Disputes, reviews and refunds know only of the payment. */
  paymentId?: string;
};

/** The provider has understood what was asked for and does not send it: nothing went back. */
export class RefundRefused extends Error {}

/** The provider has failed at this before or refused it, and for a day that is its answer under this key: it takes another one. */
export class FailureKept extends Error {}

/** Under this key the provider was asked for something else, which may be under way in this moment. */
export class OtherwiseAsked extends Error {}

/** There is no such payment at the provider, as far as our key shows. */
export class PaymentUnknown extends Error {}

/** The provider does not take our key, or not for this: nothing works before a person has looked. */
export class KeyRefused extends Error {
  override name = "KeyRefused";
}

export type Payments = {
  open(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  read(id: string): Promise<PaymentState>;
  /** Nobody can pay it any more; one that is over already is fine. */
  close(id: string): Promise<void>;
  /** Refused if more is asked for than is left of it, and while it is disputed. */
  refund(asked: { paymentId: string; amount: Cents; orderId: string; key: string }): Promise<Refund>;
  standing(paymentId: string): Promise<PaymentStanding>;
  /** The orders behind everything that was paid at pages opened since then, and the site they lead back to, for the audit. */
  paidSince(from: Date): Promise<{ sessionId: string; orderId: string; backTo?: string | undefined }[]>;
  /** Undefined: it does not come from the provider. */
  verifyNotice(rawBody: string, signature: string): Promise<PaymentNotice | "unreadable" | undefined>;
};
