import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ScheduleRecord, schedule } from "../../stacks/local/lambda/schedules.ts";
import { openRecords, type Records } from "../../stacks/local/records.ts";

const definition = {
  resource: "Sweep",
  handler: "functions/worker/sweeps.sweep",
  everyMinutes: 5,
  timeoutSeconds: 60,
  memoryMb: 128,
};

let store: Records;
beforeEach(() => {
  store = openRecords(":memory:");
  vi.useFakeTimers({ now: new Date("2026-01-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  store.close();
});

function aSchedule(work = async () => {}) {
  const runs: string[] = [];
  const records = store.collection<ScheduleRecord>("schedules");
  const handler = async () => {
    runs.push(new Date().toISOString().slice(11, 16));
    await work();
  };
  return { runs, records, schedule: schedule(definition, { records, load: async () => handler }) };
}

test("the clock runs it at its hours, and the first time one interval after it was first known", async () => {
  const { runs, schedule } = aSchedule();
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  schedule.close();
  expect(runs).toEqual(["12:05", "12:10", "12:15"]);
});

test("what was due while the stage was closed is done when it opens", async () => {
  const first = aSchedule();
  await first.schedule.run();
  first.schedule.close();
  vi.setSystemTime(new Date("2026-01-01T18:00:00Z"));
  const second = aSchedule();
  await vi.advanceTimersByTimeAsync(0);
  second.schedule.close();
  expect(second.runs).toEqual(["18:00"]);
});

test("a failure is remembered, and the next run comes all the same", async () => {
  const { runs, records, schedule } = aSchedule(async () => {
    throw new Error("not today");
  });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  schedule.close();
  expect(runs).toEqual(["12:05", "12:10"]);
  expect(records.get("Sweep")?.lastRun).toMatchObject({ failure: "Error: not today" });
});

test("once closed it runs no more", async () => {
  const { runs, schedule } = aSchedule();
  schedule.close();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(runs).toEqual([]);
});
