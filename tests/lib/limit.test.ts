import { expect, test } from "vitest";
import { Refusal } from "../../functions/lib/errors.ts";
import { countFrom, type Limit, use } from "../../functions/lib/limit.ts";
import { openTable } from "../../functions/lib/table/table.ts";
import { aClock } from "../support/clock.ts";
import { memoryEngine } from "../support/memory-engine.ts";

const limit: Limit = { scope: "tries", most: 2, withinSeconds: 900 };

function counting(at: string) {
  const clock = aClock(at);
  return { clock, limited: true, table: openTable({ engine: memoryEngine(), clock }) };
}

const refused = (counted: Promise<unknown>): Promise<Refusal> =>
  counted.then(
    () => Promise.reject(new Error("was counted")),
    (refusal) => refusal,
  );

test("who is refused is told when it makes sense to try again, in words and in seconds", async () => {
  const needs = counting("2026-11-26T12:04:20Z");
  for (let n = 0; n < 2; n++) await use(needs, limit, "ada");
  const refusal = await refused(use(needs, limit, "ada"));
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toBe(
    "That was a lot at once: more than 2 in 15 minutes. Please try again in 11 minutes.",
  );
  expect(refusal.retryAfter).toBe(640);
  needs.clock.advance({ seconds: 639 });
  await refused(use(needs, limit, "ada"));
  needs.clock.advance({ seconds: 1 });
  await use(needs, limit, "ada");
});

test("a network is counted with all that share it, and each wider one may twice as often", async () => {
  const needs = counting("2026-11-26T12:00:00Z");
  const from = (address: string) => countFrom(needs, limit, address);
  await from("2001:db8:7:701::a:b:c");
  await from("2001:db8:7:701:9::1");
  await refused(from("2001:db8:7:701::1"));
  // What was refused by the narrow one is not held against the wider.
  for (const network of ["702", "703"]) await from(`2001:db8:7:${network}::1`);
  await refused(from("2001:db8:7:704::1"));
  await from("203.0.113.5");
});
