import { expect, test } from "vitest";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";

const GENERATE = "/images/text-to-image";
const statuses = (images: { status: string }[]) => images.map(({ status }) => status);

test("a brief becomes four pictures that are ready one by one", async () => {
  const { aGuest, drawAll, queues } = aShopThatDraws();
  const guest = await aGuest();
  const { status, body } = await guest.post(GENERATE, aPictureRequest);
  expect(status).toBe(200);
  expect(statuses(body.generatedImages)).toEqual(["pending", "pending", "pending", "pending"]);
  const { relatedBatch } = body.generatedImages[0];
  expect(queues.images.sent).toHaveLength(4);

  await drawAll();
  const found = await guest.post("/images/generated-images/search", { relatedBatch });
  expect(statuses(found.body.generatedImages)).toEqual(["ready", "ready", "ready", "ready"]);
  const [first] = found.body.generatedImages;
  expect(first).toMatchObject({
    prompt: aPictureRequest.journeyStepValues.subject,
    journey: "default-journey",
    journeyStepValues: aPictureRequest.journeyStepValues,
    aspectRatio: "portrait",
    model: "plain/1",
  });
  expect(first.imageUrl).toMatch(/^\/pictures\/images\/.+\.jpeg$/);
  expect(new Set(found.body.generatedImages.map(({ seed }: { seed: number }) => seed)).size).toBe(4);
});

test("a press that is repeated is one batch, and counts once", async () => {
  const { aGuest, queues } = aShopThatDraws();
  const guest = await aGuest();
  const press = { "idempotency-key": "press-number-1" };
  const both = await Promise.all([
    guest.post(GENERATE, aPictureRequest, press),
    guest.post(GENERATE, aPictureRequest, press),
  ]);
  const batches = both.map(({ body }) => body.generatedImages[0].relatedBatch);
  expect(batches[0]).toBe(batches[1]);
  expect(queues.images.sent).toHaveLength(4);
  const other = {
    ...aPictureRequest,
    journeyStepValues: { ...aPictureRequest.journeyStepValues, subject: "Something else entirely" },
  };
  expect((await guest.post(GENERATE, other, press)).status).toBe(409);
  const change = { ...aPictureRequest, parent: both[0]?.body.generatedImages[0]._id };
  expect((await guest.post(GENERATE, change, press)).status).toBe(409);
});

test("who waits for a batch does not get the next one yet, and then does", async () => {
  const { aGuest, drawAll } = aShopThatDraws();
  const guest = await aGuest();
  await guest.post(GENERATE, aPictureRequest);
  const { status, body } = await guest.post(GENERATE, aPictureRequest);
  expect(status).toBe(409);
  expect(body.error).toContain("still being made");
  await drawAll();
  expect((await guest.post(GENERATE, aPictureRequest)).status).toBe(200);
});

test("a guest has three batches a day, and is told when there are more", async () => {
  const { aGuest, drawAll, clock } = aShopThatDraws();
  const guest = await aGuest();
  for (let batch = 0; batch < 3; batch++) {
    expect((await guest.post(GENERATE, aPictureRequest)).status).toBe(200);
    await drawAll();
  }
  const refused = await guest.post(GENERATE, aPictureRequest);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  clock.advance({ days: 1 });
  expect((await guest.post(GENERATE, aPictureRequest)).status).toBe(200);
});

test("an unwelcome subject gets a kind sentence, and costs nothing", async () => {
  const { aGuest, drawAll, queues } = aShopThatDraws();
  const guest = await aGuest();
  const journeyStepValues = { ...aPictureRequest.journeyStepValues, subject: "A nazi parade in the city" };
  const { status, body } = await guest.post(GENERATE, { ...aPictureRequest, journeyStepValues });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: "subject_not_allowed", fields: { subject: expect.any(String) } });
  expect(queues.images.sent).toEqual([]);
  for (let batch = 0; batch < 3; batch++) {
    expect((await guest.post(GENERATE, aPictureRequest)).status).toBe(200);
    await drawAll();
  }
});

test.each([
  [{ subject: "too short" }, "journeyStepValues.subject"],
  [{ artStyle: "no-such-style" }, "journeyStepValues.artStyle"],
  [{ aspectRatio: "" }, "journeyStepValues.aspectRatio"],
])("%o is refused at its field", async (wrong, field) => {
  const { aGuest } = aShopThatDraws();
  const guest = await aGuest();
  const journeyStepValues = { ...aPictureRequest.journeyStepValues, ...wrong };
  const { status, body } = await guest.post(GENERATE, { ...aPictureRequest, journeyStepValues });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test("a visitor without an account is asked to get one", async () => {
  const { visitor } = aShopThatDraws();
  expect((await visitor().post(GENERATE, aPictureRequest)).status).toBe(401);
});

test("1,000 at once under a budget of N get exactly N", async () => {
  const { shop, aGuest } = aShopThatDraws();
  const BUDGET = 37;
  shop.imageLimits = {
    ...shop.imageLimits,
    modelCalls: { most: BUDGET * 4 * 2, withinSeconds: 86_400 },
    triesPerAddress: { most: 100_000, withinSeconds: 3_600 },
    addressPictures: { most: 100_000, withinSeconds: 86_400 },
  };
  shop.accountLimits = { ...shop.accountLimits, guestsPerAddress: { most: 2_000, withinSeconds: 86_400 } };
  const guests = await Promise.all(Array.from({ length: 1_000 }, () => aGuest()));
  const answers = await Promise.all(guests.map((guest) => guest.post(GENERATE, aPictureRequest)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(BUDGET);
  expect(answers.filter(({ status }) => status === 428 || status === 429)).toHaveLength(1_000 - BUDGET);
});

test("a batch costs its counters and one transaction, beside who asks", async () => {
  const { aGuest, requests } = aShopThatDraws();
  const guest = await aGuest();
  const before = { ...requests };
  await guest.post(GENERATE, aPictureRequest);
  const used = Object.entries(requests).map(([kind, count]) => [
    kind,
    count - (before[kind as keyof typeof before] ?? 0),
  ]);
  expect(Object.fromEntries(used.filter(([, count]) => count !== 0))).toEqual({
    getMany: 1,
    count: 6,
    write: 1,
  });
});
