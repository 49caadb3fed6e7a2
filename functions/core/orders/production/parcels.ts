import { DAY_MS } from "../../../lib/clock.ts";
import { arrivalOfSent } from "../../fulfilment/delivery.ts";
import type { PrintState } from "../../fulfilment/printer.ts";
import type { Parcel } from "../../fulfilment/printer-shape.ts";
import type { Order, OrderIn } from "../order.ts";
import { isCancelledThere, isSent, parcelsOf, tracked } from "../order-rules.ts";

const isCancelled = ({ status }: Parcel) => status === "cancelled";

/** A parcel goes on only: what was known once stays known, until it is cancelled. */
const course: readonly Parcel["status"][] = ["processing", "dispatched", "delivered", "cancelled"];

/** Parcels are joined by their id. */
export function joined(known: readonly Parcel[], read: readonly Parcel[]): Parcel[] {
  const parcels = new Map(known.map((parcel) => [parcel.id, parcel]));
  for (const parcel of read) {
    const before = parcels.get(parcel.id) ?? parcel;
    const { status } = course.indexOf(before.status) > course.indexOf(parcel.status) ? before : parcel;
    const { items } = parcel.items.length > 0 ? parcel : before;
    parcels.set(parcel.id, { ...before, ...parcel, status, items });
  }
  return [...parcels.values()];
}

/** A line that the print house was asked for. */
export type Ordered = { reference: string; copies: number };

/** What was ordered and is in no parcel; while one of them does not tell what is in it, nobody knows. */
function inNone(lines: readonly Ordered[], parcels: readonly Parcel[]): string[] {
  const inside = parcels.flatMap(({ items }) => items);
  const isTold = parcels.length > 0 && parcels.every(({ items }) => items.length > 0);
  return isTold ? lines.flatMap(({ reference }) => (inside.includes(reference) ? [] : reference)) : [];
}

/** What is on its way, or will be, by what they say now: of several copies one may be in each parcel. */
export function safe(lines: readonly Ordered[], parcels: readonly Parcel[], { parcels: read }: PrintState) {
  const alive = parcels.filter((one) => !isCancelled(one) && read.some(({ id }) => id === one.id));
  const inside = alive.flatMap(({ items }) => items);
  return lines.flatMap(({ reference, copies }) =>
    copies === 1 && inside.includes(reference) ? reference : [],
  );
}

/** A parcel that another has taken the place of is no loss. */
function withoutReplaced(lines: readonly Ordered[], parcels: readonly Parcel[], state: PrintState): Parcel[] {
  const here = safe(lines, parcels, state);
  return parcels.flatMap((parcel) => {
    const items = isCancelled(parcel) ? parcel.items.filter((item) => !here.includes(item)) : parcel.items;
    return parcel.items.length > 0 && items.length === 0 ? [] : { ...parcel, items };
  });
}

const NEVER_PACKED = "no parcel";

/** Of an order that ended: what was not sent by then will not be, as if in a parcel that was given up; unless it is. */
export function parcelsNow(state: PrintState, known: readonly Parcel[], lines: readonly Ordered[]): Parcel[] {
  const { stage, parcels: read } = state;
  const isStill = ({ id, status }: Parcel) => status !== "processing" || read.some((one) => one.id === id);
  const parcels = joined(
    known.filter((one) => one.id !== NEVER_PACKED && isStill(one)),
    read,
  );
  if (stage === "in progress") return withoutReplaced(lines, parcels, state);
  const status = "cancelled" as const;
  const items = inNone(lines, parcels);
  const never: Parcel[] = items.length > 0 ? [{ id: NEVER_PACKED, status, items }] : [];
  const ended = parcels.map((one) => (stage !== status || isSent(one) ? one : { ...one, status }));
  return withoutReplaced(lines, [...ended, ...never], state);
}

export type Look = { found: "nothing sent" } | { found: "sent" | "under way"; parcels: Parcel[] };

/** How far the print house is, from what it says of the order and of its parcels. */
export function lookAt(state: PrintState, known: readonly Parcel[], lines: readonly Ordered[]): Look {
  const parcels = parcelsNow(state, known, lines);
  const alive = parcels.filter((parcel) => !isCancelled(parcel));
  const isEnded = state.stage !== "in progress";
  if (state.stage === "cancelled" && !parcels.some(isSent)) return { found: "nothing sent" };
  if (isEnded && parcels.length > 0 && alive.length === 0) return { found: "nothing sent" };
  const allSent = alive.length > 0 && alive.every(isSent) && inNone(lines, parcels).length === 0;
  return { found: state.stage === "complete" || allSent ? "sent" : "under way", parcels };
}

/** Which parcels have become so since: each is told once. */
const since = (isSo: (parcel: Parcel) => boolean) => (known: readonly Parcel[], parcels: readonly Parcel[]) =>
  parcels.filter((parcel) => isSo(parcel) && !known.some((one) => one.id === parcel.id && isSo(one)));
export const lostSince = since(isCancelled);
export const sentSince = since(isSent);
export const trackedSince = since((parcel) => hasTracking([parcel]));

export const lossDetail = (lost: readonly Parcel[]) =>
  lost.map(({ id, items }) => (items.length > 0 ? `${id} with ${items.join(", ")}` : id)).join("; ");

/** Everything that was sent is there; nothing is, where nothing was sent. */
export const allArrived = (parcels: readonly Parcel[]) => {
  const alive = parcels.filter((parcel) => !isCancelled(parcel));
  return alive.length > 0 && alive.every(({ status }) => status === "delivered");
};

export const noneAlive = (parcels: readonly Parcel[]) => parcels.length > 0 && parcels.every(isCancelled);

export const hasTracking = (parcels: readonly Parcel[]) => tracked(parcels).length > 0;

/** It was cancelled there, and is made all the same; what had been sent before is known. */
export function goesOn(order: Order, { stage, parcels }: Pick<PrintState, "stage" | "parcels">): boolean {
  if (!isCancelledThere(order) || stage === "cancelled") return false;
  return stage === "in progress" || !(noneAlive(parcels) || parcelsOf(order).some(isSent));
}

/** Nobody tells us that a parcel has arrived: some days after the last that was promised it has. */
export function deliveredAt({ paid, shippedAt }: Pick<OrderIn<"shipped">, "paid" | "shippedAt">): Date {
  const { to } = arrivalOfSent(new Date(shippedAt), { method: paid.method, zip: paid.address.zip });
  return new Date(Date.parse(to) + 3 * DAY_MS);
}
