import { describe, expect, test } from "vitest";
import { noteCustomer } from "../../../functions/core/images/customers.ts";
import { images } from "../../../functions/core/images/items.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { placesOf } from "../../../functions/lib/ip-address.ts";
import { durationWords } from "../../../functions/lib/limit.ts";
import { aShopWhoseModel } from "../../support/counting-model.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { ada } from "../../support/visitor.ts";

const GENERATE = "/images/text-to-image";
const DAY_SECONDS = 86_400;

test.each<[string, Outcome, number]>([
  ["says no to everything", { outcome: "blocked" }, 1],
  ["fails at everything", { outcome: "failed", kind: "transient", reason: "down" }, 3],
  ["is set up wrongly", { outcome: "failed", kind: "configuration", reason: "none" }, 1],
])("a guest cannot ask a model without end that %s", async (_, outcome, callsEach) => {
  const { aGuest, asked, drawUntilDone, clock } = aShopWhoseModel(outcome);
  const guest = await aGuest();
  for (let press = 0; press < 60; press++) {
    await guest.post(GENERATE, aPictureRequest);
    await drawUntilDone();
    clock.advance({ minutes: 5 });
  }
  // Twelve pictures a day, and eight that came back, once.
  expect(asked.model).toBeLessThanOrEqual((12 + 8) * callsEach);
  expect(asked.model).toBeGreaterThanOrEqual(12 * callsEach);
});

test("what the shop spends a day counts calls of the model, and nothing gives them back", async () => {
  const { aGuest, asked, drawUntilDone, withLimits } = aShopWhoseModel({
    outcome: "failed",
    kind: "transient",
    reason: "down",
  });
  withLimits({ modelCalls: { most: 80, withinSeconds: DAY_SECONDS } });
  let served = 0;
  for (let n = 0; n < 12; n++) {
    const guest = await aGuest({ address: `192.0.2.${n}` });
    if ((await guest.post(GENERATE, aPictureRequest)).status === 200) served++;
    await drawUntilDone();
  }
  // Four pictures are twelve calls here: the half that guests may have is over after the fourth batch.
  expect(served).toBe(4);
  expect(asked.model).toBe(48);
});

describe("the day's budget", () => {
  async function whenGuestsHaveUsedTheirs() {
    const studio = aShopWhoseModel();
    const { aGuest, withLimits, drawUntilDone } = studio;
    withLimits({ modelCalls: { most: 16, withinSeconds: DAY_SECONDS } });
    for (const address of ["192.0.2.8", "192.0.2.9"]) {
      await (await aGuest({ address })).post(GENERATE, aPictureRequest);
      await drawUntilDone();
    }
    return studio;
  }

  test("is not used up by guests: who has an account goes on, and guests are told to sign up", async () => {
    const { aGuest, aRegistered, logged } = await whenGuestsHaveUsedTheirs();
    const refused = await (await aGuest()).post(GENERATE, aPictureRequest);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatch(
      /for guests today.*in \d+ (hours?|minutes?); sign up, and you can make 80 a day/,
    );
    expect(logged).toContainEqual(expect.objectContaining({ level: "error", event: "images.budget-spent" }));
    expect((await (await aRegistered(ada)).post(GENERATE, aPictureRequest)).status).toBe(200);
  });

  test("keeps its last part for who was sent a print", async () => {
    const { aRegistered, drawUntilDone, shop } = await whenGuestsHaveUsedTheirs();
    const user = await aRegistered(ada);
    const { body } = await user.post(GENERATE, aPictureRequest);
    await drawUntilDone();
    const refused = await user.post(GENERATE, aPictureRequest);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatch(/^All pictures that we can make today are made\./);
    expect(refused.body.error).not.toMatch(/sign up/);
    const { relatedBatch: batchId } = body.generatedImages[0];
    const picture = await shop.table.get(images, { batchId, n: 0 });
    if (!picture) throw new Error("not drawn");
    await noteCustomer(shop, picture.userId);
    expect((await user.post(GENERATE, aPictureRequest)).status).toBe(200);
  });
});

test("a limit says how many, until when and what to do", async () => {
  const { aGuest, drawUntilDone, clock } = aShopWhoseModel();
  const guest = await aGuest();
  for (let batch = 0; batch < 3; batch++) {
    await guest.post(GENERATE, aPictureRequest);
    await drawUntilDone();
  }
  const { body, headers } = await guest.post(GENERATE, aPictureRequest);
  const left = Number(headers.get("retry-after"));
  expect(body.error).toBe(
    `These were today's 12 pictures for a guest. There is room for more in ${durationWords(left)}; sign up, and you can make 80 a day.`,
  );
  clock.advance({ seconds: left });
  expect((await guest.post(GENERATE, aPictureRequest)).status).toBe(200);
});

test.each([
  [1, "1 minute"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [3_600, "60 minutes"],
  [3_601, "2 hours"],
  [86_400, "24 hours"],
])("%d seconds are %s", (seconds, words) => {
  expect(durationWords(seconds)).toBe(words);
});

test("tries are counted before the guardrail is asked, whatever it would say", async () => {
  const { aGuest, asked, clock } = aShopWhoseModel();
  const guest = await aGuest();
  for (let press = 0; press < 100; press++) await guest.post(GENERATE, aPictureRequest);
  expect(asked.guardrail).toBe(30);
  const { status, body } = await guest.post(GENERATE, aPictureRequest);
  expect([status, body.error]).toEqual([429, expect.stringMatching(/30 tries in an hour/)]);
  clock.advance({ hours: 1 });
  await guest.post(GENERATE, aPictureRequest);
  expect(asked.guardrail).toBe(31);
});

test("many guests behind one address are one oracle, not many", async () => {
  const { aGuest, asked } = aShopWhoseModel();
  const guests = await Promise.all(Array.from({ length: 6 }, () => aGuest()));
  for (let press = 0; press < 30; press++)
    for (const guest of guests) await guest.post(GENERATE, aPictureRequest);
  expect(asked.guardrail).toBe(120);
});

describe("an IPv6 network", () => {
  test.each([
    ["2001:db8:1:2ff::1", ["2001:db8:1:2ff::/64", "2001:db8:1:2", "2001:db8:1"]],
    ["2001:db8:1:201:a:b:c:d", ["2001:db8:1:201::/64", "2001:db8:1:2", "2001:db8:1"]],
    ["2001:db8:1:3ff::1", ["2001:db8:1:3ff::/64", "2001:db8:1:3", "2001:db8:1"]],
    ["2001:db8:1:10ff::1", ["2001:db8:1:10ff::/64", "2001:db8:1:10", "2001:db8:1"]],
    ["2001:db8:1::5", ["2001:db8:1:0::/64", "2001:db8:1:0", "2001:db8:1"]],
    ["192.0.2.1", ["192.0.2.1"]],
    ["::ffff:192.0.2.1", ["::ffff:192.0.2.1"]],
  ])("%s", (address, places) => {
    expect(placesOf(address)).toEqual(places);
  });

  test("cannot use up the day: neither a /56 nor a /48 gets more than its share", async () => {
    const { aGuest, shop, drawUntilDone, withLimits } = aShopWhoseModel();
    shop.accountLimits = {
      ...shop.accountLimits,
      guestsPerAddress: { most: 1_000, withinSeconds: DAY_SECONDS },
    };
    withLimits({
      network56Pictures: { most: 8, withinSeconds: DAY_SECONDS },
      network48Pictures: { most: 16, withinSeconds: DAY_SECONDS },
    });
    const served = async (addresses: string[]) => {
      let count = 0;
      for (const address of addresses) {
        const answer = await (await aGuest({ address })).post(GENERATE, aPictureRequest);
        await drawUntilDone();
        if (answer.status === 200) count++;
      }
      return count;
    };
    const from = (prefix: string) => Array.from({ length: 5 }, (_, n) => `${prefix}${n}::1`);
    expect(await served(from("2001:db8:1:a0"))).toBe(2);
    expect(await served(from("2001:db8:1:b0"))).toBe(2);
    expect(await served(from("2001:db8:1:c0"))).toBe(0);
    expect(await served(from("2001:db8:2:a0"))).toBe(2);
  });
});

test("an office full of accounts behind one address is not held to what guests get", async () => {
  const { aGuest, aRegistered, withLimits, drawUntilDone } = aShopWhoseModel();
  withLimits({ addressPictures: { most: 4, withinSeconds: DAY_SECONDS } });
  await (await aGuest()).post(GENERATE, aPictureRequest);
  const user = await aRegistered(ada);
  for (let batch = 0; batch < 3; batch++) {
    expect((await user.post(GENERATE, aPictureRequest)).status).toBe(200);
    await drawUntilDone();
  }
});

test("a refusal leaves every counter as it was", async () => {
  const { aGuest, withLimits, drawUntilDone } = aShopWhoseModel();
  withLimits({ addressPictures: { most: 4, withinSeconds: DAY_SECONDS } });
  const [first, second] = [await aGuest(), await aGuest()];
  await first.post(GENERATE, aPictureRequest);
  await drawUntilDone();
  for (let press = 0; press < 5; press++)
    expect((await second.post(GENERATE, aPictureRequest)).status).toBe(429);
  withLimits({ addressPictures: { most: 100, withinSeconds: DAY_SECONDS } });
  for (let batch = 0; batch < 3; batch++) {
    expect((await second.post(GENERATE, aPictureRequest)).status).toBe(200);
    await drawUntilDone();
  }
});
