import type {
  CreateTableInput,
  DeleteItemInput,
  ScanInput,
  ScanOutput,
  UpdateTimeToLiveInput,
} from "@aws-sdk/client-dynamodb";
import { awsJson } from "../../../functions/partners/aws/json.ts";
import { localCaller } from "../aws.ts";

type Operations = {
  ListTables: [object, unknown];
  CreateTable: [CreateTableInput, unknown];
  UpdateTimeToLive: [UpdateTimeToLiveInput, unknown];
  Scan: [ScanInput, ScanOutput];
  DeleteItem: [DeleteItemInput, unknown];
};

/** What a stage asks of its database, besides what the shop does. */
export const tablesAt = (endpoint: string) =>
  awsJson<Operations>(
    { ...localCaller, endpoint, service: "dynamodb", triesFor: () => 1 },
    "DynamoDB_20120810",
  );

export type Tables = ReturnType<typeof tablesAt>;
