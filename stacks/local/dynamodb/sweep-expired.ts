import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { table } from "../../definitions.ts";

/** What DynamoDB does within days, the local engines never do: delete what has expired. */
export async function sweepExpired(client: DynamoDBClient, TableName: string, now: number) {
  const db = DynamoDBDocumentClient.from(client);
  const expired = {
    ExpressionAttributeNames: { "#ttl": table.ttl },
    ExpressionAttributeValues: { ":now": now },
  };
  const pages = paginateScan({ client: db }, { TableName, FilterExpression: "#ttl < :now", ...expired });
  for await (const { Items = [] } of pages)
    for (const { pk, sk } of Items)
      await db
        .send(
          // It may have been renewed since it was read.
          new DeleteCommand({ TableName, Key: { pk, sk }, ConditionExpression: "#ttl < :now", ...expired }),
        )
        .catch(() => undefined);
}
