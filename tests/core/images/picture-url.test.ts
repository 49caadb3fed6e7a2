import { expect, test } from "vitest";
import { pictureUrlOf } from "../../../functions/core/images/picture-url.ts";
import { originalKey, pictureUrl, variantKey } from "../../../functions/core/images/pictures.ts";

test.each([
  ["/pictures/images/abc/1/1280.jpeg", "/pictures/images/abc/1/320.avif"],
  ["/pictures/images/abc/1/321.jpeg", "/pictures/images/abc/1/320.avif"],
  // Nothing is made larger than it is: its largest is there in every format.
  ["/pictures/images/abc/1/320.jpeg", "/pictures/images/abc/1/320.avif"],
  ["/pictures/images/abc/1/200.jpeg", "/pictures/images/abc/1/200.avif"],
  ["/art/hokusai-400.avif", "/art/hokusai-400.avif"],
  ["https://elsewhere.example/pictures/a/1280.jpeg", "https://elsewhere.example/pictures/a/1280.jpeg"],
  ["", ""],
])("%s is shown small as %s", (url, small) => {
  expect(pictureUrlOf(320, url)).toBe(small);
});

test("what is public has an address; an original has none, and is named after what it is", () => {
  expect(pictureUrl(variantKey("images/a~0 b/1", 320, "webp"))).toBe("/pictures/images/a~0%20b/1/320.webp");
  const original = originalKey("images/a~0b/1", "image/png");
  expect(original).toBe("private/images/a~0b/1/original.png");
  expect(() => pictureUrl(original)).toThrow("is not a public picture");
});
