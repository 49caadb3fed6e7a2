import { test } from "./pages.ts";
import { answering, remembered, remembering } from "./states/answering.ts";
import { orders, people } from "./states/people.ts";
import { cart, making } from "./states/shopping.ts";
import { known, somebody } from "./states/things.ts";

test.use({ expectedFault: /status of 4\d\d/ });
const dir = process.env.SHOTS ?? "/tmp/shots";
for (const [of, states] of Object.entries({ cart, making, orders, people }))
  test(`shots ${of}`, async ({ page }) => {
    test.setTimeout(600000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await remembering(page);
    for (const [name, { path, answers, as = somebody, act, shows }] of Object.entries(states)) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await answering(page, { ...known, ...answers });
      await remembered(page, as);
      await page.goto(path);
      await act?.(page).catch(() => {});
      await page
        .getByText(shows)
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: 10000 })
        .catch(() => {});
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: `${dir}/${of}-${name.replace(/\W+/g, "-")}-${width}.png`,
          fullPage: true,
          animations: "disabled",
        });
      }
    }
  });
