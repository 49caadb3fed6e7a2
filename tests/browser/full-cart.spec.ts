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

test("two presses before the cart is drawn anew take out one print, which comes back", async ({ page }) => {
  await fullCart(page);
  await page.goto("/cart");
  const copies = page.getByLabel("Quantity");
  await expect(copies).toHaveCount(14);
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .evaluate((remove: HTMLElement) => {
      remove.click();
      remove.click();
    });
  await expect(copies).toHaveCount(13);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(copies).toHaveCount(14);
});

test("a quantity is the print's whose it was, whatever has left the cart in that moment", async ({
  page,
}) => {
  await fullCart(page);
  await page.goto("/cart");
  const copies = page.getByLabel("Quantity");
  await expect(copies).toHaveCount(14);
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll("main li:has(select)");
    first?.querySelector("button")?.click();
    const quantity = second?.querySelector("select");
    if (!quantity) throw new Error("There is no second print.");
    quantity.value = "5";
    quantity.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(copies).toHaveCount(13);
  await expect(copies.first()).toHaveValue("5");
});
