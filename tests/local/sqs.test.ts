import { ChangeMessageVisibilityCommand, ReceiveMessageCommand, type SQSClient } from "@aws-sdk/client-sqs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sqsQueue } from "../../functions/partners/sqs.ts";
import { localCaller } from "../../stacks/local/aws.ts";
import { type LocalSqs, startSqs } from "../../stacks/local/sqs/start.ts";
import { sqsClient } from "../support/aws.ts";
import { aQueue } from "../support/queue-definition.ts";
import { aFolder } from "./stage-process.ts";

const definition = aQueue({ attempts: 1 });
let folder: Awaited<ReturnType<typeof aFolder>>;
let sqs: LocalSqs;
let client: SQSClient;

async function open() {
  sqs = await startSqs({ queues: [definition], dataDir: folder.path });
  client = sqsClient(sqs.url);
}
async function close() {
  client.destroy();
  await sqs.close();
}
beforeEach(async () => {
  folder = await aFolder();
  await open();
});
afterEach(async () => {
  await close();
  await folder.remove();
});

const url = () => sqs.urlOf(definition.resource);
const send = (job: string) => sqsQueue<string>({ url: url(), caller: localCaller }).send(job);
const receive = async () => {
  const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl: url() }));
  return Messages?.[0];
};
const bodies = (messages: { body: string }[]) => messages.map(({ body }) => JSON.parse(body));

test("what somebody was at work on is waiting again after a restart", async () => {
  await send("a");
  expect(await receive()).toBeDefined();
  expect(bodies(sqs.look(definition.resource).atWork)).toEqual(["a"]);
  await close();
  await open();
  expect(bodies(sqs.look(definition.resource).ready)).toEqual(["a"]);
});

test("a message that was given back at once is still kept", async () => {
  await send("a");
  const ReceiptHandle = (await receive())?.ReceiptHandle;
  await client.send(
    new ChangeMessageVisibilityCommand({ QueueUrl: url(), ReceiptHandle, VisibilityTimeout: 0 }),
  );
  await close();
  await open();
  expect(bodies(sqs.look(definition.resource).ready)).toEqual(["a"]);
});

test("a dead letter, and one that was given another chance, survive a restart", async () => {
  await send("a");
  const ReceiptHandle = (await receive())?.ReceiptHandle;
  await client.send(
    new ChangeMessageVisibilityCommand({ QueueUrl: url(), ReceiptHandle, VisibilityTimeout: 0 }),
  );
  expect(await receive()).toBeUndefined(); // its one attempt is over
  await close();
  await open();
  expect(bodies(sqs.look(definition.deadLetters).ready)).toEqual(["a"]);

  expect(sqs.redrive(definition)).toBe(1);
  await close();
  await open();
  expect(sqs.look(definition.deadLetters).ready).toEqual([]);
  expect(sqs.look(definition.resource).ready).toMatchObject([{ body: '"a"', attempts: 0 }]);
});
