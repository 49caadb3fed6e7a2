import sharp from "sharp";
import { atTheProduct } from "./generating.ts";
import { expect, test } from "./pages.ts";

test("of a sheet of another shape than the picture one chooses what is printed, by keyboard", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await atTheProduct(page, "A heron in the reeds at dawn");
  const crop = page.getByRole("slider", { name: "What is printed" });
  await expect(crop).toHaveCount(0);
  const size = page.getByLabel("Size");
  await size.focus();
  // Arrows, because letters that come slowly each begin a search of their own. At the end of the list is 18 × 24.
  const walkTo = async (wanted: string) => {
    for (let step = 0; step < 12 && (await size.inputValue()) !== wanted; step++)
      await page.keyboard.press("ArrowUp");
    await expect(size).toHaveValue(wanted);
  };
  await page.keyboard.press("End");
  await expect(size).toHaveValue("18x24");
  await walkTo("16x20");
  // A square sheet lets go of a third of it.
  await walkTo("16x16");
  await expect(page.getByText("33% of it is not printed")).toBeVisible();
  await page.keyboard.press("End");
  await walkTo("16x20");
  await expect(page.getByLabel("Price")).toHaveText("$32.00");
  await expect(page.getByText("17% of it is not printed")).toBeVisible();
  await crop.focus();
  await page.keyboard.press("Home");
  await expect(crop).toHaveAttribute("aria-valuetext", "0% cut at the top, 17% at the bottom");
  // The rooms show the same part.
  const hung = page
    .getByRole("button", { name: /look closer$/ })
    .locator("img")
    .last();
  await expect(hung).toHaveCSS("object-position", "50% 0%");
  // And so does the file for friends: the wall, and the print in its middle.
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "A picture of the room" }).focus();
  await page.keyboard.press("Enter");
  const file = sharp(await (await saved).path());
  expect(await file.metadata()).toMatchObject({ format: "jpeg", width: 1440, height: 1080 });
  const spreadOf = async (left: number, top: number) => {
    const part = await file.clone().extract({ left, top, width: 60, height: 120 }).toBuffer();
    return Math.max(...(await sharp(part).stats()).channels.map(({ stdev }) => stdev));
  };
  expect(await spreadOf(690, 300)).toBeGreaterThan(3 * (await spreadOf(1100, 300)));
  await page.getByRole("button", { name: "Add to cart" }).focus();
  await page.keyboard.press("Enter");
  const cart = page.getByRole("dialog", { name: /^Cart/ });
  await expect(cart.getByText("Cropped 0 : 100")).toBeVisible();
  // And so does what lies there.
  const bought = cart.getByRole("img", { name: "A heron in the reeds at dawn" });
  await expect(bought).toHaveCSS("object-position", "0% 0%");
  const { width = 0, height = 1 } = (await bought.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 20, 2);
});
