import { expect, test } from "./pages.ts";

test.use({ expectedFault: /planted|status of 404/ });

type Report = { errors: { route: string; message: string; at: string }[]; vitals: Record<string, unknown>[] };

test("what fails in a browser and how fast it was reaches the shop, without a cookie or a name", async ({
  page,
}) => {
  // Every visit is measured here, and not one in ten.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto("/about");
  // The second page's: the first may have asked for it as well.
  const measured = page.waitForRequest(
    (asked) => asked.url().includes("/assets/reporting-") && page.url().includes("/orders/"),
  );
  // Not by "goto", which presses a key: the largest paint is the last one before a key.
  await page.evaluate(() => location.assign("/orders/8GK2ABCD?key=secret"));
  await page.waitForURL("/orders/**");
  await (await (await measured).response())?.finished();
  // A browser tells what it has measured when it has time: whoever asks last hears it last.
  await page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle));
    const type = "largest-contentful-paint";
    await new Promise<void>((told) =>
      new PerformanceObserver(() => told()).observe({ type, buffered: true }),
    );
  });
  await page.evaluate(() => {
    const ours = new Error("planted");
    ours.stack = `Error: planted at https://shop.test${"/assets/index-abc.js:1:23"}`;
    const theirs = new Error("planted by an extension");
    theirs.stack = "Error: planted at chrome-extension://abc/content.js:1:2";
    for (const failure of [ours, theirs]) void Promise.reject(failure);
  });
  await page.getByRole("button", { name: /^Cart/ }).first().click();
  const [sent] = await Promise.all([
    page.waitForRequest("**/api/v1/report"),
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide"))),
  ]);
  expect((await sent.response())?.status()).toBe(200);
  expect(await sent.headerValue("cookie")).toBeNull();
  expect(await sent.headerValue("authorization")).toBeNull();
  expect(sent.url()).not.toContain("8GK2");
  expect(sent.postData()).not.toMatch(/8GK2|secret/);
  const { errors, vitals } = sent.postDataJSON() as Report;
  expect(errors).toEqual([{ route: "/orders/:orderId", message: "Error: planted", at: "index-abc.js:1:23" }]);
  expect(vitals).toEqual([expect.objectContaining({ route: "/orders/:orderId", LCP: expect.any(Number) })]);
});
