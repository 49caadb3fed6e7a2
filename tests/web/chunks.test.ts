import { afterEach, expect, test, vi } from "vitest";
import { chunk, noticeWriting } from "../../web/src/kit/chunks.ts";

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

const gone = () => Promise.reject(new Error("Orders-abc.js"));

/** A browser in which nothing can be remembered, on a page that came like this. */
function browser(type: string) {
  const reload = vi.fn();
  const location = { pathname: "/contact", reload };
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", location);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  noticeWriting();
  return { reload, location, write: () => window.dispatchEvent(new Event("input")) };
}

test("where nothing can be remembered, a page is loaded again for what is gone, unless that is how it came", async () => {
  const first = browser("navigate");
  void chunk("/orders", gone)();
  await vi.waitFor(() => expect(first.reload).toHaveBeenCalledTimes(1));
  const again = browser("reload");
  await expect(chunk("/orders", gone)()).rejects.toThrow("Loading chunk /orders failed");
  expect(again.reload).not.toHaveBeenCalled();
});

test("nobody loses what they have written to a part that is gone, until they go elsewhere", async () => {
  const { reload, location, write } = browser("navigate");
  write();
  await expect(chunk("accounts", gone)()).rejects.toThrow("Loading chunk accounts failed");
  expect(reload).not.toHaveBeenCalled();
  location.pathname = "/orders";
  void chunk("/orders", gone)();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
