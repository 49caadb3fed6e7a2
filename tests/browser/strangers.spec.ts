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

for (const [path, state, theirs, strangers] of [
  ["/journey", { progress: { "default-journey": subject } }, "Subject Details", "Style Selection"],
  ["/journey?artStyle=bauhaus-style", {}, "Subject Details", "Style Selection"],
  ["/cart", { cart }, "Art Paper Print", "Your cart is empty!"],
  ["/orders", guest, "My Orders", "You haven't placed any orders yet."],
  ["/your-creations", guest, "Your Creations", "No images found"],
] as const)
  test(`${path}: nobody who is known there sees for a moment what strangers see`, async ({ page }) => {
    // The shop is as slow as can be: what is shown meanwhile is what counts.
    await page.route("**/api/v1/**", () => {});
    await page.addInitScript(
      ([root, strangers]) => {
        localStorage.setItem("root", root);
        const look = () => {
          const shown = [...document.querySelectorAll("h1, h2")].filter((one) => one.checkVisibility());
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
    await expect(page.getByRole("heading", { name: strangers })).toHaveCount(0);
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
