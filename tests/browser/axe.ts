import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** Less than half of what is easier to read: each page has to read it. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Nothing is on its way any more: a page hears of other colors and of another width with the next frame, and what moves
 * then is at its end at once. Nobody waits for it: what is not drawn never ends.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
  });

type Looking = {
  /** Where; everywhere, if nothing is said. */
  within?: string;
  /** Those alone, or what is only good practice as well; all of WCAG's, if nothing is said. */
  rules?: string[] | "every";
};

/** What axe objects to, in the page as it stands. It is put into a page once, and tells nothing of what is right. */
export async function objections(page: Page, { within = "html", rules }: Looking = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    ...(rules !== "every" && { runOnly: rules ?? wcag }),
    resultTypes: ["violations"],
  };
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await window.axe.run(within, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { within, options },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
