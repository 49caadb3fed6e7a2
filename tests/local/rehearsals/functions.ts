import { expect, test } from "vitest";
import { createApp } from "../../../functions/api/app.ts";
import { sqsQueue } from "../../../functions/partners/sqs.ts";
import { queues, schedules } from "../../../stacks/definitions.ts";
import { asFunction } from "../../../stacks/local/lambda/api.ts";
import { drive, sqsClient } from "../../../stacks/local/lambda/event-source.ts";
import { type ScheduleRecord, schedule } from "../../../stacks/local/lambda/schedules.ts";
import { openRecords } from "../../../stacks/local/records.ts";
import { ORIGIN_SECRET } from "../../support/shop.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { aStage, closers, endsInSixHours } from "../watched-stage.ts";

test("nothing rings on a stage where nothing happens", async () => {
  expect((await aStage()).ringing()).toEqual([]);
});

test("ApiErrors: a call runs out of its time", async () => {
  const stage = await aStage();
  const hanging = asFunction(() => new Promise<Response>(() => {}), stage, { timeoutSeconds: 0.01 });
  expect((await hanging(new Request("http://shop.example/api"))).status).toBe(502);
  endsInSixHours(stage, "ApiErrors");
});

test("ApiFailures: five answers of 5xx, as the table does not answer; four are bearable", async () => {
  const stage = await aStage();
  const { shop, visitor } = aShopThatDraws();
  const guest = visitor();
  await guest.post("/auth/register-guest");
  const silent = () => Promise.reject(new Error("the table does not answer"));
  Object.assign(shop.table, { get: silent, getAll: silent });
  const app = createApp(shop);
  const through = asFunction((request) => app.fetch(request), stage);
  const headers = { "x-origin-secret": ORIGIN_SECRET, authorization: `Bearer ${guest.token}` };
  const ask = () => through(new Request("http://shop.example/api/v1/user", { headers }));
  for (let call = 0; call < 4; call++) expect((await ask()).status).toBe(500);
  expect(stage.ringing()).toEqual([]);
  await ask();
  endsInSixHours(stage, "ApiFailures");
});

test("ApiThrottles: more calls at once than the account has handlers", async () => {
  const stage = await aStage();
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const busy = asFunction(() => answer, stage, { handlers: 10 });
  const calls = Array.from({ length: 21 }, () => busy(new Request("http://shop.example/api")));
  resolve(new Response("at last"));
  const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(11);
  endsInSixHours(stage, "ApiThrottles");
});

test.each(Object.values(queues))(
  "$resource: work that waits, fails, is given up, and is sent again",
  async (definition) => {
    const stage = await aStage();
    const { sqs } = stage;
    const client = sqsClient(sqs.url);
    closers.push(() => client.destroy());
    const { resource, timeoutSeconds, attempts } = definition;
    const queueUrl = sqs.urlOf(resource);
    await sqsQueue({ url: queueUrl, client }).send({ kind: "something" });

    stage.pass((10 * timeoutSeconds) / 60 + 1);
    expect(stage.rings()).toEqual([`${resource}Age`]);

    let tries = 0;
    const { promise: givenUp, resolve } = Promise.withResolvers<void>();
    const failing = drive({
      endpoint: sqs.url,
      queueUrl,
      definition: { ...definition, concurrency: 1 },
      load: () => Promise.reject(new Error("the code does not load")),
      onFailure: () => {
        stage.count({ of: resource, counts: "errors" });
        stage.pass(5);
        tries += 1;
        if (tries === attempts) resolve();
      },
    });
    await givenUp;
    // The letter is dead when somebody asks for it once more.
    while (sqs.look(definition.deadLetters).ready.length === 0) await new Promise(setImmediate);
    await failing.close();
    expect(stage.rings()).toEqual([`${resource}DeadLetters`, `${resource}Errors`]);

    // Mended, and sent again: what the runbook says.
    expect(sqs.redrive(definition)).toBe(1);
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const mended = drive({
      endpoint: sqs.url,
      queueUrl,
      definition: { ...definition, concurrency: 1 },
      load: async () => async () => ({}),
      onBatch: () => finish(),
    });
    await done;
    await mended.close();
    stage.pass(30);
    expect(stage.rings()).toEqual([]);
  },
);

test.each(Object.values(schedules))("$resource: it crashes, and then it stands still", async (definition) => {
  const { resource, everyMinutes } = definition;
  const stage = await aStage();
  const records = openRecords(":memory:");
  closers.push(() => records.close());
  let broken = true;
  const clock = schedule(definition, {
    records: records.collection<ScheduleRecord>("schedules"),
    load: async () => async () => {
      if (broken) throw new Error("a bug");
    },
    onRun: ({ failure }) => {
      stage.count({ of: resource, counts: "invocations" });
      if (failure !== undefined) stage.count({ of: resource, counts: "errors" });
    },
  });
  closers.push(clock.close);
  for (let run = everyMinutes < 60 ? 3 : 1; run > 0; run--) {
    expect(stage.ringing()).toEqual([]);
    await clock.run();
    stage.pass(run > 1 ? 5 : 0);
  }
  expect(stage.rings()).toEqual([`${resource}Errors`]);
  broken = false;
  await clock.run();
  stage.pass(6 * 60);
  expect(stage.rings()).toEqual([]);

  stage.pass(2 * 24 * 60 + 1, { standing: true });
  expect(stage.rings()).toContain(`${resource}Missing`);
  await clock.run();
  expect(stage.rings()).not.toContain(`${resource}Missing`);
});
