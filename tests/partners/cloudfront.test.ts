import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cloudFrontCache } from "../../functions/partners/cloudfront.ts";

let answer: { status: number; body: string };
let asked: { path: string; authorization: string; body: string }[];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => {
    body += part;
  });
  request.on("end", () => {
    asked.push({ path: request.url ?? "", authorization: request.headers.authorization ?? "", body });
    response.writeHead(answer.status).end(answer.body);
  });
});

beforeEach(async () => {
  answer = { status: 201, body: "<Invalidation/>" };
  asked = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const cache = () =>
  cloudFrontCache({
    distribution: "E123",
    aws: {
      region: "us-west-2",
      credentials: { accessKeyId: "id", secretAccessKey: "secret" },
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    newId: () => "once",
  });

test("what is to be forgotten is told by its addresses, signed, under a name of its own", async () => {
  await cache().clear(["/pictures/images/a*", "/pictures/a&b/*"]);
  expect(asked).toMatchObject([
    {
      path: "/2020-05-31/distribution/E123/invalidation",
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/us-east-1\/cloudfront\//),
      body: expect.stringContaining(
        "<Paths><Quantity>2</Quantity><Items><Path>/pictures/images/a*</Path><Path>/pictures/a&#38;b/*</Path></Items></Paths><CallerReference>once</CallerReference>",
      ),
    },
  ]);
});

test("a no is a failure that names its reason, and nothing of the request", async () => {
  answer = {
    status: 400,
    body: "<ErrorResponse><Error><Code>TooManyInvalidationsInProgress</Code></Error></ErrorResponse>",
  };
  await expect(cache().clear(["/pictures/*"])).rejects.toMatchObject({
    name: "TooManyInvalidationsInProgress",
    status: 400,
  });
});
