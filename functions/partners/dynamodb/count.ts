import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import type { Count } from "../../lib/table/engine.ts";
import { type Dynamo, stoodInstead } from "./client.ts";

type Needs = { dynamo: Dynamo; TableName: string; Key: Record<string, AttributeValue>; now: number };

/**
 * Adds to a number within its bounds. A lost answer may count twice: a limit then errs on the strict side, never on
 * the lax one.
 */
export async function addTo(needs: Needs, count: Count): Promise<number | undefined> {
  const { by, limit = Number.POSITIVE_INFINITY } = count;
  if (by > limit) return undefined;
  for (;;) {
    const added = await tryToAdd(needs, count);
    if (typeof added === "number") return added;
    const { ttl } = added;
    if (ttl === undefined || ttl > needs.now) return undefined;
    if (by < 0) return undefined;
    if (await startAnew(needs, count, ttl)) return by;
    // Somebody else started it anew in between: it is a living number again.
  }
}

async function tryToAdd(
  { dynamo, TableName, Key, now }: Needs,
  { by, limit, ttl }: Count,
): Promise<number | { ttl: number | undefined }> {
  const bounds =
    by < 0
      ? { condition: "#n >= :floor", values: { ":floor": -by } }
      : limit === undefined
        ? { condition: undefined, values: {} }
        : { condition: "(attribute_not_exists(#n) OR #n <= :room)", values: { ":room": limit - by } };
  const alive = "(attribute_not_exists(#ttl) OR #ttl > :now)";
  try {
    const { Attributes } = await dynamo("UpdateItem", {
      TableName,
      Key,
      UpdateExpression: ttl === undefined ? "ADD #n :by" : "ADD #n :by SET #ttl = :ttl",
      ConditionExpression: bounds.condition ? `${alive} AND ${bounds.condition}` : alive,
      ExpressionAttributeNames: { "#n": "n", "#ttl": "ttl" },
      ExpressionAttributeValues: marshall({
        ":by": by,
        ":now": now,
        ...bounds.values,
        ...(ttl !== undefined && { ":ttl": ttl }),
      }),
      ReturnValues: "UPDATED_NEW",
      ReturnValuesOnConditionCheckFailure: "ALL_OLD",
    });
    return Number(Attributes?.n?.N);
  } catch (failure) {
    const stood = stoodInstead(failure);
    if (!stood) throw failure;
    const over = stood.ttl?.N;
    return { ttl: over === undefined ? undefined : Number(over) };
  }
}

async function startAnew(
  { dynamo, TableName, Key }: Needs,
  { by, ttl }: Count,
  over: number,
): Promise<boolean> {
  try {
    await dynamo("UpdateItem", {
      TableName,
      Key,
      UpdateExpression: ttl === undefined ? "SET #n = :by REMOVE #ttl" : "SET #n = :by, #ttl = :ttl",
      ConditionExpression: "#ttl = :over",
      ExpressionAttributeNames: { "#n": "n", "#ttl": "ttl" },
      ExpressionAttributeValues: marshall({
        ":by": by,
        ":over": over,
        ...(ttl !== undefined && { ":ttl": ttl }),
      }),
    });
    return true;
  } catch (failure) {
    if (stoodInstead(failure)) return false;
    throw failure;
  }
}
