import type { Page, Response } from "@playwright/test";
import { alive } from "./asleep.ts";
import { fillIn, pay } from "./buying.ts";
import { atTheProduct, comeToTheProduct } from "./generating.ts";
import { expect, test } from "./pages.ts";
import { account, comeSignedIn, logOut } from "./people.ts";

// Safari forgets after a week without a visit what pages have stored, and keeps the cookie of the session.

// The payment page stands on an origin of its own, as in life.
test.use({ expectedFault: /asked http:\/\/127\.0\.0\.1/, wakes: false });

/** Opens a page in a browser that has forgotten what its pages stored. */
async function comeForgetful(page: Page, path: string) {
  const forgotten = await page.addInitScript(() => localStorage.clear());
  await page.goto(path);
  await forgotten.dispose();
}

async function buy(page: Page, email: string) {
  await atTheProduct(page, "A harbor with fishing boats");
  await page.getByRole("button", { name: "Buy now" }).click();
  await fillIn(page, { email });
  await pay(page);
  await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toBeVisible();
}

test("whoever has bought finds orders, pictures and their name, and can log out for good", async ({
  page,
  context,
}) => {
  const { email } = await comeSignedIn(page, "/about");
  await buy(page, email);

  await comeForgetful(page, "/orders");
  await expect(page.getByRole("main").getByRole("link", { name: /^Order #/ })).toBeVisible();
  await expect(account(page)).toBeVisible();
  await comeForgetful(page, "/your-creations");
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  await expect(account(page)).toBeVisible();
  await comeForgetful(page, "/about");
  await logOut(page);
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain("here");
  expect(await cookies()).not.toContain("session");
  await page.goto("/orders");
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
});

test("nobody is told meanwhile that there is nothing, and a stranger is asked nothing", async ({
  page,
  context,
}) => {
  let asked = 0;
  const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>();
  await page.route("**/auth/authenticate", async (route) => {
    asked++;
    await isLetIn;
    await route.continue();
  });
  await page.goto("/orders");
  await page.keyboard.press("Shift");
  await alive(page);
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  expect(asked).toBe(0);

  await page.request.post("/api/v1/auth/register-guest");
  expect((await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
    ["session", true],
    ["here", false],
  ]);
  for (const [path, nothing] of [
    ["/orders", "You haven't placed any orders yet."],
    ["/your-creations", "No images found"],
    ["/cart", "Your cart is empty!"],
  ] as const) {
    const question = page.waitForRequest("**/auth/authenticate");
    await comeForgetful(page, path);
    await question;
    await expect(page.getByText(nothing)).toBeHidden();
  }
  letIn();
  await expect(page.getByText("Your cart is empty!")).toBeVisible();
});

test.describe("when the shop does not answer at once", () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test("a page does not sleep until that is given up", async ({ page }) => {
    await page.request.post("/api/v1/auth/register-guest");
    await page.route("**/auth/authenticate", () => {});
    const over: string[] = [];
    page.on("requestfailed", (request) => over.push(request.url()));
    await page.clock.install();
    const question = page.waitForRequest("**/auth/authenticate");
    await page.goto("/about");
    await page.keyboard.press("Shift");
    await question;
    await page.clock.runFor(5_000);
    await alive(page);
    expect(over).toEqual([]);
  });

  test("whoever was not heard of is found by the next answer", async ({ page }) => {
    const isKnown = (answer: Response) => answer.url().endsWith("/auth/authenticate") && answer.ok();
    const known = page.waitForResponse(isKnown);
    await comeToTheProduct(page, "A heron at dusk");
    await known;
    await page.route("**/auth/authenticate", (route) => route.abort(), { times: 1 });
    const found = page.waitForResponse(isKnown);
    await comeForgetful(page, page.url());
    await found;
    const who = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}").state?.user?.userType);
    await expect.poll(who).toBe("guest");
  });
});
