import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, picture, somebody } from "./states/things.ts";

// Who forces few colors on every page loses shadows, gradients and the colors of things: what those told is told still.

test.use({ expectedFault: /^asked blob:|status of 401/ });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await answering(page);
  await given(page, somebody, known);
});

/** As many as look different there, by one property. */
const differing = (places: Locator, property: string) =>
  places.evaluateAll(
    (all, property) => new Set(all.map((one) => getComputedStyle(one).getPropertyValue(property))).size,
    property,
  );

test("what is chosen by its color keeps it: lines of a cart, palettes, stars", async ({ page }) => {
  await page.goto("/cart");
  const lines = page.getByRole("main").locator("[data-frame] img");
  await expect(lines).toHaveCount(2);
  expect(await differing(lines, "border-top-color")).toBe(2);

  await page.goto("/journey?artStyle=hokusai-style&subject=A+fox+asleep+under+a+birch&aspectRatio=portrait");
  const pastel = page.locator("li", { hasText: "Pastel" }).locator("span > span");
  await expect(pastel).toHaveCount(5);
  expect(await differing(pastel, "background-color")).toBe(5);

  await page.goto("/");
  const four = page.getByRole("img", { name: "4 of 5 stars" }).first();
  expect(await differing(four.or(four.locator("span")), "color")).toBe(2);
});

/** Whether a place in the page has a line of three pixels around it, and beside all that lies in it. */
const isMarked = (place: Locator) =>
  place.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const isOutside = Number.parseInt(outlineOffset, 10) >= 0;
    return outlineStyle === "solid" && outlineWidth === "3px" && isOutside;
  });

test("a product keeps its frames' colors, a line at its room and paper, and the points on a wall", async ({
  page,
}) => {
  await page.goto(`/products/artpaper?imageId=${picture._id}`);
  const frames = page.getByRole("group", { name: "Frame" }).locator("[data-frame]:not([data-frame=none])");
  await expect(frames).toHaveCount(3);
  expect(await differing(frames, "border-top-color")).toBe(3);

  // No picture lies on it.
  const sofa = page.getByRole("button", { name: "Above a sofa", exact: true });
  await sofa.click();
  await page.getByLabel("Size").focus();
  const desk = page.getByRole("button", { name: "Above a desk", exact: true });
  await expect.poll(() => Promise.all([sofa, desk].map(isMarked))).toEqual([true, false]);
  const papers = page.getByRole("navigation", { name: "Paper" }).getByRole("link");
  await expect(papers).toHaveCount(2);
  expect(await Promise.all([papers.first(), papers.last()].map(isMarked))).toEqual([true, false]);

  // The points to measure it with are seen.
  await page.getByRole("button", { name: "Your own wall" }).click();
  const wall = sharp({ create: { width: 600, height: 400, channels: 3, background: "#b8b4ac" } });
  await page
    .getByLabel("A photo of your wall")
    .setInputFiles({ name: "wall.png", mimeType: "image/png", buffer: await wall.png().toBuffer() });
  for (const end of ["begins", "ends"])
    await expect(page.getByRole("button", { name: `Where the known length ${end}` })).toHaveCSS(
      "background-image",
      /^radial-gradient/,
    );
});

test("what lies over a page has an edge", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("border-left", /^1px solid/);
  await page.keyboard.press("Escape");
  await given(page, {}, { "POST /auth/login": 401 });
  await page.reload();
  await page.keyboard.press("Shift");
  await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
  const login = page.getByRole("dialog");
  await expect(login).toHaveCSS("border-left", /^1px solid/);
  await login.getByLabel("Email").fill("ada@example.com");
  await login.getByLabel("Password").fill("correct horse");
  await page.keyboard.press("Enter");
  const toast = page.locator(".Toastify__toast");
  await expect(toast).toContainText("Login Failed");
  await expect(toast).toHaveCSS("border-left", /^1px solid/);
});
