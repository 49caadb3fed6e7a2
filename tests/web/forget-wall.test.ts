import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signedIn } from "../../web/src/accounts/session.ts";
import { call } from "../../web/src/api.ts";
import { forgetWallsOfOthers } from "../../web/src/shell/forget-wall.ts";
import { nothing, resetStore, useStore } from "../../web/src/store.ts";
import { aShop } from "./shop.ts";

const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
const ada = { _id: "ada", locale: "en-US", userType: "registered" } as const;

let measured = true;
let photo = true;
let stop = () => {};
beforeEach(() => {
  [measured, photo] = [true, true];
  vi.stubGlobal("localStorage", {
    removeItem: (key: string) => {
      measured &&= key !== "own-wall";
    },
  });
  vi.stubGlobal("caches", {
    delete: async (name: string) => {
      photo &&= name !== "own-wall";
    },
  });
  useStore.setState({ ...nothing, user: ada, accessToken: "t" }, true);
  stop = forgetWallsOfOthers();
});
afterEach(() => {
  stop();
  resetStore();
  vi.unstubAllGlobals();
});

test.each([
  ["leaves, whichever button that was", () => resetStore()],
  ["has a session that the shop has ended", () => call("GET /user", {}).catch(() => undefined)],
  ["is somebody else", () => useStore.setState({ user: { ...ada, _id: "bob" } })],
])("no photo of a wall is left where somebody %s", async (_, leave) => {
  aShop(() => ({ status: 403, body: { error: "No.", code: "session_over" } }));
  await leave();
  expect([measured, photo]).toEqual([false, false]);
});

test("a guest who logs in keeps the photo, and so does whoever comes", async () => {
  useStore.setState({ user: null });
  [measured, photo] = [true, true];
  useStore.setState({ user: guest });
  signedIn({ accessToken: "t", user: { ...ada, cart: { items: [], quotes: [] } } });
  expect([measured, photo]).toEqual([true, true]);
});
