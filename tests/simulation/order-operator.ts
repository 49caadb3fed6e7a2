import { ordersWantingPerson } from "../../functions/core/orders/finding.ts";
import {
  refundAmount,
  refundLines,
  refundOrder,
  reprintOrder,
} from "../../functions/core/orders/operators/giving-back.ts";
import {
  dropReprint,
  holdOrder,
  NotPossible,
  noteOrder,
  type Operator,
  releaseOrder,
  resendLetter,
  retryOrder,
  settleOrder,
} from "../../functions/core/orders/operators/operating.ts";
import type { Order } from "../../functions/core/orders/order.ts";
import { cents } from "../../functions/lib/money.ts";
import type { Event } from "./fate.ts";
import type { WorldPartners } from "./world-partners.ts";

/** What operators have decided: the books have to follow. */
export type Decided = {
  /** Cents that are to go back, whatever is printed. */
  back: number;
  whole: boolean;
  reprints: number;
  /** Let go on in spite of what spoke against it. */
  released: boolean;
};

export const nothingDecided = (): Decided => ({ back: 0, whole: false, reprints: 0, released: false });

type Needs = Operator & { payments: WorldPartners["payments"] };

const worthOf = (order: Order, index: number) => {
  const line = order.lines[index];
  return line ? line.price * line.copies : 0;
};

/** What somebody in the shop does at some moment; what is not possible then is refused. */
export async function operate(
  needs: Needs,
  order: Order,
  does: Extract<Event, { kind: "operator" }>["does"],
  decided: Decided,
) {
  const { orderId } = order;
  const deeds = {
    refund: () => refundOrder(needs, orderId),
    part: () => refundAmount(needs, orderId, cents(500)),
    lines: () => refundLines(needs, orderId, [1]),
    reprint: () => reprintOrder(needs, orderId),
    hold: () => holdOrder(needs, orderId, "a look"),
    resend: () => resendLetter(needs, orderId, "placed"),
    retry: () => retryOrder(needs, orderId),
    note: () => noteOrder(needs, orderId, "called"),
  };
  try {
    await deeds[does]();
  } catch (failure) {
    if (failure instanceof NotPossible) return;
    throw failure;
  }
  if (does === "refund") Object.assign(decided, { whole: true });
  if (does === "part") decided.back += 500;
  if (does === "lines") {
    const worth = worthOf(order, 0);
    const before = "back" in order ? order.back.wanted : 0;
    // Whoever has all of the prints' worth back has the shipping back as well.
    if (order.lines.length === 1 || before + worth >= order.subtotal) decided.whole = true;
    else decided.back += worth;
  }
  if (does === "reprint") decided.reprints++;
}

/** Lines of a parcel that was given up, from one, that nobody has looked after. */
const lostLines = ({ orderId, lines, concerns }: Order) =>
  lines.flatMap((_, index) =>
    concerns.some(({ items }) => items?.includes(`${orderId}-${index + 1}`)) ? [index + 1] : [],
  );

/** The daily duty: everything on the list is looked after. */
export async function onDuty(needs: Needs, partners: WorldPartners, decided: Decided) {
  for (const order of await ordersWantingPerson(needs)) {
    const { orderId, state } = order;
    try {
      if (state === "held") await decideHeld(needs, partners, order, decided);
      else if (state === "needs attention") await refundOrder(needs, orderId);
      else if (
        state === "on hold" &&
        Date.parse(order.since) + 2 * 86_400_000 < needs.clock.now().getTime()
      ) {
        await refundOrder(needs, orderId);
        decided.whole = true;
      }
      if (order.concerns.length > 0) await decideConcerns(needs, order, decided);
    } catch (failure) {
      if (!(failure instanceof NotPossible)) throw failure;
    }
  }
}

async function decideHeld(needs: Needs, partners: WorldPartners, order: Order, decided: Decided) {
  if (order.state !== "held") return;
  const { orderId, why } = order;
  const isThere = [...partners.house.printed.values()].some(
    ({ order: { key }, state }) => key === orderId && state.stage !== "cancelled",
  );
  // Banks and owners are given their time.
  if (why === "disputed" || why === "under review") return;
  if (why === "address") return void (await refundOrder(needs, orderId));
  if (why === "refused" && !isThere) {
    return void (await (order.reprintOf === undefined
      ? refundOrder(needs, orderId)
      : dropReprint(needs, orderId)));
  }
  await releaseOrder(needs, orderId);
  decided.released = true;
}

async function decideConcerns(needs: Needs, order: Order, decided: Decided) {
  const lost = lostLines(order);
  if (
    lost.length > 0 &&
    order.state !== "refunding" &&
    order.state !== "refunded" &&
    order.reprintOf === undefined
  ) {
    const worth = lost.reduce((sum, line) => sum + worthOf(order, line - 1), 0);
    // What went back elsewhere may leave less than the lines are worth: then the rest goes.
    const enough = "back" in order && order.paid.total - order.back.wanted >= worth;
    decided.whole ||= !enough || lost.length === order.lines.length;
    decided.back += worth;
    await (enough ? refundLines(needs, order.orderId, lost) : refundOrder(needs, order.orderId));
    return;
  }
  await settleOrder(needs, order.orderId);
  // A reprint that is lost as well is paid for.
  if (lost.length > 0 && order.reprintOf !== undefined) {
    decided.whole = true;
    await refundOrder(needs, order.reprintOf);
  }
}
