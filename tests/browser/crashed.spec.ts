import { expect, test } from "@playwright/test";
import { type Chromium, chromium } from "./engines/chromium.ts";
import { started } from "./engines/engine.ts";

// A browser that dies says so at once: nobody waits for it until a test's time is over.

/** What is asked before and after that which is the end of it. */
async function endsBy(act: (browser: Chromium) => unknown, reason: RegExp, before?: typeof act) {
  const browser = await chromium();
  try {
    await before?.(browser);
    const waiting = expect(browser.run("new Promise(() => {})")).rejects.toThrow(reason);
    await act(browser);
    await waiting;
    await expect(browser.run("1")).rejects.toThrow(reason);
  } finally {
    await browser.close();
  }
}

test("a page that is not there fails, and one that crashes ends every call with that reason", () =>
  endsBy(
    (browser) => browser.open("chrome://crash").catch(() => undefined),
    /has crashed/,
    async (browser) => {
      await expect(browser.open("http://nobody.example/")).rejects.toThrow(/ERR_NAME_NOT_RESOLVED/);
      // What stands in its place comes later, and takes with it what is asked there.
      await browser.open("about:blank");
    },
  ));

test("a browser that is killed ends every call with that reason, and can be closed", () =>
  endsBy(({ pid = Number.NaN }) => process.kill(pid, "SIGKILL"), /ended by SIGKILL/));

test("a program that a signal has ended is not waited for", async () => {
  const { said, over, end } = started("/bin/sh", ["-c", "echo ready; kill -9 $$"], { ready: /(ready)/ });
  await said;
  expect(await over).toMatch(/ended by SIGKILL: ready/);
  await end();
});
