import { currency } from "../../functions/lib/money.ts";
import { objections } from "./axe.ts";
import { answerAll, atTheProduct } from "./generating.ts";
import { expect, isBusy, test } from "./pages.ts";
import { withSecondJourney } from "./second-journey.ts";
import { answering, given } from "./states/answering.ts";

const waiting = "Your pictures are being made";
const generateButton = "Generate Image";

test("a journey of every kind of step is walked to its end", async ({ page }) => {
  await withSecondJourney(page);
  await page.goto("/journey");
  const next = page.getByRole("button", { name: "Continue" });
  await expect(page.getByRole("heading", { level: 1, name: "For whom" })).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(page.getByPlaceholder("A name")).toBeVisible();
  await page.getByRole("button", { name: "Grandmother" }).click();
  await expect(page.getByLabel("For whom")).toHaveValue("Grandmother");
  await expect(page.getByLabel("For whom")).toBeFocused();
  await next.click();

  await expect(next).toBeEnabled();
  const occasion = page.getByLabel("Occasion");
  await expect(occasion).toHaveText(/^Select an option- none -/);
  await occasion.selectOption("wedding");
  await occasion.selectOption("- none -");
  await next.click();

  // The browser's own Back goes a step back, and not away.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Occasion" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("For whom")).toHaveValue("Grandmother");
  await page.goForward();
  await page.goForward();
  await expect(next).toBeDisabled();
  await page.getByRole("group", { name: "Wrapping" }).getByRole("button", { name: "festive" }).click();
  await next.click();

  const finish = page.getByRole("button", { name: "Finish Journey" });
  await expect(finish).toBeDisabled();
  await expect(page.getByRole("button", { name: "Scent" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Words/ }).click();
  await page.getByRole("dialog").getByLabel("Words").fill("Hi");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Colour/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "red" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await objections(page, { rules: "every" })).toEqual([]);
  await finish.click();
  await expect(page.getByRole("heading", { level: 1, name: "You have finished this journey" })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => history.state.state)).toBeNull();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("For whom")).toHaveValue("");
});

test("whoever goes back at once is back, however busy the machine is", async ({ page }) => {
  await isBusy(page);
  await withSecondJourney(page);
  await page.goto("/journey");
  await page.getByRole("button", { name: "Grandmother" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.evaluate(() => history.back());
  await expect(page.getByLabel("For whom")).toHaveValue("Grandmother");
});

test("a list that is walked by arrow keys stays under the hand", async ({ page }) => {
  await answerAll(page, "A fox asleep under a birch", "square");
  await page.reload();
  const ratio = page.getByLabel("Aspect ratio");
  await page.locator("summary", { hasText: "Aspect ratio" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(ratio).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("group", { name: "Lighting" })).toBeVisible();
  await expect(ratio).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(ratio).toHaveValue("landscape");
});

test.describe("after deleting", () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test("a journey whose pictures were all deleted begins anew", async ({ page }) => {
    const gone = { currentStep: 0, journeyStepValues: {}, complete: true, imageBatchId: "gone" };
    const guest = { _id: "g", locale: "en-US", userType: "guest" } as const;
    await answering(page);
    await given(
      page,
      { user: guest, progress: { "default-journey": gone } },
      { "POST /images/generated-images/search": { generatedImages: [] } },
    );
    await page.route("**/auth/authenticate", (route) => route.abort());
    await page.goto("/journey");
    await expect(page).toHaveURL("/home");
    await page.goto("/journey");
    await expect(page.getByRole("heading", { level: 1, name: "Style Selection" })).toBeVisible();
  });
});

test.describe("waiting for pictures", () => {
  test.use({ expectedFault: /status of (?:40[0134]|422|429|500)|ERR_(?:FAILED|INTERNET_DISCONNECTED)/ });

  test("an answer that does not come can be left, and does not call back", async ({ page }) => {
    await answerAll(page, "A fox asleep under a birch");
    await page.route("**/images/text-to-image", () => {});
    await page.getByRole("button", { name: generateButton }).click();
    await page.getByRole("dialog", { name: waiting }).getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/your-creations");
    await page.goto("/journey");
    await expect(page.getByRole("button", { name: generateButton })).toBeEnabled();
  });

  test("without a network it ends with a sentence", async ({ page, context }) => {
    await answerAll(page, "A fox asleep under a birch");
    await context.setOffline(true);
    await page.getByRole("button", { name: generateButton }).click();
    await expect(page.getByRole("alert").filter({ hasText: "The shop cannot be reached" })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole("button", { name: generateButton })).toBeEnabled();
  });

  test("a refusal ends it, is said where the focus is, and goes with the answers", async ({ page }) => {
    await answerAll(page, "A fox asleep under a birch");
    const sentence = "You have made many pictures today.";
    await page.route("**/generated-images/search", (route) =>
      route.fulfill({ status: 404, json: { error: sentence, code: "not_found" } }),
    );
    await page.getByRole("button", { name: generateButton }).click();
    const said = page.getByRole("alert").filter({ hasText: sentence });
    await expect(said).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Clear current journey" }).click();
    await expect(page.getByText(sentence)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Style Selection" })).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(0);
  });

  test("a session that is over keeps the answers, and says so", async ({ page }) => {
    await answerAll(page, "A fox asleep under a birch");
    await page.route("**/images/text-to-image", (route) =>
      route.fulfill({ status: 403, json: { error: "Please log in again.", code: "session_over" } }),
    );
    await page.getByRole("button", { name: generateButton }).click();
    await expect(page.getByRole("main").getByText("Your session as a guest has ended.")).toBeFocused();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("A fox asleep under a birch");
  });

  test("a shop that stumbles is asked again, more and more seldom", async ({ page }) => {
    // Time passes twenty times as fast here, and tells how long somebody wanted to wait.
    await page.addInitScript(() => {
      const { setTimeout: later, setInterval: often } = window;
      const pauses: number[] = [];
      Object.assign(window, {
        pauses,
        // A call is given up as late as ever.
        setTimeout: (run: () => void, ms = 0) => later(run, ms < 10_000 ? ms / 20 : ms),
        setInterval: (run: () => void, ms = 0) => {
          pauses.push(ms);
          return often(run, ms / 20);
        },
      });
    });
    await page.goto("/about");
    await answerAll(page, "A fox asleep under a birch");
    let asked = 0;
    // Twice it is given up after three tries.
    await page.route("**/generated-images/search", (route) =>
      ++asked <= 6 ? route.fulfill({ status: 500, body: "no" }) : route.fallback(),
    );
    await page.getByRole("button", { name: generateButton }).click();
    await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible({
      timeout: 80_000,
    });
    const pauses = await page.evaluate(() => (window as unknown as { pauses: number[] }).pauses);
    expect(pauses).toEqual(expect.arrayContaining([700, 2_000]));
    // However many steps it had, the journey is behind whoever goes back from its pictures.
    await page.goBack();
    await expect(page).toHaveURL(/imageReview/);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
});

test("an order's confirmation empties the cart of what it bought, once", async ({ page }) => {
  const large: string[] = [];
  page.on("request", (asked) => {
    if (/\/pictures\/.*\.jpeg$/.test(asked.url())) large.push(asked.url());
  });
  // Of a picture that lies there are two sizes.
  await atTheProduct(page, "A heron in the reeds", "landscape");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const cart = page.getByRole("dialog", { name: "Cart (1)" });
  await expect(cart).toBeVisible();
  await expect(cart.getByText("Total with shipping from")).toBeVisible();
  // A small place asks for a small file, and nobody who can show a younger one for the largest.
  await expect(cart.getByRole("img", { name: "A heron in the reeds" })).toHaveAttribute(
    "src",
    /\/320\.avif$/,
  );
  expect(large).toEqual([]);
  const { items, user } = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem("root") ?? "{}");
    return { items: state.cart.cartItems, user: state.user._id };
  });
  expect(user).toBeTruthy();
  const money = { amount: 1, currency };
  await page.route("**/cart/checkout-session/*", (route) => {
    const sessionId = route.request().url().split("/").at(-1) ?? "";
    const old = sessionId.startsWith("old");
    return route.fulfill({
      json: {
        checkoutSession: { sessionId, status: "pending", cart: { items } },
        order: {
          _id: sessionId,
          orderNumber: "WF-1",
          status: "pending",
          createdAt: new Date(Date.now() - (old ? 7 * 24 * 3_600_000 : 0)).toISOString(),
          items,
          costSummary: { items: money, shipping: money, tax: money, total: money },
          prodigiOrderDetails: {},
        },
      },
    });
  });
  await page.goto("/checkout/success/old-one");
  await expect(page.getByText("WF-1")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Cart (1)" })).toBeVisible();

  await page.goto("/checkout/success/new-one");
  await expect(page.getByText("WF-1")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Cart", exact: true })).toBeVisible();
});
