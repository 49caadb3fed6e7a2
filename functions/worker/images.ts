import { imageJob } from "../core/images/jobs.ts";
import { shop } from "../shop.ts";
import { worker } from "./batch.ts";

export const handler = worker(shop, {
  schema: imageJob,
  handlers: {
    // The frame's own line in the log is the whole of it.
    heartbeat: async () => {},
  },
});
