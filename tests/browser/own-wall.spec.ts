import sharp from "sharp";
import { expect, test } from "./pages.ts";

test.use({ expectedFault: /^asked blob:/ });

/** A grey wall, three units wide and two high. */
const photo = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#b8b4ac" } })
    .jpeg()
    .toBuffer();

test("a print hangs on a photo of one's own wall at its scale, by keyboard, and the photo stays here", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.goto("/products/artpaper");
  const own = page.getByRole("button", { name: "Your own wall" });
  await own.focus();
  await page.keyboard.press("Enter");
  const file = page.getByLabel("A photo of your wall");
  await file.setInputFiles({ name: "wall.txt", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText("This photo cannot be opened here.")).toBeVisible();
  await file.setInputFiles({ name: "wall.jpeg", mimeType: "image/jpeg", buffer: await photo() });

  const wall = page.getByRole("img", { name: "Your wall" });
  const print = page.getByRole("button", { name: "The print, 16 by 24 inches" });
  const widths = async () => {
    const [all, hung] = await Promise.all([wall.boundingBox(), print.boundingBox()]);
    return ((hung?.width ?? 0) / (all?.width ?? 1)).toFixed(3);
  };
  // A tenth of the photo is 11 inches: all of it 110, and 16 of them are hung.
  await expect.poll(widths).toBe((16 / 110).toFixed(3));
  await page.getByLabel("Between the points, in inches").fill("22");
  await expect.poll(widths).toBe((16 / 220).toFixed(3));
  await page.getByRole("button", { name: "Where the known length ends" }).focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(widths).toBe((16 / 110).toFixed(3));

  await print.focus();
  const left = async () => (await print.boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeGreaterThan(before);

  await page.reload();
  await page.keyboard.press("Shift");
  await expect.poll(widths).toBe((16 / 110).toFixed(3));
  await page.getByRole("button", { name: "Forget this photo" }).focus();
  await page.keyboard.press("Enter");
  await expect(wall).toHaveCount(0);
  await page.reload();
  await page.keyboard.press("Shift");
  // Nothing would hang there.
  await expect(page.getByRole("button", { name: /: look closer$/ })).toBeVisible();
  await expect(own).toHaveAttribute("aria-pressed", "false");
  await expect(wall).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("all of a photo that a phone took upright is seen, and inches that no wall has are refused at their field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/products/artpaper");
  await page.getByRole("button", { name: "Your own wall" }).click();
  const upright = sharp(await photo()).rotate(90);
  await page
    .getByLabel("A photo of your wall")
    .setInputFiles({ name: "wall.jpeg", mimeType: "image/jpeg", buffer: await upright.toBuffer() });
  const wall = page.getByRole("img", { name: "Your wall" });
  const heights = async () => {
    const { height = 0, width = 1 } = (await wall.boundingBox()) ?? {};
    return [height < 600, (height / width).toFixed(2)];
  };
  await expect.poll(heights).toEqual([true, "1.50"]);

  const inches = page.getByLabel("Between the points, in inches");
  for (const wrong of ["0", "-4", "1e9", "0.0001", ""]) {
    await inches.fill(wrong);
    await expect(inches).toHaveAccessibleDescription("Between 1 and 200 inches.");
  }
  await inches.fill("20");
  await expect(inches).toHaveAccessibleDescription("");
});

test("another photo begins anew, and a photo that was forgotten can be chosen again", async ({ page }) => {
  await page.goto("/products/artpaper");
  await page.getByRole("button", { name: "Your own wall" }).click();
  const wall = { name: "wall.jpeg", mimeType: "image/jpeg", buffer: await photo() };
  const file = page.locator("input[type=file]");
  const inches = page.getByLabel("Between the points, in inches");
  await file.setInputFiles(wall);
  await inches.fill("0");
  await expect(inches).toHaveAccessibleDescription("Between 1 and 200 inches.");
  await file.setInputFiles(wall);
  await expect(inches).toHaveValue("11");
  await expect(inches).toHaveAccessibleDescription("");
  await page.getByRole("button", { name: "Forget this photo" }).click();
  // Browsers tell nothing of a choice that is what the field holds already.
  await expect(file).toHaveValue("");
  await file.setInputFiles(wall);
  await expect(page.getByRole("img", { name: "Your wall" })).toBeVisible();
});
