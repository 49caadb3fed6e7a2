import { expect, test } from "vitest";
import { StartFailure } from "../../stacks/local/failure.ts";
import { readSettings } from "../../stacks/local/settings.ts";

test.each([
  ["WALLFLOWER_ACCOUNT_LIMITS", "loginsPerAdress=100/900", "loginsPerAddress"],
  ["WALLFLOWER_IMAGE_LIMITS", "modelCall=1/60", "modelCalls"],
  ["WALLFLOWER_HOLD_MINUTES", "half an hour", "minutes"],
  ["WALLFLOWER_FREE_SHIPPING_FROM", "49.50", "dollars"],
])("%s=%s is told before anything starts, with what it may be", (name, setting, meant) => {
  const read = () => readSettings({ DATA_DIR: ":memory:", [name]: setting });
  expect(read).toThrow(StartFailure);
  expect(read).toThrow(name);
  expect(read).toThrow(meant);
});
