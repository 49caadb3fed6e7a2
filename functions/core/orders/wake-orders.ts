import type { Queue } from "../../lib/queue.ts";
import type { Key } from "../../lib/table/engine.ts";
import type { Due } from "../../lib/table/table.ts";
import { type Sending, sendOnce } from "../../lib/under-way.ts";
import { ORDER_PREFIX } from "./items.ts";
import { MOST_LOOKED_AT, type OrderJob } from "./jobs.ts";
import { LETTER_PREFIX, letterKindOf } from "./letters/owed-letters.ts";

const orderIn = ({ pk }: Key) => (pk.startsWith(ORDER_PREFIX) ? [pk.slice(ORDER_PREFIX.length)] : []);

const letterIn = ({ pk, sk }: Key): OrderJob[] =>
  pk.startsWith(LETTER_PREFIX) && letterKindOf(sk)
    ? [{ kind: "letter", orderId: pk.slice(LETTER_PREFIX.length), letter: sk }]
    : [];

/** Orders together, as the print house is asked for many at once; each mail alone. */
function jobsFor(due: readonly Due[]): OrderJob[] {
  const orderIds = due.flatMap(orderIn);
  const looks = Array.from({ length: Math.ceil(orderIds.length / MOST_LOOKED_AT) }, (_, n) =>
    orderIds.slice(n * MOST_LOOKED_AT, (n + 1) * MOST_LOOKED_AT),
  );
  return [...looks.map((orderIds) => ({ kind: "look" as const, orderIds })), ...due.flatMap(letterIn)];
}

type Needs = Sending & { queues: { orders: Queue<OrderJob> } };

/** Orders whose next step is due, and mails that are owed, go to the queue: whatever was lost is found here. */
export async function wakeOrders(needs: Needs, due: readonly Due[]) {
  const ours = due.filter((key) => orderIn(key).length + letterIn(key).length > 0);
  return sendOnce(needs, ours, (fresh) => needs.queues.orders.sendMany(jobsFor(fresh)));
}
