import type { Address } from "../../functions/core/fulfilment/printer-shape.ts";
import { linesTakenDown } from "../../functions/core/images/taken-down.ts";
import { ordersWantingPerson } from "../../functions/core/orders/finding.ts";
import { findOrder, NotPossible, type Operator } from "../../functions/core/orders/operators/deed.ts";
import {
  dropReprint,
  holdOrder,
  readdressOrder,
  releaseOrder,
} from "../../functions/core/orders/operators/holding.ts";
import {
  refundAmount,
  refundLines,
  refundOrder,
  reprintOrder,
} from "../../functions/core/orders/operators/making-good.ts";
import {
  noteOrder,
  resendLetter,
  retryOrder,
  settleOrder,
} from "../../functions/core/orders/operators/operating.ts";
import type { Order } from "../../functions/core/orders/order.ts";
import { mayBeAtPrinter } from "../../functions/core/orders/order-rules.ts";
import { WARNS } from "../../functions/core/orders/payment/standing.ts";
import { cents } from "../../functions/lib/money.ts";
import type { Event, Fate } from "./fate.ts";
import { lostLines } from "./order-parts.ts";
import { alongWith, payThere, waitsForMoney } from "./refused-refunds.ts";
import { printsOf, type WorldPartners } from "./world-partners.ts";

type Recipient = { name: string; address: Address };

/** A reprint, with the lines of its order that are printed again, from one. */
type Again = { orderId: string; lines: number[] };

/** What operators and the owner have decided: the books have to follow. */
export type Decided = {
  /** Cents that are to go back, whatever is printed. */
  back: number;
  whole: boolean;
  reprints: Again[];
  /** Where it goes, each time that another address was taken. */
  addresses: Recipient[];
  falseWords: number;
  /** Let go on in spite of what spoke against it. */
  released: boolean;
};

export const nothingDecided = (): Decided => ({
  ...{ back: 0, whole: false, released: false, falseWords: 0 },
  reprints: [],
  addresses: [],
});

const worthOf = (order: Order, index: number) => {
  const line = order.lines[index];
  return line ? line.price * line.copies : 0;
};

const elsewhere: Recipient = {
  name: "Ada Byron",
  address: { line1: "3 Dock Street", city: "Portland", state: "ME", zip: "04101", countryCode: "US" },
};

const isChangeable = (order: Order) =>
  (order.state === "paid" || order.state === "held") && !order.handedOver && !order.cancel;

/** Another address before print; whoever comes too late is told so. */
async function readdress(needs: Operator, partners: WorldPartners, orderId: string, decided: Decided) {
  const before = await findOrder(needs, orderId);
  try {
    // There is one other address: whoever takes it twice means it.
    await readdressOrder({ ...needs, again: true }, orderId, elsewhere);
  } catch (failure) {
    if (isChangeable(before) && (await findOrder(needs, orderId)).v === before.v) decided.falseWords = 1;
    throw failure;
  }
  if (partners.made.some(({ order }) => order.key === orderId)) decided.falseWords = 1;
  decided.addresses.push(elsewhere);
  partners.mendAddress();
}

async function reprint(needs: Operator, { orderId, lines }: Order, numbers: number[], decided: Decided) {
  const said = await reprintOrder(needs, orderId, numbers);
  const owed = lines.flatMap(({ leftOut, paidBack }, index) => (leftOut || paidBack ? [] : [index + 1]));
  const [, again = ""] = /as (\S+)\.$/.exec(said) ?? [];
  decided.reprints.push({ orderId: again, lines: numbers.length > 0 ? numbers : owed });
}

/** Whoever reads that the line was cut types it once more; false: refused. */
async function isDone(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (failure) {
    if (failure instanceof NotPossible) return false;
    if (!String(failure).includes("the line")) throw failure;
    return isDone(deed);
  }
}

/** What somebody in the shop does at some moment; what is not possible then is refused. */
export async function operate(
  needs: Operator,
  partners: WorldPartners,
  order: Order,
  does: Extract<Event, { kind: "operator" }>["does"],
  decided: Decided,
) {
  const { orderId } = order;
  // Money beside paper is meant.
  const sure = { ...needs, again: true };
  const deeds = {
    refund: () => refundOrder(sure, orderId),
    part: () => refundAmount(needs, orderId, cents(500)),
    "another part": () => refundAmount(needs, orderId, cents(700)),
    lines: () => refundLines(sure, orderId, [1]),
    reprint: () => reprint(needs, order, [], decided),
    "reprint a line": () => reprint(needs, order, [order.lines.length], decided),
    address: () => readdress(needs, partners, orderId, decided),
    hold: () => holdOrder(needs, orderId, "a look"),
    resend: () => resendLetter(needs, orderId, "placed"),
    retry: () => retryOrder(needs, orderId),
    note: () => noteOrder(needs, orderId, "called"),
  };
  if (!(await isDone(deeds[does]))) return;
  if (does === "refund") Object.assign(decided, { whole: true });
  if (does === "part") decided.back += 500;
  else if (does === "another part") decided.back += 700;
  if (does === "lines") {
    const worth = worthOf(order, 0);
    const before = "back" in order ? order.back.wanted : 0;
    // Whoever has all of the prints' worth back has the shipping back as well.
    if (order.lines.length === 1 || before + worth >= order.subtotal) decided.whole = true;
    else decided.back += worth + alongWith(order, [1]);
  }
}

/** The daily duty: everything on the list is looked after. */
export async function onDuty(needs: Operator, partners: WorldPartners, decided: Decided, { losses }: Fate) {
  for (const order of await ordersWantingPerson(needs)) {
    const { orderId, state } = order;
    try {
      if (state === "held") await decideHeld(needs, partners, order, decided, losses);
      else if (state === "needs attention") await refundOrder(needs, orderId);
      else if (
        state === "on hold" &&
        Date.parse(order.since) + 2 * 86_400_000 < needs.clock.now().getTime()
      ) {
        await refundOrder(needs, orderId);
        decided.whole = true;
      }
      if (order.concerns.length > 0) await decideConcerns(needs, partners, order, decided, losses);
    } catch (failure) {
      if (!(failure instanceof NotPossible)) throw failure;
    }
  }
}

async function decideHeld(
  needs: Operator,
  partners: WorldPartners,
  order: Order,
  decided: Decided,
  losses: Fate["losses"],
) {
  if (order.state !== "held") return;
  const { orderId, why } = order;
  const prints = printsOf(partners, orderId);
  const isThere = prints.some(({ state }) => state.stage !== "cancelled");
  const isWarned = order.detail === WARNS;
  if (isWarned && losses === "paid back") return void (await refundOrder(needs, orderId));
  // Banks and owners are given their time.
  if ((why === "disputed" || why === "under review") && !isWarned) return;
  if (why === "address") return void (await refundOrder(needs, orderId));
  if (why === "taken down") return leaveOut(needs, partners, order, decided);
  // It is called off there as soon as they show it.
  if (why === "refused" && isThere && order.cancel) return;
  if (why === "refused" && !isThere) {
    if (order.reprintOf === undefined) return void (await refundOrder(needs, orderId));
    // What it has cancelled may be printed all the same if it is asked once more.
    if (prints.length === 1 && losses === "printed again") return void (await releaseOrder(needs, orderId));
    const again = decided.reprints.find((one) => one.orderId === orderId);
    // Nobody will print again what was lost.
    await payBack(needs, await findOrder(needs, order.reprintOf), again?.lines ?? [], decided);
    return void (await dropReprint(needs, orderId));
  }
  await releaseOrder(needs, orderId);
  decided.released = true;
}

/** The line of a picture that was taken down, and what else there is goes on. */
async function leaveOut(needs: Operator, partners: WorldPartners, order: Order, decided: Decided) {
  const { orderId, reprintOf, lines } = order;
  const isUnsure = mayBeAtPrinter(order);
  if (reprintOf !== undefined) {
    for (const { state } of printsOf(partners, orderId)) await partners.house.cancel(state.id);
    return void (await dropReprint({ ...needs, again: isUnsure }, orderId));
  }
  if (isUnsure) {
    await refundOrder(needs, orderId);
    decided.whole = true;
    return;
  }
  if (!lines[0]?.leftOut) await payBack(needs, order, [1], decided);
  await releaseOrder(needs, orderId);
  decided.released = true;
}

const isRefunded = ({ state }: Order) => state === "refunding" || state === "refunded";

/** Pays lines back that are not paid back already. */
async function payBack(needs: Operator, order: Order, numbers: readonly number[], decided: Decided) {
  const lines = numbers.filter((number) => !order.lines[number - 1]?.paidBack);
  if (isRefunded(order) || lines.length === 0) return;
  const sure = { ...needs, again: true };
  const said = await refundLines(sure, order.orderId, lines).catch((failure: Error) => {
    if (!failure.message.includes("can be refunded")) throw failure;
    // What went back elsewhere leaves less than the lines are worth: then the rest goes.
    return refundOrder(sure, order.orderId);
  });
  decided.whole ||= said === "It is being refunded.";
  decided.back += lines.reduce((sum, line) => sum + worthOf(order, line - 1), alongWith(order, lines));
}

async function decideConcerns(
  needs: Operator,
  partners: WorldPartners,
  order: Order,
  decided: Decided,
  losses: Fate["losses"],
) {
  const lost = lostLines(order);
  if (lost.length > 0 && !isRefunded(order) && order.reprintOf === undefined) {
    const isOver = order.state === "shipped" || order.state === "completed";
    const isDown = (await linesTakenDown(needs, order.lines)).some((number) => lost.includes(number));
    if (losses === "printed again" && isOver && order.userId !== "" && !isDown)
      return reprint(needs, order, lost, decided);
    return payBack(needs, order, lost, decided);
  }
  if (waitsForMoney(order, partners)) return;
  payThere(partners, order);
  await settleOrder(needs, order.orderId);
  // A reprint that is lost as well is paid for.
  if (lost.length > 0 && order.reprintOf !== undefined) {
    decided.whole = true;
    await refundOrder({ ...needs, again: true }, order.reprintOf);
  }
}
