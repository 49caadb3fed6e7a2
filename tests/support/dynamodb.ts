import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { dynamoEngine } from "../../functions/lib/table/dynamodb.ts";
import { localConfig } from "../../stacks/local/aws.ts";
import type { EngineName } from "../../stacks/local/dynamodb/engine.ts";
import { startDynamo } from "../../stacks/local/dynamodb.ts";
import { tableName } from "../../stacks/local/resources.ts";

/** The table's real engine, spoken to through the real SDK, on a DynamoDB of the test's own. */
export async function aDynamo(options: { engine?: EngineName; dataDir?: string }) {
  const local = await startDynamo(options);
  const client = new DynamoDBClient({ ...localConfig, endpoint: local.url });
  return {
    url: local.url,
    engine: dynamoEngine({ client, tableName }),
    async close() {
      client.destroy();
      await local.close();
    },
  };
}
