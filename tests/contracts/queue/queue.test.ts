import { expect, test } from "vitest";
import { redrive, sqsQueue } from "../../../functions/partners/sqs.ts";
import { sqsClient } from "../../../stacks/local/lambda/event-source.ts";
import { startSqs } from "../../../stacks/local/sqs/start.ts";
import { fakeQueue } from "../../support/fake-queue.ts";
import { aQueue } from "../../support/queue-definition.ts";
import { type Job, queueContract, type Waiting } from "./contract.ts";

queueContract("the SQS adapter on the local SQS", async () => {
  const definition = aQueue();
  const sqs = await startSqs({ queues: [definition] });
  const client = sqsClient(sqs.url);
  return {
    queue: sqsQueue<Job>({ url: sqs.urlOf(definition.resource), client }),
    waiting: () => {
      const { ready, delayed } = sqs.look(definition.resource);
      const read =
        (isDelayed: boolean) =>
        ({ body }: { body: string }): Waiting => ({ job: JSON.parse(body), isDelayed });
      return [...ready.map(read(false)), ...delayed.map(read(true))];
    },
    close: async () => {
      client.destroy();
      await sqs.close();
    },
  };
});

queueContract("the fake of the tests", async () => {
  const queue = fakeQueue<Job>();
  return {
    queue,
    waiting: () => queue.sent.map(({ job, delaySeconds }) => ({ job, isDelayed: delaySeconds > 0 })),
    close: async () => {},
  };
});

test("dead letters are sent on before they are let go: one that cannot be stays where it is", async () => {
  const definition = aQueue();
  const sqs = await startSqs({ queues: [definition] });
  const client = sqsClient(sqs.url);
  const from = sqs.urlOf(definition.deadLetters);
  await sqsQueue({ url: from, client }).sendMany(Array.from({ length: 11 }, (_, n) => ({ n })));
  await expect(redrive({ from, to: `${from}-nowhere` }, client)).rejects.toThrow();
  const { ready, atWork } = sqs.look(definition.deadLetters);
  expect(ready.length + atWork.length).toBe(11);
  client.destroy();
  await sqs.close();
});

test("all dead letters are sent on, each once, and counted", async () => {
  const definition = aQueue();
  const sqs = await startSqs({ queues: [definition] });
  const client = sqsClient(sqs.url);
  const [from, to] = [sqs.urlOf(definition.deadLetters), sqs.urlOf(definition.resource)];
  await sqsQueue({ url: from, client }).sendMany(Array.from({ length: 11 }, (_, n) => ({ n })));
  expect(await redrive({ from, to }, client)).toBe(11);
  expect(sqs.look(definition.resource).ready).toHaveLength(11);
  expect(await redrive({ from, to }, client)).toBe(0);
  client.destroy();
  await sqs.close();
});

/** SQS asks a few of its servers at once, unless it is told to wait: an empty answer then means nothing. */
test("dead letters that SQS overlooks at first are sent on all the same", async () => {
  const definition = aQueue();
  const sqs = await startSqs({ queues: [definition] });
  const client = sqsClient(sqs.url);
  const [from, to] = [sqs.urlOf(definition.deadLetters), sqs.urlOf(definition.resource)];
  await sqsQueue({ url: from, client }).send({ n: 1 });
  client.middlewareStack.add(
    (next) => async (args) =>
      (args.input as { WaitTimeSeconds?: number }).WaitTimeSeconds === 0
        ? { response: {}, output: { $metadata: {} } }
        : next(args),
    { step: "initialize" },
  );
  expect(await redrive({ from, to }, client)).toBe(1);
  client.destroy();
  await sqs.close();
});
