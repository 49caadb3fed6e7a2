import { ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import type { SQSEvent } from "aws-lambda";
import { afterEach, expect, test } from "vitest";
import { sqsQueue } from "../../functions/partners/sqs.ts";
import type { QueueDefinition } from "../../stacks/definitions.ts";
import { localCaller } from "../../stacks/local/aws.ts";
import { drive } from "../../stacks/local/lambda/event-source.ts";
import type { LambdaHandler } from "../../stacks/local/lambda/functions.ts";
import { startSqs } from "../../stacks/local/sqs/start.ts";
import { sqsClient } from "../support/aws.ts";
import { aQueue } from "../support/queue-definition.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A queue whose messages are visible again at once, so that nobody has to wait for the next attempt. */
async function aLocalQueue(over: Partial<QueueDefinition> = {}) {
  const definition = aQueue(over);
  const sqs = await startSqs({ queues: [definition], visibility: () => 0 });
  const client = sqsClient(sqs.url);
  closers.push(sqs.close, () => client.destroy());
  const queueUrl = sqs.urlOf(definition.resource);
  return {
    sqs,
    definition,
    queue: sqsQueue<string>({ url: queueUrl, caller: localCaller }),
    drive: (handler: LambdaHandler) => {
      const source = drive({ queueUrl, definition, load: async () => handler });
      closers.push(() => source.close());
      return source;
    },
    /** Waits for the next dead letter, and leaves it where it is. */
    deadLetter: async () => {
      const { Messages } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: sqs.urlOf(definition.deadLetters),
          WaitTimeSeconds: 20,
          VisibilityTimeout: 0,
        }),
      );
      return Messages?.map(({ Body }) => JSON.parse(Body ?? ""));
    },
  };
}

const jobsOf = (event: unknown) =>
  (event as SQSEvent).Records.map(({ body, messageId, attributes }) => ({
    job: JSON.parse(body) as string,
    messageId,
    attempt: Number(attributes.ApproximateReceiveCount),
  }));

test("only what failed of a batch is tried again, and is a dead letter after its last attempt", async () => {
  const local = await aLocalQueue({ batchSize: 10, attempts: 3 });
  await local.queue.sendMany(["a", "poison", "b"]);
  const seen: string[] = [];
  local.drive(async (event) => {
    const jobs = jobsOf(event);
    seen.push(...jobs.map(({ job, attempt }) => `${job} ${attempt}`));
    const failed = jobs.filter(({ job }) => job === "poison");
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  expect(await local.deadLetter()).toEqual(["poison"]);
  expect(seen).toEqual(["a 1", "poison 1", "b 1", "poison 2", "poison 3"]);
});

test("a handler that throws has failed its whole batch", async () => {
  const local = await aLocalQueue({ batchSize: 10 });
  await local.queue.sendMany(["a", "b"]);
  const { promise: done, resolve } = Promise.withResolvers<string[]>();
  const seen: string[] = [];
  local.drive(async (event) => {
    seen.push(...jobsOf(event).map(({ job, attempt }) => `${job} ${attempt}`));
    if (seen.length === 2) throw new Error("not today");
    resolve(seen);
    return {};
  });
  expect((await done).toSorted()).toEqual(["a 1", "a 2", "b 1", "b 2"]);
});

test("a failure that names no message of the batch fails all of it", async () => {
  const local = await aLocalQueue({ attempts: 1 });
  await local.queue.send("a");
  local.drive(async () => ({ batchItemFailures: [{ itemIdentifier: "somebody else's" }] }));
  expect(await local.deadLetter()).toEqual(["a"]);
});

test("a handler that takes longer than its time has failed", async () => {
  const local = await aLocalQueue({ timeoutSeconds: 0.05, attempts: 2 });
  await local.queue.send("endless");
  let calls = 0;
  local.drive(() => {
    calls += 1;
    return new Promise(() => {});
  });
  expect(await local.deadLetter()).toEqual(["endless"]);
  expect(calls).toBe(2);
});

test("no more handlers are at work at once than the queue allows", async () => {
  const local = await aLocalQueue({ concurrency: 3 });
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const { promise: full, resolve: isFull } = Promise.withResolvers<void>();
  const { promise: finished, resolve: isFinished } = Promise.withResolvers<void>();
  let [atWork, most, done] = [0, 0, 0];
  // With a visibility of its own: what is at work must not be given to another.
  const sqs = await startSqs({ queues: [local.definition], visibility: () => 60 });
  closers.push(sqs.close);
  const client = sqsClient(sqs.url);
  closers.push(() => client.destroy());
  const queueUrl = sqs.urlOf(local.definition.resource);
  await sqsQueue<string>({ url: queueUrl, caller: localCaller }).sendMany(["a", "b", "c", "d", "e"]);
  const handler: LambdaHandler = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    if (atWork === 3) isFull();
    await gate;
    atWork -= 1;
    done += 1;
    if (done === 5) isFinished();
    return {};
  };
  const source = drive({
    queueUrl,
    definition: local.definition,
    load: async () => handler,
  });
  closers.push(() => source.close());
  await full;
  expect(sqs.look(local.definition.resource).ready).toHaveLength(2);
  openGate();
  await finished;
  expect(most).toBe(3);
});

test("closing waits for the job at hand and takes no other", async () => {
  const local = await aLocalQueue();
  await local.queue.send("first");
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const source = local.drive(async () => {
    begin();
    await gate;
    return {};
  });
  await begun;
  const closing = source.close(20_000);
  await local.queue.send("second");
  openGate();
  await closing;
  const { ready, atWork } = local.sqs.look(local.definition.resource);
  expect([...ready, ...atWork].map(({ body }) => JSON.parse(body))).toEqual(["second"]);
});

test("dead letters that are given another chance start counting anew", async () => {
  const local = await aLocalQueue({ attempts: 1 });
  await local.queue.send("a");
  const { promise: second, resolve } = Promise.withResolvers<number>();
  let calls = 0;
  local.drive(async (event) => {
    calls += 1;
    if (calls === 1) throw new Error("not today");
    resolve(jobsOf(event)[0]?.attempt ?? 0);
    return {};
  });
  expect(await local.deadLetter()).toEqual(["a"]);
  expect(local.sqs.redrive(local.definition)).toBe(1);
  expect(await second).toBe(1);
});
