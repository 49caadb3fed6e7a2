import { isDeepStrictEqual } from "../../../lib/equal.ts";
import type { Stored } from "../../../lib/table/entity.ts";
import { cameFirst, repeated } from "../../../lib/table/table.ts";
import { type News, newsIn, newsWords, withConcerns } from "../concerns.ts";
import { changing, cluePlace, clues, orders } from "../items.ts";
import { toAdvance, wake } from "../jobs.ts";
import type { Bought, Order } from "../order.ts";
import { isBought, isReprint, owesRefund } from "../order-rules.ts";
import type { OrderNeeds } from "../reconciler.ts";
import { advancePayment } from "./advance-payment.ts";
import { type PaymentNotice, type PaymentStanding, PaymentUnknown } from "./payments.ts";
import { backSince, moneyBack, sentOf, WARNS } from "./standing.ts";

/** Of a payment that the provider does not know nothing is ours, unless an order was paid with it. */
async function orderBehind({ payments, table, log }: OrderNeeds, paymentId: string) {
  try {
    return (await payments.standing(paymentId)).orderId;
  } catch (failure) {
    const place = { pk: cluePlace("payment", paymentId), prefix: "" };
    if (!(failure instanceof PaymentUnknown) || (await table.all(clues, place)).length > 0) throw failure;
    log.info("payment.unknown", { paymentId });
    return undefined;
  }
}

/** Looks at the order that a notice is about; one that names only the payment is found by asking for it. */
export async function heedNotice(needs: OrderNeeds, { orderId, paymentId }: PaymentNotice): Promise<void> {
  const named = orderId ?? (paymentId && (await orderBehind(needs, paymentId)));
  if (!named) return;
  const order = await needs.table.get(orders, { orderId: named }, { consistent: true });
  if (!order) return;
  if (order.state === "needs attention") return repeated(() => lookAtMisfit(needs, named));
  if (!isBought(order)) return advancePayment(needs, named);
  const looked = repeated(() => lookAtPayment(needs, named));
  if (!decides(order)) return looked;
  // Of very many in one moment most come too late each time: the order looks once more after all of them.
  if (!(await cameFirst(looked))) await needs.queues.orders.send(toAdvance(named, "heard"));
}

const ASKS = "a bank asks";

/** A bank that only asks may take the money later. */
function disputeIn({ dispute, refundable, warned }: PaymentStanding): News[] {
  const detail = dispute === "open" && refundable ? ASKS : (dispute ?? (warned && WARNS));
  return detail ? [{ kind: "disputed", detail }] : [];
}

const isOfDispute = ({ kind, detail }: News) =>
  kind === "disputed" && [ASKS, "open", "won", "lost"].includes(detail);

/** Each is told once; of a dispute what was told last counts alone, as one that was over may begin again. */
function concernedBy(order: Order, news: readonly News[], at: string): Order {
  const before = newsIn(order);
  const last = before.findLast(isOfDispute);
  const told = before.filter((one) => one === last || !isOfDispute(one)).map(newsWords);
  const fresh = news.filter((one) => !told.includes(newsWords(one)));
  return withConcerns(order, fresh, at);
}

/** What a person has to know of a payment whose order has gone to print: it cannot be stopped any more by itself. */
function newsOf(order: Bought, standing: PaymentStanding): News[] {
  const { done, coming, taken } = moneyBack(standing);
  const all = sentOf({ done, taken }) + coming;
  const news = disputeIn(standing);
  // What a bank took and gives back was never the shopper's.
  if (done + coming < order.back.done && all < sentOf(order.back))
    news.push({ kind: "refund came back", detail: `${done} cents are back, ${order.back.done} were` });
  // What a bank took is part of what was wanted since it is known; it is nobody's refund.
  if (all > sentOf({ ...order.back, done: order.back.wanted }))
    news.push({ kind: "refunded elsewhere", detail: `${all} cents in all` });
  return news;
}

function withNews(order: Bought, standing: PaymentStanding, at: string): Order {
  const { done, coming } = moneyBack(standing);
  // What a bank has sent back is sent again, and what has come through is told.
  const back = backSince(order, standing, done);
  const moves = done + coming < back.wanted || (owesRefund(order) && done >= back.wanted);
  const isDue = order.dueAt !== undefined && order.dueAt <= at;
  const next = { ...order, ...(moves && !isDue && { dueAt: at }), back };
  return concernedBy(next, newsOf(order, standing), at);
}

/** These decide by themselves what a change of the payment means: they are only woken. */
const decides = ({ state }: Order) =>
  state === "paid" || state === "held" || state === "refunding" || state === "refunded";

/** What somebody else did to a payment: before print it decides, afterwards a person does. */
async function lookAtPayment(needs: OrderNeeds, orderId: string): Promise<void> {
  const { table, clock, payments, queues } = needs;
  const order: Stored<Order> | undefined = await table.get(orders, { orderId }, { consistent: true });
  if (!order || !isBought(order) || isReprint(order)) return;
  const at = clock.now().toISOString();
  // Whoever makes a file would come too late with it: nothing is written, and a word that is lost is sent again.
  if (order.state === "paid" && order.lease && order.lease.until > at)
    return queues.orders.send(toAdvance(orderId, "heard"));
  const next = decides(order)
    ? { ...order, dueAt: at }
    : withNews(order, await payments.standing(order.paid.paymentId), at);
  if (!isDeepStrictEqual(next, order)) await keepNews(needs, order, next);
  if (decides(order) || owesRefund(next)) await wake(needs, orderId);
}

/** A payment that does not add up waits for a person, who has to know as well that a bank asks for it back. */
async function lookAtMisfit(needs: OrderNeeds, orderId: string): Promise<void> {
  const order = await needs.table.get(orders, { orderId }, { consistent: true });
  if (order?.state !== "needs attention" || !order.payment) return;
  const news = disputeIn(await needs.payments.standing(order.payment.paymentId));
  const next = concernedBy(order, news, needs.clock.now().toISOString());
  if (next.concerns.length > order.concerns.length) await keepNews(needs, order, next);
}

/** Rings for what is new. */
async function keepNews({ table, log }: OrderNeeds, order: Stored<Order>, next: Order): Promise<void> {
  for (const one of next.concerns.slice(order.concerns.length))
    log.error("order.wants-person", { orderId: order.orderId, why: newsWords(one) });
  await table.write(...changing(order, next));
}
