import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remember } from "../../web/src/storage/remembering.ts";
import { nothing, resetStore, useStore } from "../../web/src/store.ts";
import { aCartLine } from "./remembered.ts";

const ada = { _id: "ada", locale: "en-US", userType: "registered" } as const;
const kept = new Map<string, string>();
let stop = () => {};

beforeEach(() => {
  kept.clear();
  resetStore();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  stop = remember();
  useStore.setState({ user: ada, accessToken: "of-ada" });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

/** What another page of this browser has done while this one was frozen: nobody told it. */
const somebodyLeftElsewhere = () => kept.set("root", JSON.stringify({ state: nothing, version: 1 }));

test("a page that was frozen and comes back knows who has left meanwhile", () => {
  somebodyLeftElsewhere();
  pageshow(true);
  expect(useStore.getState()).toMatchObject({ user: null, accessToken: null });
  // And it writes nobody back.
  expect(JSON.parse(kept.get("root") ?? "").state.user).toBeNull();
});

test("a page that was frozen and comes back has the cart of now", () => {
  const cart = { ...nothing.cart, cartItems: [aCartLine("fox", "black", 2)], latestVersion: 9 };
  kept.set("root", JSON.stringify({ state: { ...useStore.getState(), cart }, version: 1 }));
  pageshow(true);
  expect(useStore.getState().cart).toMatchObject({ cartItems: [{ copies: 2 }], latestVersion: 9 });
});

test("a page that is shown for the first time has read what is kept already", () => {
  somebodyLeftElsewhere();
  pageshow(false);
  expect(useStore.getState().user).toEqual(ada);
});

test("what changes here is kept, until nobody listens any more", () => {
  useStore.setState({ zip: "10001" });
  expect(JSON.parse(kept.get("root") ?? "").state.zip).toBe("10001");
  stop();
  useStore.setState({ zip: "94103" });
  expect(JSON.parse(kept.get("root") ?? "").state.zip).toBe("10001");
});
