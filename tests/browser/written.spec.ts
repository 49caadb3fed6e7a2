import type { Page } from "@playwright/test";
import { alive } from "./asleep.ts";
import { expect, test } from "./pages.ts";

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
  test(`${path} comes to life as the site itself would show it`, { tag: "@anyWidth" }, async ({ page }) => {
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
