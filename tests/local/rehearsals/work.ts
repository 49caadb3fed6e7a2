import { expect, test } from "vitest";
import * as z from "../../../functions/lib/schema.ts";
import { commands } from "../../../functions/ops/commands.ts";
import { sqsQueue } from "../../../functions/partners/sqs.ts";
import { worker } from "../../../functions/worker/batch.ts";
import { type QueueName, queues } from "../../../stacks/definitions.ts";
import { localCaller } from "../../../stacks/local/aws.ts";
import { drive } from "../../../stacks/local/lambda/event-source.ts";
import { sqsClient } from "../../support/aws.ts";
import { aShop } from "../../support/shop.ts";
import { aStage, closers } from "../watched-stage.ts";
import { lacks, narrowest } from "./commands.ts";
import { follow, look, runbookOf } from "./runbook.ts";

type Fault = "a job fails" | "it does not start";

/** A queue with its worker, and what can go wrong with both. */
async function aWorkshop(definition: (typeof queues)[QueueName]) {
  const stage = await aStage();
  const { sqs } = stage;
  const { shop, logged } = aShop();
  const client = sqsClient(sqs.url);
  closers.push(() => client.destroy());
  const { resource } = definition;
  const queueUrl = sqs.urlOf(resource);
  let fault: Fault | undefined;
  const handler = worker(shop, {
    schema: z.object({ kind: z.literal("something") }),
    handlers: {
      something: async () => {
        if (fault) throw new Error("AccessDeniedException");
      },
    },
  });
  async function drivenUntil(isOver: () => boolean, worked = (_: number) => {}) {
    const driving = drive({
      queueUrl,
      definition: { ...definition, concurrency: 1 },
      load: async () => {
        if (fault === "it does not start") throw new Error("the code does not load");
        return handler as never;
      },
      onFailure: () => stage.count({ of: resource, counts: "errors" }),
      onBatch: ({ jobs }) => worked(jobs),
    });
    while (!isOver()) await new Promise(setImmediate);
    await driving.close();
  }
  return {
    ...stage,
    logged,
    breaks: (next: Fault | undefined) => {
      fault = next;
    },
    send: () => sqsQueue({ url: queueUrl, caller: localCaller }).send({ kind: "something" }),
    /** So many deliveries are worked on, one after the other. */
    async work(deliveries: number, each = () => {}) {
      let left = deliveries;
      await drivenUntil(
        () => left <= 0,
        (jobs) => {
          if (left > 0) each();
          left -= jobs;
        },
      );
    },
    /** Works until the one that is left is done with, or was tried too often. */
    async finish() {
      let isDone = false;
      const isDead = () => sqs.look(definition.deadLetters).ready.length > 0;
      await drivenUntil(
        () => isDone || isDead(),
        () => {
          isDone = true;
        },
      );
      return isDead() ? 1 : 0;
    },
    /** Works until nothing is left to try. */
    giveUp: () => drivenUntil(() => sqs.look(definition.deadLetters).ready.length > 0),
    redrive: () =>
      commands.redrive?.run({ ...shop, redrive: async () => sqs.redrive(definition) }, [], "grace"),
    attention: () => commands.attention?.run(shop, [], "grace"),
  };
}

test.each(Object.values(queues))("$resource: work waits too long", async (definition) => {
  const { send, pass, rings, work, logged, breaks } = await aWorkshop(definition);
  const alarm = `${definition.resource}Age`;
  await send();
  await send();
  pass((10 * definition.timeoutSeconds) / 60 + 1);
  expect(rings()).toEqual([alarm]);
  breaks("a job fails");
  await work(1);
  look(alarm, { lines: logged });
  pass(60);
  expect(rings()).toEqual([alarm]);
  const steps = {
    scale: () => expect(narrowest({ imageLanes: 1, orderLanes: 1 })[1]).toBe("print files"),
    preflight: async () => expect(await lacks("ready", { lanes: { images: 4, orders: 5 } })).toEqual([]),
  };
  await follow(alarm, runbookOf(alarm).commands.length > 0 ? steps : {});
  breaks(undefined);
  await work(2);
  expect(rings()).toEqual([]);
});

test.each(Object.values(queues))("$resource: work is given up, and sent again", async (definition) => {
  const { send, pass, rings, work, giveUp, logged, breaks, redrive, sqs } = await aWorkshop(definition);
  const alarm = `${definition.resource}DeadLetters`;
  await send();
  breaks("a job fails");
  await giveUp();
  breaks(undefined);
  expect(rings()).toEqual([alarm]);
  look(alarm, { lines: logged });
  pass(24 * 60);
  expect(rings()).toEqual([alarm]);
  await follow(alarm, {
    redrive: async () => expect(await redrive()).toBe("1 messages are back on their queues."),
  });
  await work(1);
  pass(10);
  expect(sqs.look(definition.deadLetters).ready).toEqual([]);
  expect(rings()).toEqual([]);
});

test.each(Object.values(queues))("$resource: the worker crashes again and again", async (definition) => {
  const { send, pass, rings, work, finish, breaks, redrive, attention, sqs } = await aWorkshop(definition);
  const alarm = `${definition.resource}Errors`;
  await send();
  breaks("it does not start");
  const rang: boolean[] = [];
  await work(3, () => {
    rang.push(rings().includes(alarm));
    pass(5);
  });
  expect(rang).toEqual([false, false, true]);
  look(alarm, { crash: `Task timed out after ${definition.timeoutSeconds}.00 seconds` });
  breaks(undefined);
  const dead = await finish();
  await follow(alarm, {
    ...(definition === queues.orders && {
      attention: async () => expect(await attention()).toBe("No order wants a person."),
    }),
    redrive: async () => expect(await redrive()).toBe(`${dead} messages are back on their queues.`),
  });
  await work(dead);
  expect(sqs.look(definition.deadLetters).ready).toEqual([]);
  pass(60);
  expect(rings()).toEqual([]);
});
