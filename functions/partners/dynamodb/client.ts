import type {
  AttributeValue,
  BatchGetItemInput,
  BatchGetItemOutput,
  DeleteItemInput,
  GetItemInput,
  GetItemOutput,
  PutItemInput,
  QueryInput,
  QueryOutput,
  TransactWriteItemsInput,
  UpdateItemInput,
  UpdateItemOutput,
} from "@aws-sdk/client-dynamodb";
import { AwsFailure, isPassing } from "../aws/failures.ts";
import { awsJson } from "../aws/json.ts";
import type { Aws } from "../aws/service.ts";

/** What the table asks for, in AWS's own types. */
type Operations = {
  GetItem: [GetItemInput, GetItemOutput];
  BatchGetItem: [BatchGetItemInput, BatchGetItemOutput];
  Query: [QueryInput, QueryOutput];
  PutItem: [PutItemInput, unknown];
  DeleteItem: [DeleteItemInput, unknown];
  UpdateItem: [UpdateItemInput, UpdateItemOutput];
  TransactWriteItems: [TransactWriteItemsInput, unknown];
};

/** Three tries within the time that a shopper waits. */
export const dynamoIn = (aws: Aws, patienceMs = 3_000) =>
  awsJson<Operations>({ ...aws, service: "dynamodb", patienceMs, triesFor }, "DynamoDB_20120810");

export type Dynamo = ReturnType<typeof dynamoIn>;

/** What meets somebody's transaction is tried again, and so is a transaction that was too much at once. */
const triesFor = (failure: Error) => (isContended(failure) ? 5 : isPassing(failure) ? 3 : 1);

/** Why a transaction is cancelled that may be taken a moment later. */
const CONTENDED = ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"];

function isContended(failure: Error): boolean {
  if (failure.name === "TransactionConflictException") return true;
  const reasons = reasonsOf(failure);
  return reasons.some((code = "") => CONTENDED.includes(code)) && !reasons.includes("ConditionalCheckFailed");
}

export function reasonsOf(failure: unknown): (string | undefined)[] {
  const isCancelled = failure instanceof AwsFailure && failure.name === "TransactionCanceledException";
  const reasons = isCancelled ? failure.said("CancellationReasons") : undefined;
  return Array.isArray(reasons) ? reasons.map(({ Code }) => Code) : [];
}

/** What stood there instead: undefined for a failure that is another. */
export function stoodInstead(failure: unknown): Record<string, AttributeValue> | undefined {
  if (!(failure instanceof AwsFailure) || failure.name !== "ConditionalCheckFailedException")
    return undefined;
  return (failure.said("Item") ?? {}) as Record<string, AttributeValue>;
}
