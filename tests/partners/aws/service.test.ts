import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { inspect } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awsService, type ServiceNeeds } from "../../../functions/partners/aws/service.ts";
import { sesMailer } from "../../../functions/partners/ses.ts";
import { awsAt } from "../../support/aws.ts";

type Does = (response: ServerResponse, request: IncomingMessage) => void;
const says =
  (status: number, said: object = {}): Does =>
  (response) =>
    response.writeHead(status).end(JSON.stringify(said));
const cut: Does = (response) => response.destroy();
const silence: Does = () => {};
const half: Does = (response) => {
  response.writeHead(200, { "content-length": 100 }).write("{");
  setImmediate(() => response.destroy());
};
const fine = says(200);
const refused = (name: string) => says(400, { __type: name });

let does: Does[];
let asked: number;
let lines: Socket[];
const server = createServer((request, response) => {
  asked++;
  request.resume();
  request.on("end", () => (does.length > 1 ? does.shift() : does[0])?.(response, request));
});
server.keepAliveTimeout = 60_000;
server.on("connection", (line) => lines.push(line));
beforeEach(async () => {
  does = [fine];
  asked = 0;
  lines = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const aws = () => awsAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
const service = (more: Partial<ServiceNeeds> = {}) => awsService({ ...aws(), service: "shelf", ...more });

test.each([
  ["a line that is cut", cut],
  ["a line that is cut in the middle of an answer", half],
  ["trouble of its own", says(500)],
  ["too much at once", refused("com.amazonaws#ThrottlingException")],
  ["too much at once, by another word", says(400, { code: "ThrottlingException" })],
])("%s is tried again, twice", async (_, accident) => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  does = [accident, accident, fine];
  expect((await service()({})).status).toBe(200);
  does = [accident];
  asked = 0;
  await expect(service()({})).rejects.toThrow();
  expect(asked).toBe(3);
});

test.each([
  ["a refusal", refused("ValidationException"), "ValidationException"],
  ["another address", says(301), "status 301"],
])("%s is a failure at once", async (_, answer, name) => {
  does = [answer];
  await expect(service()({})).rejects.toMatchObject({ name });
  expect(asked).toBe(1);
});

test("who does not answer is waited for no longer than said", async () => {
  does = [silence];
  await expect(service({ patienceMs: 50, triesFor: () => 1 })({})).rejects.toMatchObject({
    name: "TimeoutError",
  });
});

test("whoever gives up themselves is not asked for again", async () => {
  does = [silence];
  await expect(service()({ signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    name: "TimeoutError",
  });
  expect(asked).toBe(1);
});

test("a connection outlives a call, unless each has one of its own", async () => {
  for (const _ of [1, 2, 3]) await service()({});
  expect(lines).toHaveLength(1);
  for (const _ of [1, 2, 3]) await service({ fresh: true })({});
  expect(lines).toHaveLength(4);
});

test("of connections that are gone one try is spent, and not all", async () => {
  const ask = service();
  await Promise.all(Array.from({ length: 6 }, () => ask({})));
  const gone = lines.splice(0);
  expect(gone.length).toBeGreaterThan(3);
  does = [(response, { socket }) => (gone.includes(socket) ? socket.resetAndDestroy() : response.end("{}"))];
  expect((await ask({})).status).toBe(200);
  expect(lines).toHaveLength(1);
});

test("what was too much is left alone for longer", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.4);
  const waitOf = async (accident: Does) => {
    does = [accident, fine];
    const begun = performance.now();
    await service()({});
    return performance.now() - begun;
  };
  // 0.4 of 50 ms and of 500: on a busy machine waits are longer, and never shorter.
  expect(await waitOf(cut)).toBeGreaterThanOrEqual(19);
  expect(await waitOf(refused("TransactionInProgressException"))).toBeGreaterThanOrEqual(199);
});

test("a failure shows nothing of what was signed, or of what stands in the table", async () => {
  const message = "The signature does not match. The Canonical String was 'x-amz-security-token:secret'";
  does = [says(400, { __type: "InvalidSignatureException", message, Item: { name: { S: "secret" } } })];
  const failure = await service()({}).catch((failed: Error) => failed);
  expect(failure).toMatchObject({ message: "The signature does not match" });
  expect(inspect(failure, { showHidden: true, depth: 9 }) + JSON.stringify(failure)).not.toContain("secret");
});

test("a mail of which nothing is heard is not sent again", async () => {
  const mailer = sesMailer({ sender: "a@example.com", configurationSet: "set", aws: aws() });
  does = [cut];
  await expect(mailer.send({ to: "b@example.com", subject: "s", text: "t", html: "h" })).rejects.toThrow();
  expect(asked).toBe(1);
});
