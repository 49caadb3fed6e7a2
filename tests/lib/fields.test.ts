import { expect, test } from "vitest";
import { normalEmail } from "../../functions/lib/fields.ts";

test("an address is the same however it is typed", () => {
  expect(normalEmail(" Ada@Ｅxample.com ")).toBe("ada@example.com");
});
