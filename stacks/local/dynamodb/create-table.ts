import {
  CreateTableCommand,
  type DynamoDBClient,
  type KeySchemaElement,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { table } from "../../definitions.ts";

const keySchema = ({ hashKey, rangeKey }: { hashKey: string; rangeKey: string }): KeySchemaElement[] => [
  { AttributeName: hashKey, KeyType: "HASH" },
  { AttributeName: rangeKey, KeyType: "RANGE" },
];

const projections = { all: "ALL", "keys-only": "KEYS_ONLY" } as const;

/** The table as its definition says. */
export const tableDescription = (TableName: string) => ({
  TableName,
  BillingMode: "PAY_PER_REQUEST" as const,
  AttributeDefinitions: Object.keys(table.fields).map((AttributeName) => ({
    AttributeName,
    AttributeType: "S" as const,
  })),
  KeySchema: keySchema(table.primaryIndex),
  GlobalSecondaryIndexes: Object.entries(table.globalIndexes).map(([IndexName, index]) => ({
    IndexName,
    KeySchema: keySchema(index),
    Projection: { ProjectionType: projections[index.projection] },
  })),
});

/** Makes it, unless it is there already. */
export async function createTable(client: DynamoDBClient, TableName: string) {
  try {
    await client.send(new CreateTableCommand(tableDescription(TableName)));
  } catch (failure) {
    if (failure instanceof ResourceInUseException) return;
    throw failure;
  }
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: table.ttl },
    }),
  );
}
