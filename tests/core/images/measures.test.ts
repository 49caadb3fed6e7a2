import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import {
  countQuestion,
  countTry,
  imageLimits,
  type Limiting,
  takeQuota,
} from "../../../functions/core/images/limits.ts";
import { Refusal } from "../../../functions/lib/errors.ts";
import { openTable } from "../../../functions/lib/table/table.ts";
import { aClock } from "../../support/clock.ts";
import { memoryEngine } from "../../support/memory-engine.ts";

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

test("how many pictures are enough", () => {
  expect(imageLimits()).toEqual({
    guestPictures: { most: 12, withinSeconds: DAY_SECONDS },
    userPictures: { most: 80, withinSeconds: DAY_SECONDS },
    addressPictures: { most: 40, withinSeconds: DAY_SECONDS },
    network56Pictures: { most: 80, withinSeconds: DAY_SECONDS },
    network48Pictures: { most: 160, withinSeconds: DAY_SECONDS },
    accountsAtAddress: { most: 320, withinSeconds: DAY_SECONDS },
    accountsInNetwork56: { most: 480, withinSeconds: DAY_SECONDS },
    accountsInNetwork48: { most: 640, withinSeconds: DAY_SECONDS },
    triesPerAccount: { most: 30, withinSeconds: HOUR_SECONDS },
    triesPerAddress: { most: 120, withinSeconds: HOUR_SECONDS },
    triesPerNetwork56: { most: 240, withinSeconds: HOUR_SECONDS },
    triesPerNetwork48: { most: 480, withinSeconds: HOUR_SECONDS },
    guardrailCalls: { most: 20_000, withinSeconds: DAY_SECONDS },
    returnedPictures: { most: 8, withinSeconds: DAY_SECONDS },
    modelCalls: { most: 2_000, withinSeconds: DAY_SECONDS },
  });
});

function open(settings?: string) {
  const clock = aClock();
  const logged: unknown[] = [];
  const table = openTable({ engine: memoryEngine(), clock });
  const log = { error: (event: string, fields?: object) => logged.push({ event, ...fields }) };
  const needs: Limiting = { table, clock, limited: true, log, imageLimits: imageLimits(settings) };
  const ask = (
    userType: "guest" | "registered",
    { isCustomer = false, pictures = 1, who = "somebody", whenBusy = async () => {} } = {},
  ) =>
    takeQuota(needs, {
      caller: { userId: who as UserId, userType },
      ipAddress: "192.0.2.1",
      isCustomer,
      pictures,
      whenBusy,
    });
  return { needs, logged, ask };
}

test.for([
  ["guest", false, 7],
  ["registered", false, 9],
  ["registered", true, 10],
  ["guest", true, 10],
] as const)("of ten calls a day a %s (customer: %s) gets %i", async ([userType, isCustomer, gets]) => {
  const { ask, logged } = open("modelCalls=10/86400");
  for (let n = 0; n < gets; n++) await ask(userType, { isCustomer });
  expect(logged).toEqual([]);
  await expect(ask(userType, { isCustomer })).rejects.toThrow("All pictures that we can make");
  expect(logged).toEqual([{ event: "images.budget-spent", most: gets, userType }]);
});

test("beyond half of the day guests are asked for something, and have lost nothing if they do not give it", async () => {
  const { ask } = open("modelCalls=10/86400, guestPictures=6/86400");
  const told: string[] = [];
  const no = async (who: string) => {
    told.push(who);
    throw new Refusal("puzzle_first", "First this.");
  };
  for (let n = 0; n < 5; n++) await ask("guest", { whenBusy: () => no("quiet") });
  for (let n = 0; n < 3; n++)
    await expect(ask("guest", { whenBusy: () => no("guest") })).rejects.toMatchObject({
      code: "puzzle_first",
    });
  await ask("registered", { whenBusy: () => no("registered") });
  expect(told).toEqual(["guest", "guest", "guest"]);
  await ask("guest");
  await expect(ask("guest")).rejects.toThrow("These were today's 6 pictures for a guest.");
});

test("a guest is told what an account would bring, a user is not", async () => {
  const { ask, logged } = open();
  await ask("guest", { pictures: 12 });
  await expect(ask("guest")).rejects.toThrow(
    "These were today's 12 pictures for a guest. There is room for more in 12 hours; sign up, and you can make 80 a day.",
  );
  await ask("registered", { pictures: 80 });
  await expect(ask("registered")).rejects.toThrow(
    /^These were today's 80 pictures\. There is room for more in 12 hours\.$/,
  );
  // The shop's own budget is far from spent.
  expect(logged).toEqual([]);
});

test("a refusal says after how many seconds it makes sense to come back", async () => {
  const { ask } = open();
  await ask("guest", { pictures: 12 });
  await expect(ask("guest")).rejects.toMatchObject({
    code: "too_many_requests",
    retryAfter: 12 * HOUR_SECONDS,
  });
});

test("what is given back later is the account's own counter, never the shop's, and no address's", async () => {
  const { ask } = open();
  for (const { counters } of [
    await ask("guest"),
    await ask("registered"),
    await ask("registered", { isCustomer: true }),
  ]) {
    expect(counters).toHaveLength(1);
    expect(counters.join()).not.toMatch(/modelCalls|address/);
  }
});

test("a table that does not answer is no limit that was reached", async () => {
  const { needs } = open();
  const broken = { ...needs, table: { count: () => Promise.reject(new Error("throttled")) } };
  const caller = { userId: "somebody" as UserId, userType: "guest" as const };
  const failure = await countTry(broken, caller, "192.0.2.1").catch((reason: unknown) => reason);
  expect(failure).toMatchObject({ message: "throttled" });
  expect(failure).not.toBeInstanceOf(Refusal);
});

test("questions to the guardrail are counted for the whole shop, and strangers leave some to the others", async () => {
  const clock = aClock();
  const logged: unknown[] = [];
  const needs: Limiting = {
    table: openTable({ engine: memoryEngine(), clock }),
    clock,
    limited: true,
    log: { error: (event: string) => logged.push(event) },
    imageLimits: imageLimits("guardrailCalls=10/86400"),
  };
  const ask = (userType: "guest" | "registered", isCustomer = false) =>
    countQuestion(needs, { userId: "somebody" as UserId, userType }, isCustomer);
  for (let n = 0; n < 7; n++) await ask("guest");
  await expect(ask("guest")).rejects.toThrow(/^All pictures that we can make for guests today are made/);
  for (let n = 0; n < 2; n++) await ask("registered");
  await expect(ask("registered")).rejects.toThrow(/in 12 hours\.$/);
  await ask("registered", true);
  expect(logged).toEqual(["images.budget-spent", "images.budget-spent"]);
});

test("a stage without limits is never busy", async () => {
  const { needs } = open("modelCalls=1/86400");
  const caller = { userId: "somebody" as UserId, userType: "guest" as const };
  const whenBusy = () => Promise.reject(new Error("busy"));
  const asked = { caller, ipAddress: "192.0.2.1", isCustomer: false, pictures: 4, whenBusy };
  await expect(takeQuota({ ...needs, limited: false }, asked)).resolves.toBeDefined();
});
