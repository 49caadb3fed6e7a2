import * as z from "zod/mini";

/** Everything the orders' worker can be asked to do. */
export const orderJob = z.discriminatedUnion("kind", [
  /** Shows that the queue and its worker are alive. */
  z.object({ kind: z.literal("heartbeat"), sentAt: z.iso.datetime() }),
]);

export type OrderJob = z.infer<typeof orderJob>;
