import { expect, test } from "vitest";
import { pictureUrlOf } from "../../web/src/images/picture-url.ts";

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
