import sharp from "sharp";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, picture, somebody } from "./states/things.ts";

// A frame is as wide as whole points: the finer they are, the closer to its 0.8 inch.
test.use({ deviceScaleFactor: 2 });

/** In tiles of two inches: a room of 132 inches, and where the largest print hangs there with what lies around it. */
const room = { width: 66, height: 50 };
const around = { left: 26, top: 6, width: 14, height: 21 };
/** Of 255 shades. An edge between two points is another gray in each, by nine at most; a light that is wrong, by more. */
const ALIKE = 12;

const lightOf = async (file: Buffer | string) => {
  const tiles = await sharp(file)
    .greyscale()
    .resize({ ...room, fit: "fill", kernel: "cubic" })
    .png()
    .toBuffer();
  return sharp(tiles).extract(around).extractChannel(0).raw().toBuffer();
};

test("the room that is sent looks like the room that is seen, in every frame", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // All of one gray: what is seen there is what lies on it.
  const flat = { width: 800, height: 1200, channels: 3, background: "#777" } as const;
  const gray = await sharp({ create: flat }).png().toBuffer();
  await page.route("**/gray.png", (route) => route.fulfill({ body: gray, contentType: "image/png" }));
  await answering(page);
  await given(page, { ...somebody, currentArt: { ...picture, imageUrl: "/gray.png" } }, known);
  await page.goto("/products/artpaper");
  await page.getByRole("group", { name: "Rooms" }).getByRole("button", { name: "Above a sofa" }).click();
  await page.getByLabel("Size").selectOption("24x36");
  const seen = page.getByRole("button", { name: "Above a sofa: look closer" });
  for (const frame of ["None", "Black", "White", "Natural"]) {
    await page.getByRole("group", { name: "Frame" }).getByRole("button", { name: frame }).click();
    await expect(seen.locator("[data-frame]")).toHaveAttribute("data-frame", frame.toLowerCase());
    const one = await lightOf(await seen.screenshot());
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "A picture of the room" }).click();
    const other = await lightOf(await (await saved).path());
    const apart = [...one].map((light, at) => Math.abs(light - (other[at] ?? 0)));
    expect(Math.max(...apart), frame).toBeLessThan(ALIKE);
  }
});
