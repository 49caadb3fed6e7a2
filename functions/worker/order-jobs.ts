import { advance } from "../core/orders/advance.ts";
import type { OrderJob } from "../core/orders/jobs.ts";
import { sendLetter } from "../core/orders/letters/send-letter.ts";
import { lookAtMany } from "../core/orders/production/looking.ts";
import type { Handlers } from "./batch.ts";

type Needs = Parameters<typeof advance>[0] & Parameters<typeof sendLetter>[0];

export const orderHandlers = (needs: Needs): Handlers<OrderJob> => ({
  advance: ({ orderId, heard }) => advance(needs, orderId, heard ? { heard } : {}),
  look: ({ orderIds }) => lookAtMany(needs, orderIds),
  letter: ({ orderId, letter }) => sendLetter(needs, orderId, letter),
});
