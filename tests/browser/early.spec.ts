import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { aPerson, register } from "./people.ts";

// A picture that there is not is missing.
test.use({ expectedFault: /status of 404/ });

/** Opens a page while the platform is withheld: what is asked meanwhile was asked by the shell itself. */
async function askedBefore(page: Page, path: string, wanted: RegExp) {
  const { promise: coming, resolve: letIn } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const count = (request: { url(): string }) => {
    if (wanted.test(request.url())) asked.push(request.url());
  };
  page.on("request", count);
  await page.route("**/assets/platform-*.js", async (route) => {
    await coming;
    await route.continue();
  });
  const opened = page.goto(path, { waitUntil: "networkidle" });
  await expect.poll(() => asked.length).toBe(1);
  letIn();
  await opened;
  page.off("request", count);
  await page.unroute("**/assets/platform-*.js");
  return asked;
}

for (const [path, wanted] of [
  ["/image/nothing", /\/api\/v1\/images\/nothing$/],
  ["/image/nothing", /\/assets\/ImagePage-.*\.js$/],
] as const)
  test(`${path} asks for ${wanted.source} before the platform is there, and once`, async ({ page }) => {
    expect(await askedBefore(page, path, wanted)).toHaveLength(1);
  });

test("who is signed in is answered early as well, as themselves", async ({ page, request, isMobile }) => {
  await page.goto("/");
  await register(page, request, isMobile, aPerson());
  expect(await askedBefore(page, "/orders", /\/api\/v1\/orders\?/)).toHaveLength(1);
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  expect(await askedBefore(page, "/your-creations", /\/user\/generatedImages/)).toHaveLength(1);
});
