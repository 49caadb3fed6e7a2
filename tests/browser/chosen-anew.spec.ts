import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, pictures, somebody } from "./states/things.ts";

const shaped = pictures.map((one, at) => ({
  ...one,
  prompt: `${at}`,
  ...(at === 1 && { aspectRatio: "square", width: 1024, height: 1024 }),
}));
const [tall, square] = [0, 1];

const at = (product: string, image = 0) => `/products/${product}?imageId=${shaped[image]?._id}`;
/** Loaded anew, as from an address bar. */
async function come(page: Page, address: string, chosen = {}) {
  const images = Object.fromEntries(shaped.map((image) => [`GET /images/${image._id}`, { image }]));
  const own = { generatedImages: shaped };
  await given(page, { ...somebody, ...chosen }, { ...known, ...images, "GET /user/generatedImages": own });
  await page.goto(address);
}
const costs = (page: Page, price: string) => expect(page.getByLabel("Price")).toHaveText(price);
async function swap(page: Page, image: number) {
  await page.getByRole("button", { name: "Swap image" }).click();
  await page
    .getByRole("dialog", { name: "Select Image" })
    .getByRole("button", { name: `${image}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`${image + 1}picture$`));
}
/** Dearer than what is usual. */
async function choose(page: Page) {
  await costs(page, "$34.00");
  await page.getByRole("button", { name: "White" }).click();
  await page.getByLabel("Size").selectOption("24x36");
  await costs(page, "$169.00");
}
/** It is kept when it has been painted. */
const isKept = (page: Page, what: RegExp) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("root"))).toMatch(what);

test.beforeEach(({ page }) => answering(page));

test("what was chosen is over with another shape, also for the first one", async ({ page }) => {
  await page.goto("/about");
  await come(page, at("artpaper"));
  await choose(page);
  await swap(page, 2);
  await costs(page, "$169.00");
  await swap(page, square);
  await costs(page, "$30.00");
  await page.reload();
  await costs(page, "$30.00");
  await swap(page, tall);
  await costs(page, "$34.00");
  await page.reload();
  await costs(page, "$34.00");
});

test("what was chosen is over with another product, also for the first one", async ({ page }) => {
  await page.goto("/about");
  await come(page, at("artpaper"));
  await choose(page);
  await isKept(page, /"frame":"white"/);
  await page.goto(at("grandprint"));
  await costs(page, "$48.00");
  await page.goto(at("artpaper", 2));
  await costs(page, "$34.00");
});

test("what was chosen for another shape is not found again, whatever leads to that", async ({ page }) => {
  await page.goto("/about");
  const white = { size: "24x24", frame: "white", crop: 50, ratio: "square", imageId: "of-yesterday" };
  await come(page, at("artpaper"), { chosen: { product: "artpaper", ...white } });
  await costs(page, "$34.00");
  await isKept(page, /"chosen":null/);
  await page.goto(at("artpaper", square));
  await costs(page, "$30.00");
  // It holds for the picture that it was chosen for, also while that loads.
  await page.getByLabel("Size").selectOption("24x24");
  await isKept(page, /"size":"24x24"/);
  await page.reload();
  await expect(page.getByLabel("Size")).toHaveValue("24x24");
});

test("what another paper took over is over with the shape, and the paper before it is as it was left", async ({
  page,
}) => {
  await page.goto("/about");
  await come(page, at("artpaper"));
  await choose(page);
  await page.getByRole("link", { name: "German Etching from" }).click();
  await costs(page, "$86.00");
  await page.goBack();
  await costs(page, "$169.00");
  await page.goForward();
  await costs(page, "$86.00");
  await swap(page, square);
  await expect(page.getByText("Not framed: this is the bare sheet.")).toHaveCount(0);
  await swap(page, tall);
  await costs(page, "$44.00");
  await page.reload();
  await costs(page, "$44.00");
});
