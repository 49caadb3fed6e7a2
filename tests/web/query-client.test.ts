import { expect, test } from "vitest";
import { queryClient } from "../../web/src/shell/query-client.ts";
import { resetStore, useStore } from "../../web/src/store.ts";

const ada = { _id: "ada", locale: "en-US", userType: "registered" } as const;

test("who leaves takes their answers along: no page of theirs is shown while it is asked for anew", () => {
  useStore.setState({ user: ada });
  queryClient.setQueryDefaults(["products"], { meta: { forEverybody: true } });
  queryClient.setQueryData(["products"], ["a print"]);
  queryClient.setQueryData(["order", "1"], { recipient: "1 Museum Mile" });
  resetStore();
  expect(queryClient.getQueryData(["order", "1"])).toBeUndefined();
  expect(queryClient.getQueryData(["products"])).toEqual(["a print"]);
  queryClient.clear();
});

test("who logs in is not shown what a stranger was told", () => {
  resetStore();
  queryClient.setQueryData(["image", "1"], { own: false });
  useStore.setState({ user: ada });
  expect(queryClient.getQueryState(["image", "1"])?.isInvalidated).toBe(true);
  resetStore();
  queryClient.clear();
});

test("a guest who is made on the way needs nothing anew", () => {
  resetStore();
  queryClient.setQueryData(["image", "1"], { own: false });
  useStore.setState({ user: { ...ada, userType: "guest" } });
  expect(queryClient.getQueryState(["image", "1"])?.isInvalidated).toBe(false);
  resetStore();
  queryClient.clear();
});
