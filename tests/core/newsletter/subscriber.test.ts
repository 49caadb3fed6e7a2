import { expect, test } from "vitest";
import { requests, subscribers } from "../../../functions/core/newsletter/subscriber.ts";
import { writtenFirst } from "../../support/first-release.ts";

const email = "ada@example.com";
const since = "2026-11-20T12:00:00.000Z";

test("a subscriber of the first release is read as they were", async () => {
  const data = { email, since, leaveSecret: "s" };
  const table = await writtenFirst({ pk: `NEWS#${email}`, sk: "READER" }, "newsletter-reader", data);
  expect(await table.get(subscribers, { email })).toEqual({ ...data, v: 1 });
});

test("a request of the first release can still be confirmed", async () => {
  const data = { hash: "h", email, askedAt: since, confirmed: false };
  const table = await writtenFirst({ pk: "NEWSREQ#h", sk: "REQUEST" }, "newsletter-request", data);
  expect(await table.get(requests, { hash: "h" })).toEqual({ ...data, v: 1 });
});
