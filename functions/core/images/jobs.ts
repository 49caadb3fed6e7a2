import * as z from "../../lib/schema.ts";

/** Everything the images' worker can be asked to do. */
export const imageJob = z.discriminatedUnion("kind", [
  /** Draws one picture of a batch. */
  z.object({ kind: z.literal("draw"), batchId: z.string(), n: z.int() }),
  /** Shows that the queue and its worker are alive. */
  z.object({ kind: z.literal("heartbeat"), sentAt: z.iso.datetime() }),
]);

export type ImageJob = z.infer<typeof imageJob>;
