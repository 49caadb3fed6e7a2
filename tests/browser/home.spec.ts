import { expect, test } from "./pages.ts";

test("the home page leads to the journey, from its top and from its end", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Generate" })).toHaveAttribute("href", "/journey");
  await page.getByRole("link", { name: "Create Now" }).click();
  await expect(page).toHaveURL("/journey");
});

test("six questions open one at a time, and 'Talk to us' leads to the contact page", async ({ page }) => {
  await page.goto("/");
  const questions = page.locator("details");
  await expect(questions).toHaveCount(6);
  await page.getByText("How many pictures do I get?").click();
  await expect(page.getByText("Four versions of every idea.")).toBeVisible();
  await page.getByText("Can I return a print?").click();
  await expect(page.getByText("Each print is custom-made")).toBeVisible();
  await expect(page.getByText("Four versions of every idea.")).toBeHidden();
  await page.getByRole("link", { name: "Talk to us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("six reviews move by themselves until somebody pauses them", async ({ page }) => {
  await page.goto("/");
  const reviews = page.getByRole("region", { name: "Customer reviews" });
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByRole("listitem")).toHaveCount(6);
  const place = () => reviews.getByRole("list").evaluate((list) => list.style.transform);
  const first = await place();
  await expect.poll(place).not.toBe(first);
  await reviews.getByRole("button", { name: "Pause" }).click();
  await expect(reviews.getByRole("button", { name: "Play" })).toBeVisible();
  const paused = await place();
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );
  expect(await place()).toBe(paused);
});

test("the reviews stand still for who asks for stillness", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const reviews = page.getByRole("region", { name: "Customer reviews" });
  await expect(reviews).toBeVisible();
  await expect(reviews.getByRole("button")).toHaveCount(0);
});

test("all pictures of the home page are there", async ({ page }) => {
  await page.goto("/");
  for (const picture of await page.getByRole("main").getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    const loaded = () =>
      picture.evaluate((one) => !(one instanceof HTMLImageElement) || one.naturalWidth > 0);
    await expect.poll(loaded).toBe(true);
  }
});
