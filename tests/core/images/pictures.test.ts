import { expect, test } from "vitest";
import { originalKey, pictureUrl, variantKey } from "../../../functions/core/images/pictures.ts";

test("what is public has an address; an original has none, and is named after what it is", () => {
  expect(pictureUrl(variantKey("images/a~0 b/1", 320, "webp"))).toBe("/pictures/images/a~0%20b/1/320.webp");
  const original = originalKey("images/a~0b/1", "image/png");
  expect(original).toBe("private/images/a~0b/1/original.png");
  expect(() => pictureUrl(original)).toThrow("is not a public picture");
});
