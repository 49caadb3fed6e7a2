import type { Page } from "@playwright/test";
import { settled } from "./axe.ts";
import { atTheProduct } from "./generating.ts";
import { expect, test } from "./pages.ts";
import { type Hand, originalIsWanted, translates, wordsOf } from "./translator.ts";

// A page that its browser translates is changed under the site's hands. It says what it would say else, in other words.

const hands: Hand[] = ["elements", "new texts", "the same texts"];
type Step = { act(page: Page): Promise<unknown>; shows: RegExp; where?: string };

const pressed = (name: string) => (page: Page) => page.getByRole("button", { name }).first().press("Enter");

/** A product is chosen and laid into the cart. */
const steps: Step[] = [
  { act: (page) => page.getByLabel("Size").selectOption("24x36"), shows: /None\$48\.00Black\$169\.00/ },
  { act: pressed("Black"), shows: /How it looks on paper\$169\.00Buy now/ },
  { act: (page) => page.getByLabel("Deliver to ZIP").fill("99501"), shows: /or .+ with Express/ },
  {
    act: (page) => page.getByText("German Etching").first().click(),
    shows: /^.*German Etching Print/,
  },
  { act: pressed("Above a bed"), shows: /How it looks on paper\$86\.00Buy now/ },
  {
    act: pressed("Add to cart"),
    shows: /^Cart \(1\).*Subtotal\$86\.00.*Total with shipping from\$100\.65/,
    where: "dialog[open]",
  },
  {
    act: (page) => page.getByRole("dialog").getByLabel("Quantity").selectOption({ index: 2 }),
    shows: /^Cart \(3\).*Subtotal\$258\.00.*Total with shipping from\$281\.44/,
    where: "dialog[open]",
  },
  { act: (page) => page.keyboard.press("Escape"), shows: /How it looks on paper\$86\.00Buy now/ },
];

test("translated by any hand, a product and its cart say what they say untranslated", async ({ page }) => {
  const plain: string[] = [];
  await atTheProduct(page, "A fox asleep under a birch");
  for (const { act, shows, where = "main" } of steps) {
    await act(page);
    await expect.poll(() => wordsOf(page, where)).toMatch(shows);
    // What comes with it may be a frame behind.
    await settled(page);
    plain.push(await wordsOf(page, where));
  }
  for (const hand of hands)
    await test.step(hand, async () => {
      // Another guest, whose cart is empty.
      await page.context().clearCookies();
      const translation = await translates(page, hand);
      await atTheProduct(page, "A fox asleep under a birch");
      for (const [index, { act, where = "main" }] of steps.entries()) {
        await act(page);
        await expect.poll(() => wordsOf(page, where)).toBe(plain[index]);
        if (index === 1) await expect(page.getByLabel("Price")).toHaveText("$169.00›");
      }
      await translation.dispose();
    });
});

for (const hand of ["elements", "new texts"] as const)
  test(`translated by ${hand}, who wants the words back has them, and what is written later is not lost`, async ({
    page,
  }) => {
    await translates(page, hand);
    await atTheProduct(page, "A heron standing in tall reeds");
    const price = page.getByLabel("Price");
    await expect(price).toHaveText("$34.00›");
    await originalIsWanted(page);
    await expect(price).toHaveText("$34.00");
    await page.getByLabel("Size").selectOption("24x36");
    await expect(price).toHaveText("$48.00");
  });

for (const hand of hands)
  test(`translated by ${hand}, what is counted while somebody writes is counted on`, async ({ page }) => {
    await translates(page, hand);
    await page.goto("/journey/default-journey?artStyle=sumi-e-style");
    const subject = page.getByLabel("Subject");
    const count = "span:has(+ button:has-text('Surprise me'))";
    for (const words of ["A fox", "A fox asleep under a birch", ""]) {
      await expect(page.locator(count)).toContainText("›");
      await subject.fill(words);
      await expect.poll(() => wordsOf(page, count)).toBe(`${words.length}/500`);
    }
  });

test("what others put into a page without taking anything out of it stays there", async ({ page }) => {
  await page.goto("/journey/default-journey?artStyle=sumi-e-style");
  const least = page.getByText("Minimum 10 characters");
  await least.evaluate((element) => {
    element.id = "least";
    element.append(document.createElement("mark"));
  });
  await page.getByLabel("Subject").fill("A heron standing in tall reeds");
  await expect(least).toHaveCount(0);
  await expect(page.locator("#least mark")).toHaveCount(1);
});

test("what the site takes out itself, again and again in one moment, is out", async ({ page }) => {
  await page.goto("/journey/default-journey?artStyle=sumi-e-style");
  const least = page.getByText("Minimum 10 characters");
  await least.evaluate((element) => {
    element.id = "least";
  });
  await page.getByLabel("Subject").evaluate((field) => {
    const write = (words: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, words);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    write("A");
    queueMicrotask(() => write("A heron standing in tall reeds"));
  });
  await expect(least).toHaveCount(0);
  expect(await page.locator("#least").evaluate((element) => element.childNodes.length)).toBe(0);
});
