import { makeMaster, PictureGone, PictureRefused } from "../../fulfilment/master.ts";
import { recipientFault } from "../../fulfilment/recipient.ts";
import { pictureUrl } from "../../images/pictures.ts";
import { unpinImages } from "../../images/pin.ts";
import { linesTakenDown } from "../../images/taken-down.ts";
import { PRINT_HOUSE_TELLS, pathForOthers } from "../../site/api-paths.ts";
import { unlessTold } from "../concerns.ts";
import { timesOwed } from "../letters/owed-letters.ts";
import { type Bought, moved, type OrderIn, payingBack, purchase } from "../order.ts";
import { callbackKey } from "../order-link.ts";
import { isReprint, isUnsent, lineReference, printKey } from "../order-rules.ts";
import { paidBack } from "../payment/refunding.ts";
import { troubleWith, WARNS, warningIn } from "../payment/standing.ts";
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
import { holds, paysBack, released, type Why } from "./stopping.ts";

const printOrder = ({ siteUrl, orderSecret }: Needs, order: OrderIn<"paid">) => ({
  key: printKey(order),
  reference: order.orderId,
  method: order.paid.method,
  recipient: { name: order.paid.name, email: order.paid.email, address: order.paid.address },
  items: order.lines.flatMap(({ sku, attributes, copies, fileKey = "", leftOut }, index) => {
    const reference = lineReference(order, index);
    return leftOut ? [] : [{ reference, sku, attributes, copies, fileUrl: siteUrl + pictureUrl(fileKey) }];
  }),
  callbackUrl: siteUrl + pathForOthers(PRINT_HOUSE_TELLS, callbackKey(orderSecret, order.orderId)),
});

/** Longer than a worker may take for one. */
const LEASE_MINUTES = 5;

/** A worker that is cut off says nothing itself: after so many tries, the last of which was, a person decides. */
const MOST_CUT_OFF = 6;
const CUT_OFF = new Error("whoever made its file was cut off");

/** Makes one file, while nobody else makes it; undefined if all of them are there. */
async function makeFile(
  needs: Needs & { me: string },
  order: OrderIn<"paid">,
): Promise<StepResult | undefined> {
  const missing = order.lines.findIndex(({ fileKey, leftOut }) => !leftOut && fileKey === undefined);
  const line = order.lines[missing];
  if (!line) return undefined;
  const now = needs.clock.now();
  const { lease, ...free } = order;
  const refused = (detail: string) => holds(order, { why: "refused", detail });
  if (lease?.by !== needs.me) {
    if (lease && Date.parse(lease.until) > now.getTime()) {
      // A write would spoil the one that they are at: there is none where the time to look again is set already.
      const isPlanned = order.dueAt !== undefined && order.dueAt >= lease.until;
      const again = isPlanned ? "as it is" : minutesUntil(now, lease.until);
      return (await moneyTrouble(needs, order)) ?? { ...waiting(order, again), met: true };
    }
    if (lease?.by) return { next: free, again: HOUR_MINUTES, failure: CUT_OFF };
    if (order.tries >= MOST_CUT_OFF && order.failure === String(CUT_OFF))
      return refused(`line ${missing + 1}: ${CUT_OFF.message}; ${order.tries} tries have failed`);
    const until = new Date(now.getTime() + LEASE_MINUTES * 60_000).toISOString();
    return { next: { ...order, lease: { by: needs.me, until } }, alone: LEASE_MINUTES };
  }
  try {
    const fileKey = await makeMaster(needs, line.image, line.print, line.crop);
    const lines = order.lines.with(missing, { ...line, fileKey });
    return { next: { ...free, lines }, again: "in another job" };
  } catch (failure) {
    if (failure instanceof PictureRefused)
      return refused(`the upscaler does not take line ${missing + 1}: ${failure.message}`);
    // Who has failed aloud was heard: the rest of the lease is nobody's.
    if (!(failure instanceof PictureGone))
      return { next: { ...order, lease: { ...lease, by: "" } }, again: HOUR_MINUTES, failure };
    return isReprint(order) ? refused("its picture was deleted") : paysBack(order, "picture gone");
  }
}

/** What has become of the money since, if that speaks against paper. */
async function moneyTrouble({ payments }: Needs, order: OrderIn<"paid">): Promise<StepResult | undefined> {
  if (isReprint(order)) return undefined;
  const standing = await payments.standing(order.paid.paymentId);
  const trouble = troubleWith(order, standing);
  if (trouble === "paid back") return paidBack(order, standing);
  return trouble && { ...holds(order, trouble), ...warningIn(order, standing) };
}

/** The last look at the money before there is paper; and the mark that there may be some from now on. */
async function clear(needs: Needs & { me: string }, order: OrderIn<"paid">): Promise<StepResult> {
  const { handedOver } = order;
  const marked = { ...order, handedOver: { by: needs.me, ...(handedOver && { doubt: true as const }) } };
  const trouble = await moneyTrouble(needs, order);
  if (!trouble) return { next: marked };
  const { next } = trouble;
  // A part went back: that is no reason to take all of it from somebody's wall.
  if (handedOver && next.state === "held" && next.why === "refunded in part")
    return { next: marked, ...unlessTold(order, "refunded elsewhere", next.detail) };
  // It may be at the print house: then it is called off there, with all its tries, as none was a look for it there.
  return handedOver ? { next: { ...marked, cancel: "shopper" }, again: "in another job" } : trouble;
}

/** It is theirs, under this name. */
const handed = ({ clock }: Needs, order: OrderIn<"paid" | "held">, id: string): StepResult => ({
  next: moved(order, "in production", {
    ...purchase(order),
    print: { id, submittedAt: clock.now().toISOString() },
    parcels: [],
    ...(order.cancel && { cancel: order.cancel }),
  }),
  event: { kind: "handed over" },
  ...(!order.cancel && { again: 12 * HOUR_MINUTES }),
});

/** What may be there is not sent once more, which could make it: they are asked for it, and then a person. */
async function calledOff(needs: Needs, order: OrderIn<"paid" | "held">): Promise<StepResult | undefined> {
  if (!order.handedOver) {
    await unpinImages(needs, order);
    return paysBack(order, "cancelled before print");
  }
  const shown = await needs.printer.since(new Date(order.createdAt), order.orderId);
  const there = shown.find(({ stage }) => stage !== "cancelled");
  return there && handed(needs, order, there.id);
}

/** By then it is shown, or held back there, which a person sees. */
const LOOKS_AGAIN = 3;

async function callOff(needs: Needs, order: OrderIn<"paid">): Promise<StepResult> {
  const over = await calledOff(needs, order);
  if (over) return over;
  const reason = "it is called off, and the print house does not show it: look in their dashboard";
  if (order.tries < LOOKS_AGAIN) throw new TryLater({ outcome: "unsure", reason, why: "silence" });
  return { ...holds(order, { why: "refused", detail: reason }), again: HOUR_MINUTES };
}

async function submit(needs: Needs, order: OrderIn<"paid">): Promise<StepResult> {
  const submitted = await needs.printer.submit(printOrder(needs, order));
  switch (submitted.outcome) {
    case "unsure":
      throw new TryLater(submitted);
    case "refused": {
      const { reason: detail, about } = submitted;
      // One that it may have taken before is no refusal to be sure of, and a reprint has no money to give back.
      if (order.handedOver?.doubt || isReprint(order)) return holds(order, { why: "refused", detail });
      if (about === "address") return holds(order, { why: "address", detail });
      return { next: payingBack(order), event: { kind: "refused by print house", detail } };
    }
    case "accepted":
      return handed(needs, order, submitted.id);
  }
}

/** The page to pay at takes any address of the country, and any words: what cannot be sent is asked for once, before print. */
function addressTrouble({ paid, history, handedOver }: OrderIn<"paid">): Why | undefined {
  const fault = recipientFault(paid);
  const isAsked = history.some(({ kind }) => kind === "address wanted");
  return fault && !handedOver && !isAsked ? { why: "address", detail: fault } : undefined;
}

/** What the shop has taken down is not printed, also of files that were made before. */
async function pictureTrouble(needs: Needs, { lines }: Bought): Promise<Why | undefined> {
  const down = (await linesTakenDown(needs, lines)).join(", ");
  return down ? { why: "taken down", detail: `the picture of line ${down}` } : undefined;
}

/** Stopped by whoever was about to hand it over, it is not there; by anybody else, it may be. */
function halted(order: OrderIn<"paid">, me: string): OrderIn<"paid"> {
  const { handedOver, ...same } = order;
  if (!handedOver || isUnsent(order, me)) return same;
  return { ...order, handedOver: { ...handedOver, doubt: true } };
}

/** paid: makes the files one by one, waits while it can still be changed, looks at the money, then hands it over. */
export const sendToPrint: Step<OrderIn<"paid">> = async (needs, order) => {
  if (order.cancel) return callOff(needs, halted(order, needs.me));
  // Whoever begins a file has just looked, and looks again before there is paper.
  const looks = order.lease?.by !== needs.me;
  const trouble = (looks && (await pictureTrouble(needs, order))) || addressTrouble(order);
  if (trouble) return holds(halted(order, needs.me), trouble);
  const made = await makeFile(needs, order);
  if (made) return made;
  await unpinImages(needs, order);
  const now = needs.clock.now();
  // Whoever looks after orders sees at once what a bank or somebody at the provider has done.
  if (Date.parse(order.holdUntil) > now.getTime())
    return (await moneyTrouble(needs, order)) ?? waiting(order, minutesUntil(now, order.holdUntil));
  return order.handedOver?.by === needs.me ? submit(needs, order) : clear(needs, order);
};

/** Nobody waits for longer without a word. */
const SILENT_MS = 23 * 60 * 60 * 1000;

/** Its owner was asked for another address and has not answered, and nobody else has let it go on. */
function unansweredAddress({ paid, history, handedOver }: OrderIn<"held">): string | undefined {
  const since = history.slice(history.findLastIndex(({ kind }) => kind === "address wanted"));
  const isAsked = since[0]?.kind === "address wanted";
  const isAnswered = since.some(({ kind }) => kind === "address corrected" || kind === "released");
  return isAsked && !isAnswered && !handedOver ? recipientFault(paid) : undefined;
}

/** held: what a bank, the provider or its owner decides is found here; for the rest a person is waited for. */
export const lookAtHeld: Step<OrderIn<"held">> = async (needs, order) => {
  const { payments, clock } = needs;
  const over = order.cancel && (await calledOff(needs, order));
  if (over) return over;
  const down = order.why !== "taken down" && !order.cancel && (await pictureTrouble(needs, order));
  if (down) return { next: { ...order, ...down }, event: { kind: "held" } };
  if (isReprint(order)) return waiting(order, DAY_MINUTES);
  const standing = await payments.standing(order.paid.paymentId);
  const trouble = troubleWith(order, standing);
  if (trouble === "paid back" && !order.handedOver) return paidBack(order, standing);
  // Whoever waits for a person waits on; that a bank wants an answer by a certain day is told.
  const stays = order.why === "refused" || order.why === "by the shop" || order.why === "taken down";
  const asked =
    stays && standing.dispute === "open" ? unlessTold(order, "disputed", "open") : warningIn(order, standing);
  const decided = (order.why === "disputed" || order.why === "under review") && trouble === undefined;
  const fault = decided && unansweredAddress(order);
  if (fault) return waiting({ ...order, why: "address", detail: fault }, DAY_MINUTES);
  if (decided)
    return {
      next: released(needs, order),
      event: { kind: order.why === "disputed" ? "dispute won" : "released" },
    };
  const newest = trouble === "paid back" || stays ? undefined : trouble;
  // The provider and a bank suspect fraud by one name: what the one has decided does not decide for the other.
  if (newest && (newest.why !== order.why || (newest.detail === WARNS && order.detail !== WARNS)))
    return { next: { ...order, ...newest }, event: { kind: "held" }, again: 12 * HOUR_MINUTES, ...asked };
  const silent = order.why !== "address" && timesOwed(order.letters, "problem") === 0;
  return {
    ...waiting(order, DAY_MINUTES),
    ...asked,
    ...(silent &&
      clock.now().getTime() - Date.parse(order.since) >= SILENT_MS && { letter: "problem" as const }),
  };
};
