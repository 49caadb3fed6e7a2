import { walls } from "../../web/src/home/walls.ts";
import { expect, test } from "./pages.ts";

test("the list shows every product of the API, each with a way to see it", async ({ page, request }) => {
  const { products } = await (await request.get("/api/v1/products")).json();
  await page.goto("/products");
  for (const { name, shortname } of products) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByRole("link", { name: `See Product: ${name}` })).toHaveAttribute(
      "href",
      `/products/preview/${shortname}`,
    );
  }
  await page
    .getByRole("article")
    .last()
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(`/products/preview/${products.at(-1).shortname}`);
});

test("a print on a wall of the home page leads to where it is chosen, wherever it is pressed", async ({
  page,
}) => {
  for (const { product, name } of walls) {
    await page.goto("/");
    const wall = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await wall.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(`/products/${product}`);
    await page.goBack();
    await wall.getByRole("link", { name }).press("Enter");
    await expect(page).toHaveURL(`/products/${product}`);
  }
});

test.describe("when the shop refuses", () => {
  test.use({ expectedFault: /status of 404/ });
  test("a page that stood ready stays when the shop does not answer it", async ({ page }) => {
    await page.route("**/api/v1/products", (route) =>
      route.fulfill({ status: 404, json: { error: "No.", code: "not_found" } }),
    );
    await page.goto("/products/artpaper");
    await expect(page.getByRole("heading", { level: 1, name: "Art Paper Print" })).toBeVisible();
    await page.getByRole("button", { name: "Choose Image" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Art Paper Print" })).toBeVisible();
  });
});

test.describe("when the shop is busy", () => {
  test.use({ expectedFault: /status of 429/ });
  test("a list that cannot be loaded says why, and can be tried again", async ({ page }) => {
    let down = true;
    await page.route("**/api/v1/products", (route) =>
      down
        ? route.fulfill({
            status: 429,
            json: { error: "Please try again in a minute.", code: "too_many_requests" },
          })
        : route.fallback(),
    );
    await page.goto("/about");
    await page.evaluate(() => {
      history.pushState(null, "", "/products");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByText("Please try again in a minute.")).toBeVisible();
    down = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Art Paper Print" })).toBeVisible();
  });
});
