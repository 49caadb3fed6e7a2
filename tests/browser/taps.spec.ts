import type { Page } from "@playwright/test";
import { objections } from "./axe.ts";
import { fillIn, pay } from "./buying.ts";
import { expect, test } from "./pages.ts";
import { aPerson } from "./people.ts";

// The payment page stands on an origin of its own, as in life.
test.use({ expectedFault: /asked http:\/\/127\.0\.0\.1/ });

const axeIsContent = async (page: Page) => expect(await objections(page)).toEqual([]);

const TO_A_PICTURE = 4;
const TO_THE_PAYMENT = 8;

test("four taps and one text to the first picture, eight to the payment, and no other price than was seen", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  let taps = 0;
  await page.exposeFunction("tapped", (origin: string) => {
    if (origin === new URL(baseURL ?? "").origin) taps += 1;
  });
  await page.addInitScript(() =>
    addEventListener("pointerdown", () => (globalThis as unknown as Tapped).tapped(location.origin)),
  );

  await page.goto("/");
  const words = page.getByLabel("What would you like to see?");
  await words.tap();
  await page.keyboard.type("A heron in the reeds at dusk");
  await page.getByRole("radio", { name: "Bauhaus" }).locator("xpath=..").tap();
  await page.getByRole("button", { name: "Generate" }).tap();
  await page.getByRole("button", { name: "Generate Image" }).tap();
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible({ timeout: 80_000 });
  expect(taps).toBe(TO_A_PICTURE);

  await page.getByRole("button", { name: "Make me a poster" }).tap();
  const price = page.getByLabel("Price");
  await expect(price).toHaveText(/^\$\d/);
  const shipping = page.getByText(/^Shipping from \$/);
  const seen = [await price.textContent(), await shipping.textContent()].map((text) =>
    Number(/\$([\d,.]+)/.exec(text ?? "")?.[1]?.replace(",", "")),
  );
  await axeIsContent(page);
  await page.getByRole("button", { name: "Buy now" }).tap();
  await fillIn(page, { email: aPerson().email });
  expect(taps).toBeLessThanOrEqual(TO_THE_PAYMENT);
  await pay(page);
  await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
  const [first = 0, beside = 0] = seen;
  await expect(page.getByText(`$${(first + beside).toFixed(2)}`).first()).toBeVisible();
  await axeIsContent(page);
  await page.getByRole("link", { name: "See your order" }).tap();
  await expect(page.getByText("What happened so far")).toBeVisible();
  await axeIsContent(page);
  await page.getByRole("button", { name: "Order again" }).tap();
  await expect(page.getByRole("dialog", { name: "Cart (1)" }).getByText("Subtotal")).toBeVisible();
  await axeIsContent(page);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();
  await axeIsContent(page);
  await page.goto("/orders");
  await expect(page.getByRole("article")).toHaveCount(1);
  await axeIsContent(page);
});

type Tapped = { tapped(origin: string): void };
