import { expect, test } from "./pages.ts";

test.use({ javaScriptEnabled: false, wakes: false });

test("the first sentence is sent by the browser itself", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What would you like to see?").fill("A fox asleep");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL("/journey?subject=A+fox+asleep&aspectRatio=portrait");
});
