import type { Page, Route } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, picture, somebody } from "./states/things.ts";

// Pictures were asked for, and whoever did so has left before the shop answered.
test.use({ expectedFault: /status of 422/ });

const why = "Not these words, please.";
const refuse = (route?: Route) =>
  route?.fulfill({ status: 422, json: { error: why, code: "invalid_input" } });

async function askedAndLeft(page: Page) {
  const asked: Route[] = [];
  await page.goto("/about");
  await page.route("**/api/v1/images/text-to-image", (route) => void asked.push(route));
  await answering(page);
  await given(page, somebody, known);
  await page.goto(`/image/${picture._id}`);
  await page.getByRole("button", { name: "Bauhaus" }).press("Enter");
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/your-creations");
  return asked;
}

test("is told that the shop refused", { tag: "@anyWidth" }, async ({ page }) => {
  const [route] = await askedAndLeft(page);
  await refuse(route);
  await expect(page.getByText(why)).toBeVisible();
});

test("and has asked for others: those are still waited for", { tag: "@anyWidth" }, async ({ page }) => {
  const asked = await askedAndLeft(page);
  await page.goBack();
  await page.getByRole("button", { name: "Watercolor" }).press("Enter");
  await expect.poll(() => asked.length).toBe(2);
  await refuse(asked[0]);
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Your pictures are being made" })).toBeVisible();
});
