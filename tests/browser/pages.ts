import { test as base, expect, type Page } from "@playwright/test";

type Options = {
  /** Faults that the test itself brings about, as the browser words them. */
  expectedFault: RegExp;
  /** Somebody is there as soon as a page is: one that sleeps wakes up. */
  wakes: boolean;
};

/** That a picture came long before its page says how busy the machine is; that it is the one shown, `early.spec.ts` sees. */
const untimely = /\/pictures\/\S+ was preloaded using link preload but not used within a few seconds/;

/** A page whose console must stay silent, and that speaks to nobody but the shop. */
export const test = base.extend<Options>({
  expectedFault: [/^$/, { option: true }],
  wakes: [true, { option: true }],
  page: async ({ page, baseURL, expectedFault, wakes }, use) => {
    const faults: string[] = [];
    page.on("console", (message) => {
      const isFault = message.type() === "error" || message.type() === "warning";
      if (isFault && !untimely.test(message.text())) faults.push(message.text());
    });
    page.on("pageerror", (failure) => faults.push(String(failure)));
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) faults.push(`asked ${request.url()}`);
    });
    const goto = page.goto.bind(page);
    page.goto = async (...to) => {
      const response = await goto(...to);
      if (!wakes) return response;
      // A ready page sleeps until somebody does something.
      await page.keyboard.press("Shift");
      await page.locator("html[data-alive]").waitFor();
      return response;
    };
    await use(page);
    expect(faults.filter((fault) => !expectedFault.test(fault))).toEqual([]);
  },
});

export { expect };

/** What is put off until the page was painted comes late. */
function muchToDo() {
  const later = window.setTimeout;
  window.setTimeout = ((act: () => void, delay = 1_000) => later(act, delay)) as typeof later;
}
/** A machine that has much to do: from the next page on, or from now on. */
export const isBusy = (page: Page) => page.addInitScript(muchToDo);
export const becomesBusy = (page: Page) => page.evaluate(muchToDo);

/** A page styles itself by one rule more. */
export function adopt(rule: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
}
/** What is not in sight has about its height only: from now on all of it has its own. */
export const laidOut = (page: Page) => page.evaluate(adopt, "* { content-visibility: visible !important }");

/** The cart as the keyboard opens it, and what opened it. */
export async function cartByEnter(page: Page) {
  const opener = page.getByRole("banner").getByRole("button", { name: "Cart" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect(cart).toBeVisible();
  return { opener, cart };
}

/** A toast ends with its bar. */
export const TOASTS_STAY = "[class*=progress-bar] { animation-play-state: paused !important }";
/** Until the next page no toast goes by itself: a busy machine looks too seldom to see each in its moment. */
export const toastsStay = (page: Page) => page.evaluate(adopt, TOASTS_STAY);

/** What comes of the answers that are there has come: the next one is there as well. */
export const hasHeard = (page: Page) =>
  page.evaluate(() => fetch("/api/v1/health").then((answer) => answer.text()));

/** Addresses of the route table with something in the place of each parameter. */
export const example = (path: string) =>
  path
    .replace(":shortname", "artpaper")
    .replace(/:\w+/g, "example")
    .replace("/verify-email", "/verify-email?emailToken=example")
    .replace("/reset-password", "/reset-password?token=example")
    .replace("/newsletter", "/newsletter?confirm=example");
