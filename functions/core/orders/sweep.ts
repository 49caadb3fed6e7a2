import type { Queue } from "../../lib/queue.ts";
import type { OrderJob } from "./jobs.ts";
import { LETTER_PREFIX, letterKinds } from "./letters.ts";
import { ORDER_PREFIX } from "./order-table.ts";

type Key = { pk: string; sk: string };

function jobFor({ pk, sk }: Key): OrderJob[] {
  if (pk.startsWith(ORDER_PREFIX)) return [{ kind: "advance", orderId: pk.slice(ORDER_PREFIX.length) }];
  const letter = letterKinds.find((kind) => kind === sk);
  if (pk.startsWith(LETTER_PREFIX) && letter)
    return [{ kind: "letter", orderId: pk.slice(LETTER_PREFIX.length), letter }];
  return [];
}

/** Orders whose next step is due, and mails that are owed, go to the queue: whatever was lost is found here. */
export async function wakeOrders({ queues }: { queues: { orders: Queue<OrderJob> } }, due: readonly Key[]) {
  const jobs = due.flatMap(jobFor);
  if (jobs.length > 0) await queues.orders.sendMany(jobs);
  return jobs.length;
}
