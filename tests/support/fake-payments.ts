import type { Address } from "../../functions/core/fulfilment/printer.ts";
import type { PaymentState, Payments, Refund, Wanted } from "../../functions/core/orders/payments.ts";
import { type Cents, cents } from "../../functions/lib/money.ts";

export const anAddress: Address = {
  line1: "1 Museum Mile",
  city: "New York",
  state: "NY",
  zip: "10028",
  countryCode: "US",
};

/** A payment provider of one process: the same key is the same session or refund, for ever. */
export function fakePayments() {
  const sessions = new Map<string, Wanted & { state: PaymentState }>();
  const byKey = new Map<string, string>();
  const refunds: (Refund & { paymentId: string; key: string })[] = [];

  const payments: Payments = {
    async open(wanted) {
      const known = byKey.get(wanted.key);
      const id = known ?? `cs_${sessions.size + 1}`;
      if (!known) {
        byKey.set(wanted.key, id);
        const subtotal = cents(wanted.lines.reduce((sum, { price, copies }) => sum + price * copies, 0));
        const none = cents(0);
        sessions.set(id, {
          ...wanted,
          state: {
            id,
            status: "open",
            orderId: wanted.orderId,
            live: false,
            currency: "usd",
            subtotal,
            shipping: none,
            tax: none,
            discount: none,
            total: subtotal,
            shippingName: undefined,
            paymentId: undefined,
            email: undefined,
            name: undefined,
            address: undefined,
          },
        });
      }
      return { id, url: `https://pay.test/${id}` };
    },
    async read(id) {
      const session = sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      return session.state;
    },
    async close(id) {
      const session = sessions.get(id);
      if (session?.state.status === "open") session.state = { ...session.state, status: "expired" };
    },
    async refund({ paymentId, amount, key }) {
      const known = refunds.find((refund) => refund.key === key);
      if (known) return known;
      const refund = { id: `re_${refunds.length + 1}`, status: "succeeded" as const, amount, paymentId, key };
      refunds.push(refund);
      return refund;
    },
    refunds: async (paymentId) => refunds.filter((refund) => refund.paymentId === paymentId),
    async paidSince() {
      return [...sessions].flatMap(([sessionId, { orderId, state }]) =>
        state.status === "paid" ? [{ sessionId, orderId }] : [],
      );
    },
    async heard(rawBody, signature) {
      if (signature !== "signed") return undefined;
      const { orderId, eventId = "evt_1" } = JSON.parse(rawBody);
      return { eventId, orderId, live: false };
    },
  };

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
      shippingName: rate.name,
      paymentId: `pi_${sessionId}`,
      email: "ada@example.com",
      name: "Ada Lovelace",
      address: anAddress,
      ...over,
    };
  }
  return { ...payments, pay, sessions, refunded: refunds };
}
