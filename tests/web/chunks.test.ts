import { afterEach, expect, test, vi } from "vitest";
import { chunk, reloadWhenChunksAreGone } from "../../web/src/shell/chunks.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test.each([
  ["navigate", true],
  ["reload", false],
])("where nothing can be remembered, a page that came by %s is loaded again: %s", (type, again) => {
  const reload = vi.fn();
  const window = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", { pathname: "/orders" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  reloadWhenChunksAreGone();
  const missing = Object.assign(new Event("vite:preloadError", { cancelable: true }), {
    payload: new Error("Orders-abc.js"),
  });
  window.dispatchEvent(missing);
  expect(reload).toHaveBeenCalledTimes(again ? 1 : 0);
  expect(missing.defaultPrevented).toBe(again);
});
