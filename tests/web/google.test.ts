import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerIn, askGoogle } from "../../web/src/accounts/google.ts";
import { useStore } from "../../web/src/store.ts";

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
  looksClosed.mockClear();
  useStore.setState({ user: null });
  vi.unstubAllGlobals();
});

const looksClosed = vi.fn();
const ask = () =>
  askGoogle({ clientId: "shop", authorizeUrl: "https://google.example/ask", scope: "email" }, looksClosed);
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

test("a window that is closed without an answer keeps nobody waiting, and minutes later is a no", async () => {
  const answer = ask();
  opened.closed = true;
  vi.advanceTimersByTime(1_999);
  expect(looksClosed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(looksClosed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(await answer).toBeUndefined();
});

test("a window that only looks closed is heard on", async () => {
  const answer = ask();
  opened.closed = true;
  vi.advanceTimersByTime(500_000);
  tells({ access_token: "token" });
  expect(await answer).toBe("token");
});

test("whoever has logged in otherwise meanwhile stays who they are", async () => {
  const answer = ask();
  useStore.setState({ user: { _id: "g", locale: "en-US", userType: "guest" } });
  opened.closed = true;
  vi.advanceTimersByTime(2_000);
  useStore.setState({ user: { _id: "u", locale: "en-US", userType: "registered" } });
  tells({ access_token: "token" });
  expect(await answer).toBeUndefined();
});

test("by its channel an answer comes from a page of this origin that names the state, or it is none", async () => {
  const answer = ask();
  const popup = new BroadcastChannel(`google ${opened.state}`);
  const heard = new Promise((resolve) => {
    popup.onmessage = ({ data }) => resolve(data);
  });
  const other = new BroadcastChannel("google ");
  other.postMessage(answerIn("#access_token=theirs"));
  popup.postMessage(answerIn("#access_token=theirs"));
  popup.postMessage(answerIn("#state=another&access_token=theirs"));
  popup.postMessage("heard");
  popup.postMessage(answerIn(`#state=${opened.state}&access_token=token`));
  expect(await answer).toBe("token");
  expect(await heard).toBe("heard");
  popup.close();
  other.close();
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
