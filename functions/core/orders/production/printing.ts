import { DAY_MS } from "../../../lib/clock.ts";
import type { PrintState } from "../../fulfilment/printer.ts";
import type { Parcel } from "../../fulfilment/printer-shape.ts";
import { noteCustomer } from "../../images/customers.ts";
import { lessLost } from "../concerns.ts";
import { isWorried, timesOwed } from "../letters/owed-letters.ts";
import { moved, type Order, type OrderIn, production, wholeBack } from "../order.ts";
import { isPartSent, isReprint, isSent, lineReference } from "../order-rules.ts";
import {
  DAY_MINUTES,
  HOUR_MINUTES,
  minutesUntil,
  type Needs,
  type Step,
  type StepResult,
  TryLater,
  waiting,
} from "../steps.ts";
import {
  allArrived,
  deliveredAt,
  hasTracking,
  lookAt,
  lossDetail,
  lostSince,
  noneAlive,
  type Ordered,
  parcelsNow,
  safe,
  sentSince,
  trackedSince,
} from "./parcels.ts";
import { holds, paysBack } from "./stopping.ts";

type AtPrinter = OrderIn<"in production" | "on hold">;

/** It goes on; but what an operator wants back goes back, now or later. */
function tooLate({ cancel, ...order }: AtPrinter): StepResult {
  const back = cancel === "operator" ? wholeBack(order) : order.back;
  // Looked at once more at once: an answer that was lost may have said yes.
  return { next: { ...order, back }, event: { kind: "too late to cancel" } };
}

async function callOff({ printer }: Needs, order: AtPrinter): Promise<StepResult> {
  // What was sent is a gift of an operator's alone; and a part may have been sent that nobody has heard of.
  const state = order.cancel === "shopper" ? await printer.read(order.print.id) : undefined;
  if (state?.parcels.some(isSent)) return tooLate(order);
  const cancelled = await printer.cancel(order.print.id);
  switch (cancelled.outcome) {
    case "unsure":
      throw new TryLater(cancelled);
    case "cancelled":
      return paysBack(order, "cancelled at print house");
    case "too late":
      return tooLate(order);
  }
}

const ordered = (order: Order): Ordered[] =>
  order.lines.flatMap(({ leftOut, copies }, index) =>
    leftOut ? [] : { reference: lineReference(order, index), copies },
  );

/** What counted as lost and is in another parcel after all is no concern any more. */
const unlessFound = <In extends AtPrinter | OrderIn<"shipped">>(
  order: In,
  parcels: readonly Parcel[],
  state: PrintState,
): In => ({ ...order, concerns: lessLost(order.concerns, safe(ordered(order), parcels, state)) });

/** What was given up since is told, and wants a person: print it again, or pay for what is not paid back yet. */
function losses(order: AtPrinter | OrderIn<"shipped">, parcels: Parcel[]): Partial<StepResult> | undefined {
  const lost = lostSince(order.parcels, parcels);
  if (lost.length === 0) return undefined;
  const inside = new Set(lost.flatMap(({ items }) => items));
  const items = order.lines.flatMap(({ paidBack }, index) => {
    const reference = lineReference(order, index);
    return inside.has(reference) && !paidBack ? [reference] : [];
  });
  const concern = { kind: "parcel cancelled", detail: lossDetail(lost), items } as const;
  return { event: { kind: "parcel cancelled" }, concern };
}

async function shippedWith(needs: Needs, order: AtPrinter, parcels: Parcel[]): Promise<StepResult> {
  // Of whoever leaves, nothing new is written down.
  if (!order.forget) await noteCustomer(needs, order.userId);
  const next = moved(order, "shipped", {
    ...production(order),
    parcels,
    shippedAt: needs.clock.now().toISOString(),
  });
  return {
    ...losses(order, parcels),
    next,
    event: { kind: "shipped" },
    letter: "shipped",
    again: 2 * DAY_MINUTES,
  };
}

/** After so long nobody is left to wait without a word. */
const LATE_MS = 10 * DAY_MS;
/** Many questions answer themselves within a day: mails about those would only worry. */
const QUESTION_MS = DAY_MS;

const ago = ({ clock }: Needs, then: string) => clock.now().getTime() - Date.parse(then);

const problemsIn = ({ issues }: PrintState) =>
  issues.map(({ code, description, url }) => [code, description, url].filter(Boolean).join(" "));

/** Nothing is decided yet: callbacks wake it, the clock asks rarely. */
function stillThere(needs: Needs, order: AtPrinter, parcels: Parcel[], problems: string[]): StepResult {
  const known = { ...production(order), parcels };
  const asked = order.state === "on hold";
  if (problems.length > 0 && !asked)
    return {
      next: moved(order, "on hold", { ...known, problems }),
      event: { kind: "question" },
      again: 6 * HOUR_MINUTES,
    };
  const worried = isWorried(order.letters);
  if (problems.length === 0 && asked)
    return {
      next: moved(order, "in production", known),
      event: { kind: "question solved" },
      ...(worried && { letter: "solved" as const }),
      again: 12 * HOUR_MINUTES,
    };
  const next = asked ? { ...order, parcels, problems } : { ...order, parcels };
  if (asked && !worried && ago(needs, order.since) >= QUESTION_MS)
    return { next, letter: "problem", again: 12 * HOUR_MINUTES };
  const isTold = isPartSent(next) || timesOwed(order.letters, "delayed") > 0;
  if (!isTold && ago(needs, order.print.submittedAt) >= LATE_MS)
    return { next, event: { kind: "late" }, letter: "delayed", again: 12 * HOUR_MINUTES };
  return waiting(next, asked ? 6 * HOUR_MINUTES : DAY_MINUTES);
}

/** in production and on hold: looks how far the print house is. */
export const followPrint: Step<AtPrinter> = async (needs, order) => {
  if (order.cancel) return callOff(needs, order);
  const state = await needs.printer.read(order.print.id);
  // One that they hold back is not shown at all: that it is not found never means that it is not there.
  if (!state) return stillThere(needs, order, order.parcels, order.state === "on hold" ? order.problems : []);
  const look = lookAt(state, order.parcels, ordered(order));
  switch (look.found) {
    case "nothing sent":
      return isReprint(order)
        ? {
            ...holds(order, { why: "refused", detail: "the print house has cancelled the reprint" }),
            event: { kind: "cancelled by print house" },
          }
        : paysBack(order, "cancelled by print house");
    case "sent":
      return shippedWith(needs, unlessFound(order, look.parcels, state), look.parcels);
    case "under way": {
      const { parcels } = look;
      const known = unlessFound(order, parcels, state);
      const next = { ...known, parcels };
      const isPart = sentSince(order.parcels, parcels).length > 0;
      const part = isPart && ({ event: { kind: "part shipped" }, letter: "part" } as const);
      const lost = losses(order, parcels);
      if (lost) return { ...part, ...lost, next, again: 12 * HOUR_MINUTES };
      // What else they say is heard at the next look, which is at once.
      return part ? { ...part, next } : stillThere(needs, known, parcels, problemsIn(state));
    }
  }
};

/** shipped: until there is evidence that it arrived, or long enough has passed. */
export const followParcels: Step<OrderIn<"shipped">> = async (needs, before) => {
  const state = await needs.printer.read(before.print.id);
  const parcels = state ? parcelsNow(state, before.parcels, ordered(before)) : before.parcels;
  const order = state ? unlessFound(before, parcels, state) : before;
  const lost = losses(order, parcels);
  const next = { ...order, parcels };
  if (lost) return { ...lost, next, again: DAY_MINUTES };
  const over = moved(order, "completed", { ...production(order), parcels, shippedAt: order.shippedAt });
  // Nothing of it will ever arrive: it is over once somebody has decided what becomes of it.
  if (noneAlive(parcels))
    return order.concerns.length > 0 ? waiting(next, DAY_MINUTES) : { next: over, again: "never" };
  if (allArrived(parcels) || needs.clock.now() > deliveredAt(order)) {
    // They may take more than was quoted, and tell so late: what is sold for less than that wants another price.
    const charged = state?.charged ?? 0;
    const { total } = order.paid;
    if (charged > total && !isReprint(order))
      needs.log.error("order.below-cost", { orderId: order.orderId, charged, paid: total });
    return { next: over, event: { kind: "delivered" }, letter: "delivered", again: "never" };
  }
  if (trackedSince(order.parcels, parcels).length > 0)
    return { next, letter: "tracking", again: DAY_MINUTES };
  // Callbacks tell what happens on the way; without a number to follow, one is asked for now and then.
  const left = minutesUntil(needs.clock.now(), deliveredAt(order).toISOString()) + HOUR_MINUTES;
  return waiting(next, hasTracking(parcels) ? left : Math.min(left, 3 * DAY_MINUTES));
};
