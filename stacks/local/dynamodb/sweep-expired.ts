import type { AttributeValue, ScanOutput } from "@aws-sdk/client-dynamodb";
import { table } from "../../definitions.ts";
import type { Tables } from "./tables.ts";

/** What ended longer ago DynamoDB takes for a mistake, and keeps for ever. */
const OLDEST_S = 5 * 365 * 86_400;

/** What DynamoDB does within days, the local engines never do: delete what has expired. */
export async function sweepExpired(ask: Tables, TableName: string, now: number) {
  const expired = {
    TableName,
    ExpressionAttributeNames: { "#ttl": table.ttl },
    ExpressionAttributeValues: { ":now": { N: String(now) }, ":oldest": { N: String(now - OLDEST_S) } },
  };
  const isExpired = "#ttl BETWEEN :oldest AND :now";
  let ExclusiveStartKey: ScanOutput["LastEvaluatedKey"];
  do {
    const asked = { ...expired, FilterExpression: isExpired, ExclusiveStartKey };
    const { Items = [], LastEvaluatedKey }: ScanOutput = await ask("Scan", asked);
    // It may have been renewed since it was read.
    for (const { pk, sk } of Items as Record<"pk" | "sk", AttributeValue>[])
      await ask("DeleteItem", { ...expired, Key: { pk, sk }, ConditionExpression: isExpired }).catch(
        () => undefined,
      );
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
