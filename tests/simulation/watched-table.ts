import { LETTER_PREFIX } from "../../functions/core/orders/letters/owed-letters.ts";
import type { Order } from "../../functions/core/orders/order.ts";
import { ORDER_PREFIX } from "../../functions/core/orders/order-table.ts";
import type { Engine } from "../../functions/lib/table/engine.ts";

/** When everything that is due in the table is due: what a sweep would find, without looking. */
export function watching(engine: Engine) {
  const due = new Map<string, number>();
  const latest = new Map<string, Order>();
  /** Mails of which it is written down that they were sent. */
  const mailed = new Set<string>();
  const watched: Engine = {
    ...engine,
    async write(writes, now) {
      const done = await engine.write(writes, now);
      if (!done) return false;
      for (const write of writes) {
        const { pk, sk } = write.kind === "put" ? write.item : write.key;
        if (write.kind === "check") continue;
        if (write.kind === "delete") latest.delete(pk.slice(ORDER_PREFIX.length));
        if (write.kind === "put" && write.item.type === "order")
          latest.set(pk.slice(ORDER_PREFIX.length), write.item.data as unknown as Order);
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
    isMailed: (orderId: string, name: string) => mailed.has(`${orderId} ${name}`),
    nextDue: () => Math.min(Number.POSITIVE_INFINITY, ...due.values()),
  };
}
