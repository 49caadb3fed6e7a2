import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { orders, people } from "./states/people.ts";
import { cart, making } from "./states/shopping.ts";
import { lostAt320 } from "./states/sound.ts";
import { known, somebody } from "./states/things.ts";

// What people write has no place to break at: the longest that the shop takes of each.

const endless = (length: number) => "Donaudampfschifffahrt".repeat(length).slice(0, length);

const longer: Record<string, string> = {
  "A fox asleep under a birch": endless(500),
  "Ada Lovelace": `Ada${endless(90)}`,
  '"firstName":"Ada"': `"firstName":"Ada${endless(90)}"`,
  Lovelace: endless(90),
  "ada@example.com": `${endless(60)}ada@example.com`,
  "1 Museum Mile": endless(100),
  "New York": endless(100),
};

/** The same with long words in the place of short ones. */
const lengthened = <Thing>(thing: Thing): Thing =>
  JSON.parse(
    Object.entries(longer).reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(thing)),
  );

test.use({ expectedFault: /status of 4\d\d/, viewport: { width: 320, height: 640 } });
for (const [of, states] of Object.entries({ cart, making, orders, people }))
  test(`long words break, and widen nothing: ${of}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answering(page);
    const found: Record<string, string[]> = {};
    for (const [name, { path, answers, as = somebody, act, shows }] of Object.entries(states))
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await given(page, lengthened(as), lengthened({ ...known, ...answers }));
        await page.goto(path);
        await act?.(page);
        await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
        const lost = await lostAt320(page);
        if (lost.length > 0) found[name] = lost;
      });
    expect(found).toEqual({});
  });
