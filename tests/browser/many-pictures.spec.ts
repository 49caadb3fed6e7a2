import type { Page } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { answering, given } from "./states/answering.ts";
import { known, pictures, somebody } from "./states/things.ts";

// Whoever has been here for a year has hundreds of pictures: a gallery that is looked through stays as quick as a small one.

const COUNT = 530;
const all = Array.from({ length: COUNT }, (_, at) => {
  const relatedBatch = `batch-${at >> 2}`;
  return {
    ...pictures[at % pictures.length],
    _id: `${relatedBatch}~${at % 4}x`,
    relatedBatch,
    prompt: `Fox ${at}`,
  };
});

/** A gallery that says how often it was asked. */
async function inTheGallery(page: Page) {
  const asked = { times: 0 };
  await page.route("**/api/v1/user/generatedImages?*", (route) => {
    asked.times += 1;
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get("cursor") ?? 0);
    const to = from + Number(searchParams.get("limit"));
    const generatedImages = all.slice(from, to);
    return route.fulfill({ json: { generatedImages, ...(to < COUNT && { cursor: String(to) }) } });
  });
  await answering(page);
  const { "GET /user/generatedImages": _, ...answers } = known;
  await given(page, somebody, answers);
  await page.goto("/your-creations");
  await expect(hung(page)).toHaveCount(20);
  return asked;
}

const hung = (page: Page) => page.getByRole("main").getByRole("listitem");

test("all of a large gallery is looked through in a few calls, and shown a page at a time", async ({
  page,
}) => {
  const asked = await inTheGallery(page);
  await page.getByLabel("Search").fill("fox");
  await expect(page.getByText(`${COUNT} of ${COUNT} pictures`)).toBeVisible();
  expect(asked.times).toBeLessThanOrEqual(1 + Math.ceil(COUNT / 100));
  await expect(hung(page)).toHaveCount(20);
  const more = page.getByRole("button", { name: "Show more" });
  await more.press("Enter");
  await expect(hung(page)).toHaveCount(40);
  // What is looked for now has not been looked at.
  await page.getByLabel("Search").fill("fox 5");
  await expect(hung(page)).toHaveCount(20);
  await page.getByLabel("Search").fill("fox 52");
  await expect(hung(page)).toHaveCount(15);
  await expect(more).toHaveCount(0);
});

test("what is chosen among all that there are stays chosen where only some hang", async ({ page }) => {
  await inTheGallery(page);
  await page.getByLabel("Search").fill("fox 500");
  await page.getByRole("button", { name: "Choose several" }).press("Enter");
  await hung(page).getByRole("button").press("Enter");
  await expect(page.getByText("1 picture chosen")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).press("Enter");
  await expect(hung(page)).toHaveCount(20);
  await hung(page).getByRole("button").first().press("Enter");
  await page.getByRole("button", { name: "Hang together" }).press("Enter");
  const together = page.getByRole("dialog", { name: "Together on one wall" }).getByRole("img");
  await expect(together).toHaveCount(2);
  await expect(together.last()).toHaveAccessibleDescription(/^Version 1/);
});
