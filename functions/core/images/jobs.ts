import * as z from "../../lib/schema.ts";

/** Everything the images' worker can be asked to do. */
export const imageJob = z.discriminatedUnion("kind", [
  /** Draws one picture of a batch. */
  z.object({ kind: z.literal("draw"), batchId: z.string(), n: z.int() }),
]);

export type ImageJob = z.infer<typeof imageJob>;
