import {
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";

/** Three tries within the time that a shopper waits. */
export const patientClient = (requestTimeout = 3_000) =>
  new DynamoDBClient({
    maxAttempts: 3,
    // Unless told to throw, the handler only warns of a call that is not answered in time.
    requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
  });

/** How often a call is tried before what passes in most cases is a failure. */
const MOST_TRIES = 5;

/** What meets somebody's transaction is tried again, and so is a transaction that was too much at once. */
export function tryingAgain(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.add(
    (next) => async (call) => {
      for (let tries = 1; ; tries++) {
        try {
          return await next(call);
        } catch (failure) {
          if (tries === MOST_TRIES || !isPassing(failure)) throw failure;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries));
        }
      }
    },
    { step: "initialize", priority: "high", name: "tryingAgain", override: true },
  );
  return client;
}

export const reasonsOf = (failure: unknown) =>
  failure instanceof TransactionCanceledException
    ? (failure.CancellationReasons ?? []).map(({ Code }) => Code)
    : [];

/** Why a transaction is cancelled that may be taken a moment later: the SDK tries none of them again. */
const PASSING = ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"];

function isPassing(failure: unknown): boolean {
  if (failure instanceof TransactionConflictException) return true;
  const reasons = reasonsOf(failure);
  return reasons.some((code = "") => PASSING.includes(code)) && !reasons.includes("ConditionalCheckFailed");
}
