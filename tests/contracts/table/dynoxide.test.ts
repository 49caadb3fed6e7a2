import { afterAll, beforeAll } from "vitest";
import { aDynamo } from "../../support/dynamodb.ts";
import { tableContract } from "./contract.ts";
import { tableLists } from "./lists.ts";
import { tableRaces } from "./races.ts";

let dynamo: Awaited<ReturnType<typeof aDynamo>>;
beforeAll(async () => {
  dynamo = await aDynamo({ engine: "dynoxide" });
});
afterAll(() => dynamo.close());

tableContract("dynoxide", () => dynamo.engine);
tableLists("dynoxide", () => dynamo.engine);
tableRaces("dynoxide", () => dynamo.engine);
