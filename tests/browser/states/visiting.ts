import { expect, type Page, test } from "@playwright/test";
import { answering, given } from "./answering.ts";
import { orders, people } from "./people.ts";
import { cart, making } from "./shopping.ts";
import type { State } from "./state.ts";
import { known, somebody } from "./things.ts";

/** Every state that a screen can be in. */
export const everyState: Record<string, Record<string, State>> = { cart, making, orders, people };

/** Brings a page into each of them, and says what `look` finds wrong there. */
export async function wrongIn(
  page: Page,
  states: Record<string, State>,
  look: (page: Page) => Promise<string[]>,
) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await answering(page);
  const found: Record<string, string[]> = {};
  for (const [name, { path, answers, as = somebody, act, shows }] of Object.entries(states))
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      if (path) {
        await given(page, as, { ...known, ...answers });
        await page.goto(path);
      }
      await act?.(page);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      const wrong = await look(page);
      if (wrong.length > 0) found[name] = wrong;
    });
  return found;
}
