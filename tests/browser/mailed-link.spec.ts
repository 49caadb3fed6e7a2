import { nothing } from "../../web/src/store.ts";
import { expect, test, toastsStay } from "./pages.ts";
import { account, comeSignedIn, logIn, logOut, mailedLink } from "./people.ts";
import { answering, given } from "./states/answering.ts";
import { known, lines, somebody, user } from "./states/things.ts";

test.describe("in another browser than where a link was asked for", () => {
  test.use({ expectedFault: /status of 422/ });

  test("who verifies an address is asked for the password, and can type it at once", async ({ page }) => {
    await page.route("**/api/v1/auth/verify-email", (route) =>
      route.fulfill({
        status: 422,
        json: { error: "Please say it again.", code: "x", fields: { password: "The one that you chose." } },
      }),
    );
    await page.goto("/verify-email?emailToken=x");
    await page.getByRole("button", { name: "Verify Email" }).press("Enter");
    await expect(page.getByLabel("Password")).toBeFocused();
    await page.keyboard.type("a password");
    await expect(page.getByLabel("Password")).toHaveValue("a password");
  });

  test("and their names, which somebody else may have typed where the mail was asked for", async ({
    page,
  }) => {
    const sent: unknown[] = [];
    await page.route("**/api/v1/auth/verify-email", (route) => {
      sent.push(route.request().postDataJSON());
      const [field, sentence] = sent.length === 1 ? ["password", "Which one?"] : ["lastName", "Too long."];
      return route.fulfill({
        status: 422,
        json: { error: sentence, code: "x", fields: { [field]: sentence } },
      });
    });
    await page.goto("/verify-email?emailToken=x");
    await page.getByRole("button", { name: "Verify Email" }).click();
    await page.getByLabel("Last Name").fill("King");
    await page.getByLabel("Password").fill("a password");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Too long.")).toBeVisible();
    expect(sent).toEqual([
      { emailToken: "x" },
      { emailToken: "x", password: "a password", lastName: "King" },
    ]);
    await expect(page.getByLabel("Last Name")).toHaveValue("King");
    await expect(page.getByLabel("Password")).toHaveValue("a password");
  });

  test("a password manager hears for which address the password is", async ({ page }) => {
    await answering(page);
    await given(page, {}, { "POST /auth/mailed-link": { email: user.email } });
    await page.goto("/reset-password?token=x");
    await expect(page.getByLabel("New password")).toBeVisible();
    await expect(page.locator("form input[autocomplete=username]")).toHaveValue(user.email);
    await given(page, { user, accessToken: "t" }, known);
    await page.goto("/account");
    await expect(page.getByLabel("New password")).toBeVisible();
    await expect(page.locator("form input[autocomplete=username]")).toHaveValue(user.email);
  });

  test("what lies in the cart of who follows a link goes into its account when they say so", async ({
    page,
  }) => {
    const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
    const cart = { ...nothing.cart, cartItems: lines.slice(0, 1), unsaved: true };
    await answering(page);
    await given(
      page,
      { user: guest, accessToken: "g", cart },
      {
        ...known,
        "POST /auth/authenticate": "never",
        "POST /auth/mailed-link": { email: user.email },
        "POST /auth/reset-password": {
          accessToken: "t",
          user: { ...user, cart: { items: lines.slice(1), quotes: [] } },
        },
        "PUT /cart": "never",
      },
    );
    await page.goto("/reset-password?token=x");
    const opener = page.getByRole("banner").getByRole("button", { name: "Cart" });
    await expect(opener).toHaveText("Cart (2)");
    await page.getByLabel("New password").fill("another horse");
    await page.keyboard.press("Enter");
    await expect(account(page)).toBeVisible();
    await page.reload();
    await opener.click();
    const drawer = page.getByRole("dialog", { name: "Cart (2)" });
    await expect(drawer).toContainText("2 prints that lay here before are not in this account's cart.");
    await drawer.getByRole("button", { name: "Put in" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Cart (4)" })).not.toContainText("lay here before");
  });
});

test.describe("when the answer is lost", () => {
  test.use({ expectedFault: /status of 404|ERR_FAILED/ });

  test("who has verified an address, and presses again, can log in", async ({ page }) => {
    let heard = false;
    await page.route("**/auth/mailed-link", (route) => route.fulfill({ json: { email: user.email } }));
    await page.route("**/auth/verify-email", (route) => {
      if (heard) return route.fulfill({ status: 404, json: { error: "It was used.", code: "not_found" } });
      heard = true;
      return route.abort();
    });
    await page.goto("/verify-email?emailToken=x");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Verify Email" }).click();
    await expect(main.getByText("The shop cannot be reached.")).toBeVisible();
    await expect(main.getByRole("button", { name: "Log In" })).toHaveCount(0);
    await main.getByRole("button", { name: "Verify Email" }).click();
    await expect(main.getByText("It was used.")).toBeVisible();
    await main.getByRole("button", { name: "Log In" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(user.email ?? "");
    await dialog.getByLabel("Password").fill("a long password");
    await page.route("**/auth/login", (route) =>
      route.fulfill({ json: known["POST /auth/authenticate"] as object }),
    );
    await toastsStay(page);
    await dialog.getByRole("button", { name: "Log In", exact: true }).click();
    await expect(page.getByText("Welcome Back!")).toBeVisible();
    await expect(page).not.toHaveURL(/verify/);
    await expect(page.getByText("You are logged in already.")).toHaveCount(0);
  });
});

test("whoever is signed in chooses a new password by a link all the same, and stays who they are", async ({
  page,
  request,
  isMobile,
}) => {
  const person = await comeSignedIn(page, "/about");
  await request.post("/api/v1/auth/forgot-password", { data: { email: person.email } });
  await expect.poll(() => mailedLink(request, person, /new password/)).toContain("reset-password");
  await page.goto(await mailedLink(request, person, /new password/));
  await page.getByLabel("New password").fill("another horse");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(account(page)).toBeVisible();
  await logOut(page);
  await logIn(page, isMobile, { ...person, password: "another horse" });
});

test("another's link does for whoever is signed in what a log-out and its log-in would", async ({ page }) => {
  const other = { ...user, _id: "o", firstName: "Grace" };
  const theirs = { accessToken: "o", user: { ...other, cart: { items: lines.slice(1), quotes: [] } } };
  await answering(page);
  const cart = { ...nothing.cart, cartItems: lines.slice(0, 1), unsaved: true };
  await given(
    page,
    { ...somebody, cart, zip: "10028" },
    {
      ...known,
      "POST /auth/authenticate": "never",
      "POST /auth/mailed-link": { email: "grace@example.com" },
      "POST /auth/reset-password": theirs,
      "PUT /cart": "never",
    },
  );
  await page.goto("/reset-password?token=x");
  await page.getByLabel("New password").fill("another horse");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Account of Grace")).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}").state);
  expect(kept).toMatchObject({
    user: { _id: "o" },
    currentArt: null,
    zip: null,
    setAside: [],
    cart: { cartItems: lines.slice(1) },
  });
});
