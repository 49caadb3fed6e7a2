import { expect, test } from "vitest";
import { redrive, type Sqs, sqsAt, sqsQueue } from "../../../functions/partners/sqs.ts";
import { localCaller } from "../../../stacks/local/aws.ts";
import { startSqs } from "../../../stacks/local/sqs/start.ts";
import { fakeQueue } from "../../support/fake-queue.ts";
import { aQueue } from "../../support/queue-definition.ts";
import { type Job, queueContract, type Waiting } from "./contract.ts";

queueContract("the SQS adapter on the local SQS", async () => {
  const definition = aQueue();
  const sqs = await startSqs({ queues: [definition] });
  return {
    queue: sqsQueue<Job>({ url: sqs.urlOf(definition.resource), caller: localCaller }),
    waiting: () => {
      const { ready, delayed } = sqs.look(definition.resource);
      const read =
        (isDelayed: boolean) =>
        ({ body }: { body: string }): Waiting => ({ job: JSON.parse(body), isDelayed });
      return [...ready.map(read(false)), ...delayed.map(read(true))];
    },
    close: async () => {
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
  const from = sqs.urlOf(definition.deadLetters);
  await sqsQueue({ url: from, caller: localCaller }).sendMany(Array.from({ length: 11 }, (_, n) => ({ n })));
  await expect(redrive({ from, to: `${from}-nowhere` }, sqsAt(from, localCaller))).rejects.toThrow();
  const { ready, atWork } = sqs.look(definition.deadLetters);
  expect(ready.length + atWork.length).toBe(11);
  await sqs.close();
});

test("all dead letters are sent on, each once, and counted", async () => {
  const definition = aQueue();
  const sqs = await startSqs({ queues: [definition] });
  const [from, to] = [sqs.urlOf(definition.deadLetters), sqs.urlOf(definition.resource)];
  await sqsQueue({ url: from, caller: localCaller }).sendMany(Array.from({ length: 11 }, (_, n) => ({ n })));
  expect(await redrive({ from, to }, sqsAt(from, localCaller))).toBe(11);
  expect(sqs.look(definition.resource).ready).toHaveLength(11);
  expect(await redrive({ from, to }, sqsAt(from, localCaller))).toBe(0);
  await sqs.close();
});

/** SQS asks a few of its servers at once, unless it is told to wait: an empty answer then means nothing. */
test("dead letters that SQS overlooks at first are sent on all the same", async () => {
  const definition = aQueue();
  const sqs = await startSqs({ queues: [definition] });
  const [from, to] = [sqs.urlOf(definition.deadLetters), sqs.urlOf(definition.resource)];
  await sqsQueue({ url: from, caller: localCaller }).send({ n: 1 });
  const real = sqsAt(from, localCaller);
  const overlooking: Sqs = async (name, input) =>
    name === "ReceiveMessage" && !("WaitTimeSeconds" in input && input.WaitTimeSeconds)
      ? {}
      : real(name, input);
  expect(await redrive({ from, to }, overlooking)).toBe(1);
  await sqs.close();
});
