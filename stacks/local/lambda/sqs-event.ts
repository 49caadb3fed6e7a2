import type { Message } from "@aws-sdk/client-sqs";
import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import { account, region } from "../aws.ts";

/** What a function gets to see of the messages that were received for it. */
export const sqsEvent = (resource: string, messages: readonly Message[]): SQSEvent => ({
  Records: messages.map(
    (message): SQSRecord => ({
      messageId: message.MessageId ?? "",
      receiptHandle: message.ReceiptHandle ?? "",
      body: message.Body ?? "",
      attributes: {
        ApproximateReceiveCount: "1",
        SentTimestamp: "0",
        SenderId: account,
        ApproximateFirstReceiveTimestamp: "0",
        ...message.Attributes,
      },
      messageAttributes: attributesOf(message),
      md5OfBody: message.MD5OfBody ?? "",
      eventSource: "aws:sqs",
      eventSourceARN: `arn:aws:sqs:${region}:${account}:${resource}`,
      awsRegion: region,
    }),
  ),
});

const attributesOf = ({ MessageAttributes = {} }: Message): SQSRecord["messageAttributes"] =>
  Object.fromEntries(
    Object.entries(MessageAttributes).map(([name, { StringValue = "", DataType = "String" }]) => [
      name,
      { stringValue: StringValue, dataType: DataType },
    ]),
  );

/**
 * Which messages are done with. An answer that names a message nobody sent, or none at all by an empty name,
 * counts as a failure of the whole batch, as on Lambda.
 */
export function doneWith({ Records }: SQSEvent, answer: unknown): SQSRecord[] {
  const failed = new Set(failures(answer));
  const known = new Set(Records.map(({ messageId }) => messageId));
  if ([...failed].some((id) => !known.has(id))) return [];
  return Records.filter(({ messageId }) => !failed.has(messageId));
}

function failures(answer: unknown): string[] {
  const { batchItemFailures = [] } = (answer ?? {}) as Partial<SQSBatchResponse>;
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}
