import type { Locator, Page } from "@playwright/test";
import { nothing } from "../../web/src/store.ts";
import { atTheProduct, generate } from "./generating.ts";
import { cartByEnter, expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, lines, picture, pictures, somebody } from "./states/things.ts";

// Bars stand at the upper and at the lower edge: what the keyboard comes to is to be seen between them.

test.use({ viewport: { width: 360, height: 780 } });

declare global {
  interface Window {
    /** What Tab came to since this was last read. */
    seen: { name: string; isCovered: boolean }[];
  }
}

/** Runs in the page: what Tab comes to from now on, and whether something else lies on its upper or its lower end. */
function listen() {
  function look({ key }: KeyboardEvent) {
    const found = document.activeElement;
    if (key !== "Tab" || !found?.closest("main, dialog")) return;
    const { left, top, width, height, bottom } = found.getBoundingClientRect();
    const isOver = (y: number) => {
      const seen = document.elementFromPoint(left + width / 2, y);
      return !(seen && (found.contains(seen) || seen.contains(found)));
    };
    // Of what is taller than the room between the bars, the middle is seen.
    const edge = height > innerHeight - 160 ? height / 2 : height / 8;
    window.seen.push({
      name: `${found.tagName} ${found.textContent}`.slice(0, 30),
      // A room is larger than the wall that it is seen through.
      isCovered: isOver(top + edge) || isOver(bottom - edge),
    });
  }
  if (!window.seen) addEventListener("keyup", look, { capture: true });
  window.seen = [];
}

/** What is covered of all that Tab comes to there, down and up again: the page itself looks after each press. */
async function covered(page: Page, within: Locator = page.getByRole("main")) {
  const found: string[] = [];
  const count = await within
    .locator("a, button, input, select, textarea")
    .and(page.locator(":visible"))
    .count();
  await page.evaluate(listen);
  await within.focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    if (key !== "Tab") await page.keyboard.down("Shift");
    for (let n = 0; n < count; n++) await page.keyboard.press("Tab");
    if (key !== "Tab") await page.keyboard.up("Shift");
    const seen = await page.evaluate(() => window.seen.splice(0));
    found.push(...seen.filter(({ isCovered }) => isCovered).map(({ name }) => `${key}: ${name}`));
    // Few controls cannot be pressed yet, and Tab passes them by.
    expect(seen.length, `of ${count}, by ${key}`).toBeGreaterThan(count / 2);
  }
  return found;
}

/** Runs in the page: how often on the way to its end something lies on the header. */
function headerCovered() {
  let times = 0;
  for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
    scrollTo({ top: y, behavior: "instant" });
    if (!document.elementFromPoint(innerWidth / 2, 20)?.closest("header")) times++;
  }
  return times;
}

/** What is covered at any of these sizes of the window. */
async function coveredAt(sizes: readonly (readonly [number, number])[], page: Page, within?: Locator) {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const names = await covered(page, within);
    if (names.length > 0) found[`${width} × ${height}`] = names;
  }
  return found;
}

/** Somebody with a cart and pictures, of whom the shop knows what it is given. */
async function atHome(page: Page, state = somebody, answers: Parameters<typeof given>[2] = {}) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await answering(page);
  await given(page, state, { ...known, ...answers });
}

test("the skip link is seen where it gets the focus", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  const isOnTop = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === link;
  };
  expect(await skip.evaluate(isOnTop)).toBe(true);
});

test("no bar lies on what the keyboard comes to, on the way to a print", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/journey");
  await expect(page.getByRole("button", { name: "Steampunk" })).toBeVisible();
  expect(await covered(page)).toEqual([]);
  await generate(page, "A lantern on a jetty at night");
  expect(await covered(page)).toEqual([]);
  await atTheProduct(page, "A lantern on a jetty at night");
  expect(await covered(page)).toEqual([]);
  expect(await page.evaluate(headerCovered)).toBe(0);
});

test("no bar lies on what the keyboard comes to in a gallery where several are chosen", async ({ page }) => {
  const many = [1, 2, 3].flatMap((batch) =>
    pictures.map((art) => ({ ...art, _id: `${art._id}-${batch}`, relatedBatch: `${batch}` })),
  );
  await atHome(page, somebody, { "GET /user/generatedImages": { generatedImages: many } });
  await page.goto("/your-creations");
  await page.getByRole("button", { name: "Choose several" }).click();
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  const sizes = [
    [360, 780],
    [360, 640],
    [320, 256],
    [640, 512],
    [1280, 720],
  ] as const;
  expect(await coveredAt(sizes, page)).toEqual({});
});

test("the way to pay lies on nothing that the keyboard comes to in the cart", async ({ page }) => {
  const cartItems = lines.slice(0, 1).flatMap((line) => [1, 2, 3].map((n) => ({ ...line, sku: `sku-${n}` })));
  const cart = { ...nothing.cart, ...somebody.cart, cartItems };
  await atHome(page, { ...somebody, cart }, { "PUT /cart": "never", "POST /auth/authenticate": "never" });
  await page.goto("/about");
  const { cart: drawer } = await cartByEnter(page);
  await expect(drawer.getByRole("button", { name: "Checkout" })).toBeVisible();
  const sizes = [560, 600, 640, 680, 720, 760, 800].map((height) => [360, height] as const);
  expect(await coveredAt(sizes, page, drawer)).toEqual({});
});

test("nor does it on the cart's page, where it says that something is gone as well", async ({ page }) => {
  await atHome(page);
  await page.goto("/cart");
  await expect(page.getByText("remove it to check out")).toBeVisible();
  const sizes = [560, 600, 640, 680, 720, 760, 800].map((height) => [360, height] as const);
  expect(await coveredAt(sizes, page)).toEqual({});
});

test("the bar to buy lies on nothing that the keyboard comes back to", async ({ page }) => {
  await atHome(page);
  await page.goto(`/products/artpaper?imageId=${picture._id}`);
  const zip = page.getByLabel("Deliver to ZIP");
  await page.evaluate(listen);
  const found: string[] = [];
  for (const width of [320, 360, 640, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    for (let below = 66; below < 160; below += 12) {
      await zip.evaluate((field, below) => {
        const { top } = field.getBoundingClientRect();
        scrollBy({ top: top - below, behavior: "instant" });
        document.querySelector<HTMLElement>("main summary")?.focus({ preventScroll: true });
      }, below);
      await page.keyboard.press("Shift+Tab");
      await expect(zip).toBeFocused();
      const [at] = await page.evaluate(() => window.seen.splice(0));
      expect(at?.name).toMatch(/^INPUT/);
      if (at?.isCovered) found.push(`${width}: ${below}`);
    }
  }
  expect(found).toEqual([]);
});

for (const forcedColors of ["none", "active"] as const)
  test(`what is chosen and what has the focus are told apart, with colors forced: ${forcedColors}`, async ({
    page,
  }) => {
    await atHome(page);
    await page.emulateMedia({ forcedColors });
    const looks = (one: Locator) =>
      one.evaluate((button) => {
        const { outlineStyle, outlineWidth, outlineOffset, borderColor, boxShadow } =
          getComputedStyle(button);
        const colors = matchMedia("(forced-colors: active)").matches ? [] : [borderColor, boxShadow];
        return [outlineStyle, outlineWidth, outlineOffset, ...colors].join();
      });
    /** Of one that is chosen or not, and has the focus or not. */
    const fourLooks = async (buttons: Locator) => {
      const [one, other] = [buttons.nth(1), buttons.nth(2)];
      await one.focus();
      await page.keyboard.press("Enter");
      await expect(one).toHaveAttribute("aria-pressed", "true");
      const both = [await looks(one), await looks(other)];
      await page.keyboard.press("Tab");
      await expect(other).toBeFocused();
      return new Set([...both, await looks(one), await looks(other)]).size;
    };
    await page.goto("/your-creations");
    await page.getByRole("button", { name: "Choose several" }).click();
    expect(await fourLooks(page.getByRole("main").locator("li button"))).toBe(4);
    await page.goto(`/products/artpaper?imageId=${picture._id}`);
    for (const name of ["Frame", "Rooms"])
      expect(await fourLooks(page.getByRole("group", { name }).getByRole("button")), name).toBe(4);
  });

/** Runs in the page: where on its way down these words are covered, and which way to buy is, before anybody scrolls. */
function coveredBeside(words: string) {
  const isCovered = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  scrollTo({ top: 0, behavior: "instant" });
  const ways = [...document.querySelectorAll("main button")].filter(
    (one) =>
      /^(Buy now|Add to cart)$/.test(one.textContent ?? "") &&
      one.getBoundingClientRect().bottom < innerHeight,
  );
  const found = ways.filter(isCovered).map((one) => one.textContent ?? "");
  const note = [...document.querySelectorAll("#root p")].find((one) => one.textContent?.includes(words));
  for (let y = 0; note && y < document.documentElement.scrollHeight; y += 100) {
    scrollTo({ top: y, behavior: "instant" });
    if (isCovered(note)) found.push(`the note at ${y}`);
  }
  return found;
}

for (const [words, state, answers] of [
  ["You are offline", {}, {}],
  ["Your session has ended", {}, { "POST /auth/authenticate": 403 }],
  ["Your pictures are ready", { awaited: "quick" }, {}],
] as const)
  test(`a note is seen wherever somebody reads, and lies on no way to buy: ${words}`, async ({ page }) => {
    await atHome(page, { ...somebody, ...state }, answers);
    await page.goto(`/products/artpaper?imageId=${picture._id}`);
    await expect(page.getByRole("button", { name: "Buy now" })).toBeVisible();
    if (words === "You are offline")
      await page.evaluate(() => {
        Object.defineProperty(navigator, "onLine", { value: false });
        dispatchEvent(new Event("offline"));
      });
    await expect(page.getByText(words)).toBeVisible();
    const found: Record<number, string[]> = {};
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      found[width] = await page.evaluate(coveredBeside, words);
    }
    expect(found).toEqual({ 360: [], 768: [], 1280: [] });
  });
