import type { Page } from "@playwright/test";
import { readyOfMany, readyPages, strangerPages } from "../../functions/core/site/addresses.ts";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, picture, somebody } from "./states/things.ts";

const WIDTHS = [360, 768, 960, 1024, 1280, 1920];

/** Runs in the page: words and numbers that are parted at a dash, with every answer unfolded. */
function parted() {
  for (const details of document.querySelectorAll("details")) {
    details.removeAttribute("name");
    details.open = true;
  }
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\w+[-–]\w+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
}

test("what is asked for lies on no part of the picture that hangs above or beside it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const picture = page.locator("[data-frame]").first();
  const words = page.locator("section").filter({ has: page.getByRole("heading", { level: 1 }) });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const hung = await picture.boundingBox();
    const asked = await words.locator(":scope > div").last().boundingBox();
    const isBeside = (asked?.x ?? 0) + (asked?.width ?? 0) < (hung?.x ?? 0);
    const isBelow = (asked?.y ?? 0) > (hung?.y ?? 0) + (hung?.height ?? 0);
    expect(isBeside || isBelow, `at ${width}`).toBe(true);
  }
});

/** Runs in the page: how high its heading stands in its own letters, and in what stands in for them. */
async function heights() {
  const heading = document.querySelector("h1");
  const heightIn = async (family: string) => {
    if (heading) heading.style.fontFamily = family;
    await document.fonts.load(`46px ${family || "Fraunces"}`);
    return heading?.offsetHeight ?? 0;
  };
  return [await heightIn(""), await heightIn('"Fraunces Wide Stand-in"')] as const;
}

/** At which widths of phones words are parted. */
async function partedOnPhones(page: Page) {
  const found: Record<string, string[]> = {};
  for (let width = 360; width <= 440; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    const here = await page.evaluate(parted);
    if (here.length > 0) found[`at ${width}`] = here;
  }
  return found;
}

/** At which widths a heading is higher, or lower, in what stands in for its letters. */
async function movedByLetters(page: Page) {
  const found: Record<string, number[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const [own, standIn] = await page.evaluate(heights);
    if (own !== standIn) found[`at ${width}`] = [own, standIn];
  }
  return found;
}

test("no phone parts a word or a span of days at its dash, and a heading does not wait for its letters", async ({
  page,
}) => {
  test.slow();
  const ready = readyPages.map(({ path }) => path);
  const withWords = new Set([...ready, ...readyOfMany]);
  const withHeading = new Set([...ready, ...strangerPages.map(({ path }) => path)]);
  for (const path of withWords.union(withHeading)) {
    await page.goto(path);
    if (withWords.has(path)) expect.soft(await partedOnPhones(page), path).toEqual({});
    if (withHeading.has(path)) expect.soft(await movedByLetters(page), path).toEqual({});
  }
});

test("the note beside the first picture is one line each on a phone, and lies beside the picture", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const picture = page.locator("[data-frame]").first();
  const note = page.locator("p", { hasText: "black frame" });
  for (let width = 320; width <= 680; width += 15) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await note
      .locator("> *")
      .evaluateAll((lines) =>
        lines.map(
          (line) =>
            line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight),
        ),
      );
    expect(heights.map(Math.round), `at ${width}`).toEqual([1, 1, 1]);
    const [hung, beside] = [await picture.boundingBox(), await note.boundingBox()];
    expect(hung?.x ?? 0, `at ${width}`).toBeGreaterThan(0);
    expect((hung?.x ?? 0) + (hung?.width ?? 0), `at ${width}`).toBeLessThan(beside?.x ?? 0);
    expect((beside?.x ?? 0) + (beside?.width ?? 0), `at ${width}`).toBeLessThan(width);
  }
});

/** Runs in the page: words that stand alone in the last line of what has more than three. */
function alone() {
  const found: string[] = [];
  for (const text of document.querySelectorAll("main :is(p, li, label, small, summary, h1, h2)")) {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const words: [word: string, bottom: number][] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        words.push([word, range.getBoundingClientRect().bottom]);
      }
    const [[, above] = ["", 0], [last, bottom] = ["", 0]] = words.slice(-2);
    if (text.checkVisibility() && words.length > 3 && bottom - above > 10) found.push(last);
  }
  return found;
}

test("on a phone no last word stands alone", async ({ page }) => {
  await answering(page);
  await given(page, somebody, known);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [`/image/${picture._id}`, "/", "/about", "/shipping", "/products/artpaper"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(alone), path).toEqual([]);
  }
});

test("what can be done with a sentence is one line beside it, however long that is", async ({ page }) => {
  const short = "A fox asleep under a birch";
  const longer = JSON.stringify(known).replaceAll(short, `${short} in the first snow of a long winter`);
  await answering(page);
  await given(page, somebody, JSON.parse(longer));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/your-creations");
  await page.getByText("Words that you used before").click();
  await expect(page.getByRole("button", { name: "Use again" })).toBeVisible();
  expect(await page.evaluate(alone)).toEqual([]);
});

test("a cart says beside its prints what they come to, on a tablet too", async ({ page }) => {
  await answering(page);
  await given(page, somebody, known);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/cart");
  const lines = await page.getByRole("main").getByRole("list").first().boundingBox();
  const pay = await page.getByRole("main").getByRole("button", { name: "Checkout" }).boundingBox();
  expect((lines?.x ?? 0) + (lines?.width ?? 0)).toBeLessThan(pay?.x ?? 0);
});

/** Runs in the page: examples that their field has no room for. */
const cutExamples = () =>
  [...document.querySelectorAll<HTMLInputElement>("main input[placeholder]")].flatMap((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const brush = document.createElement("canvas").getContext("2d");
    if (brush) brush.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return (brush?.measureText(field.placeholder).width ?? 0) > room ? [field.placeholder] : [];
  });

test("a gallery says whole what can be searched for", async ({ page }) => {
  await answering(page);
  await given(page, somebody, known);
  await page.goto("/your-creations");
  await expect(page.getByLabel("Search")).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(cutExamples), `at ${width}`).toEqual([]);
  }
});
