import { expect, test, toastsStay } from "./pages.ts";
import { aPerson, openModal } from "./people.ts";

test.use({ expectedFault: /status of 422/ });

const reason = "This password is among the first that anybody would guess.";

test("a password that anybody would guess is refused where it was typed, with the reason", async ({
  page,
  isMobile,
}) => {
  await page.goto("/reset-password?token=anything");
  const main = page.getByRole("main");
  await main.getByLabel("New password").fill("iloveyou");
  await main.getByRole("button", { name: "Save and Log In" }).click();
  await expect(main.getByLabel("New password")).toHaveAccessibleDescription(reason);
  // The link is as good as before.
  await expect(main.getByText("We can send you a new link.")).toHaveCount(0);

  await openModal(page, isMobile, "Sign Up");
  const modal = page.getByRole("dialog", { name: "Create your account" });
  for (const [label, value] of [
    ["First Name", "Ada"],
    ["Last Name", "Lovelace"],
    ["Email", aPerson().email],
    ["Password", "iloveyou"],
  ] as const)
    await modal.getByLabel(label).fill(value);
  await toastsStay(page);
  await modal.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Error: Please check what you entered.")).toBeVisible();
  await expect(modal.getByLabel("Password")).toHaveAccessibleDescription(reason);
  await expect(modal.getByLabel("Password")).toBeFocused();
});
