import { afterEach, expect, test, vi } from "vitest";
import { chunk } from "../../web/src/shell/chunks.ts";

afterEach(() => vi.useRealTimers());

test("a part of the site that never comes is missing after two minutes, and not before", async () => {
  vi.useFakeTimers();
  const load = chunk("/orders", () => new Promise(() => {}));
  const ended = vi.fn();
  load().catch(ended);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(new Error("Loading chunk /orders failed"));
});

test("what has come is fetched once, and leaves no clock running", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(async () => ({ default: "screen" }));
  const load = chunk("/orders", fetched);
  expect(await load()).toEqual({ default: "screen" });
  expect(await load()).toEqual({ default: "screen" });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
