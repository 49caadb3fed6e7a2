import sharp from "sharp";
import { expect, test } from "vitest";
import { shotsFor } from "../../stacks/local/artist/styles/comic-frame.ts";
import { painted } from "./painted.ts";
import { sceneOf } from "./seen.ts";

const pages = (subject: string) =>
  [0, 1, 2, 3].map((variant) => shotsFor(variant, sceneOf(subject, variant, "comic-style")));

test.each([
  "A bicycle leaning against a lighthouse in the rain",
  "A violinist on a stage at night",
  "A red fox in front of a mountain lake",
])("%s: every page of a comic shows where it is and what the weather does", (subject) => {
  for (const shots of pages(subject)) expect(shots).toContain("place");
});

test.each([
  ["A couple on a beach", "sand"],
  ["A cow by a lake", "grass"],
  ["A whale in the sea", "water"],
])("%s: at the bottom of the picture is %s", async (subject, ground) => {
  const png = await painted({ subject, artStyle: "comic-style", aspectRatio: "portrait" }, { variant: 1 });
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const strip = { left: width >> 2, top: Math.round(height * 0.93), width: width >> 1, height: height >> 6 };
  const { channels } = await sharp(await sharp(png).extract(strip).toBuffer()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  expect(red > green ? "sand" : green > blue ? "grass" : "water").toBe(ground);
});

test("who is nowhere comes with a bang or a rush", () => {
  expect(pages("A red fox").map(([first]) => first)).toEqual(["burst", "place", "place", "rush"]);
});
