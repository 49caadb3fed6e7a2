import type { Page } from "@playwright/test";
import { nothing } from "../../web/src/store.ts";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { lines, somebody } from "./states/things.ts";

/** Somebody's cart holds fourteen prints. */
async function fullCart(page: Page) {
  const [line] = lines;
  const of = (_: unknown, at: number) => ({
    ...line,
    relatedImage: { ...line?.relatedImage, _id: `${at}~0x` },
  });
  const cartItems = Array.from({ length: 14 }, of) as typeof lines;
  await answering(page);
  await page.goto("/about");
  await given(
    page,
    { ...somebody, cart: { ...nothing.cart, cartItems } },
    { "PUT /cart": "never", "POST /auth/authenticate": "never" },
  );
}

test("whoever comes back to a full cart is where they were in it", async ({ page }) => {
  await fullCart(page);
  await page.goto("/cart");
  await expect(page.getByLabel("Quantity")).toHaveCount(14);
  const place = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 1_500));
  await expect.poll(place).toBe(1_500);
  // A press would scroll to the header first.
  await page.getByRole("banner").getByRole("link", { name: "Products" }).dispatchEvent("click");
  await expect(page).toHaveURL("/products");
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(1_500);
});

test("a full cart opens with what is seen first, and all of it is there soon after", async ({ page }) => {
  await fullCart(page);
  await page.goto("/about");
  const open = () => page.getByRole("banner").getByRole("button", { name: /^Cart/ }).press("Enter");
  const copies = page.getByRole("dialog", { name: /^Cart/ }).getByLabel("Quantity");
  await open();
  await expect(copies).toHaveCount(14);
  await page.keyboard.press("Escape");
  await expect(copies).toHaveCount(0);
  const first = page.evaluate(
    () =>
      new Promise((come) => {
        const changes = new MutationObserver(() => {
          const { length } = document.querySelectorAll("dialog li select");
          if (length > 0) come(length);
        });
        changes.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await open();
  expect(await first).toBe(4);
  await expect(copies).toHaveCount(14);
});
