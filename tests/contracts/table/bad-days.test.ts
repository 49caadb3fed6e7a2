import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Write } from "../../../functions/lib/table/engine.ts";
import { dynamoIn } from "../../../functions/partners/dynamodb/client.ts";
import { dynamoEngine } from "../../../functions/partners/dynamodb/engine.ts";
import { awsAt } from "../../support/aws.ts";

// What no engine on this machine does: DynamoDB that says nothing, or that is in the middle of a transaction.

type Answer = { status: number; body: object } | "silence";
const done: Answer = { status: 200, body: {} };
const refused = (name: string, more = {}): Answer => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name, ...more },
});
const meets = refused("TransactionConflictException");
const cancelled = (...codes: string[]) =>
  refused("TransactionCanceledException", { CancellationReasons: codes.map((Code) => ({ Code })) });

let server: Server;
let url: string;
let answers: Answer[];
let calls: string[];
beforeEach(async () => {
  answers = [];
  calls = [];
  server = createServer((request, response) => {
    calls.push(String(request.headers["x-amz-target"]).split(".")[1] ?? "");
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer === "silence") return;
    response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.0" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const engine = (patienceMs?: number) =>
  dynamoEngine({ tableName: "Table", dynamo: dynamoIn(awsAt(url), patienceMs) });
const key = { pk: "A", sk: "B" };
const put: Write = {
  kind: "put",
  item: { ...key, type: "note", v: 1, data: {}, w: "stamp" },
  expect: "absent",
};
const remove: Write = { kind: "delete", key: { pk: "C", sk: "D" }, expect: { version: 1 } };

test("a call that is never answered is given up, after three tries", async () => {
  answers = ["silence"];
  await expect(engine(400).get(key, { consistent: true })).rejects.toMatchObject({ name: "TimeoutError" });
  expect(calls).toEqual(["GetItem", "GetItem", "GetItem"]);
});

test("a write that is not answered in time is sent again", async () => {
  answers = ["silence", done];
  // Enough for the second to be answered on a machine that is busy.
  expect(await engine(400).write([put], 0)).toBe(true);
  expect(calls).toEqual(["PutItem", "PutItem"]);
});

test("what is left unread again and again is a failure, not half a list", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  answers = [
    { status: 200, body: { UnprocessedKeys: { Table: { Keys: [{ pk: { S: "A" }, sk: { S: "B" } }] } } } },
  ];
  await expect(engine().getMany([key])).rejects.toThrow("after 6 rounds some of 1 items are unread");
  expect(calls).toHaveLength(6);
  vi.restoreAllMocks();
});

test.each([
  ["put", () => engine().write([put], 0), "PutItem"],
  ["delete", () => engine().write([remove], 0), "DeleteItem"],
  ["count", () => engine().count(key, { by: 1 }, 0), "UpdateItem"],
] as const)("a %s that meets somebody's transaction is tried again", async (_, write, call) => {
  answers = [meets, meets, { status: 200, body: { Attributes: { n: { N: "1" } } } }];
  expect(await write()).toBeTruthy();
  expect(calls).toEqual([call, call, call]);
});

test.each([["TransactionConflict"], ["ThrottlingError"], ["ProvisionedThroughputExceeded"]])(
  "a transaction that is cancelled for %s is tried again",
  async (reason) => {
    answers = [cancelled("None", reason), done];
    expect(await engine().write([put, remove], 0)).toBe(true);
    expect(calls).toEqual(["TransactWriteItems", "TransactWriteItems"]);
  },
);

test("a transaction whose condition did not hold is answered at once, whatever it met", async () => {
  answers = [cancelled("ConditionalCheckFailed", "TransactionConflict", "ThrottlingError")];
  expect(await engine().write([put, remove], 0)).toBe(false);
  expect(calls).toHaveLength(1);
});

test("who is met again and again is a failure in the end", async () => {
  answers = [meets];
  await expect(engine().write([put], 0)).rejects.toMatchObject({ name: "TransactionConflictException" });
  expect(calls).toHaveLength(5);
});
