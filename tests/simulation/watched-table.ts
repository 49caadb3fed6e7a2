import { type Discard, discards } from "../../functions/core/images/items.ts";
import { ORDER_PREFIX } from "../../functions/core/orders/items.ts";
import { LETTER_PREFIX } from "../../functions/core/orders/letters/owed-letters.ts";
import type { Order } from "../../functions/core/orders/order.ts";
import type { Clock } from "../../functions/lib/clock.ts";
import type { Engine } from "../../functions/lib/table/engine.ts";

/** When everything that is due in the table is due: what a sweep would find, without looking. */
export function watching(
  engine: Engine,
  clock: Clock,
  sees: (order: Order, before: Order | undefined) => void,
) {
  const due = new Map<string, number>();
  const latest = new Map<string, Order>();
  /** What was overwritten, and when. */
  const before: { orderId: string; order: Order; at: number }[] = [];
  /** Mails of which it is written down that they were sent. */
  const mailed = new Set<string>();
  /** The notes of files that are to go. */
  const notes = new Map<string, Discard>();
  let takenDownAt = Number.POSITIVE_INFINITY;
  const watched: Engine = {
    ...engine,
    async write(writes, now) {
      const done = await engine.write(writes, now);
      if (!done) return false;
      for (const write of writes) {
        const { pk, sk } = write.kind === "put" ? write.item : write.key;
        if (write.kind === "check") continue;
        if (write.kind === "delete") notes.delete(pk);
        if (write.kind === "put" && write.item.type === discards.type)
          notes.set(pk, write.item.data as unknown as Discard);
        if (write.kind === "delete") latest.delete(pk.slice(ORDER_PREFIX.length));
        if (write.kind === "put" && write.item.type === "order") {
          const orderId = pk.slice(ORDER_PREFIX.length);
          const order = latest.get(orderId);
          if (order) before.push({ orderId, order, at: clock.now().getTime() });
          const written = write.item.data as unknown as Order;
          latest.set(orderId, written);
          sees(written, order);
        }
        if (write.kind === "put" && write.item.type === "taken-down") takenDownAt = clock.now().getTime();
        if (write.kind === "put" && write.item.type === "order-mail" && "sentAt" in write.item.data)
          mailed.add(`${pk.slice(LETTER_PREFIX.length)} ${sk}`);
        const at = write.kind === "put" ? write.item.gsi2sk?.split("#")[0] : undefined;
        if (at === undefined) due.delete(`${pk} ${sk}`);
        else due.set(`${pk} ${sk}`, Date.parse(at));
      }
      return true;
    },
  };
  return {
    watched,
    latest,
    notes,
    /** How an order is, and how it has been in this very moment: nobody who has just read it knows better. */
    inThisMoment(orderId: string) {
      const now = clock.now().getTime();
      const just = before.filter((one) => one.orderId === orderId && one.at === now);
      return [latest.get(orderId), ...just.map(({ order }) => order)].filter((order) => order !== undefined);
    },
    takenDownAt: () => takenDownAt,
    isMailed: (orderId: string, name: string) => mailed.has(`${orderId} ${name}`),
    nextDue: () => Math.min(Number.POSITIVE_INFINITY, ...due.values()),
  };
}
