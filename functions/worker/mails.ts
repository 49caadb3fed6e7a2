import * as z from "../lib/schema.ts";
import { sesNews } from "../partners/ses-news.ts";
import { shop } from "../shop.ts";
import { worker } from "./batch.ts";
import { newsHandlers } from "./mail-news.ts";

const heartbeat = z.object({ kind: z.literal("heartbeat"), sentAt: z.iso.datetime() });

export const handler = worker(shop, {
  schema: z.union([heartbeat, sesNews]),
  // The frame's own line in the log is the whole of a heartbeat.
  handlers: { ...newsHandlers(shop), heartbeat: async () => {} },
});
