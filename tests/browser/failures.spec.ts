import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { site } from "../../stacks/definitions.ts";
import { alive } from "./asleep.ts";
import { expect, test } from "./pages.ts";

test.describe("when a part of the site is gone", () => {
  test.use({ expectedFault: /status of 404|ERR_FAILED|dynamically imported module|Loading chunk/ });

  test("the page is loaded again, once, and is whole if that helps", async ({ page }) => {
    let missing = true;
    await page.route("**/assets/HowItWorks-*.js", (route) => {
      if (!missing) return route.fallback();
      missing = false;
      return route.fulfill({ status: 404 });
    });
    await page.goto("/");
    await page.getByRole("link", { name: "How it works" }).click();
    await expect(page.getByRole("heading", { name: "How it works", level: 1 })).toBeVisible();
    expect(missing).toBe(false);
  });

  test("a ready page stands whole without it", async ({ page }) => {
    await page.route("**/assets/HowItWorks-*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await page.getByRole("link", { name: "How it works" }).click();
    await expect(page.getByRole("heading", { name: "How it works", level: 1 })).toBeVisible();
  });

  test("the failure is named if it does not help, and can be tried again", async ({ page }) => {
    await page.route("**/assets/Account-*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await page.evaluate(() => {
      history.pushState(null, "", "/account");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(
      page.getByText("A part of this page did not come. Please check your connection and try again."),
    ).toBeVisible();
    await expect(page.getByText("Loading chunk /account failed")).toBeVisible();
    await page.unroute("**/assets/Account-*.js");
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Your account", level: 1 })).toBeVisible();
  });
});

test.describe("when the site of a page that sleeps is gone", () => {
  test.use({ wakes: false, expectedFault: /status of 404/ });
  const excuse = "The shop does not answer. Please check your connection and try again.";
  /** The first press loads the page again, the second wakes what came of that. */
  async function pressTwice(page: Page) {
    await page.goto("/about");
    const again = page.waitForEvent("domcontentloaded");
    await page.keyboard.press("Shift");
    await again;
    await page.keyboard.press("Shift");
  }

  for (const [what, files] of [
    ["script", "**/assets/index-*.js"],
    ["style", "**/assets/*.css"],
  ] as const)
    test(`its ${what}: the page is loaded again, and comes to life if that helps`, async ({ page }) => {
      let missing = true;
      // Before the page: one that is there may ask past a line that is cut just then.
      await page.route(files, (route) => {
        if (!missing) return route.fallback();
        missing = false;
        return route.fulfill({ status: 404 });
      });
      await pressTwice(page);
      await page.locator("html[data-alive]").waitFor();
      await expect(page.getByText(excuse)).toHaveCount(0);
    });

  test("it is loaded again once, and says so if that does not help", async ({ page }) => {
    let loads = 0;
    page.on("domcontentloaded", () => {
      loads += 1;
    });
    await page.route("**/assets/index-*.js", (route) => route.fulfill({ status: 404 }));
    await pressTwice(page);
    await expect(page.getByText(excuse)).toBeVisible();
    await page.keyboard.press("Shift");
    await expect(page.getByText(excuse)).toBeVisible();
    expect(loads).toBe(2);
  });
});

test.describe("without a network", () => {
  // What a page fetches for later, it may want just then.
  test.use({
    expectedFault: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Loading chunk/,
  });

  test("who goes offline is told, until the network is back", async ({ page, context }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(true);
    // Wherever somebody reads.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page.getByText("You are offline.")).toBeInViewport();
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
  });

  test("reviews whose carousel cannot be fetched stand still, and the page around them stands", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/Carousel-"));
    const reviews = page.getByRole("region", { name: "What people hang on their walls" });
    await reviews.scrollIntoViewIfNeeded();
    await failed;
    await expect(page.getByText("You are offline.")).toBeInViewport();
    await expect(reviews.getByRole("figure").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
  });
});

test.describe("when pictures do not come", () => {
  test.use({ wakes: false, expectedFault: /ERR_FAILED/ });

  /** What stands in their places: nothing torn, with the sign of a picture, and as high as the picture would be. */
  const plates = (page: Page) =>
    page
      .locator("main img[width]")
      .evaluateAll((pictures) =>
        pictures
          .filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0)
          .map((one) => /^url\(.*path/.test(getComputedStyle(one).content) && one.clientHeight > 20),
      );

  for (const path of ["/", "/about", "/products/artpaper"])
    test(`${path} has a quiet plate for each, before anybody has come and after`, async ({ page }) => {
      await page.route(/\.(?:avif|webp|jpeg)$/, (route) => route.abort());
      await page.goto(path);
      await expect.poll(() => plates(page)).toContain(true);
      await expect.poll(() => plates(page)).not.toContain(false);
      await page.keyboard.press("Shift");
      await alive(page);
      await expect.poll(() => plates(page)).not.toContain(false);
    });

  test("another that comes takes the plate's place", async ({ page }) => {
    await page.route("**/sixteen/**", (route) => route.abort());
    await page.goto("/");
    await page.keyboard.press("Shift");
    await alive(page);
    const sentence = page.getByRole("combobox", { name: "The sentence" });
    await sentence.scrollIntoViewIfNeeded();
    const first = page
      .getByRole("region", { name: /^Sixteen/ })
      .locator("img")
      .first();
    await expect(first).toHaveCSS("content", /^url/);
    await page.unroute("**/sixteen/**");
    await sentence.selectOption({ index: 1 });
    await expect(first).toHaveCSS("content", "normal");
  });
});

test("no part of the site is called what blockers of trackers look for", () => {
  const parts = readdirSync(join(site.output, "assets"));
  expect(parts.length).toBeGreaterThan(50);
  const sought = /^(?:track|analytic|ad[sv]?-|advert|banner|pixel|beacon|shar|social|stat)/i;
  expect(parts.filter((part) => sought.test(part))).toEqual([]);
});
