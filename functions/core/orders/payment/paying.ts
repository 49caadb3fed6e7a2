import { cents, currency } from "../../../lib/money.ts";
import { arrivalOfOrdered, arrivalWords, orderedDays } from "../../fulfilment/delivery.ts";
import { isPrintedAtOnce } from "../../fulfilment/haste.ts";
import { pinImages } from "../../images/pin.ts";
import { paths } from "../../site/paths.ts";
import { moved, type Order, type OrderIn, type Paid, type Payment } from "../order.ts";
import { DAY_MINUTES, HOUR_MINUTES, minutesUntil, type Step, waiting } from "../steps.ts";
import { underAnotherKey } from "./another-key.ts";
import type { PaymentState, ShippingChoice } from "./payments.ts";

/** The same days as everywhere before; from the order's own moment, because a page is asked for more than once. */
const shippingOf = ({ offers, createdAt }: Order): ShippingChoice[] =>
  offers.map(({ method, shipping }) => ({
    id: method,
    // Where it goes is told on that page alone.
    name: `${method} shipping, arrives ${arrivalWords(arrivalOfOrdered(new Date(createdAt), { method }))}; later in Alaska and Hawaii`,
    price: shipping,
    days: orderedDays(method),
  }));

/** A session has to be open for half an hour at least: an order that could not be opened until then is over. */
const OPENING_MS = 4 * 60 * 1000;

/** draft: asks for a page to pay at. The same key gives the same page; one that failed was shown to nobody. */
export const openPayment: Step<OrderIn<"draft">> = async ({ payments, siteUrl, clock }, order) => {
  const { orderId, lines, email, createdAt, payUntil, superseded, forget } = order;
  if (superseded || forget || clock.now().getTime() - Date.parse(createdAt) > OPENING_MS)
    return { next: moved(order, "expired", {}), event: { kind: "page not opened" }, again: "never" };
  const session = await underAnotherKey((failures) =>
    payments.open({
      key: `co_${orderId}_${failures + 1}`,
      orderId,
      lines: lines.map(({ item, price, copies }) => ({
        name: item.name,
        description: `${item.description}: ${item.relatedImage.prompt}`,
        ...(item.relatedImage.imageUrl && { pictureUrl: siteUrl + item.relatedImage.imageUrl }),
        price,
        copies,
      })),
      shipping: shippingOf(order),
      ...(email !== undefined && { email }),
      successUrl: siteUrl + paths.checkoutSuccess(orderId),
      cancelUrl: siteUrl + (order.chosenAt ?? paths.cart),
      expiresAt: new Date(payUntil),
    }),
  );
  return waiting(moved(order, "awaiting payment", { session }), minutesUntil(clock.now(), payUntil) + 1);
};

/** What does not add up, in a word each: such an order is never printed, and never forgotten. */
function mismatches(order: Order, state: PaymentState, live: boolean): string[] {
  const { subtotal, offers, orderId } = order;
  const offer = offers.find(({ method }) => method === state.shippingId);
  const checks: Record<string, boolean> = {
    order: state.orderId === orderId,
    mode: state.live === live,
    currency: state.currency.toUpperCase() === currency,
    subtotal: state.subtotal === subtotal,
    shipping: offer !== undefined && offer.shipping === state.shipping,
    total: state.total === state.subtotal - state.discount + state.shipping + state.tax,
    address: state.address !== undefined && Boolean(state.name),
    payment: Boolean(state.paymentId) && Boolean(state.email),
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

/** What came in, as far as it is told; nothing is lost of a payment that does not add up. */
function paymentWith(order: Order, state: PaymentState, at: string): Payment | undefined {
  const { paymentId, name, address, total, shipping, tax, shippingId } = state;
  const method = order.offers.find((offer) => offer.method === shippingId)?.method;
  const email = state.email ?? order.email;
  return paymentId
    ? {
        ...{ at, paymentId, total, shipping, tax },
        ...(method && { method }),
        ...(email && { email }),
        ...(name && { name }),
        ...(address && { address }),
      }
    : undefined;
}

const isWhole = (payment: Payment | undefined): payment is Paid =>
  Boolean(payment?.method && payment.email && payment.name && payment.address);

/** awaiting payment, needs attention: believes what stands at the provider, and only if all of it adds up. */
export const readPayment: Step<OrderIn<"awaiting payment" | "needs attention">> = async (needs, order) => {
  const { payments, clock, livePayments, holdMinutes, log } = needs;
  const { session } = order;
  const state = await payments.read(session.id);
  const now = clock.now();
  const known = order.state === "needs attention" ? order : undefined;
  // What came in does not go because less is told of it.
  if (known && state.status !== "paid") return waiting(order, DAY_MINUTES);
  switch (state.status) {
    case "expired":
      return { next: moved(order, "expired", { session }), event: { kind: "page expired" }, again: "never" };
    case "failed": {
      // Days after the page said "Thank you": nobody looks at it any more.
      const email = state.email ?? order.email;
      const next = moved(email ? { ...order, email } : order, "expired", { session });
      return { next, event: { kind: "payment failed" }, again: "never", ...(email && { letter: "unpaid" }) };
    }
    case "unpaid":
      return waiting(order, 6 * HOUR_MINUTES);
    case "open":
      if (order.forget || ("superseded" in order && order.superseded)) {
        await payments.close(session.id);
        return waiting(order, 1);
      }
      return waiting(order, Math.max(5, minutesUntil(now, order.payUntil) + 1));
    case "paid":
      break;
  }

  const wrong = mismatches(order, state, livePayments);
  const payment = paymentWith(order, state, now.toISOString());
  if (wrong.length > 0 || !isWhole(payment)) {
    const problems = wrong.map((name) => `payment: ${name}`);
    // It is looked at every day, and whenever somebody asks: that nothing has changed is no news.
    if (known && problems.join() === known.problems.join()) return waiting(order, DAY_MINUTES);
    log.error("order.mismatch", { orderId: order.orderId, wrong: wrong.join() });
    return {
      next: moved(order, "needs attention", { session, problems, ...(payment && { payment }) }),
      ...(!known && { event: { kind: "payment mismatch" }, letter: "problem" }),
      again: DAY_MINUTES,
    };
  }
  // From now on the pictures are kept, whatever their owner deletes.
  const gone = await pinImages(needs, order);
  if (gone.length > 0) {
    const history = [...order.history, { at: payment.at, kind: "paid" as const, amount: payment.total }];
    const back = { wanted: payment.total, done: cents(0) };
    return {
      next: moved({ ...order, history }, "refunding", { session, paid: payment, back }),
      event: { kind: "picture gone" },
    };
  }
  const hold = order.express || isPrintedAtOnce(payment.method) ? 0 : holdMinutes;
  const holdUntil = new Date(now.getTime() + hold * 60_000).toISOString();
  const back = { wanted: cents(0), done: cents(0) };
  return {
    next: moved(order, "paid", { session, paid: payment, back, holdUntil }),
    event: { kind: "paid", amount: payment.total },
    letter: "placed",
  };
};
