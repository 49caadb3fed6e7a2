import { orderJob } from "../core/orders/jobs.ts";
import { shop } from "../shop.ts";
import { worker } from "./batch.ts";
import { orderHandlers } from "./order-jobs.ts";

export const handler = worker(shop, {
  schema: orderJob,
  postpone: (receipt, seconds) => shop.postpone("orders", receipt, seconds),
  handlers: orderHandlers(shop),
});
