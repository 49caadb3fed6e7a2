import * as dynamodb from "@aws-sdk/client-dynamodb";
import * as s3 from "@aws-sdk/client-s3";
import * as sesv2 from "@aws-sdk/client-sesv2";
import * as sqs from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Write } from "../../../functions/lib/table/engine.ts";
import { bedrockIn } from "../../../functions/partners/bedrock.ts";
import { cloudFrontCache } from "../../../functions/partners/cloudfront.ts";
import { dynamoIn } from "../../../functions/partners/dynamodb/client.ts";
import { dynamoEngine } from "../../../functions/partners/dynamodb/engine.ts";
import { invokeBy } from "../../../functions/partners/models/bedrock-invoke.ts";
import { s3Pictures } from "../../../functions/partners/s3.ts";
import { sesMailer } from "../../../functions/partners/ses.ts";
import { postpone, redrive, sqsAt, sqsQueue } from "../../../functions/partners/sqs.ts";
import { api, queues } from "../../../stacks/definitions.ts";
import { aWire, dueOf, type Sent } from "./a-wire.ts";

// The shop asks AWS without its SDK: here the SDK says whether it would have asked the same.

let wire: Awaited<ReturnType<typeof aWire>>;
beforeAll(async () => {
  wire = await aWire();
});
afterAll(() => wire.close());
// Only SES has to say that it took something.
beforeEach(() => wire.answer({ status: 200, body: '{"MessageId":"1"}' }));

const engine = () => dynamoEngine({ tableName: "Table", dynamo: dynamoIn(wire.aws) });
const pictures = () => s3Pictures({ bucket: "pictures", aws: wire.aws });
const key = { pk: "A#1", sk: "B ünïcode ☃" };
const put: Write = {
  kind: "put",
  item: { ...key, type: "note", v: 2, data: { n: [1, { deep: null }, true, ""] }, w: "w", ttl: 3 },
  expect: "absent",
};
const remove: Write = { kind: "delete", key, expect: { version: 1 } };
const check: Write = { kind: "check", key, expect: { below: 4 } };
const cursor = Buffer.from(JSON.stringify(["s", "p", "i"])).toString("base64url");
const from = () => `${wire.aws.endpoint}/000000000000/From`;
const mailer = () => sesMailer({ sender: "a@example.com", configurationSet: "set", aws: wire.aws });
const letter = { to: "b@example.com", subject: "Grüße", text: "t", html: "<p>h</p>" };

const inJson: Record<string, () => Promise<unknown>> = {
  GetItem: () => engine().get(key, { consistent: true }),
  BatchGetItem: () => engine().getMany([key]),
  Query: () => engine().query({ index: "gsi1", pk: "p", prefix: "s", limit: 5, descending: true, cursor }),
  PutItem: () => engine().write([put], 5),
  DeleteItem: () => engine().write([remove], 5),
  TransactWriteItems: () => engine().write([put, { ...remove, present: true }, check], 5),
  UpdateItem: () => engine().count(key, { by: 1, limit: 3, ttl: 9 }, 5),
  SendMessage: () =>
    sqsQueue({ url: from(), caller: wire.aws }).send({ kind: "a" }, { delaySeconds: 3, group: "g" }),
  SendMessageBatch: () =>
    sqsQueue({ url: from(), caller: wire.aws }).sendMany([{ kind: "a" }, { kind: "b" }]),
  ReceiveMessage: () => redrive({ from: from(), to: from() }, sqsAt(from(), wire.aws)),
  ChangeMessageVisibility: () => postpone({ url: from(), receipt: "r", seconds: 7 }, sqsAt(from(), wire.aws)),
  DeleteMessage: () => sqsAt(from(), wire.aws)("DeleteMessage", { QueueUrl: from(), ReceiptHandle: "r" }),
  SendEmail: () =>
    mailer().send({
      ...letter,
      about: { orderId: "o_1", letter: "placed" },
      leaveAt: "https://shop.example/l",
    }),
};

const bytes = new TextEncoder().encode("a picture");
const strangeKey = "public/ünïcode ☃ (1)!*'+&=?.png";
const ofPictures: Record<string, [ours: () => Promise<unknown>, theirs: object]> = {
  PutObject: [
    () => pictures().put(strangeKey, { bytes, contentType: "image/png" }),
    {
      Body: bytes,
      ContentType: "image/png",
      CacheControl: "public, max-age=31536000, immutable",
      IfNoneMatch: "*",
    },
  ],
  GetObject: [() => pictures().get(strangeKey), {}],
  HeadObject: [() => pictures().head(strangeKey), {}],
  DeleteObject: [() => pictures().remove(strangeKey), {}],
};

const clients = () => {
  const settings = { ...wire.aws, maxAttempts: 1 };
  return {
    dynamodb: new dynamodb.DynamoDBClient(settings),
    sqs: new sqs.SQSClient({ ...settings, md5: false }),
    sesv2: new sesv2.SESv2Client(settings),
    s3: new s3.S3Client({ ...settings, forcePathStyle: true }),
  };
};

/** Gives a command to AWS's own client of whoever knows it. */
async function byTheSdk(name: string, input: object) {
  const modules = { dynamodb, sqs, sesv2, s3 };
  for (const [which, known] of Object.entries(modules)) {
    const Command = (known as Record<string, unknown>)[`${name}Command`];
    if (typeof Command !== "function") continue;
    const client = clients()[which as keyof typeof modules] as { send(command: unknown): Promise<unknown> };
    return client.send(Reflect.construct(Command, [input]));
  }
  throw new Error(`no client of AWS knows ${name}`);
}

const OF_JSON = ["content-type", "x-amz-target"];
const OF_PICTURES = ["content-type", "cache-control", "if-none-match"];
const told = (names: readonly string[], { method, path, headers }: Sent) => ({
  method,
  path: path.split("?")[0],
  headers: names.map((name) => headers[name]),
});

describe("what the SDK would have sent", () => {
  test.each(Object.keys(inJson))("%s", async (name) => {
    await inJson[name]?.();
    const [ours] = wire.sent();
    const input = JSON.parse(ours?.body ?? "");
    // The SDK drops a field that it does not know.
    await byTheSdk(name, input);
    const [theirs] = wire.sent();
    if (!ours || !theirs) throw new Error("nothing was sent");
    expect(told(OF_JSON, ours)).toEqual(told(OF_JSON, theirs));
    expect(input).toEqual(JSON.parse(theirs.body));
  });

  test.each(Object.entries(ofPictures))("%s", async (name, [ask, input]) => {
    wire.answer({ status: 200, body: "" });
    await ask();
    const [ours] = wire.sent();
    await byTheSdk(name, { Bucket: "pictures", Key: strangeKey, ...input });
    const [theirs] = wire.sent();
    if (!ours || !theirs) throw new Error("nothing was sent");
    expect(told(OF_PICTURES, ours)).toEqual(told(OF_PICTURES, theirs));
    expect(ours.body).toEqual(theirs.body);
  });
});

describe("what is sent is signed as AWS's own signer signs it", () => {
  const signal = AbortSignal.timeout(5_000);
  const bedrock = () => bedrockIn(wire.aws)("/model/us.stability%3A0/invoke", { prompt: "ü" }, signal);
  const edge = () => cloudFrontCache({ distribution: "E1", aws: wire.aws, newId: () => "n" }).clear(["/a*"]);
  const asked = {
    ...inJson,
    ...Object.fromEntries(Object.entries(ofPictures).map(([name, [ask]]) => [name, ask])),
    InvokeModel: bedrock,
    CreateInvalidation: edge,
  };
  test.each(Object.entries(asked))("%s", async (_, ask) => {
    await ask();
    const [ours] = wire.sent();
    if (!ours) throw new Error("nothing was sent");
    expect(ours.headers.authorization).toBe(await dueOf(ours, wire.aws.credentials));
  });
});

test.each([
  ["GetItem", api],
  ["SendMessage", api],
  ["SendEmail", api],
  ["GetObject", queues.images],
] as const)("three tries at %s end before whoever asks does", async (name, { timeoutSeconds }) => {
  const patience = vi.spyOn(AbortSignal, "timeout");
  await (inJson[name] ?? ofPictures[name]?.[0])?.();
  wire.sent();
  const [[ms] = [Number.NaN]] = patience.mock.calls;
  expect((3 * ms) / 1000).toBeLessThan(timeoutSeconds);
  patience.mockRestore();
});

test("whoever makes a file for print outlives all that it waits for", async () => {
  const patience = vi.spyOn(AbortSignal, "timeout");
  const invoke = invokeBy(async () => JSON.stringify({ finish_reasons: [null] }));
  for (const ask of [ofPictures.GetObject?.[0], ofPictures.PutObject?.[0]]) await ask?.();
  wire.sent();
  const tries = patience.mock.calls.map(([ms]) => 3 * ms);
  expect(tries).toHaveLength(2);
  patience.mockClear();
  await invoke("an upscaler", {});
  const [[once] = [Number.NaN]] = patience.mock.calls;
  const all = tries.reduce((sum, ms) => sum + ms, once);
  expect(all / 1000).toBeLessThan(queues.orders.timeoutSeconds);
  patience.mockRestore();
});

describe("a no is called as the SDK calls it", () => {
  const of = (service: string, name: string) =>
    JSON.stringify({ __type: `com.amazonaws.${service}#${name}` });
  const refusals: [name: string, status: number, body: string, headers?: Record<string, string>][] = [
    ["GetItem", 400, of("dynamodb.v20120810", "ResourceNotFoundException")],
    ["PutItem", 400, of("dynamodb.v20120810", "ItemCollectionSizeLimitExceededException")],
    ["Query", 400, of("coral.service", "UnrecognizedClientException")],
    ["SendMessage", 400, of("sqs", "QueueDoesNotExist")],
    ["SendEmail", 400, "{}", { "x-amzn-errortype": "MessageRejected:http://internal.amazon.com/coral/" }],
    ["GetObject", 403, "<Error><Code>AccessDenied</Code><Message>m</Message></Error>"],
  ];
  const nameOf = (asking: Promise<unknown> | undefined) =>
    asking?.then(
      () => "fine",
      (failure: Error) => failure.name,
    );
  test.each(refusals)("%s, %i: %s", async (name, status, body, headers = {}) => {
    wire.answer({ status, body, headers });
    const ours = await nameOf((inJson[name] ?? ofPictures[name]?.[0])?.());
    const [first] = wire.sent();
    const input = first?.body ? JSON.parse(first.body) : { Bucket: "pictures", Key: "a" };
    expect(ours).toBe(await nameOf(byTheSdk(name, input)));
    expect(wire.sent()).toHaveLength(1);
  });
});
