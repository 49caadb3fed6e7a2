import { afterEach, expect, test, vi } from "vitest";
import { chunk, ifPossible, reloadWhenChunksAreGone } from "../../web/src/kit/chunks.ts";

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

/** A browser in which nothing can be remembered, on a page that came like this. */
function browser(type: string) {
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
  /** As Vite tells it: whoever loads the part hears of it only if nobody takes care. */
  const gone = () => {
    const payload = new Error("Orders-abc.js");
    const missing = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
    window.dispatchEvent(missing);
    if (!missing.defaultPrevented) throw payload;
  };
  return { reload, gone };
}

test("where nothing can be remembered, a page is loaded again for what is gone, unless that is how it came", () => {
  const first = browser("navigate");
  first.gone();
  expect(first.reload).toHaveBeenCalledTimes(1);
  const again = browser("reload");
  expect(again.gone).toThrow("Orders-abc.js");
  expect(again.reload).not.toHaveBeenCalled();
});

test("a page is loaded again for a part that it needs, whatever else is on its way, and for nothing else", async () => {
  vi.useFakeTimers();
  const { reload, gone } = browser("navigate");
  await ifPossible(async () => gone(), vi.fn());
  expect(reload).not.toHaveBeenCalled();
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  const nice = ifPossible(() => late, vi.fn());
  const ended = chunk("/orders", async () => gone())().catch(String);
  expect(reload).toHaveBeenCalledTimes(1);
  // Nothing is left under way.
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await ended).toContain("failed");
  come();
  await nice;
});
