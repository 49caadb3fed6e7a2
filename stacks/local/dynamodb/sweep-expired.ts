import type { AttributeValue, ScanOutput } from "@aws-sdk/client-dynamodb";
import { table } from "../../definitions.ts";
import type { Tables } from "./tables.ts";

/** What DynamoDB does within days, the local engines never do: delete what has expired. */
export async function sweepExpired(ask: Tables, TableName: string, now: number) {
  const expired = {
    TableName,
    ExpressionAttributeNames: { "#ttl": table.ttl },
    ExpressionAttributeValues: { ":now": { N: String(now) } },
  };
  let ExclusiveStartKey: ScanOutput["LastEvaluatedKey"];
  do {
    const asked = { ...expired, FilterExpression: "#ttl < :now", ExclusiveStartKey };
    const { Items = [], LastEvaluatedKey }: ScanOutput = await ask("Scan", asked);
    // It may have been renewed since it was read.
    for (const { pk, sk } of Items as Record<"pk" | "sk", AttributeValue>[])
      await ask("DeleteItem", { ...expired, Key: { pk, sk }, ConditionExpression: "#ttl < :now" }).catch(
        () => undefined,
      );
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
