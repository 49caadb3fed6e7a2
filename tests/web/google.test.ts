import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerIn, askGoogle } from "../../web/src/accounts/google.ts";

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
const tells = (told: Record<string, string>) => {
  const data = answerIn(`#${new URLSearchParams({ state: opened.state, ...told })}`);
  page.dispatchEvent(Object.assign(new Event("message"), { origin, data }));
};

test("an answer that is heard after its window has closed is an answer", async () => {
  const answer = ask();
  opened.closed = true;
  vi.advanceTimersByTime(1_000);
  tells({ access_token: "token" });
  expect(await answer).toBe("token");
});

test("a window that is closed without an answer is a no", async () => {
  const answer = ask();
  opened.closed = true;
  vi.advanceTimersByTime(2_000);
  expect(await answer).toBeUndefined();
});

test("a no at Google is one, and what else Google refuses is an error", async () => {
  const no = ask();
  tells({ error: "access_denied" });
  expect(await no).toBeUndefined();
  const refused = ask();
  tells({ error: "server_error" });
  vi.advanceTimersByTime(2_000);
  await expect(refused).rejects.toThrow("server_error");
});
