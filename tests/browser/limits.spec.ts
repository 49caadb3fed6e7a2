import { answerAll } from "./generating.ts";
import { expect, test } from "./pages.ts";

test.use({ expectedFault: /status of 429/ });

const sentence = "These were today's 12 pictures for a guest. There is room for more in 3 hours.";

test("who has made all pictures of a day is offered more, or a print of what is there, by keyboard", async ({
  page,
}) => {
  await page.route("**/api/v1/images/text-to-image", (route) =>
    route.fulfill({ status: 429, json: { error: sentence, code: "too_many_requests" } }),
  );
  await answerAll(page, "A heron in the reeds at dawn");
  await page.getByRole("button", { name: "Generate Image" }).focus();
  await page.keyboard.press("Enter");
  const said = page.getByRole("alert").filter({ hasText: sentence });
  await expect(said).toBeFocused();
  // The offer follows the sentence.
  const signUp = page.getByRole("button", { name: "Sign up for more" });
  await expect(signUp).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(signUp).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Create your account" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Hang one of yours" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/your-creations");
  // Nothing hangs there yet: eight ideas are journeys that are nearly done.
  const ideas = page.getByRole("region", { name: "Or begin with one of these" }).getByRole("link");
  await expect(ideas).toHaveCount(8);
  await ideas.filter({ hasText: "An owl under a full moon" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Generate Image" })).toBeEnabled();
  await expect(page.getByText("Art Nouveau · “An owl under a full moon”")).toBeVisible();
});
