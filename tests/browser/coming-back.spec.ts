import { alive } from "./asleep.ts";
import { expect, test } from "./pages.ts";
import { anAccount, isWelcomed, logIn, logOut, openModal } from "./people.ts";

// A browser puts back what was in the fields when somebody comes back to a page that it loads anew; the shop does so for
// one that it has led away from itself.

test.use({ wakes: false });

test("a style and a sentence that were chosen are what is shown after a way to another page and back", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByText("Vaporwave").first().click();
  await page.getByRole("combobox", { name: "The sentence" }).press("ArrowDown");
  const sentence = await page.getByLabel("The sentence").inputValue();
  await page.getByLabel("What would you like to see?").fill("A heron at dusk");
  await alive(page);
  await page.goto("/about");
  await page.goBack();
  await page.keyboard.press("Shift");
  await alive(page);
  await expect(page.getByLabel("What would you like to see?")).toHaveValue("A heron at dusk");
  await expect(page.getByRole("radio", { name: "Vaporwave" })).toBeChecked();
  await expect(page.getByRole("main").getByRole("img").first()).toHaveAttribute("alt", /grid/);
  await expect(page.getByLabel("The sentence")).toHaveValue(sentence);
  await expect(page.locator(`img[src*="/${sentence}"]`).first()).toBeAttached();
});

test("a theme that was chosen later holds after a way back", async ({ page }) => {
  const themes = page.getByRole("group", { name: "Theme" });
  await page.goto("/about");
  await themes.getByRole("radio", { name: "Light" }).check();
  await alive(page);
  await page.goto("/contact");
  await themes.getByRole("radio", { name: "Dark" }).check();
  await alive(page);
  await page.goBack();
  await page.keyboard.press("Shift");
  await alive(page);
  await expect(themes.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("what was written and not sent is there after a way through the shop and back", async ({
  page,
  request,
  isMobile,
}) => {
  const away = async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Why Us" }).click();
    await expect(page).toHaveTitle(/^Why/);
  };
  await page.goto("/contact");
  const message = page.getByLabel("Message");
  await message.fill("Is the frame oiled or painted?");
  await alive(page);
  await away();
  await page.goBack();
  await expect(message).toHaveValue("Is the frame oiled or painted?");
  await page.getByRole("banner").getByRole("link", { name: "Wallflower, home" }).click();
  const subject = page.getByLabel("What would you like to see?");
  await subject.fill("A heron at dusk");
  await page.getByText("Vaporwave").first().click();
  await away();
  await page.goBack();
  await expect(subject).toHaveValue("A heron at dusk");
  await expect(page.getByRole("radio", { name: "Vaporwave" })).toBeChecked();
  await expect(page.getByRole("main").getByRole("img").first()).toHaveAttribute("alt", /grid/);

  // What one person has written the next one does not find.
  const contact = async () => page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await logIn(page, isMobile, await anAccount(request));
  await isWelcomed(page);
  await contact();
  await expect(message).toHaveValue("Is the frame oiled or painted?");
  await away();
  await logOut(page);
  await contact();
  await expect(message).toHaveValue("");
});

test("an address is typed once on the way between logging in, signing up and a lost password", async ({
  page,
  isMobile,
}) => {
  const dialog = page.getByRole("dialog");
  const email = dialog.getByLabel("Email");
  await page.goto("/about");
  await openModal(page, isMobile, "Login");
  await email.fill("ada@example.com");
  for (const way of ["Forgot password?", "No verification mail?", "Log in", "Sign up"]) {
    await dialog.getByRole("button", { name: way, exact: true }).click();
    await expect(email).toHaveValue("ada@example.com");
  }
  await page.keyboard.press("Escape");
  await openModal(page, isMobile, "Login");
  await expect(email).toHaveValue("");
});
