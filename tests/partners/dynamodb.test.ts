import { expect, test } from "vitest";
import { dynamoEngine } from "../../functions/partners/dynamodb/engine.ts";

const YEAR = 365 * 86_400;
const now = 1_795_000_000;
const item = { pk: "CLUE#email#x", sk: "order", type: "order-clue", v: 1, data: {}, w: "1", ttl: 0 };

test("what ends at once ends for DynamoDB as well, which never deletes what ended more than five years ago", async () => {
  const sent: { ttl: { N: string } }[] = [];
  const dynamo = async (_: string, input: unknown) => {
    const { Item, TransactItems = [] } = input as {
      Item?: never;
      TransactItems?: { Put: { Item: never } }[];
    };
    sent.push(...(Item ? [Item] : []), ...TransactItems.map(({ Put }) => Put.Item));
    return {};
  };
  const engine = dynamoEngine({ tableName: "table", dynamo: dynamo as never });
  const later = { ...item, ttl: now + YEAR };
  const puts = [item, later].map((one) => ({ kind: "put", item: one, expect: "absent" }) as const);
  for (const put of puts) await engine.write([put], now);
  await engine.write(puts, now);
  const ends = sent.map(({ ttl }) => Number(ttl.N));
  expect(ends.filter((end) => end > now - 5 * YEAR && end <= now)).toHaveLength(2);
  expect(ends.filter((end) => end === later.ttl)).toHaveLength(2);
});
