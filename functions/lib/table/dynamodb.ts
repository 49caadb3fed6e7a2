import { ConditionalCheckFailedException, type DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { cursorAt, keysIn, startOf } from "./cursor.ts";
import { patientClient, reasonsOf, tryingAgain } from "./dynamodb-client.ts";
import { addTo } from "./dynamodb-count.ts";
import { conditionFor, rangeOf } from "./dynamodb-expressions.ts";
import type { Engine, Item, Key, Page, Query, Write } from "./engine.ts";

type Needs = { tableName: string; client?: DynamoDBClient };

/** The table in DynamoDB. Where it is, and who we are, the SDK finds in its environment. */
export function dynamoEngine({ tableName: TableName, client = patientClient() }: Needs): Engine {
  const db = DynamoDBDocumentClient.from(tryingAgain(client), {
    marshallOptions: { removeUndefinedValues: true },
  });

  async function putOrDelete(write: Write, now: number): Promise<boolean> {
    const condition = conditionFor(write, now);
    const common = { TableName, ...condition, ReturnValuesOnConditionCheckFailure: "ALL_OLD" } as const;
    try {
      if (write.kind === "put") await db.send(new PutCommand({ ...common, Item: write.item }));
      if (write.kind === "delete") await db.send(new DeleteCommand({ ...common, Key: write.key }));
      return true;
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
      // The SDK tries again when an answer is lost: what stands there may be what we wrote ourselves.
      return write.kind === "put" && failure.Item?.w?.S === write.item.w;
    }
  }

  async function transact(writes: readonly Write[], now: number): Promise<boolean> {
    // The token makes a second try of the same transaction answer what the first one did.
    const command = new TransactWriteCommand({
      ClientRequestToken: crypto.randomUUID(),
      TransactItems: writes.map((write) => {
        const condition = { TableName, ...conditionFor(write, now) };
        if (write.kind === "put") return { Put: { ...condition, Item: write.item } };
        if (write.kind === "delete") return { Delete: { ...condition, Key: write.key } };
        return { ConditionCheck: { ...condition, Key: write.key } };
      }),
    });
    try {
      await db.send(command);
      return true;
    } catch (failure) {
      if (reasonsOf(failure).includes("ConditionalCheckFailed")) return false;
      throw failure;
    }
  }

  async function page<T extends Key & Partial<Item>>(query: Query): Promise<Page<T>> {
    const start = startOf(query);
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName,
        // An index lags behind; the table itself need not.
        ...(query.index ? { IndexName: query.index } : { ConsistentRead: true }),
        ...rangeOf(query),
        ...(Number.isFinite(query.limit) && { Limit: query.limit }),
        ScanIndexForward: !query.descending,
        ...(start && {
          ExclusiveStartKey: {
            pk: start.pk,
            sk: start.sk,
            ...(query.index && { [`${query.index}pk`]: query.pk, [`${query.index}sk`]: start.indexSk }),
          },
        }),
      }),
    );
    const last = LastEvaluatedKey as (Key & Partial<Item>) | undefined;
    const indexSk = last && query.index && keysIn(last, query.index).sk;
    return {
      items: Items as T[],
      cursor: last && cursorAt({ pk: last.pk, sk: last.sk, ...(indexSk !== undefined && { indexSk }) }),
    };
  }

  return {
    async get(Key, { consistent }) {
      const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: consistent }));
      return Item as Item | undefined;
    },

    async getMany(keys) {
      const found: Item[] = [];
      let left: BatchGetCommandInput["RequestItems"] = {
        [TableName]: { Keys: keys.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: true },
      };
      while (Object.keys(left ?? {}).length > 0) {
        const answer: BatchGetCommandOutput = await db.send(new BatchGetCommand({ RequestItems: left }));
        found.push(...((answer.Responses?.[TableName] ?? []) as Item[]));
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

    count: (key, count, now) => addTo({ db, TableName, Key: key, now }, count),
  };
}
