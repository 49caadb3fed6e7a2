import { expect, test } from "./pages.ts";

// Most tests look at no picture: here each of those that a page begins with is fetched, and no console complains.
test.use({ pictures: true });

for (const path of ["/", "/products", "/products/artpaper", "/journey/default-journey"])
  test(`all pictures of ${path} are there`, async ({ page }) => {
    await page.goto(path);
    const pictures = page.getByRole("main").locator("img");
    await expect(pictures).not.toHaveCount(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const loaded = () => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
      await expect.poll(loaded).toBe(true);
    }
  });
