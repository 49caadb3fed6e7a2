import { dynamoIn } from "../../functions/partners/dynamodb/client.ts";
import { dynamoEngine } from "../../functions/partners/dynamodb/engine.ts";
import type { EngineName } from "../../stacks/local/dynamodb/engine.ts";
import { startDynamo } from "../../stacks/local/dynamodb/start.ts";
import { tableName } from "../../stacks/local/resources.ts";
import { awsAt } from "./aws.ts";

/** The table's real engine, on a DynamoDB of the test's own. */
export async function aDynamo(options: { engine?: EngineName; dataDir?: string }) {
  const local = await startDynamo(options);
  const dynamo = dynamoIn(awsAt(local.url));
  return { url: local.url, engine: dynamoEngine({ tableName, dynamo }), close: () => local.close() };
}
