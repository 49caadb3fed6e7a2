import type { Queue } from "../../lib/queue.ts";
import * as z from "../../lib/schema.ts";

/** As many as the print house tells of in one call. */
export const MOST_LOOKED_AT = 100;

/** Everything the orders' worker can be asked to do. */
export const orderJob = z.discriminatedUnion("kind", [
  /** Takes an order as far as it goes at the moment; before its time only if something was heard of it. */
  z.object({ kind: z.literal("advance"), orderId: z.string(), heard: z.exactOptional(z.literal(true)) }),
  /** Looks at orders whose time has come, many at once: the print house is asked once for all that it has. */
  z.object({ kind: z.literal("look"), orderIds: z.array(z.string()) }),
  /** Sends a mail that is owed. */
  z.object({ kind: z.literal("letter"), orderId: z.string(), letter: z.string() }),
]);

export type OrderJob = z.infer<typeof orderJob>;

/** `heard`: there may be news: it is looked at before its time, and once more where somebody else was at it meanwhile. */
export function toAdvance(orderId: string, heard?: "heard"): OrderJob {
  return { kind: "advance", orderId, ...(heard && { heard: true }) };
}

/** What cannot be sent is left to the sweep, which finds it: what it is about stays due. */
export const sendOrLeave = (queue: Queue<OrderJob>, job: OrderJob, options?: { delaySeconds: number }) =>
  queue.send(job, options).catch(() => undefined);

export const wake = (needs: { queues: { orders: Queue<OrderJob> } }, orderId: string, heard?: "heard") =>
  sendOrLeave(needs.queues.orders, toAdvance(orderId, heard));
