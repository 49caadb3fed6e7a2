import { settled } from "./axe.ts";
import { answerAll, atTheProduct } from "./generating.ts";
import { expect, hasHeard, test } from "./pages.ts";
import { picture } from "./states/things.ts";

// Some people press every button twice: the second press is beside what the first has opened.

test.use({ viewport: { width: 940, height: 1024 } });

test("a double press adds one copy, and the cart that it opens stays open: before and after it was painted, and by Enter", async ({
  page,
}) => {
  await atTheProduct(page, "A kettle on a stove");
  const cart = page.getByRole("dialog", { name: /^Cart/ });
  const add = page.getByRole("button", { name: "Add to cart" });
  // Where the drawer does not come to lie.
  await add.dblclick({ position: { x: 20, y: 20 } });
  await settled(page);
  await expect(cart).toBeVisible();
  await expect(cart).toHaveAccessibleName("Cart (1)");
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();

  await add.click({ position: { x: 20, y: 20 } });
  await page.waitForFunction(() => document.querySelector("#cart")?.matches(":modal"));
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await settled(page);
  await expect(cart).toBeVisible();
  await expect(cart).toHaveAccessibleName("Cart (2)");
  // Another press beside it is meant.
  await page.mouse.click(100, 500);
  await expect(cart).toBeHidden();

  await add.focus();
  await page.keyboard.press("Enter");
  await expect(cart).toBeVisible();
  await page.waitForFunction(() => document.querySelector("#cart")?.matches(":modal"));
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(cart).toBeVisible();
  await expect(cart).toHaveAccessibleName("Cart (3)");
  await expect(cart.getByRole("heading", { name: /^Cart/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(cart).toBeHidden();
});

test("who presses Enter twice for the menu is in the menu, and not at home", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/about");
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.press("Shift");
  await page.locator("html[data-alive]").waitFor();
  await opener.press("Enter");
  const menu = page.getByRole("dialog", { name: "Wallflower menu" });
  await expect(menu).toBeVisible();
  await page.waitForFunction(() => document.querySelector("#menu")?.matches(":modal"));
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/about/);
});

test.describe("where an answer is lost", () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test("another press asks for the same pictures", async ({ page }) => {
    await answerAll(page, "A fox asleep under a birch");
    const asked: (string | undefined)[] = [];
    let isLost = true;
    await page.route("**/images/text-to-image", async (route) => {
      asked.push(route.request().headers()["idempotency-key"]);
      const response = await route.fetch();
      await (isLost ? route.abort() : route.fulfill({ response }));
    });
    const generate = page.getByRole("button", { name: "Generate Image" });
    await generate.click();
    await expect(page.getByText("The shop cannot be reached.")).toBeVisible();
    const tries = asked.length;
    isLost = false;
    await generate.click();
    await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible({
      timeout: 80_000,
    });
    expect(tries).toBeGreaterThan(1);
    expect(new Set(asked).size).toBe(1);
  });
});

test("a mark that is pressed twice is sent twice, one after the other", async ({ page }) => {
  const kept = { favorite: false, findable: false };
  await page.route("**/api/v1/images/some", (route) =>
    route.fulfill({ json: { image: { ...picture, _id: "some", own: true, ...kept } } }),
  );
  await page.goto("/image/some");
  for (const [mark, role, name] of [
    ["favorite", "button", "Favorite"],
    ["findable", "checkbox", "Search engines may find it"],
  ] as const)
    await test.step(mark, async () => {
      const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
      const sent: boolean[] = [];
      await page.route(`**/images/some/marks/${mark}`, async (route) => {
        const { set } = route.request().postDataJSON();
        if (sent.push(set) === 1) await isAnswered;
        kept[mark] = set;
        await route.fulfill({ json: {} });
      });
      const box = page.getByRole(role, { name });
      const shown = () => box.evaluate((it) => ("checked" in it ? it.checked : it.ariaPressed === "true"));
      await box.press("Space");
      await expect.poll(shown).toBe(true);
      await box.press("Space");
      await expect.poll(shown).toBe(false);
      await hasHeard(page);
      expect(sent).toEqual([true]);
      const asked = page.waitForResponse(`**/images/some/marks/${mark}`);
      resolve();
      await asked;
      await expect.poll(() => sent).toEqual([true, false]);
      await hasHeard(page);
      expect([kept[mark], await shown()]).toEqual([false, false]);
    });
});

test.describe("where the payment page does not come at once", () => {
  // It stands on an origin of its own, as in life.
  test.use({ expectedFault: /asked http:\/\/127\.0\.0\.1/ });

  test("another press is the same order, and that of who comes back is not", async ({ page }) => {
    await atTheProduct(page, "A kettle on a stove");
    await page.getByRole("button", { name: "Add to cart" }).click();
    const checkout = page.getByRole("dialog", { name: /^Cart/ }).getByRole("button", { name: "Checkout" });
    // An answer without a page leaves a browser where it is.
    await page.route("**/pay/**", (route) => route.fulfill({ status: 204 }));
    const pressed = async () => {
      const asked = page.waitForRequest("**/create-checkout-session");
      const led = page.waitForResponse("**/pay/**");
      await checkout.click();
      await led;
      return (await asked).headers()["idempotency-key"];
    };
    const first = await pressed();
    expect(await pressed()).toBe(first);
    // As it is told to a page that the browser has kept.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await pressed()).not.toBe(first);
  });
});
