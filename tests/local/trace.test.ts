import { afterEach, expect, test } from "vitest";
import { createApp } from "../../functions/api/app.ts";
import { imageJob } from "../../functions/core/images/jobs.ts";
import { jsonLog } from "../../functions/lib/log.ts";
import { redrive, sqsAt, sqsQueue } from "../../functions/partners/sqs.ts";
import { worker } from "../../functions/worker/batch.ts";
import { localCaller } from "../../stacks/local/aws.ts";
import { drive } from "../../stacks/local/lambda/event-source.ts";
import { startSqs } from "../../stacks/local/sqs/start.ts";
import { aPictureRequest } from "../support/picture-requests.ts";
import { aQueue } from "../support/queue-definition.ts";
import { aShop } from "../support/shop.ts";
import { aShopThatDraws } from "../support/shop-that-draws.ts";
import { aVisitor } from "../support/visitor.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type Line = { event: string; trace: string; requestId?: string; status?: number };

/** A shop whose lines are read, and whose pictures wait on a real queue. */
async function aLoggedShop() {
  const definition = aQueue({ batchSize: 10 });
  const sqs = await startSqs({ queues: [definition] });
  closers.push(sqs.close);
  const queueUrl = sqs.urlOf(definition.resource);
  const { shop } = aShop();
  const lines: Line[] = [];
  shop.log = jsonLog((line) => lines.push(JSON.parse(line)));
  shop.queues = { ...shop.queues, images: sqsQueue({ url: queueUrl, caller: localCaller }) };
  const app = createApp(shop);
  return { shop, visitor: () => aVisitor(app), lines, sqs, definition, queueUrl };
}

test("a line of a worker names the call of the browser that it came of, also by way of the dead letters", async () => {
  const { shop, visitor, lines, sqs, definition, queueUrl } = await aLoggedShop();
  const guest = visitor();
  await guest.post("/auth/register-guest");
  await guest.post("/images/text-to-image", aPictureRequest, { traceparent });
  const deadLetters = sqs.urlOf(definition.deadLetters);
  expect(await redrive({ from: queueUrl, to: deadLetters }, sqsAt(queueUrl, localCaller))).toBe(4);
  expect(await redrive({ from: deadLetters, to: queueUrl }, sqsAt(queueUrl, localCaller))).toBe(4);

  const { promise: done, resolve } = Promise.withResolvers<void>();
  let left = 4;
  const handler = worker(shop, {
    schema: imageJob,
    handlers: {
      draw: async () => {
        shop.log.info("drawn");
        left -= 1;
        if (left === 0) resolve();
      },
    },
  });
  const load = async () => handler as (event: unknown) => Promise<unknown>;
  const source = drive({ queueUrl, definition, load });
  closers.push(() => source.close());
  await done;
  const named = lines.filter(({ trace }) => trace === TRACE).map(({ event }) => event);
  expect(named).toEqual(expect.arrayContaining(["request", "drawn", "drawn", "drawn", "drawn"]));
});

test.each([
  "",
  "nonsense",
  `00-${"0".repeat(32)}-b7ad6b7169203331-01`,
  `00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`,
])("a call that says %j of itself is traced by its own id", async (said) => {
  const { visitor, lines } = await aLoggedShop();
  await visitor().call("GET", "/products", undefined, { traceparent: said });
  const [line] = lines.filter(({ event }) => event === "request");
  expect(line?.trace).toBe(line?.requestId);
});

test("two calls at the same time are not taken for one another", async () => {
  const { visitor, lines } = await aLoggedShop();
  const other = traceparent.replace(TRACE, "f".repeat(32));
  await Promise.all(
    [traceparent, other].map((one) =>
      visitor().call("POST", "/auth/register-guest", {}, { traceparent: one }),
    ),
  );
  expect(lines.map(({ trace }) => trace).toSorted()).toEqual([TRACE, "f".repeat(32)]);
});

test("whose picture waits is told to the queue, so that nobody waits behind all of somebody else's", async () => {
  const studio = aShopThatDraws();
  const [one, other] = [await studio.aGuest(), await studio.aGuest({ address: "192.0.2.9" })];
  await one.post("/images/text-to-image", aPictureRequest);
  await other.post("/images/text-to-image", aPictureRequest);
  const groups = studio.queues.images.sent.map(({ group }) => group);
  expect(groups.slice(0, 4).every((group) => group !== undefined && group === groups[0])).toBe(true);
  expect(new Set(groups).size).toBe(2);
});
