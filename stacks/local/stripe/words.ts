/** What the stand-in keeps of a payment. */
type Line = { name: string; description: string; image: string; amount: number; quantity: number };

type ShippingRate = {
  id: string;
  name: string;
  amount: number;
  days: string;
  metadata?: Record<string, string>;
};

export type Details = {
  email: string;
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
  shipping: string;
};

export type Session = {
  id: string;
  created: number;
  expires_at: number;
  status: "open" | "complete" | "expired";
  reference: string;
  metadata: Record<string, string>;
  email: string;
  currency: string;
  lines: Line[];
  rates: ShippingRate[];
  successUrl: string;
  cancelUrl: string;
  details?: Details;
  paymentIntent?: string;
  /** A bank takes days, and may say no; unless said, the money came at once. */
  money?: "processing" | "failed";
  /** From an account and not by card. */
  byBank?: true;
  dispute?: { id: string; status: DisputeStatus; amount?: number };
  review?: { id: string; open: boolean };
  warning?: { id: string };
};

/** With a warning a bank only asks: it has taken nothing so far. */
export const disputeStatuses = [
  "needs_response",
  "under_review",
  "won",
  "lost",
  "warning_needs_response",
  "warning_closed",
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const refundStatuses = ["pending", "succeeded", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export type Refund = {
  id: string;
  created: number;
  payment_intent: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  status: RefundStatus;
  /** It waits until somebody tops our balance up. */
  pending_reason?: "insufficient_funds";
  /** Where it has failed, and no bank has sent it back. */
  failure_reason?: "insufficient_funds" | "charge_for_pending_refund_disputed";
};

export const balances = ["filled", "empty"] as const;
export type Balance = (typeof balances)[number];

/** An answer that is given again to whoever asks again under the same key. */
export type KeptAnswer = { request: string; status: number; body: string };

export const subtotalOf = ({ lines }: Session) =>
  lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);

export const chosenRate = ({ rates, details }: Session) => rates.find(({ id }) => id === details?.shipping);

export const totalOf = (session: Session) => subtotalOf(session) + (chosenRate(session)?.amount ?? 0);
