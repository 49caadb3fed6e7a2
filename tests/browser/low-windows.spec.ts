import type { Locator } from "@playwright/test";
import { settled } from "./axe.ts";
import { atTheProduct } from "./generating.ts";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, pictures, somebody } from "./states/things.ts";

// A phone held sideways, a laptop at 200 %, half a screen: wide enough for two columns, and low.

const windows = [
  [740, 360],
  [640, 400],
  [844, 390],
  [800, 600],
  [900, 700],
] as const;

test.use({ viewport: { width: 740, height: 360 } });

/** Seen before anything is scrolled, with nothing on it. */
const isSeen = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height, bottom } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(shown);
  });

test("a low window's first screen says what is sold, what it costs and what is asked", async ({ page }) => {
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  const buy = page.getByRole("button", { name: "Buy now" });
  const sentence = page.getByLabel("What would you like to see?");
  const isFirstScreen = async (last: Locator) => {
    const where = new URL(page.url()).pathname;
    await expect(last).toBeVisible();
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await settled(page);
      const seen = await Promise.all([heading, last].map(isSeen));
      expect(seen, `${where} at ${width} × ${height}`).toEqual([true, true]);
    }
  };
  await atTheProduct(page, "A lantern on a jetty at night");
  await isFirstScreen(buy);
  await page.goto("/");
  await isFirstScreen(sentence);
});

test("in a low window no button lies on what a journey asks", async ({ page }) => {
  await page.goto("/journey/default-journey?artStyle=sumi-e-style");
  const words = page.getByRole("textbox", { name: "Subject" });
  await expect(words).toBeVisible();
  const { x, y, width } = (await words.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(y).toBeLessThan(320);
  const shown = ({ x, y, width }: { x: number; y: number; width: number }) =>
    document.elementFromPoint(x + width / 2, y + 20)?.tagName;
  expect(await page.evaluate(shown, { x, y, width })).toBe("TEXTAREA");
});

test("what is not in a picture is read before it is made a poster, at the first look", async ({ page }) => {
  await answering(page);
  const told = { understood: ["a kettle", "a window"], missed: ["grandmother"] };
  const square = { aspectRatio: "square", width: 1080, height: 1080 };
  const generatedImages = pictures.map((one) => ({ ...one, ...square, ...told }));
  await given(page, somebody, { ...known, "POST /images/generated-images/search": { generatedImages } });
  await page.goto("/imageReview/quick");
  const sentence = page.getByRole("note").getByText("“grandmother” is beyond this artist");
  await expect(sentence).toBeVisible();
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1280, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await settled(page);
    expect(await isSeen(sentence), `${width} × ${height}`).toBe(true);
  }
});
