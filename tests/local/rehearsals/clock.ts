import { expect, test } from "vitest";
import { shop as running } from "../../../functions/shop.ts";
import { audit, sweep } from "../../../functions/worker/sweeps.ts";
import { schedules } from "../../../stacks/definitions.ts";
import { type ScheduleRecord, schedule } from "../../../stacks/local/lambda/schedules.ts";
import { openRecords } from "../../../stacks/local/records.ts";
import { aTill } from "../../support/till.ts";
import { aStage, closers } from "../watched-stage.ts";
import { lacks } from "./commands.ts";
import { follow, look } from "./runbook.ts";

type Definition = (typeof schedules)[keyof typeof schedules];

const work: Record<Definition["resource"], { run(): Promise<void>; writes: string }> = {
  [schedules.sweep.resource]: { run: sweep, writes: "sweep.done" },
  [schedules.audit.resource]: { run: audit, writes: "audit.done" },
};

/** The clock of a shop, whose work fails for as long as it is told to. */
async function aClock(definition: Definition) {
  const stage = await aStage();
  const till = aTill();
  const { table, clock, log, queues, payments, printer, pictures, edgeCache, ownership } = till.shop;
  Object.assign(running, { table, clock, log, queues, payments, printer, pictures, edgeCache, ownership });
  const { run, writes } = work[definition.resource];
  const records = openRecords(":memory:");
  closers.push(() => records.close());
  let broken = false;
  const driven = schedule(definition, {
    records: records.collection<ScheduleRecord>("schedules"),
    load: async () => async () => {
      if (broken) throw new Error("a bug");
      await run();
    },
    onRun: ({ failure }) => {
      const of = definition.resource;
      stage.count({ of, counts: "invocations" });
      if (failure !== undefined) stage.count({ of, counts: "errors" });
    },
  });
  closers.push(driven.close);
  const breaks = (next: boolean) => {
    broken = next;
  };
  /** How often it has come to its end. */
  const ended = () => till.logged.filter(({ event }) => event === writes).length;
  return { ...stage, till, run: driven.run, breaks, ended };
}

test.each(Object.values(schedules))("$resource: it crashes", async (definition) => {
  const { rings, pass, run, breaks, ended, till } = await aClock(definition);
  const alarm = `${definition.resource}Errors`;
  const often = definition.everyMinutes < 60;
  breaks(true);
  const runs: string[] = [];
  for (let left = often ? 3 : 1; left > 0; left--) {
    expect(rings()).toEqual([]);
    runs.push((await run()).failure ?? "");
    pass(left > 1 ? 5 : 0);
  }
  expect(rings()).toEqual([alarm]);
  look(alarm, { crash: runs.join("\n") });
  breaks(false);
  const byHand = {
    audit: async () => expect(await till.ops("audit")).toContain("0 payments were taken up again"),
    preflight: async () => expect(await lacks("ready")).toEqual([]),
  };
  await follow(alarm, often ? {} : byHand);
  const before = ended();
  for (let left = 3; left > 0; left--) await run();
  expect(ended()).toBe(before + 3);
  pass(6 * 60);
  expect(rings()).toEqual([]);
});

test.each(Object.values(schedules))("$resource: it does not run", async (definition) => {
  const { rings, pass, run, ended, till } = await aClock(definition);
  const alarm = `${definition.resource}Missing`;
  const { orderId } = await (await till.aShopper()).order();
  pass(2 * 24 * 60 + 1, { standing: true });
  expect(rings()).toContain(alarm);
  look(alarm, {});
  const meanwhile =
    definition.resource === schedules.audit.resource
      ? { audit: async () => expect(await till.ops("audit")).toContain("0 prints are unknown") }
      : { retry: async () => expect(await till.ops("retry", orderId)).not.toBe("") };
  await follow(alarm, meanwhile);
  expect(rings()).toContain(alarm);
  const before = ended();
  await run();
  expect(ended()).toBe(before + 1);
  expect(rings()).not.toContain(alarm);
});
