import { alive, cart, rootOf, withheld } from "./asleep.ts";
import { expect, test } from "./pages.ts";

// Screens that are written for strangers, and sleep; who is known there must not see what strangers see.

test.use({ wakes: false });

test("a style that is chosen before the site has come is chosen, for the sentence that came along", async ({
  page,
}) => {
  const letIn = await withheld(page);
  await page.goto("/journey?subject=A+heron+at+dusk");
  await page.getByRole("button", { name: "Bauhaus" }).click();
  letIn();
  await expect(page.getByRole("button", { name: "Bauhaus" })).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/journey/default-journey");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("A heron at dusk");
});

const guest = { user: { _id: "g", userType: "guest" }, accessToken: "t" };
const subject = { currentStep: 1, journeyStepValues: { artStyle: "bauhaus-style" }, complete: false };

const art = { _id: "i", prompt: "A cat", aspectRatio: "square", status: "completed", journeyStepValues: {} };

const screens = [
  ["/journey", { progress: { "default-journey": subject } }, "Subject Details", "Style Selection"],
  ["/journey?artStyle=bauhaus-style", {}, "Subject Details", "Style Selection"],
  ["/cart", { cart }, "Art Paper Print", "Your cart is empty!"],
  ["/orders", guest, "My Orders", "You haven't placed any orders yet."],
  ["/your-creations", guest, "Your Creations", "No images found"],
  [
    "/products/preview/artpaper",
    { ...guest, currentArt: art },
    "Add your image to this product",
    "Hung with a sample picture, until there is one of yours.",
  ],
] as const;

test("a stranger sees what is written for strangers", async ({ page }) => {
  for (const [path, , , strangers] of screens) {
    if (path.includes("?")) continue;
    await page.goto(path);
    await expect(page.locator("main").getByText(strangers).last()).toBeVisible();
  }
  await expect(page.locator("html")).not.toHaveAttribute("data-alive");
});

for (const [path, state, theirs, strangers] of screens)
  test(`${path}: nobody who is known there sees for a moment what strangers see`, async ({ page }) => {
    // The shop is as slow as can be: what is shown meanwhile is what counts.
    await page.route("**/api/v1/**", () => {});
    await page.addInitScript(
      ([root, strangers]) => {
        localStorage.setItem("root", root);
        const look = () => {
          const shown = [...document.querySelectorAll("h1, h2, main p")].filter((one) =>
            one.checkVisibility(),
          );
          if (shown.some(({ textContent }) => textContent === strangers))
            document.documentElement.dataset.seen = "";
          requestAnimationFrame(look);
        };
        look();
      },
      [rootOf(state), strangers] as const,
    );
    const letIn = await withheld(page);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-known");
    letIn();
    await alive(page);
    await expect(page.getByText(theirs).last()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-seen");
  });

test("whoever comes in another tab is found by a page that sleeps", async ({ page, context }) => {
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty!")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/about");
  await other.evaluate((root) => localStorage.setItem("root", root), rootOf({ cart }));
  await expect(page.getByText("Art Paper Print").first()).toBeVisible();
});

test("what comes along in the address is kept, whether or not somebody touches the page", async ({
  page,
}) => {
  await page.goto("/journey?subject=A+heron+at+dusk");
  await expect(page).toHaveURL("/journey/default-journey");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("root"))).toContain("A heron at dusk");
});

for (const [state, words] of [
  [{ sessionEnded: "registered" }, "Your session has ended."],
  [{ unverified: "robin@example.com" }, "Check your inbox"],
] as const)
  test(`what is owed to tell is told by a page that sleeps: ${words}`, async ({ page }) => {
    await page.addInitScript((root) => localStorage.setItem("root", root), rootOf(state));
    await page.goto("/orders");
    await expect(page.getByText(words)).toBeVisible();
  });

test.describe("when a picture does not come", () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test("its card says so, also where that was before the site has come", async ({ page }) => {
    await page.route("**/journey-cards/**", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/journey/default-journey");
    await failed;
    await page.keyboard.press("Shift");
    await alive(page);
    const card = page.getByRole("button", { name: "Photorealistic" });
    await expect(card.locator("svg")).toBeVisible();
    await expect(card.locator("img")).toHaveCount(0);
  });
});

test.describe("when a part does not come", () => {
  test.use({ expectedFault: /status of 404/ });

  test("whoever waits for theirs is told, and can try again", async ({ page }) => {
    await page.addInitScript((root) => localStorage.setItem("root", root), rootOf({ cart }));
    // A page tries again by itself as it is shown, which may be before or after the first try has failed.
    await page.addInitScript(() =>
      addEventListener("pageshow", (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await page.route("**/assets/CartPage-*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/cart");
    const excuse = page.getByRole("alert").filter({ hasText: "The shop does not answer." });
    await expect(excuse).toBeVisible();
    await page.unroute("**/assets/CartPage-*.js");
    const button = await excuse.getByRole("button", { name: "Try again" }).boundingBox();
    // The hand itself: it has tried again by its move, and what it presses is gone.
    if (button) await page.mouse.click(button.x + 9, button.y + 9);
    await expect(page.getByText("Art Paper Print").first()).toBeVisible();
  });
});

test("whoever comes with a picture is not told for a moment that they need one", async ({ page }) => {
  const letIn = await withheld(page);
  const need = page.getByRole("heading", { name: "You need an image to customize this product" });
  const sample = page.getByText("Sample picture");
  await page.goto("/products/artpaper");
  await expect(need.and(page.locator(":visible"))).toBeVisible();
  await page.goto("/products/artpaper?imageId=none");
  await expect(page.getByRole("heading", { level: 1, name: "Art Paper Print" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-alive");
  expect(await Promise.all([need, sample].map((one) => one.isVisible()))).toEqual([false, false]);
  letIn();
});
