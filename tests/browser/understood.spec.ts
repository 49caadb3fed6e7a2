import { generate } from "./generating.ts";
import { expect, test } from "./pages.ts";
import { artistShop } from "./shops.ts";

// Who draws must have read the words.
test.use({ baseURL: artistShop });

test("what of the words is not in the picture is said, and said another way with the answers kept", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await generate(page, "A fox with a lamp and bureaucracy");
  const note = page.getByRole("note");
  await expect(note).toContainText("We drew");
  await expect(note).toContainText("“bureaucracy” is beyond this artist");

  await note.getByRole("button", { name: "Say it another way" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/journey/);
  await expect(page.getByRole("button", { name: "Sumi-e" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("A fox with a lamp and bureaucracy");
});
