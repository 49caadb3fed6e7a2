import AxeBuilder from "@axe-core/playwright";
import { screens } from "../../web/src/screens.ts";
import { example, expect, test } from "./pages.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test.use({ expectedFault: /status of 404/ });

for (const { path, title, placeholder } of screens)
  test(`${path} opens under its title, with one heading and nothing that axe objects to`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(example(path));
    await expect(page).toHaveTitle(path === "/" ? title : `${title} · Wallflower`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "This room is not open yet" })).toHaveCount(
      placeholder ? 1 : 0,
    );
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });

test("what is still to come is exactly this", () => {
  expect(screens.filter(({ placeholder }) => placeholder).map(({ path }) => path)).toEqual([
    "/products/:shortname",
    "/products/preview/:shortname",
    "/cart",
    "/checkout/success/:sessionId",
    "/orders",
  ]);
});

for (const { path, prerendered } of screens)
  if (prerendered)
    test(`${path} can be read before any script runs`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain("<h1");
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    });

test("an unknown path leads home, from the address bar and from within", async ({ page }) => {
  await page.goto("/no/such/place");
  await expect(page).toHaveURL("/");
  await page.evaluate(() => {
    history.pushState(null, "", "/elsewhere");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL("/");
});

test("a page is brought to life where it stands: nothing moves", async ({ page }) => {
  await page.goto("/");
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
