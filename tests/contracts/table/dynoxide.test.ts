import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepExpired } from "../../../stacks/local/dynamodb/sweep-expired.ts";
import { tablesAt } from "../../../stacks/local/dynamodb/tables.ts";
import { tableName } from "../../../stacks/local/resources.ts";
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

test("what has expired is deleted in time, as DynamoDB does; what ended years ago, or never does, stays", async () => {
  const now = 1_795_000_000;
  const ends = { "an hour ago": now - 3_600, "in an hour": now + 3_600, "in 1970": 1, never: undefined };
  const { engine } = dynamo;
  for (const [sk, ttl] of Object.entries(ends)) {
    const item = { pk: "ENDS", sk, type: "end", v: 1, data: {}, w: "1", ...(ttl !== undefined && { ttl }) };
    await engine.write([{ kind: "put", item, expect: "absent" }], 0);
  }
  await sweepExpired(tablesAt(dynamo.url), tableName, now);
  const left = [];
  for (const sk of Object.keys(ends))
    if (await engine.get({ pk: "ENDS", sk }, { consistent: true })) left.push(sk);
  expect(left).toEqual(["in an hour", "in 1970", "never"]);
});
