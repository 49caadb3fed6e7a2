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

export type Dynamo = <Name extends keyof Operations>(
  name: Name,
  input: Operations[Name][0],
) => Promise<Operations[Name][1]>;

/** Three tries within the time that a shopper waits. Without the SDK, which takes longer to load than the whole API. */
export const dynamoClient = (aws: Aws, patienceMs = 3_000) =>
  awsJson({ ...aws, service: "dynamodb", patienceMs, triesFor }, "DynamoDB_20120810") as Dynamo;

/** What meets somebody's transaction is tried again, and so is a transaction that was too much at once. */
const triesFor = (failure: Error) => (isMet(failure) ? 5 : isPassing(failure) ? 3 : 1);

/** Why a transaction is cancelled that may be taken a moment later. */
const MET = ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"];

function isMet(failure: Error): boolean {
  if (failure.name === "TransactionConflictException") return true;
  const reasons = reasonsOf(failure);
  return reasons.some((code = "") => MET.includes(code)) && !reasons.includes("ConditionalCheckFailed");
}

export function reasonsOf(failure: unknown): (string | undefined)[] {
  const isCancelled = failure instanceof AwsFailure && failure.name === "TransactionCanceledException";
  const reasons = isCancelled ? failure.said.CancellationReasons : undefined;
  return Array.isArray(reasons) ? reasons.map(({ Code }) => Code) : [];
}

/** What stood there instead: undefined for a failure that is another. */
export function stoodInstead(failure: unknown): Record<string, AttributeValue> | undefined {
  if (!(failure instanceof AwsFailure) || failure.name !== "ConditionalCheckFailedException")
    return undefined;
  return (failure.said.Item ?? {}) as Record<string, AttributeValue>;
}
