import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
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
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { cursorAt, keysIn, placeOf } from "./cursor.ts";
import { conditionFor, rangeOf } from "./dynamodb-expressions.ts";
import type { Engine, Item, Key, Page, Query, Write } from "./engine.ts";

type Needs = { tableName: string; client?: DynamoDBClient };

/** How often a transaction that met another one is tried again before that is a failure. */
const MEETINGS = 5;

/** The table in DynamoDB. Where it is, and who we are, the SDK finds in its environment. */
export function dynamoEngine({ tableName: TableName, client = new DynamoDBClient({}) }: Needs): Engine {
  const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

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
    for (let meeting = 1; ; meeting++) {
      try {
        await db.send(command);
        return true;
      } catch (failure) {
        if (!(failure instanceof TransactionCanceledException)) throw failure;
        const reasons = (failure.CancellationReasons ?? []).map(({ Code }) => Code);
        if (reasons.includes("ConditionalCheckFailed")) return false;
        if (!reasons.includes("TransactionConflict") || meeting === MEETINGS) throw failure;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** meeting));
      }
    }
  }

  async function page<T extends Key & Partial<Item>>(query: Query): Promise<Page<T>> {
    const start = placeOf(query);
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName,
        ...(query.index && { IndexName: query.index }),
        ...rangeOf(query),
        Limit: query.limit,
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
        [TableName]: { Keys: keys.map(({ pk, sk }) => ({ pk, sk })) },
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
      return { items: items.map(({ pk, sk }) => ({ pk, sk })), cursor };
    },

    write(writes, now) {
      const [only, ...more] = writes;
      if (only && more.length === 0 && only.kind !== "check") return putOrDelete(only, now);
      return transact(writes, now);
    },

    /** An answer that is lost may count twice: a limit then errs on the strict side, never on the lax one. */
    async count(Key, { by, limit, ttl }) {
      const bounded = limit !== undefined && by > 0;
      if (bounded && by > limit) return undefined;
      try {
        const { Attributes } = await db.send(
          new UpdateCommand({
            TableName,
            Key,
            UpdateExpression: ttl === undefined ? "ADD #n :by" : "ADD #n :by SET #ttl = :ttl",
            ...(bounded && { ConditionExpression: "attribute_not_exists(#n) OR #n <= :room" }),
            ExpressionAttributeNames: { "#n": "n", ...(ttl !== undefined && { "#ttl": "ttl" }) },
            ExpressionAttributeValues: {
              ":by": by,
              ...(bounded && { ":room": limit - by }),
              ...(ttl !== undefined && { ":ttl": ttl }),
            },
            ReturnValues: "UPDATED_NEW",
          }),
        );
        return Number(Attributes?.n);
      } catch (failure) {
        if (failure instanceof ConditionalCheckFailedException) return undefined;
        throw failure;
      }
    },
  };
}
