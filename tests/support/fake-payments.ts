import type { Address } from "../../functions/core/fulfilment/printer-shape.ts";
import {
  type CheckoutRequest,
  type PaymentStanding,
  type PaymentState,
  type Payments,
  PaymentUnknown,
  type Refund,
  RefundRefused,
} from "../../functions/core/orders/payment/payments.ts";
import { type Clock, systemClock } from "../../functions/lib/clock.ts";
import { type Cents, cents, currency } from "../../functions/lib/money.ts";
import { onceAKey } from "./once-a-key.ts";

export const anAddress: Address = {
  line1: "1 Museum Mile",
  city: "New York",
  state: "NY",
  zip: "10028",
  countryCode: "US",
};

const none = cents(0);

function openState(id: string, { orderId, lines }: CheckoutRequest): PaymentState {
  const subtotal = cents(lines.reduce((sum, { price, copies }) => sum + price * copies, 0));
  const sums = { subtotal, shipping: none, tax: none, discount: none, total: subtotal };
  return {
    id,
    status: "open",
    orderId,
    live: false,
    currency: currency.toLowerCase(),
    ...sums,
    shippingId: undefined,
    paymentId: undefined,
    email: undefined,
    name: undefined,
    address: undefined,
  };
}

type Kept = CheckoutRequest & { state: PaymentState; openedAt: Date; byBank?: boolean };
type KeptRefund = Refund & { paymentId: string; key: string };

export type Failing = "before it is done" | "after";

/** The session that an address to pay at leads to. */
export const pageIdOf = (url: string) => new URL(url).pathname.slice(1);

/** A payment provider of one process. */
export function fakePayments(clock: Clock = systemClock, keptMs?: number) {
  const sessions = new Map<string, Kept>();
  const refunds: KeptRefund[] = [];
  const once = onceAKey(clock, keptMs);
  let failing: { times: number; when: Failing } = { times: 0, when: "after" };
  let isEmpty = false;
  let refusal: string | undefined;
  let turns = 0;
  const trouble = new Map<string, Pick<PaymentStanding, "dispute" | "taken" | "underReview" | "warned">>();

  const behind = (paymentId: string) => {
    const session = [...sessions.values()].find(({ state }) => state.paymentId === paymentId);
    if (!session) throw new PaymentUnknown(`no payment ${paymentId}`);
    return session;
  };
  const refundsOf = (paymentId: string) => refunds.filter((refund) => refund.paymentId === paymentId);
  const left = (paymentId: string) =>
    refundsOf(paymentId)
      .filter(({ status }) => status !== "failed")
      .reduce((sum, { amount }) => sum - amount, behind(paymentId).state.total as number);

  /** Made, unless it fails at that; it takes its time. */
  async function made<Made>(make: () => Made): Promise<Made> {
    for (let left = turns; left > 0; left--) await undefined;
    const isFailing = failing.times-- > 0;
    if (isFailing && failing.when === "before it is done") throw new Error("status 500");
    const one = make();
    if (isFailing) throw new Error("status 500");
    return one;
  }

  /** A card's waits until our balance is topped up; any other has failed. */
  const short = (paymentId: string) =>
    behind(paymentId).byBank
      ? { status: "failed", unfunded: true, askedAt: clock.now().toISOString() }
      : { status: "pending", unfunded: true };

  const payments: Payments = {
    open: (request) =>
      once(request.key, request, () =>
        made(() => {
          const id = `cs_${sessions.size + 1}`;
          sessions.set(id, { ...request, state: openState(id, request), openedAt: clock.now() });
          return { id, url: `https://pay.test/${id}` };
        }),
      ),
    async read(id) {
      const session = sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      return session.state;
    },
    async close(id) {
      const session = sessions.get(id);
      if (session?.state.status === "open") session.state = { ...session.state, status: "expired" };
    },
    refund: ({ key, paymentId, amount, orderId }) =>
      once(key, { paymentId, amount, orderId }, () =>
        made(() => {
          if (refusal !== undefined) throw new RefundRefused(refusal);
          if (trouble.get(paymentId)?.dispute === "open") throw new RefundRefused("the charge is disputed");
          const refund = refundAs("succeeded", paymentId, amount, key);
          if (isEmpty) Object.assign(refund, short(paymentId));
          return { ...refund };
        }),
      ),
    async standing(paymentId) {
      const { state } = behind(paymentId);
      const { warned, ...known } = trouble.get(paymentId) ?? { underReview: false };
      return {
        orderId: state.orderId,
        paid: state.status === "paid" ? state.total : none,
        refunds: refundsOf(paymentId).map(({ paymentId: _, key: __, ...refund }) => refund),
        ...known,
        ...(warned && !known.dispute && left(paymentId) > 0 && { warned }),
      };
    },
    async paidSince(from) {
      return [...sessions].flatMap(([sessionId, { orderId, state, openedAt, successUrl: backTo }]) =>
        state.status === "paid" && openedAt >= from ? [{ sessionId, orderId, backTo }] : [],
      );
    },
    async verifyNotice(rawBody, signature) {
      if (signature !== "signed") return undefined;
      const { orderId, paymentId, live = false } = JSON.parse(rawBody);
      if ([orderId, paymentId].some((name) => name?.length > 500)) return "unreadable";
      return { live, ...(orderId && { orderId }), ...(paymentId && { paymentId }) };
    },
  };

  function refundAs(status: Refund["status"], paymentId: string, amount: Cents, key = ""): Refund {
    if (amount > left(paymentId)) throw new RefundRefused(`${amount} is more than is left of ${paymentId}`);
    const ours = key !== "" && { ours: true as const };
    const refund: KeptRefund = { id: `re_${refunds.length + 1}`, status, amount, ...ours, paymentId, key };
    refunds.push(refund);
    return refund;
  }

  /** Somebody pays at the page; what is `over`-ridden is what went wrong there. */
  function pay(
    sessionId: string,
    { method = "Budget", ...over }: Partial<PaymentState> & { method?: string } = {},
  ) {
    const session = sessions.get(sessionId);
    const rate = session?.shipping.find(({ id }) => id === method);
    if (!session || !rate) throw new Error(`nobody can pay ${sessionId} with ${method}`);
    const shipping: Cents = rate.price;
    session.state = {
      ...session.state,
      status: "paid",
      shipping,
      total: cents(session.state.subtotal + shipping),
      shippingId: rate.id,
      paymentId: `pi_${sessionId}`,
      email: "ada@example.com",
      name: "Ada Lovelace",
      address: anAddress,
      ...over,
    };
    session.byBank = over.status === "unpaid";
  }

  return {
    ...payments,
    pay,
    sessions,
    refunded: refunds,
    /** At the next that it is asked to make, or at so many. */
    fail(when: Failing = "before it is done", times = 1) {
      failing = { times, when };
    },
    /** From now on it takes so many turns of whoever works until something is made. */
    slow(next: number) {
      turns = next;
    },
    /** Each refund, with these words; or none any more. */
    refuse(next: string | undefined) {
      refusal = next;
    },
    /** Money that takes days: it comes, or it does not. */
    settlePayment(sessionId: string, status: "paid" | "failed") {
      const session = sessions.get(sessionId);
      if (session?.state.status === "unpaid") session.state = { ...session.state, status };
    },
    /** Somebody refunds in the provider's dashboard. */
    refundThere: (paymentId: string, amount: Cents, status: Refund["status"] = "succeeded") =>
      refundAs(status, paymentId, amount),
    /** What was pending comes to an end; what had succeeded may still come back. */
    settleRefund(id: string, status: Refund["status"]) {
      const refund = refunds.find((one) => one.id === id);
      if (!refund) return;
      refund.status = status;
      delete refund.unfunded;
      delete refund.askedAt;
    },
    /** Our own there: topped up, what waited for it goes out; where a bank has the money, it fails. */
    turnBalance(next: "filled" | "empty") {
      isEmpty = next === "empty";
      for (const refund of refunds)
        if (refund.unfunded && refund.status === "pending" && !isEmpty) {
          const isAsked = (trouble.get(refund.paymentId)?.dispute ?? "won") !== "won";
          this.settleRefund(refund.id, isAsked ? "failed" : "succeeded");
          if (isAsked) refund.disputed = true;
        }
    },
    dispute: (paymentId: string, dispute: "open" | "won" | "lost", taken?: Cents) =>
      void trouble.set(paymentId, {
        ...{ underReview: false, ...trouble.get(paymentId), dispute },
        ...(taken !== undefined && { taken }),
      }),
    warn: (paymentId: string) =>
      void trouble.set(paymentId, { underReview: false, ...trouble.get(paymentId), warned: true }),
    review: (paymentId: string, underReview: boolean) =>
      void trouble.set(paymentId, { ...trouble.get(paymentId), underReview }),
  };
}
