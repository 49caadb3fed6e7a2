import type { Request } from "@playwright/test";
import { generate } from "./generating.ts";
import { expect, test } from "./pages.ts";

const made = { timeout: 80_000 };

test("a word is changed in one press, the way back is kept, and whoever leaves is called", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await generate(page, "A heron in the reeds at dawn");
  const words = page.getByLabel("Its words");
  await expect(words).toHaveValue("A heron in the reeds at dawn");
  await expect(page.getByRole("button", { name: "Draw the new words" })).toBeDisabled();
  await words.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("A heron");
  await expect(page.getByText("Minimum 10 characters")).toBeVisible();
  await page.keyboard.type(" in the reeds at night");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const waiting = page.getByRole("dialog", { name: "Your pictures are being made" });
  // What stands in a page is not dressed by the page.
  await expect(waiting.locator(":has(> h2)").first()).toHaveCSS("display", "flex");
  await expect(waiting.getByText(/of 4 ready after \d+ seconds?/)).toBeVisible();
  await expect(waiting).toBeHidden(made);
  await expect(words).toHaveValue("A heron in the reeds at night");
  await expect(page.getByRole("button", { name: "Stronger colors" })).toBeEnabled();

  const family = page.getByRole("navigation", { name: "Its family" });
  await family.getByRole("link", { name: "“A heron in the reeds at dawn”" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "A heron in the reeds at dawn" })).toBeVisible();
  await expect(family.getByRole("link")).toHaveText(["“A heron in the reeds at night”"]);

  await page.getByRole("button", { name: "Bauhaus" }).focus();
  await page.keyboard.press("Enter");
  const leave = waiting.getByRole("button", { name: "Leave, and call me back" });
  await expect(waiting.getByText("Drawing…").first()).toBeVisible();
  await expect(leave).toBeEnabled();
  await leave.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/your-creations");
  await page.goto("/about");
  await expect(page.getByText("Your pictures are ready")).toBeVisible(made);
  await page.getByRole("link", { name: "See them" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible();
  await expect(family.getByRole("link")).toHaveText(["In another style"]);
  await expect(page.getByText("Your pictures are ready")).toHaveCount(0);

  // Louder, quieter and the same once more go the same way with other answers.
  const asked: Request[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route("**/images/text-to-image*", async (route) => {
    asked.push(route.request());
    await answered.promise;
    await route.fallback();
  });
  const stronger = page.getByRole("button", { name: "Stronger colors" });
  const button = await stronger.elementHandle();
  await stronger.press("Enter");
  await expect.poll(() => asked.length).toBe(1);
  // A second press, before anything is in front of the button: four pictures, and not eight.
  await button?.evaluate((one) => (one as HTMLElement).click());
  const first = page.waitForResponse(/text-to-image/);
  answered.resolve();
  await first;
  expect(asked).toHaveLength(1);
  const body = asked[0]?.postDataJSON();
  expect(body.journeyStepValues).toMatchObject({ artStyle: "bauhaus-style", colorPalette: "vibrant" });
  expect(body.parent).toBeTruthy();
});

test.describe("a refusal", () => {
  test.use({ expectedFault: /status of 429/ });

  test("of one picture is not said of another", async ({ page }) => {
    await generate(page, "A heron in the reeds");
    const refusal = { code: "too_many_requests", error: "That is enough for today." };
    await page.route("**/images/text-to-image*", (route) => route.fulfill({ status: 429, json: refusal }));
    const refused = page.getByText("That is enough for today.");
    await page.getByRole("button", { name: "Four more like this" }).press("Enter");
    await expect(refused).toBeVisible();
    const versions = page.getByRole("button", { name: /^Version/ });
    await versions.nth(1).press("Enter");
    await expect(refused).toHaveCount(0);
    await versions.nth(0).press("Enter");
    await expect(refused).toBeVisible();
  });
});
