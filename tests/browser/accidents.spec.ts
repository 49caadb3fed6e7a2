import type { Page } from "@playwright/test";
import { answerAll } from "./generating.ts";
import { expect, isBusy, test } from "./pages.ts";
import { account, comeSignedIn } from "./people.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test.describe("a browser that keeps nothing", () => {
  test("blocks all storage, and every page stands", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      // Chrome refuses them along with storage.
      navigator.locks.request = () => Promise.reject(new DOMException("Denied.", "SecurityError"));
    });
    for (const [path, name] of [
      ["/about", "Why"],
      ["/products/artpaper", "Art Paper Print"],
      ["/your-creations", "Your Creations"],
    ] as const) {
      await page.goto(path);
      await expect(heading(page, new RegExp(name))).toBeVisible();
    }
    await page.goto("/journey");
    await expect(heading(page, "Style Selection")).toBeVisible();
    await page.getByRole("button", { name: "Bauhaus" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(heading(page, "Subject Details")).toBeVisible();
    await answerAll(page, "A kettle on a stove");
    const asked = page.waitForResponse("**/images/text-to-image");
    await page.getByRole("button", { name: "Generate Image" }).click();
    expect((await asked).ok()).toBe(true);
  });

  // What becomes of each is in tests/web/storage.test.ts: here it is on the page that it would harm.
  test("what it kept is broken, and every page stands", async ({ page }) => {
    const journey = heading(page, "Style Selection");
    const noCart = page.getByText("Your cart is empty!");
    for (const [what, kept, path, stands] of [
      ["cut off", "{not json", "/journey", journey],
      ["no cart", '{"state":{"cart":null},"version":1}', "/cart", noCart],
      ["half a cart", '{"state":{"cart":{"cartItems":[{"sku":"x"}]}},"version":1}', "/cart", noCart],
      [
        "half a journey",
        '{"state":{"progress":{"default-journey":{"currentStep":1}}},"version":1}',
        "/journey",
        journey,
      ],
      ["another kind", '"root"', "/orders", page.getByText("You haven't placed any orders yet.")],
    ] as const)
      await test.step(what, async () => {
        const broken = await page.addInitScript((kept) => localStorage.setItem("root", kept), kept);
        await page.goto(path);
        await expect(stands).toBeVisible();
        await broken.dispose();
      });
  });

  test("is full, and the page goes on", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("/journey");
    await page.getByRole("button", { name: "Bauhaus" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(heading(page, "Subject Details")).toBeVisible();
  });
});

test.describe("a part of the site that never comes", () => {
  test.use({ expectedFault: /status of 404|ERR_FAILED|dynamically imported module|Loading chunk/ });

  for (const { chunk, path, remembers = true } of [
    { chunk: "OrderPage", path: "/orders/none" },
    { chunk: "Account", path: "/account", remembers: false },
    { chunk: "QueryProvider", path: "/account" },
  ])
    test(`${chunk} is named after one reload, within header and footer`, async ({ page }) => {
      if (!remembers)
        await page.addInitScript(() => {
          Object.defineProperty(window, "sessionStorage", {
            get() {
              throw new DOMException("The operation is insecure.", "SecurityError");
            },
          });
        });
      let loads = 0;
      page.on("request", (asked) => {
        if (asked.isNavigationRequest()) loads++;
      });
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }));
      await page.goto(path);
      await expect(page.getByText(/^Loading chunk .+ failed$/)).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      expect(loads).toBe(2);
      await page.getByRole("contentinfo").getByRole("link", { name: "Returns" }).click();
      await expect(heading(page, "Returns")).toBeVisible();
    });
});

test("/home is the home page, brought to life where it stands", async ({ page }) => {
  await page.goto("/home");
  await expect(heading(page, /./)).toBeVisible();
  await expect(page).toHaveTitle("Wallflower: your own art, printed");
});

test("a press beside a drawer or a modal closes it, one that began inside does not; its × gives the focus back, and a new page takes it", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect.poll(() => cart.evaluate((drawer) => drawer.getAnimations().length)).toBe(0);
  const inside = await cart.boundingBox();
  await page.mouse.move((inside?.x ?? 0) + 60, 300);
  await page.mouse.down();
  await page.mouse.move(40, 300);
  await page.mouse.up();
  await expect(cart).toBeVisible();
  await page.mouse.click(40, 300);
  await expect(cart).toBeHidden();
  const login = page.getByRole("banner").getByRole("button", { name: "Login" });
  await login.click();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
  await page.mouse.click(10, 300);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await login.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(login).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Returns" }).click();
  await expect(page.getByRole("main")).toBeFocused();
});

test("back closes what is on top with its page, and what was opened on a page that just came stays", async ({
  page,
}) => {
  await isBusy(page);
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Returns" }).click();
  await expect(heading(page, "Returns")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the menu of an account closes by choice, Escape, and a press beside", async ({ page }) => {
  await comeSignedIn(page, "/about");
  const choice = page.getByRole("button", { name: "Log out", exact: true });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(10, 400),
    () => page.getByRole("link", { name: "Account", exact: true }).click(),
  ]) {
    await account(page).click();
    await expect(choice).toBeVisible();
    await leave();
    await expect(choice).toBeHidden();
  }
  await expect(page).toHaveURL("/account");
});
