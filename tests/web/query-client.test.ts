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
