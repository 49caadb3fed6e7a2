import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queues } from "../../stacks/definitions.ts";
import { listen, type Running } from "../../stacks/local/server.ts";
import { type LocalSqs, startSqs } from "../../stacks/local/sqs/start.ts";

// A page on the web can lead a name of its own to this machine (DNS rebinding): its calls come from a browser that
// takes us for that page's own server.

let shop: Running;
let open: Running;
let sqs: LocalSqs;
beforeAll(async () => {
  shop = await listen((_, response) => response.end("welcome"), {});
  open = await listen((_, response) => response.end("welcome"), { host: "0.0.0.0" });
  sqs = await startSqs({ queues: [queues.images] });
});
afterAll(() => Promise.all([shop.close(), open.close(), sqs.close()]));

const statusFor = (port: number, host: string, method = "GET") =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", method, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on("error", reject).end();
  });

test.each(["localhost", "127.0.0.1", "[::1]", "LOCALHOST"])("%s is this machine", async (name) => {
  expect(await statusFor(shop.port, `${name}:${shop.port}`)).toBe(200);
  expect(await statusFor(shop.port, name)).toBe(200);
});

test.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.0.2.1", "", "a b"])(
  'whoever calls this machine "%s" is misdirected',
  async (name) => {
    for (const method of ["GET", "POST"])
      expect(await statusFor(shop.port, `${name}:${shop.port}`, method)).toBe(421);
  },
);

test("who opens it to the network can call it by any number, but not by any name", async () => {
  expect(await statusFor(open.port, "192.0.2.1")).toBe(200);
  expect(await statusFor(open.port, "[2001:db8::1]:80")).toBe(200);
  expect(await statusFor(open.port, "evil.example")).toBe(421);
});

test("the queues, which ask for no signature, believe no other name either", async () => {
  expect(await statusFor(sqs.port, `evil.example:${sqs.port}`, "POST")).toBe(421);
  expect(await statusFor(sqs.port, `127.0.0.1:${sqs.port}`, "POST")).not.toBe(421);
});

test("a connection that is kept is not closed as idle while a call is on its way over it", async () => {
  expect((await fetch(shop.url)).headers.get("keep-alive")).toBeNull();
});
