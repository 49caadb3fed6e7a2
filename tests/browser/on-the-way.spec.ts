import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { account, comeSignedIn } from "./people.ts";

/** Somebody has pressed a link, and the page that it leads to does not come until it is let. */
async function whoIsOnTheWay(page: Page) {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/Returns-*.js", async (route) => {
    await come;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Returns" }).click();
  await expect(page).toHaveURL("/returns");
  return async () => {
    letCome();
    await expect(page.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible();
  };
}

test("a cart that is opened while a page is on its way stays when that comes, and goes with it", async ({
  page,
}) => {
  await page.goto("/about");
  const arrive = await whoIsOnTheWay(page);
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect(cart).toBeVisible();
  await arrive();
  await expect(page.locator("#cart:modal")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("so does the menu of an account, with the focus in it", async ({ page }) => {
  await comeSignedIn(page, "/about");
  const arrive = await whoIsOnTheWay(page);
  await account(page).press("Enter");
  await page.keyboard.press("Tab");
  const choice = page.getByRole("banner").getByRole("link", { name: "Account" });
  await expect(choice).toBeFocused();
  await arrive();
  await expect(choice).toBeFocused();
  await page.goBack();
  await expect(choice).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("who writes below a page goes on writing when the next one comes", async ({ page }) => {
  await page.goto("/about");
  const arrive = await whoIsOnTheWay(page);
  const field = page.getByRole("contentinfo").getByLabel("Newsletter address");
  await field.pressSequentially("ada@");
  await arrive();
  await page.keyboard.type("example.com");
  await expect(field).toHaveValue("ada@example.com");
});
