import { isDeepStrictEqual } from "node:util";
import type { PrintOrder } from "../../functions/core/fulfilment/printer.ts";
import { PUBLIC_PREFIX, pictureUrl } from "../../functions/core/images/pictures.ts";
import type { Order, OrderLine } from "../../functions/core/orders/order.ts";
import { owesRefund } from "../../functions/core/orders/order-rules.ts";
import { isOver } from "../../functions/core/orders/order-states.ts";
import type { Decided } from "./order-operator.ts";
import { printsOf, type WorldPartners } from "./world-partners.ts";

const worthOf = ({ price, copies }: OrderLine) => price * copies;

type Print = ReturnType<typeof printsOf>[number];

/** Which lines are really printed, by their SKU: a print may be cancelled, a parcel given up. */
function linesIn({ order, state }: Print): string[] {
  if (state.stage === "cancelled") return [];
  const inside = (isGone: boolean) =>
    state.parcels.flatMap(({ status, items }) => ((status === "cancelled") === isGone ? items : []));
  const gone = inside(true).filter((item) => !inside(false).includes(item));
  return order.items.filter(({ reference }) => !gone.includes(reference)).map(({ sku }) => sku);
}

export const printedLines = (partners: WorldPartners, orderId: string) =>
  new Set(printsOf(partners, orderId).flatMap(linesIn));

/** How it stands at the end, and what had been decided. */
export type Ended = {
  order: Order | undefined;
  reprints: readonly Order[];
  decided: Decided;
  /** The bank has given all of it back. */
  disputeLost: boolean;
};

/** The books at the end: what was paid is printed or paid back, to the cent. */
export function balance(partners: WorldPartners, ended: Ended, calledOff: boolean) {
  const { order, reprints, decided, disputeLost } = ended;
  const paid = partners.paid();
  const refunded = partners.back();
  const back = disputeLost ? paid : refunded;
  const kept = paid - back;
  const first = order ? printedLines(partners, order.orderId) : new Set<string>();
  const again = new Set(reprints.flatMap(({ orderId }) => [...printedLines(partners, orderId)]));
  const worth = (order?.lines ?? []).reduce(
    (sum, line) => sum + (first.has(line.sku) || again.has(line.sku) ? worthOf(line) : 0),
    0,
  );
  const [session] = partners.provider.sessions.values();
  const delivered = worth > 0 ? worth + (session?.state.shipping ?? 0) : 0;
  const elsewhere = partners.provider.refunded
    .filter(({ status, key }) => status === "succeeded" && key === "")
    .reduce((sum, { amount }) => sum + amount, 0);
  const generous = disputeLost || decided.whole ? paid : Math.min(paid, elsewhere + decided.back);
  const prints = partners.made.map(({ order }) => order.key);
  const alive = [...partners.house.printed.values()].flatMap((print) =>
    linesIn(print).length > 0 ? [print.order.reference] : [],
  );
  const isTwice = new Set(alive).size < alive.length || alive.length > 1 + decided.reprints.length;
  return {
    keptTooMuch:
      kept > delivered || (decided.whole && kept > 0 && alive.length === 0) ? kept - delivered || kept : 0,
    givenAway: kept < delivered - generous ? delivered - generous - kept : 0,
    refundedTooMuch: refunded > paid ? refunded - paid : 0,
    doublePrints: new Set(prints).size < prints.length || isTwice ? 1 : 0,
    unpaidPrints: prints.length > 0 && paid === 0 ? 1 : 0,
    stoppedPrints: partners.made.some(
      ({ order: { key }, against }) =>
        against !== undefined && !decided.released && key === "order" && printedLines(partners, key).size > 0,
    )
      ? 1
      : 0,
    unknownPrints: alive.includes("order") && !(order && "print" in order && order.print) ? 1 : 0,
    brokenPromises: calledOff && alive.includes("order") ? 1 : 0,
    stuck: [order, ...reprints].filter((one) => one && (!isOver(one) || owesRefund(one))).length,
    wrongPrints:
      (order ? wrongPrints(partners, order, decided) : 0) +
      reprints.filter(({ orderId, state }) => state === "completed" && !prints.includes(orderId)).length,
  };
}

/** A reprint holds what was asked for and nothing else. */
function isAsked({ reference, items }: PrintOrder, lines: readonly OrderLine[], { reprints }: Decided) {
  if (reference === "order") return true;
  const asked = reprints.find(({ orderId }) => orderId === reference)?.lines ?? [];
  const skus = asked.map((number) => lines[number - 1]?.sku);
  return isDeepStrictEqual(skus.sort(), items.map(({ sku }) => sku).sort());
}

/** Everything is printed as often as it was paid for, and sent as it was paid for, to the last address that was taken. */
const wrongPrints = ({ made, provider }: WorldPartners, { lines, ...order }: Order, decided: Decided) =>
  made.filter(({ order: print }) => {
    const [session] = provider.sessions.values();
    const to = decided.addresses.at(-1) ?? session?.state;
    const { name, address } = print.recipient;
    const method = "paid" in order ? order.paid.method : print.method;
    const files = new Set(print.items.map(({ fileUrl }) => fileUrl));
    return (
      print.method !== method ||
      !isDeepStrictEqual({ name, address }, { name: to?.name, address: to?.address }) ||
      !isAsked(print, lines, decided) ||
      files.size < print.items.length ||
      print.items.some(({ sku, copies, fileUrl }) => {
        const line = lines.find((one) => one.sku === sku);
        // Of an order whose owner was forgotten nobody knows its files any more.
        const isItsFile =
          order.userId === "" || fileUrl.endsWith(pictureUrl(line?.fileKey ?? `${PUBLIC_PREFIX}none`));
        return !line || line.copies !== copies || !isItsFile;
      })
    );
  }).length;
