import type { Page } from "@playwright/test";
import { atTheGallery, atThePicture } from "./generating.ts";
import { expect, test } from "./pages.ts";

// What the shop has done is done, though the browser did not hear of it.

test.use({ expectedFault: /ERR_FAILED|status of 404/ });

const deleting = (page: Page, first: "cut off" | "twice") => {
  let isFirst = true;
  return page.route("**/api/v1/images/*", async (route) => {
    const isMeant = isFirst && route.request().method() === "DELETE";
    if (!isMeant) return route.continue();
    isFirst = false;
    await route.fetch();
    return first === "cut off" ? route.abort() : route.continue();
  });
};

test("a picture that was deleted without an answer is deleted by another press", async ({ page }) => {
  await atThePicture(page, "A heron that is not heard of");
  await deleting(page, "cut off");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const forGood = page.getByRole("button", { name: "Delete for Good" });
  await forGood.click();
  await expect(page.getByRole("dialog").getByRole("alert")).not.toBeEmpty();
  await forGood.click();
  await expect(page.getByText("The picture has been deleted")).toBeVisible();
  await expect(page).toHaveURL("/your-creations");
});

test("of several pictures one that another window has deleted is none that could not be", async ({
  page,
}) => {
  await atTheGallery(page, "A heron in two windows");
  await deleting(page, "twice");
  await page.getByRole("button", { name: "Choose several" }).click();
  const hung = page.locator('button:has(img[alt^="A heron"])');
  for (const place of [0, 2]) await hung.nth(place).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete for Good" }).click();
  await expect(page.getByText("2 pictures deleted")).toBeVisible();
  await expect(hung).toHaveCount(2);
});

test("of several pictures the one that could not be deleted is still asked for, with the reason", async ({
  page,
}) => {
  await atTheGallery(page, "A heron that stays");
  let calls = 0;
  await page.route("**/api/v1/images/*", (route) => (++calls === 1 ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Choose several" }).click();
  const hung = page.locator('button:has(img[alt^="A heron"])');
  for (const place of [0, 2]) await hung.nth(place).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const forGood = page.getByRole("button", { name: "Delete for Good" });
  await forGood.click();
  const dialog = page.getByRole("dialog", { name: "Delete this picture?" });
  await expect(dialog.getByText("The shop cannot be reached.")).toBeVisible();
  await expect(hung).toHaveCount(3);
  await forGood.click();
  await expect(dialog).toBeHidden();
  await expect(hung).toHaveCount(2);
});

for (const [how, leave] of [
  ["closes the question", (page: Page) => page.keyboard.press("Escape")],
  ["goes on to another page", (page: Page) => page.goForward()],
] as const)
  test(`who ${how} while a picture is being deleted hears that it could not be`, async ({ page }) => {
    await atThePicture(page, "A heron that is left alone");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/v1/images/*", async (route) => {
      if (route.request().method() !== "DELETE") return route.continue();
      await answer.promise;
      return route.abort();
    });
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete for Good" }).click();
    await expect(page.getByRole("button", { name: "Deleting…" })).toBeVisible();
    await leave(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    answer.resolve();
    await expect(page.getByText("A picture could not be deleted")).toBeVisible();
  });
