import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import type { Expectation, Query, Write } from "../../lib/table/engine.ts";

type Expression = {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, AttributeValue>;
};

/** An expectation in DynamoDB's words. What has expired counts as absent, even while it still lies there. */
function expectation(expect: Expectation, now: number): Expression & { ConditionExpression: string } {
  const gone = "attribute_not_exists(#pk) OR #ttl <= :now";
  const names = { "#pk": "pk", "#ttl": "ttl" };
  if (expect === "absent")
    return {
      ConditionExpression: gone,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: marshall({ ":now": now }),
    };
  if ("below" in expect)
    return {
      ConditionExpression: `${gone} OR #v < :v`,
      ExpressionAttributeNames: { ...names, "#v": "v" },
      ExpressionAttributeValues: marshall({ ":now": now, ":v": expect.below }),
    };
  return {
    ConditionExpression: "#v = :v AND (attribute_not_exists(#ttl) OR #ttl > :now)",
    ExpressionAttributeNames: { "#v": "v", "#ttl": "ttl" },
    ExpressionAttributeValues: marshall({ ":v": expect.version, ":now": now }),
  };
}

export function conditionFor(write: Write, now: number) {
  const condition = expectation(write.expect, now);
  if (write.kind !== "delete" || write.present) return condition;
  return {
    ...condition,
    ConditionExpression: `attribute_not_exists(#pk) OR (${condition.ConditionExpression})`,
    ExpressionAttributeNames: { ...condition.ExpressionAttributeNames, "#pk": "pk" },
  };
}

/** Which items of a partition a query wants. DynamoDB takes one condition on the sort key: a prefix or a bound. */
export function rangeOf({ index, pk, prefix, before }: Query) {
  const [pkName, skName] = index ? [`${index}pk`, `${index}sk`] : ["pk", "sk"];
  const bound = before === undefined ? prefix : before;
  const range = before === undefined ? "begins_with(#sk, :sk)" : "#sk < :sk";
  return {
    KeyConditionExpression: bound ? `#pk = :pk AND ${range}` : "#pk = :pk",
    ExpressionAttributeNames: { "#pk": pkName, ...(bound && { "#sk": skName }) },
    ExpressionAttributeValues: marshall({ ":pk": pk, ...(bound && { ":sk": bound }) }),
  };
}
