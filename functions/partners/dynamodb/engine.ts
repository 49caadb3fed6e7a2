import type { BatchGetItemInput, BatchGetItemOutput } from "@aws-sdk/client-dynamodb";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import { DAY_SECONDS } from "../../lib/clock.ts";
import { cursorAt, keysIn, startOf } from "../../lib/table/cursor.ts";
import type { Engine, Item, Key, Page, Query, Write } from "../../lib/table/engine.ts";
import { pause } from "../aws/service.ts";
import { type Dynamo, reasonsOf, stoodInstead } from "./client.ts";
import { addTo } from "./count.ts";
import { conditionFor, rangeOf } from "./expressions.ts";

/** How often is asked for what DynamoDB left unread, as it was too much at once. */
const MOST_ROUNDS = 6;

type Needs = { tableName: string; dynamo: Dynamo };

/** What ended more than five years ago, as what ends at once says, DynamoDB never deletes. */
const itemOf = ({ ttl, ...item }: Item, now: number) =>
  marshall(
    { ...item, ...(ttl !== undefined && { ttl: Math.max(ttl, now - DAY_SECONDS) }) },
    { removeUndefinedValues: true },
  );

/** The table in DynamoDB. */
export function dynamoEngine({ tableName: TableName, dynamo }: Needs): Engine {
  async function putOrDelete(write: Write, now: number): Promise<boolean> {
    const condition = conditionFor(write, now);
    const common = { TableName, ...condition, ReturnValuesOnConditionCheckFailure: "ALL_OLD" } as const;
    try {
      if (write.kind === "put") await dynamo("PutItem", { ...common, Item: itemOf(write.item, now) });
      if (write.kind === "delete") await dynamo("DeleteItem", { ...common, Key: marshall(write.key) });
      return true;
    } catch (failure) {
      const stood = stoodInstead(failure);
      if (!stood) throw failure;
      // It is sent again when an answer is lost: what stands there may be what we wrote ourselves.
      return write.kind === "put" && stood.w?.S === write.item.w;
    }
  }

  async function transact(writes: readonly Write[], now: number): Promise<boolean> {
    // The token makes a second try of the same transaction answer what the first one did.
    const TransactItems = writes.map((write) => {
      const condition = { TableName, ...conditionFor(write, now) };
      if (write.kind === "put") return { Put: { ...condition, Item: itemOf(write.item, now) } };
      if (write.kind === "delete") return { Delete: { ...condition, Key: marshall(write.key) } };
      return { ConditionCheck: { ...condition, Key: marshall(write.key) } };
    });
    try {
      await dynamo("TransactWriteItems", { ClientRequestToken: crypto.randomUUID(), TransactItems });
      return true;
    } catch (failure) {
      if (reasonsOf(failure).includes("ConditionalCheckFailed")) return false;
      throw failure;
    }
  }

  async function page<T extends Key & Partial<Item>>(query: Query): Promise<Page<T>> {
    const start = startOf(query);
    const { Items = [], LastEvaluatedKey } = await dynamo("Query", {
      TableName,
      // An index lags behind; the table itself need not.
      ...(query.index ? { IndexName: query.index } : { ConsistentRead: true }),
      ...rangeOf(query),
      ...(Number.isFinite(query.limit) && { Limit: query.limit }),
      ScanIndexForward: !query.descending,
      ...(start && {
        ExclusiveStartKey: marshall({
          pk: start.pk,
          sk: start.sk,
          ...(query.index && { [`${query.index}pk`]: query.pk, [`${query.index}sk`]: start.indexSk }),
        }),
      }),
    });
    const last = LastEvaluatedKey && (unmarshall(LastEvaluatedKey) as Key & Partial<Item>);
    const indexSk = last && query.index && keysIn(last, query.index).sk;
    return {
      items: Items.map((item) => unmarshall(item) as T),
      cursor: last && cursorAt({ pk: last.pk, sk: last.sk, indexSk }),
    };
  }

  return {
    async get(key, { consistent }) {
      const { Item } = await dynamo("GetItem", {
        TableName,
        Key: marshall(key),
        ConsistentRead: consistent,
      });
      return Item && (unmarshall(Item) as Item);
    },

    async getMany(keys) {
      const found: Item[] = [];
      let left: BatchGetItemInput["RequestItems"] = {
        [TableName]: { Keys: keys.map(({ pk, sk }) => marshall({ pk, sk })), ConsistentRead: true },
      };
      for (let round = 1; Object.keys(left ?? {}).length > 0; round++) {
        if (round > MOST_ROUNDS)
          throw new Error(`after ${MOST_ROUNDS} rounds some of ${keys.length} items are unread`);
        if (round > 1) await pause(round);
        const answer: BatchGetItemOutput = await dynamo("BatchGetItem", { RequestItems: left });
        found.push(...(answer.Responses?.[TableName] ?? []).map((item) => unmarshall(item) as Item));
        left = answer.UnprocessedKeys;
      }
      return found;
    },

    query: page<Item>,

    async queryKeys(query) {
      const { items, cursor } = await page(query);
      return {
        items: items.map((item) => ({
          pk: item.pk,
          sk: item.sk,
          indexSk: keysIn(item, query.index).sk ?? "",
        })),
        cursor,
      };
    },

    write(writes, now) {
      const [only, ...more] = writes;
      // A token tells a lost answer from somebody else's delete, and only transactions have one.
      const needsToken = only?.kind === "check" || (only?.kind === "delete" && only.present);
      if (only && more.length === 0 && !needsToken) return putOrDelete(only, now);
      return transact(writes, now);
    },

    count: (key, count, now) => addTo({ dynamo, TableName, Key: marshall(key), now }, count),
  };
}
