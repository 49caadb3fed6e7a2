import { awsJson } from "../../../functions/partners/aws/json.ts";
import { localConfig } from "../aws.ts";

/** What a stage asks of its database, besides what the shop does. */
export const tablesAt = (endpoint: string) =>
  awsJson({ ...localConfig, endpoint, service: "dynamodb", triesFor: () => 1 }, "DynamoDB_20120810");

export type Tables = ReturnType<typeof tablesAt>;
