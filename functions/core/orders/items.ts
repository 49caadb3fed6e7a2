import { DAY_MS } from "../../lib/clock.ts";
import { fingerprint } from "../../lib/fingerprint.ts";
import * as z from "../../lib/schema.ts";
import type { Item, Key, Write } from "../../lib/table/engine.ts";
import { entity, type Stored } from "../../lib/table/entity.ts";
import { creating, replacing, superseding } from "../../lib/table/writes.ts";
import { ownerKey, UserId } from "../accounts/caller.ts";
import { orderFromFlat, orderFromTold } from "./older-items.ts";
import { type Order, order } from "./order.ts";
import { emailOf, isTold, paymentOf } from "./order-rules.ts";
import { wantsPerson } from "./order-states.ts";

export const ordersOf = (userId: UserId) => `${ownerKey(userId)}#ORD`;

/** What was never paid is forgotten. */
const UNPAID_KEPT_MS = 90 * DAY_MS;

const unpaidEnd = ({ createdAt }: Pick<Order, "createdAt">) =>
  new Date(Date.parse(createdAt) + UNPAID_KEPT_MS);

const endOf = (order: Pick<Order, "state" | "createdAt">): Date | undefined =>
  order.state === "draft" || order.state === "awaiting payment" || order.state === "expired"
    ? unpaidEnd(order)
    : undefined;

export const ORDER_PREFIX = "O#";

/** Which order it is, also of one that cannot be read. */
export const orderIdIn = ({ pk }: Key) => pk.slice(ORDER_PREFIX.length);

/** And whose, as far as it says. */
export const ownerIn = ({ data }: Partial<Item>) => data?.userId;

export const orders = entity<{ orderId: string }, Order>({
  type: "order",
  schema: order,
  upgrades: [orderFromFlat, orderFromTold],
  key: ({ orderId }) => ({ pk: `${ORDER_PREFIX}${orderId}`, sk: "ORDER" }),
  // What was never paid is no order to its owner, and a reprint stands behind the order that it repeats.
  listed: (order) =>
    !paymentOf(order) || order.reprintOf !== undefined
      ? undefined
      : { pk: ordersOf(order.userId), sk: `${order.createdAt}#${order.orderId}` },
  due: ({ dueAt }) => (dueAt === undefined ? undefined : new Date(dueAt)),
  expires: endOf,
});

/** Whose an order is, read without delay, as its list could not be. */
const owned = z.object({ userId: UserId, orderId: z.string(), createdAt: z.string() });
export type OwnedOrder = z.infer<typeof owned>;

export const OWNED_PREFIX = "ORD#";

export const ownedOrders = entity<Pick<OwnedOrder, "userId" | "orderId">, OwnedOrder>({
  type: "owned-order",
  schema: owned,
  key: ({ userId, orderId }) => ({ pk: ownerKey(userId), sk: `${OWNED_PREFIX}${orderId}` }),
  expires: unpaidEnd,
});

/** The same of an order that stays. */
const { expires: _, ...lasting } = ownedOrders;

/** How the entry of an order is written: it ends when that does. */
export const ownedAs = (order: Order | undefined) => (order && endOf(order) ? ownedOrders : lasting);

const entryOf = ({ userId, orderId, createdAt }: Order): OwnedOrder => ({ userId, orderId, createdAt });

/** The orders that a person has to look at, all in one place. */
const attention = z.object({ orderId: z.string(), since: z.string(), wanted: z.boolean() });
type Attention = z.infer<typeof attention>;

export const ATTENTION = "ATTENTION";

export const attentions = entity<{ orderId: string }, Attention>({
  type: "order-attention",
  schema: attention,
  key: ({ orderId }) => ({ pk: ATTENTION, sk: orderId }),
});

/** How the entry of an order is written: it ends when that does, and when nobody has to look any more. */
const attentionAs = (order: Order) => ({
  ...attentions,
  expires: ({ wanted }: Attention) => (wanted ? endOf(order) : new Date(0)),
});

/** What else people call an order by. */
const clueKinds = ["number", "email", "name", "payment", "print"] as const;
type ClueKind = (typeof clueKinds)[number];
const clue = z.object({ place: z.string(), orderId: z.string(), gone: z.exactOptional(z.literal(true)) });
type Clue = z.infer<typeof clue>;

/** People are found by a fingerprint alone: who reads the table does not read names. */
const unnamed = (text: string) => fingerprint(text.trim().toLowerCase().replace(/\s+/g, " "));

const asKept: Readonly<Record<ClueKind, (value: string) => string>> = {
  number: (value) => value.toUpperCase(),
  email: unnamed,
  name: unnamed,
  payment: (value) => value,
  print: (value) => value,
};

export const cluePlace = (kind: ClueKind, value: string) => `CLUE#${kind}#${asKept[kind](value)}`;

export const clues = entity<Clue, Clue>({
  type: "order-clue",
  schema: clue,
  key: ({ place, orderId }) => ({ pk: place, sk: orderId }),
});

/** How the clues of an order are written: they end when that does. */
const cluesAs = (order: Order) => ({
  ...clues,
  expires: ({ gone }: Clue) => (gone ? new Date(0) : endOf(order)),
});

export const cluePlaces = (value: string) => clueKinds.map((kind) => cluePlace(kind, value));

type Known = Partial<Record<ClueKind, string | undefined>>;

function knownBy(order: Order): Known {
  if (!isTold(order)) return {};
  const { name, paymentId } = paymentOf(order) ?? {};
  const print = "print" in order && order.print ? order.print.id : undefined;
  return { number: order.number, email: emailOf(order), name, payment: paymentId, print };
}

/** Its clues; of another state of it, those alone that may be others there. */
function cluesOf(order: Order, unlike: Known = {}): Clue[] {
  const known = knownBy(order);
  return clueKinds.flatMap((kind) => {
    const value = known[kind];
    return value && value !== unlike[kind] ? [{ place: cluePlace(kind, value), orderId: order.orderId }] : [];
  });
}

/** It is forgotten where it was not before, or the other way round: so is what stands elsewhere because of it. */
const endsOtherwise = (before: Order, next: Order) => Boolean(endOf(before)) !== Boolean(endOf(next));

/** Those that hold from now on, and those that do not any more. */
function changedClues(before: Order, next: Order): Clue[] {
  // Orders that end are few, and their clues are written anew each time: one of an older release has none yet.
  const same = (endOf(before) ?? endOf(next)) ? {} : knownBy(before);
  const [old, now] = [cluesOf(before, knownBy(next)), cluesOf(next, same)];
  const left = old.filter((clue) => now.every(({ place }) => place !== clue.place));
  return [...now, ...left.map((clue) => ({ ...clue, gone: true as const }))];
}

const attentionTo = (order: Order): Attention => {
  const { orderId, since } = order;
  return { orderId, since, wanted: wantsPerson(order) };
};

/** A changed order, with everything that stands elsewhere because of it. */
export function changing(before: Stored<Order>, next: Order): Write[] {
  const now = attentionTo(next);
  const isNew = now.wanted !== wantsPerson(before) || (now.wanted && endsOtherwise(before, next));
  return [
    replacing(orders, { ...next, v: before.v }),
    ...changedClues(before, next).map((clue) => superseding(cluesAs(next), clue, before.v + 1)),
    ...(isNew ? [superseding(attentionAs(next), now, before.v + 1)] : []),
    // Of who has gone meanwhile there is none any more.
    ...(endsOtherwise(before, next) && !next.forget
      ? [superseding(ownedAs(next), entryOf(next), before.v + 1)]
      : []),
  ];
}

/** An order that is not there yet, with everything that stands elsewhere because of it, and whose it is. */
export const writingDown = (order: Order): Write[] => [
  creating(orders, order),
  // What is printed again of whoever has gone is nobody's.
  ...(order.forget ? [] : [creating(ownedAs(order), entryOf(order))]),
  ...cluesOf(order).map((clue) => superseding(cluesAs(order), clue, 1)),
  ...(wantsPerson(order) ? [superseding(attentionAs(order), attentionTo(order), 1)] : []),
];
