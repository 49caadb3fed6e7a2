import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import https from "node:https";
import { PassThrough } from "node:stream";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bedrockIn } from "../../../functions/partners/bedrock.ts";
import { cloudFrontCache } from "../../../functions/partners/cloudfront.ts";
import { dynamoIn } from "../../../functions/partners/dynamodb/client.ts";
import { s3Pictures } from "../../../functions/partners/s3.ts";
import { sesMailer } from "../../../functions/partners/ses.ts";
import { sqsQueue } from "../../../functions/partners/sqs.ts";

// Where a stage on AWS finds its services. What is asked is read, and nothing leaves this machine.

const aws = { region: "us-east-2", credentials: { accessKeyId: "a", secretAccessKey: "b" } };

let url: string;
const note = (message: unknown) => {
  const { request } = message as { request: ClientRequest };
  url = `${request.protocol}//${request.host}${request.path}`;
};
beforeEach(() => {
  url = "";
  subscribe("http.client.request.created", note);
  // The line leads back to who calls, who takes their own words for no answer.
  vi.spyOn(https.Agent.prototype, "createConnection").mockImplementation(() => new PassThrough());
});
afterEach(() => {
  unsubscribe("http.client.request.created", note);
  vi.restoreAllMocks();
});

async function asked(ask: () => Promise<unknown>) {
  await expect(ask()).rejects.toThrow("Parse Error");
  return url;
}

/** Where a client of the SDK would go; it is stopped there. */
async function byTheSdk(ask: (settings: object) => Promise<unknown>) {
  let there = "";
  const handle = async ({ protocol, hostname, path }: Record<"protocol" | "hostname" | "path", string>) => {
    there = `${protocol}//${hostname}${path}`;
    throw new Error("far enough");
  };
  await ask({ ...aws, maxAttempts: 1, requestHandler: { handle } }).catch(() => undefined);
  return there;
}

const QueueUrl = "https://sqs.us-east-2.amazonaws.com/123456789012/shop-ImageQueue";
const mail = { to: "b@example.com", subject: "s", text: "t", html: "h" };

test.each([
  [
    "DynamoDB",
    () => dynamoIn(aws)("GetItem", { TableName: "T", Key: {} }),
    (settings: object) => new DynamoDBClient(settings).send(new ListTablesCommand({})),
  ],
  [
    "S3",
    () => s3Pictures({ bucket: "shop-pictures", aws }).head("public/a b/ü.png"),
    (settings: object) =>
      new S3Client(settings).send(
        new HeadObjectCommand({ Bucket: "shop-pictures", Key: "public/a b/ü.png" }),
      ),
  ],
  [
    "SQS",
    () => sqsQueue({ url: QueueUrl, caller: aws }).send({}),
    (settings: object) =>
      new SQSClient(settings).send(new SendMessageCommand({ QueueUrl, MessageBody: "{}" })),
  ],
  [
    "SES",
    () => sesMailer({ sender: "a@example.com", configurationSet: "c", aws }).send(mail),
    (settings: object) => new SESv2Client(settings).send(new SendEmailCommand({ Content: {} })),
  ],
] as const)("%s is where the SDK would look for it", async (_, ask, bySdk) => {
  expect(await asked(ask)).toBe(await byTheSdk(bySdk));
});

test("Bedrock is in its region, and CloudFront is one for the whole world", async () => {
  const bedrock = bedrockIn({ ...aws, region: "us-west-2" });
  expect(await asked(() => bedrock("/model/m/invoke", {}, AbortSignal.timeout(1_000)))).toBe(
    "https://bedrock-runtime.us-west-2.amazonaws.com/model/m/invoke",
  );
  const cache = cloudFrontCache({ distribution: "E1", aws, newId: () => "n" });
  expect(await asked(() => cache.clear(["/a"]))).toBe(
    "https://cloudfront.amazonaws.com/2020-05-31/distribution/E1/invalidation",
  );
});
