import { ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import { expect, test } from "vitest";
import { postpone, sqsAt, sqsQueue } from "../../../functions/partners/sqs.ts";
import { localCaller } from "../../../stacks/local/aws.ts";
import { startSqs } from "../../../stacks/local/sqs/start.ts";
import { sqsClient } from "../../support/aws.ts";
import { aQueue } from "../../support/queue-definition.ts";

test("a job that was received comes back when it was told to, not when its visibility ends", async () => {
  const definition = aQueue();
  const sqs = await startSqs({ queues: [definition], visibility: () => 900 });
  const client = sqsClient(sqs.url);
  const url = sqs.urlOf(definition.resource);
  const receive = async () =>
    (await client.send(new ReceiveMessageCommand({ QueueUrl: url, WaitTimeSeconds: 0 }))).Messages ?? [];
  await sqsQueue({ url, caller: localCaller }).send({ kind: "count" });

  const [first] = await receive();
  expect(await receive()).toEqual([]);
  await postpone({ url, receipt: first?.ReceiptHandle ?? "", seconds: 0 }, sqsAt(url, localCaller));
  expect((await receive()).map(({ MessageId }) => MessageId)).toEqual([first?.MessageId]);

  client.destroy();
  await sqs.close();
});
