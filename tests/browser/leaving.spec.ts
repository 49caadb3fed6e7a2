import { paths, printPath, withQuery } from "../../functions/core/site/paths.ts";
import { nothing } from "../../web/src/store.ts";
import { expect, hasHeard, test } from "./pages.ts";
import { account, anAccount, aPerson, comeSignedIn, logIn, logOut } from "./people.ts";
import { quickAnswers } from "./quick-shop.ts";
import { answering, given } from "./states/answering.ts";
import { known, lines, order, picture, user } from "./states/things.ts";

test.describe("somebody leaves", () => {
  test.use({ expectedFault: /status of (?:40[134]|500)|ERR_FAILED/ });

  test("and the shop does not hear of it: nobody goes on as them", async ({ page }) => {
    await comeSignedIn(page, "/about");
    await page.route("**/auth/logout", (route) => route.fulfill({ status: 500, body: "{}" }));
    await account(page).click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await expect(account(page)).toHaveCount(0);

    await page.reload();
    await page.locator("html[data-alive]").waitFor();
    const known = await page.evaluate(async () => {
      const answer = await fetch("/api/v1/user");
      return answer.status;
    });
    expect(known).toBe(200);

    await page.unroute("**/auth/logout");
    await page.goto("/products");
    await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => fetch("/api/v1/user").then(({ status }) => status)))
      .toBeGreaterThanOrEqual(400);
  });

  test("and their browser has lost its cookies: their token opens nothing any more", async ({
    page,
    request,
  }) => {
    await comeSignedIn(page, "/about");
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "").state.accessToken);
    await page.context().clearCookies();
    const statusOf = async () =>
      (await request.get("/api/v1/user", { headers: { authorization: `Bearer ${token}` } })).status();
    expect(await statusOf()).toBe(200);
    await logOut(page);
    await expect.poll(statusOf).toBe(403);
  });

  test("while an answer for them is on its way: it signs nobody in", async ({ page }) => {
    await comeSignedIn(page, "/about");
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/auth/authenticate", async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.reload();
    await page.locator("html[data-alive]").waitFor();
    const theirs = (request: { url(): string }) => request.url().endsWith("/auth/authenticate");
    // Given up, or answered.
    const over = Promise.race([
      page.waitForEvent("requestfailed", theirs),
      page.waitForEvent("requestfinished", theirs),
    ]);
    await logOut(page);
    answer();
    await over;
    await hasHeard(page);
    await expect(account(page)).toHaveCount(0);
    await page.goto("/your-creations");
    await expect(page.getByText("You haven't created any images yet.")).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    // Nothing is here, and all of it in their account.
    for (const path of ["/your-creations", "/orders"]) {
      await page.goto(path);
      await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
      await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
    }
    const { user, accessToken } = await page.evaluate(
      () => JSON.parse(localStorage.getItem("root") ?? "{}").state,
    );
    expect({ user, accessToken }).toEqual({ user: null, accessToken: null });
  });

  test("and goes back: nothing of theirs is there", async ({ page }) => {
    let answers = true;
    await page.route("**/api/v1/orders/order-1", (route) =>
      answers ? route.fulfill({ json: { order } }) : undefined,
    );
    const person = await comeSignedIn(page, "/orders/order-1");
    await expect(page.getByText("1 Museum Mile")).toBeVisible();
    answers = false;
    await account(page).click();
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page.getByText("Please log in to see your account.")).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText("Loading your order...")).toBeVisible();
    await expect(page.getByText("1 Museum Mile")).toHaveCount(0);
  });
});

test("what somebody wrote in other tabs and did not send goes with them, and is not there for who comes next", async ({
  page,
  context,
  request,
  isMobile,
}) => {
  await comeSignedIn(page, paths.about);
  const words = "A surprise for Ruth";
  const tabAt = async (path: string) => {
    const tab = await context.newPage();
    await tab.route("**/user/generatedImages*", (route) => route.fulfill({ json: quickAnswers.images }));
    await tab.goto(path);
    await expect(account(tab)).toBeVisible();
    return tab;
  };
  const letter = await tabAt(paths.contact);
  const home = await tabAt(paths.home);
  const message = letter.getByLabel("Message");
  const sentence = home.getByLabel("What would you like to see?");
  const fields = [message, sentence, home.getByLabel("Newsletter address")];
  for (const field of fields) await field.fill(words);
  const journey = await tabAt(withQuery(paths.journeyStart, { subject: words, artStyle: "sumi-e-style" }));
  await journey.getByRole("button", { name: "Clear current journey" }).click();
  const undo = journey.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  const gallery = await tabAt(paths.creations);
  await gallery.getByRole("main").getByRole("button", { name: picture.prompt }).first().click();
  const detail = gallery.getByRole("dialog");
  await expect(detail).toContainText(picture.prompt);

  await logOut(page);
  for (const field of fields) await expect(field).toHaveValue("");
  await expect(undo).toHaveCount(0);
  await expect(detail).toHaveCount(0);
  await logIn(page, isMobile, await anAccount(request));
  for (const [tab, field] of [
    [letter, message],
    [home, sentence],
  ] as const) {
    await expect(account(tab)).toBeVisible();
    await tab.getByRole("banner").getByRole("link", { name: "Journey" }).click();
    await expect(tab.getByRole("heading", { name: "Style Selection" })).toBeVisible();
    await tab.goBack();
    await expect(field).toHaveValue("");
  }
});

test("a guest who logs in takes along what their cart could not keep, and stays with their picture", async ({
  page,
  isMobile,
}) => {
  const cart = { ...nothing.cart, cartItems: lines.slice(0, 1), unsaved: true };
  const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
  await answering(page);
  await given(
    page,
    { user: guest, accessToken: "g", cart, currentArt: picture },
    {
      ...known,
      "POST /auth/authenticate": "never",
      "POST /auth/login": {
        accessToken: "t",
        user: { ...user, cart: { items: lines.slice(1), quotes: [] } },
      },
      "PUT /cart": "never",
    },
  );
  await page.goto(printPath(picture._id));
  await expect(page.getByRole("banner").getByRole("button", { name: "Cart (2)" })).toBeVisible();
  await logIn(page, isMobile, aPerson());
  await expect(page.getByRole("banner").getByRole("button", { name: "Cart (4)" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Swap image" })).toBeVisible();
  await expect(page).toHaveURL(printPath(picture._id));
});
