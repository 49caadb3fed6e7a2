import { imageJob } from "../core/images/jobs.ts";
import { shop } from "../shop.ts";
import { worker } from "./batch.ts";
import { imageHandlers } from "./image-jobs.ts";

export const handler = worker(shop, {
  schema: imageJob,
  postpone: (receipt, seconds) => shop.postpone("images", receipt, seconds),
  handlers: imageHandlers(shop),
});
