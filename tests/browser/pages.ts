import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { noPictures } from "../support/chromium.ts";

type Options = {
  /** Faults that the test itself brings about, as the browser words them. */
  expectedFault: RegExp;
  /** Somebody is there as soon as a page is: one that sleeps wakes up. */
  wakes: boolean;
  /** Somebody looks at pictures: elsewhere none is fetched, a third of the work of a visit to /. */
  pictures: boolean;
};

type Workers = {
  /** A browser that shows pictures, opened for the first test that looks at them. */
  picturing: () => Promise<Browser>;
};

/** A page whose console must stay silent, and that speaks to nobody but the shop. */
export const test = base.extend<Options, Workers>({
  expectedFault: [/^$/, { option: true }],
  wakes: [true, { option: true }],
  pictures: [false, { option: true }],
  picturing: [
    async ({ playwright, launchOptions }, use) => {
      const { args = [], ...others } = launchOptions;
      let browser: Promise<Browser> | undefined;
      await use(() => {
        browser ??= playwright.chromium.launch({ ...others, args: args.filter((one) => one !== noPictures) });
        return browser;
      });
      await (await browser)?.close();
    },
    { scope: "worker" },
  ],
  context: async ({ context, pictures, picturing }, use) => {
    if (!pictures) return use(context);
    const seeing = await (await picturing()).newContext();
    await use(seeing);
    await seeing.close();
  },
  page: async ({ page, baseURL, expectedFault, wakes }, use) => {
    const faults: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
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

/** A machine that has much to do: what is put off until the page was painted comes late. */
export const isBusy = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((act: () => void, delay = 1_000) => later(act, delay)) as typeof later;
  });

/** Addresses of the route table with something in the place of each parameter. */
export const example = (path: string) =>
  path
    .replace(":shortname", "artpaper")
    .replace(/:\w+/g, "example")
    .replace("/verify-email", "/verify-email?emailToken=example")
    .replace("/reset-password", "/reset-password?token=example")
    .replace("/newsletter", "/newsletter?confirm=example");
