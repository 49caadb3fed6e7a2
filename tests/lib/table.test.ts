import { expect, test } from "vitest";
import { cameFirst, unlessLate, unlessUnreadable } from "../../functions/lib/table/table.ts";

const away = () => Promise.reject(new Error("the table is away"));

test.for([
  ["comes too late", unlessLate],
  ["is second", cameFirst],
  ["cannot be read", unlessUnreadable],
] as const)("a table that is away is not taken for what %s", async ([, taken]) => {
  await expect(taken(away())).rejects.toThrow("the table is away");
});
