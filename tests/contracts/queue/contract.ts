import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Queue } from "../../../functions/lib/queue.ts";

export type Job = { kind: string; number: number };
export type Waiting = { job: Job; isDelayed: boolean };
type Opened = { queue: Queue<Job>; waiting(): Waiting[]; close(): Promise<void> };

const jobs = (count: number): Job[] =>
  Array.from({ length: count }, (_, number) => ({ kind: "count", number }));

/** What the shop expects of a queue it sends to. */
export const queueContract = (name: string, open: () => Promise<Opened>) =>
  describe(name, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    test("a job that was sent is waiting", async () => {
      await opened.queue.send({ kind: "snow ☃", number: 1 });
      expect(opened.waiting()).toEqual([{ job: { kind: "snow ☃", number: 1 }, isDelayed: false }]);
    });

    test("a job for later is not there yet", async () => {
      await opened.queue.send({ kind: "later", number: 1 }, { delaySeconds: 60 });
      expect(opened.waiting()).toEqual([{ job: { kind: "later", number: 1 }, isDelayed: true }]);
    });

    test.each([0, 1, 10, 11, 25])("%i jobs that are sent together are all waiting", async (count) => {
      await opened.queue.sendMany(jobs(count));
      const numbers = opened.waiting().map(({ job }) => job.number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(jobs(count).map(({ number }) => number));
    });

    test("many can be for later as well", async () => {
      await opened.queue.sendMany(jobs(12), { delaySeconds: 60 });
      expect(opened.waiting().filter(({ isDelayed }) => isDelayed)).toHaveLength(12);
    });
  });
