import type { Page } from "@playwright/test";
import { readyOfMany, readyPages, screenPaths, titleOf } from "../../functions/core/site/addresses.ts";
import { paramsIn } from "../../web/src/kit/params.ts";
import { objections, settled } from "./axe.ts";
import { example, expect, test } from "./pages.ts";

// Whoever is nobody is refused what belongs to somebody, and what does not exist is missing.
test.use({ expectedFault: /status of 40[14]/ });

// A batch that is nobody's leads home: tests/browser/journey.spec.ts looks at one that is somebody's.
// /journey leads to its journey, and /home is the home page: accidents.spec.ts looks at that name.
const standing = screenPaths.filter(({ path }) => !/^\/(imageReview|journey\/|home)/.test(path));

const phone = { width: 360, height: 780 };

/** What leads from here to a page that there is not. */
const lostLinks = async (page: Page) => {
  const links = page.locator('a[href^="/"]');
  const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
  return hrefs.filter((href) => {
    const { pathname } = new URL(href, "http://shop");
    return !screenPaths.some(({ path }) => paramsIn(path, pathname));
  });
};

const pixelsTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { name, path } of standing)
  test(`${path} opens under its title, and is sound: one heading, its links, axe, 320 pixels, 200 %`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(example(path));
    await expect(page).toHaveTitle(name === "product" ? "Art Paper Print · Wallflower" : titleOf(name));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await lostLinks(page)).toEqual([]);
    const light = await objections(page);
    // The same page with its other colors, and on a phone; the footer is the same everywhere.
    const within = path === "/" ? "html" : "body > :not(#root), #root > :not(footer)";
    await page.emulateMedia({ colorScheme: "dark" });
    await settled(page);
    const dark = await objections(page, { within, rules: ["color-contrast"] });
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(phone);
    await settled(page);
    expect([...light, ...dark, ...(await objections(page, { within }))]).toEqual([]);
    // A desktop of 1280 pixels at 200 % has 640 of them.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => pixelsTooWide(page), `at ${width}`).toBeLessThanOrEqual(0);
    }
  });

test("what is ready can be read before any script runs", async ({ request }) => {
  for (const { path } of readyPages)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      expect(html).toContain("<h1");
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    });
});

test("a product says what it is, what it costs and that it can be had, before any script runs", async ({
  request,
}) => {
  for (const path of readyOfMany)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<title>.+ Print[^<]*Wallflower<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      const data = /<script type="application\/ld\+json">({[^<]*"@type":"Product".*?)<\/script>/.exec(
        html,
      )?.[1];
      expect(JSON.parse(data ?? "{}").offers).toMatchObject({
        priceCurrency: "USD",
        lowPrice: expect.any(Number),
        availability: "https://schema.org/InStock",
      });
    });
});

test("an unknown path leads home, from the address bar and from within, and is none for a robot", async ({
  page,
  request,
}) => {
  await page.goto("/no/such/place");
  await expect(page).toHaveURL("/");
  await page.evaluate(() => {
    history.pushState(null, "", "/elsewhere");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL("/");

  const phone = "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/120.0";
  for (const path of ["/no/such/place", "/wp-login.php", "/about.html"]) {
    const answerTo = async (agent: string) => {
      const answer = await request.get(path, { headers: { "user-agent": agent }, maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    expect(await answerTo("Googlebot/2.1")).toEqual([404, undefined]);
    expect(await answerTo(phone)).toEqual([302, "/"]);
  }
});

for (const [path, viewport] of [
  ["/", undefined],
  ["/products/artpaper", undefined],
  ["/", phone],
  ["/products/artpaper", phone],
] as const)
  test(`${path} is brought to life where it stands${viewport ? " on a phone" : ""}: nothing moves, and not when its letters come late`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport);
    const { promise: coming, resolve: letIn } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    letIn();
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

test.describe(() => {
  // It is a site of its own, and says nothing of being alive.
  test.use({ wakes: false });
  test("the kit's own page shows every part, and axe objects to none", async ({ page }) => {
    await page.goto("/_local/kit/");
    await expect(page.getByRole("heading", { name: "The kit" })).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await objections(page)).toEqual([]);
  });
});
