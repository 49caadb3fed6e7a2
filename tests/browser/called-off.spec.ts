import { fillIn, linkFor, pay, subjectsFor } from "./buying.ts";
import { atTheProduct } from "./generating.ts";
import { expect, test } from "./pages.ts";
import { aPerson } from "./people.ts";

// The payment page stands on an origin of its own, as in life.
test.use({ expectedFault: /asked http:\/\/127\.0\.0\.1|status of 422/ });

test("an order is called off by keyboard, and the money goes back", async ({ page, request }) => {
  const { email } = aPerson();
  await atTheProduct(page, "Two chairs on a quiet porch");
  await page.getByRole("button", { name: "Buy now" }).click();
  await fillIn(page, { email });
  await pay(page);
  await page.getByRole("link", { name: "See your order" }).click();
  await page.getByRole("button", { name: "Correct the address" }).press("Enter");
  await page.getByLabel("ZIP").fill("1002");
  await page.getByLabel("ZIP").press("Enter");
  await expect(page.getByText("Five digits, as in 10001")).toBeVisible();
  await page.getByLabel("ZIP").fill("10029");
  await page.getByLabel("ZIP").press("Enter");
  await expect(page.getByText("New York, NY 10029")).toBeVisible();
  const around = page.getByRole("button", { name: "A picture of the room" });
  const saved = page.waitForEvent("download");
  await around.press("Enter");
  expect((await saved).suggestedFilename()).toMatch(/\.jpeg$/);
  await page.getByRole("button", { name: "Cancel order", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Cancel Order", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Refunded");
  await expect(around).toHaveCount(0);
  await page.getByRole("button", { name: "Order again" }).press("Enter");
  await expect(page.getByRole("dialog", { name: /^Cart/ }).getByText("Art Paper Print")).toBeVisible();
  await expect
    .poll(() => subjectsFor(request, email))
    .toEqual(["Your order WF", "Order WF goes to another address", "Order WF is cancelled"]);
});

test("a guest's address is mended in another browser, by the mail that asks for it, and cancelled there", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { email } = aPerson();
  await atTheProduct(page, "A lighthouse in the fog");
  await page.getByRole("button", { name: "Buy now" }).click();
  await fillIn(page, { email });
  await page.getByLabel("ZIP").fill("90210");
  await pay(page);
  await expect.poll(() => subjectsFor(request, email)).toContain("Order WF needs another address");
  const link = await linkFor(request, email, /needs another address/);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole("status").filter({ hasText: "waits for another address" })).toBeVisible();
  await expect(other.getByText("is being processed")).toHaveCount(0);
  await other.getByRole("button", { name: "Correct the address" }).press("Enter");
  await other.getByLabel("ZIP").fill("10029");
  await other.getByLabel("ZIP").press("Enter");
  await expect(other.getByText("New York, NY 10029")).toBeVisible();
  await expect(other.getByRole("button", { name: "Correct the address" })).toHaveCount(0);
  await other.getByRole("button", { name: "Cancel order", exact: true }).press("Enter");
  await other.getByRole("button", { name: "Cancel Order", exact: true }).press("Enter");
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Refunded");
  await elsewhere.close();
});
