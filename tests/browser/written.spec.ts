import type { Page } from "@playwright/test";
import { alive } from "./asleep.ts";
import { adopt, expect, laidOut, test } from "./pages.ts";

// A page that was written at build is taken over as it stands: what differs from what the site would show stays wrong.

test.use({ wakes: false, contextOptions: { reducedMotion: "reduce" } });

type Shown = HTMLElement & { checked?: boolean; selected?: boolean; value?: string };

/** All that stands in a page that lives, a line an element, whatever order its attributes are in. */
const shown = (page: Page) =>
  page.locator("#root").evaluate((root) =>
    [...root.querySelectorAll<Shown>("*")].map((element) => {
      const { localName, attributes, childNodes, style, checked, selected, value } = element;
      const said = [...attributes]
        // How it is written what is chosen at first, is no matter: whether it is chosen, is.
        .filter(({ name }) => !["checked", "selected", "value"].includes(name))
        .map(({ name, value }) => `${name}="${name === "style" ? style.cssText : value}"`);
      const words = [...childNodes].map((node) => (node instanceof Text ? node.data : "<>")).join("");
      return `${localName} ${said.sort().join(" ")} ${[checked, selected, value]}: ${words}`;
    }),
  );

async function brought(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press("Shift");
  await alive(page);
  return shown(page);
}

/** One of each kind. */
const paths = [
  ...["/", "/contact", "/products", "/products/artpaper", "/products/preview/artpaper"],
  ...["/journey", "/cart", "/orders", "/your-creations"],
];
for (const path of paths)
  test(`${path} comes to life as the site itself would show it`, async ({ page }) => {
    await page.route("**/api/v1/**", () => {});
    const taken = await brought(page, path);
    // The page alone: what it asks the shop for may end as its path does.
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /(<div id="root">).*<\/div>(?=\s*<\/body>)/s,
          "$1</div>",
        );
        await route.fulfill({ response, body });
      },
    );
    const made = await brought(page, path);
    expect(made.length).toBeGreaterThan(50);
    expect(taken).toEqual(made);
  });

/** Where each part of the page stands, and how high it is: a finger that is on its way finds it there. */
const places = (page: Page) =>
  page.locator("#root").evaluate((root) => {
    const parts = [...root.querySelectorAll("main :is(section, h1, h2, h3, form, p, li)")];
    const shown = parts.filter((part) => part.checkVisibility() && part.textContent.trim() !== "");
    return shown.map((part): [part: string, place: string] => {
      const { top, height } = part.getBoundingClientRect();
      return [
        `${part.localName} ${part.textContent.trim()}`,
        `${Math.round(top + scrollY)}, ${Math.round(height)} high`,
      ];
    });
  });

/** What waits to be looked at comes, on the way to the end of the page. */
const lookedThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((painted) => new IntersectionObserver(painted).observe(document.body));
    }
  });

test.describe("nothing on a phone moves", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 360, height: 780 } });
  for (const path of paths)
    test(`${path} comes to life where it stands, to its end`, async ({ page }) => {
      await page.goto(path);
      await laidOut(page);
      const before = await places(page);
      await page.keyboard.press("Shift");
      await alive(page);
      await lookedThrough(page);
      await page.waitForLoadState("networkidle");
      const after = new Map(await places(page));
      const moved = before.filter(([part, place]) => (after.get(part) ?? place) !== place);
      expect(moved.map(([part, place]) => `${part}: ${place}, and then ${after.get(part)}`)).toEqual([]);
      expect(before.length).toBeGreaterThan(2);
    });
});

for (const width of [360, 768, 1280])
  test(`${width} pixels wide, what nobody has come near takes about the room that it will have`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    // Not laid out later either: it is the guess that is measured.
    await page.addInitScript(adopt, "* { animation: none !important }");
    await page.goto("/");
    /** Once what is near has been found, and has its letters: before the first picture all of it is guessed. */
    const height = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return document.documentElement.scrollHeight;
      });
    const before = await height();
    await laidOut(page);
    expect(Math.abs(before / (await height()) - 1)).toBeLessThan(0.04);
  });

for (const path of ["/", "/about"])
  test(`${path} is there to its end for whoever takes a picture of all of it, though nobody went there`, async ({
    page,
  }) => {
    await page.goto(path);
    const undrawn = () =>
      page
        .locator("#root :is(h2, p, footer a)")
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }))
            .map((one) => one.textContent),
        );
    await expect.poll(undrawn).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
