import { Refusal } from "../../lib/errors.ts";
import type { Stored, Unread } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import { ATTENTION, attentions, cluePlace, cluePlaces, clues, ORDER_PREFIX } from "./items.ts";
import type { Order, OrderState } from "./order.ts";
import { orderKey } from "./order-link.ts";
import { readOrders } from "./reading.ts";

/** Who is told of those that cannot be read gets the others. */
export type Finding = { table: Table; unread?: Unread };

async function readAll({ table, unread }: Finding, ids: Iterable<string>): Promise<Stored<Order>[]> {
  const found = await readOrders({ table }, ids);
  for (const failure of found.unread) {
    if (!unread) throw failure;
    unread(failure);
  }
  return found.read;
}

/** Orders by whatever somebody calls them by: id, number, e-mail address, payment, print order or name. */
export async function searchOrders(needs: Finding, what: string): Promise<Stored<Order>[]> {
  const places = cluePlaces(what.trim());
  const found = await Promise.all(places.map((pk) => needs.table.all(clues, { pk, prefix: "" })));
  const ids = new Set([what.trim(), ...found.flat().map(({ orderId }) => orderId)]);
  return readAll(needs, ids);
}

/**
 * For whoever ordered as a guest and is in another browser: two things that only their mail tells open the order. It
 * is not read: what its own page can say, also of one that cannot be read, is said there.
 */
export async function findByNumber(
  { table, orderSecret }: { table: Table; orderSecret: string },
  { orderNumber, email }: { orderNumber: string; email: string },
) {
  const numbered = await table.all(clues, { pk: cluePlace("number", orderNumber), prefix: "" });
  const place = cluePlace("email", email);
  for (const { orderId } of numbered)
    if (await table.get(clues, { place, orderId }, { consistent: true }))
      return { orderId, key: orderKey(orderSecret, orderId) };
  throw new Refusal(
    "not_found",
    "We found no order with this number and this address. Both are in the mails about it.",
  );
}

const FAR = new Date("9999-01-01T00:00:00Z");

export type Filter = { state?: OrderState; olderThan?: Date };

/** Every order that is under way, the one that is due next first. */
export async function ordersUnderWay(
  needs: Finding,
  { state, olderThan }: Filter = {},
): Promise<Stored<Order>[]> {
  const found: Stored<Order>[] = [];
  for await (const due of needs.table.due(FAR, AT_ONCE)) {
    const ids = due.flatMap(({ pk }) => (pk.startsWith(ORDER_PREFIX) ? [pk.slice(ORDER_PREFIX.length)] : []));
    found.push(...(await readAll(needs, ids)));
  }
  return found
    .filter((order) => state === undefined || order.state === state)
    .filter(({ createdAt }) => olderThan === undefined || Date.parse(createdAt) < olderThan.getTime())
    .sort((a, b) => (a.dueAt ?? "").localeCompare(b.dueAt ?? ""));
}

const AT_ONCE = 50;

/** The orders that a person has to look at, the one that has waited longest first. */
export async function ordersWantingPerson(needs: Finding): Promise<Stored<Order>[]> {
  const unsaid: string[] = [];
  const unread: Unread = ({ item }) => unsaid.push(item.sk);
  const listed = await needs.table.all(attentions, { pk: ATTENTION, prefix: "", unread });
  const ids = listed.sort((a, b) => a.since.localeCompare(b.since)).map(({ orderId }) => orderId);
  return readAll(needs, [...unsaid, ...ids]);
}
