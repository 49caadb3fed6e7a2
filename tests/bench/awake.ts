import type { Page } from "@playwright/test";

/** Looked for by the page itself: whoever asks the driver for it has its listeners at every press. */
const found = (which: string) =>
  new Promise<void>((done) => {
    const look = () => (document.querySelector(which) ? done() : requestAnimationFrame(look));
    look();
  });

/**
 * Our pages sleep until a first sign of somebody. Others wake by themselves, and are left alone meanwhile: a key that is
 * pressed while React 18 hydrates may end that for good.
 */
export async function awake(page: Page, lives?: string) {
  if (lives === undefined) await page.keyboard.press("Shift");
  await page.evaluate(found, lives ?? "html[data-alive]");
}
