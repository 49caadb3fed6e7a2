import { appendFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import type { Shop } from "../../functions/composition.ts";
import { draw } from "../../functions/core/images/draw.ts";
import { imageJob } from "../../functions/core/images/jobs.ts";
import type { ImageModel } from "../../functions/core/images/model.ts";
import { shop } from "../../functions/shop.ts";
import { worker } from "../../functions/worker/batch.ts";
import { queues } from "../../stacks/definitions.ts";
import { drive } from "../../stacks/local/lambda/event-source.ts";
import { plainModel } from "../support/plain-model.ts";

// The images' worker as a process of its own, to be killed. What it asks of the model is written down at once, in
// a file that outlives it, and drawn at once: what may break lies between the writes. The rest is the shop's own.

const { IMAGE_QUEUE_URL: queueUrl = "", CALLS: calls = "" } = process.env;

const model: ImageModel = {
  about: () => plainModel.about(),
  draw(request) {
    appendFileSync(calls, `${request.seed}\n`);
    process.send?.("asks");
    return plainModel.draw(request);
  },
};
const watched: Shop = Object.create(shop, { model: { value: model } });

const handler = worker(watched, {
  schema: imageJob,
  handlers: { draw: (job) => draw(watched, job) },
});
drive({
  queueUrl,
  definition: { ...queues.images, concurrency: 2 },
  load: async () => (event) => handler(event as never),
});
// Who is killed leaves nothing behind at the end.
flushCompileCache();
console.log("at work");
