import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DrawRequest } from "../../functions/core/images/model.ts";
import type { Painted } from "../../stacks/local/artist/thread.ts";

class Thread extends EventEmitter {
  jobs: DrawRequest[] = [];
  ended = false;
  ref() {}
  unref() {}
  constructor() {
    super();
    threads.push(this);
  }
  postMessage(request: DrawRequest) {
    this.jobs.push(request);
  }
  terminate() {
    this.ended = true;
  }
  finish() {
    this.jobs.shift();
    this.emit("message", PAINTED);
  }
}

const PAINTED: Painted = { bytes: new Uint8Array([1]), understanding: { understood: ["heron"] } };

let threads: Thread[] = [];
vi.mock("node:worker_threads", () => ({ Worker: Thread }));

const preview = { width: 1024, height: 1536 };
let paint: (size?: { width: number; height: number }) => Promise<Painted>;
beforeEach(async () => {
  threads = [];
  vi.useFakeTimers();
  vi.resetModules();
  const { paintAside } = await import("../../stacks/local/artist/hands.ts");
  paint = (size = preview) => paintAside({ size } as DrawRequest);
});
afterEach(() => void vi.useRealTimers());

test("two paint at once, and a third picture waits for one of them", async () => {
  const pictures = [paint(), paint(), paint()];
  expect(threads.map(({ jobs }) => jobs.length)).toEqual([1, 1]);
  threads[1]?.finish();
  await pictures[1];
  expect(threads.map(({ jobs }) => jobs.length)).toEqual([1, 1]);
  for (const thread of threads) thread.finish();
  expect(await Promise.all(pictures)).toEqual([PAINTED, PAINTED, PAINTED]);
});

test("of two prints the second waits, and a picture does not", async () => {
  const print = { width: 7200, height: 10_800 };
  const all = [paint(print), paint(print), paint()];
  expect(threads.flatMap(({ jobs }) => jobs.map(({ size }) => size))).toEqual([print, preview]);
  for (const thread of threads) thread.finish();
  expect(await Promise.all([all[0], all[2]])).toEqual([PAINTED, PAINTED]);
});

test("who has had nothing to do for half a minute goes home, and another comes when there is work", async () => {
  const pictures = [paint(), paint()];
  for (const thread of threads) thread.finish();
  await Promise.all(pictures);
  vi.advanceTimersByTime(29_999);
  expect(threads.map(({ ended }) => ended)).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect(threads.map(({ ended }) => ended)).toEqual([true, true]);
  const next = paint();
  threads[2]?.finish();
  expect(await next).toBe(PAINTED);
});

test("nobody is sent home from a picture, however long it takes", async () => {
  const first = paint();
  threads[0]?.finish();
  await first;
  vi.advanceTimersByTime(20_000);
  const print = paint();
  vi.advanceTimersByTime(600_000);
  expect([threads.length, threads[0]?.ended]).toEqual([1, false]);
  threads[0]?.finish();
  expect(await print).toBe(PAINTED);
});

test("who falls over while resting takes nobody else along", async () => {
  const pictures = [paint(), paint()];
  threads[0]?.finish();
  await pictures[0];
  threads[0]?.emit("error", new Error("out of memory"));
  vi.advanceTimersByTime(60_000);
  threads[1]?.finish();
  expect(await pictures[1]).toBe(PAINTED);
  paint();
  expect(threads[1]?.jobs).toHaveLength(1);
});
