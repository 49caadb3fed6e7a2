import { afterAll, beforeAll, describe } from "vitest";
import { findEngine } from "../../../stacks/local/dynamodb/engine.ts";
import { aDynamo } from "../../support/dynamodb.ts";
import { tableContract } from "./contract.ts";
import { tableLists } from "./lists.ts";
import { tableRaces } from "./races.ts";

describe.skipIf(!findEngine("amazon"))("where there is Java 17 or newer", () => {
  let dynamo: Awaited<ReturnType<typeof aDynamo>>;
  beforeAll(async () => {
    dynamo = await aDynamo({ engine: "amazon" });
  });
  afterAll(() => dynamo.close());

  tableContract("Amazon's DynamoDB Local", () => dynamo.engine);
  tableLists("Amazon's DynamoDB Local", () => dynamo.engine);
  tableRaces("Amazon's DynamoDB Local", () => dynamo.engine);
});
