import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askGoogle } from "../../web/src/accounts/google.ts";

const opened: { closed: boolean; state: string } = { closed: false, state: "" };
const origin = "https://shop.example";

class Page extends EventTarget {
  location = { origin };
  open(url: string) {
    opened.state = new URL(url).searchParams.get("state") ?? "";
    return opened;
  }
}
let page = new Page();

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  opened.closed = false;
  vi.stubGlobal("window", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = () => askGoogle({ clientId: "shop", authorizeUrl: "https://google.example/ask", scope: "email" });
const tells = (accessToken: string) => {
  const data = { kind: "google", state: opened.state, accessToken };
  page.dispatchEvent(Object.assign(new Event("message"), { origin, data }));
};

test("an answer that is heard after its window has closed is an answer", async () => {
  const answer = ask();
  opened.closed = true;
  vi.advanceTimersByTime(1_000);
  tells("token");
  expect(await answer).toBe("token");
});

test("a window that is closed without an answer is a no", async () => {
  const answer = ask();
  opened.closed = true;
  vi.advanceTimersByTime(2_000);
  expect(await answer).toBeUndefined();
});
