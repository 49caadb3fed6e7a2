import { advance } from "../core/orders/advance.ts";
import { orderJob } from "../core/orders/jobs.ts";
import { sendLetter } from "../core/orders/letters/send-letter.ts";
import { lookAtMany } from "../core/orders/production/looking.ts";
import { shop } from "../shop.ts";
import { worker } from "./batch.ts";

export const handler = worker(shop, {
  schema: orderJob,
  postpone: (receipt, seconds) => shop.postpone("orders", receipt, seconds),
  handlers: {
    advance: ({ orderId, heard }) => advance(shop, orderId, heard ? { heard } : {}),
    look: ({ orderIds }) => lookAtMany(shop, orderIds),
    letter: ({ orderId, letter }) => sendLetter(shop, orderId, letter),
    // The frame's own line in the log is the whole of it.
    heartbeat: async () => {},
  },
});
