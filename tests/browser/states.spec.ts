import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { orders, people } from "./states/people.ts";
import { cart, making } from "./states/shopping.ts";
import { faultsOf } from "./states/sound.ts";
import { known, somebody } from "./states/things.ts";

// Every state that a screen can be in, and not only every screen: for axe, in the dark, at 400 %, with text spacing.

test.use({ expectedFault: /status of 4\d\d/ });
for (const [of, states] of Object.entries({ cart, making, orders, people }))
  test(`every state is there for everybody: ${of}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answering(page);
    const found: Record<string, string[]> = {};
    for (const [name, { path, answers, as = somebody, act, shows }] of Object.entries(states))
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await given(page, as, { ...known, ...answers });
        await page.goto(path);
        await act?.(page);
        await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
        const faults = await faultsOf(page);
        if (faults.length > 0) found[name] = faults;
      });
    expect(found).toEqual({});
  });
