import { draw } from "../core/images/draw.ts";
import { imageJob } from "../core/images/jobs.ts";
import { shop } from "../shop.ts";
import { worker } from "./batch.ts";

export const handler = worker(shop, {
  schema: imageJob,
  postpone: (receipt, seconds) => shop.postpone("images", receipt, seconds),
  handlers: {
    draw: (job) => draw(shop, job),
    // The frame's own line in the log is the whole of it.
    heartbeat: async () => {},
  },
});
