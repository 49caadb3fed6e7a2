import type { KeySchemaElement } from "@aws-sdk/client-dynamodb";
import { AwsFailure } from "../../../functions/partners/aws/failures.ts";
import { table } from "../../definitions.ts";
import type { Tables } from "./tables.ts";

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
export async function createTable(ask: Tables, TableName: string) {
  try {
    await ask("CreateTable", tableDescription(TableName));
  } catch (failure) {
    if (failure instanceof AwsFailure && failure.name === "ResourceInUseException") return;
    throw failure;
  }
  await ask("UpdateTimeToLive", {
    TableName,
    TimeToLiveSpecification: { Enabled: true, AttributeName: table.ttl },
  });
}
