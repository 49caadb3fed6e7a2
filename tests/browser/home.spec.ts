import type { Locator, Page } from "@playwright/test";
import { artworkFiles } from "../../web/prepared/art.ts";
import { artworks } from "../../web/src/artworks/artworks.ts";
import { allStyles, paintedAs, sentences } from "../../web/src/journeys/beginning.ts";
import { expect, laidOut, test } from "./pages.ts";

/** They begin to move when somebody comes near. */
async function reviewsOf(page: Page) {
  await page.getByRole("heading", { name: "What people hang on their walls" }).scrollIntoViewIfNeeded();
  const reviews = page.getByRole("region", { name: "Customer reviews" });
  await expect(reviews).toBeVisible();
  return reviews;
}

/** How far the reviews have moved, now and two frames later. */
const twoFrames = (reviews: Locator) =>
  reviews.getByRole("list").evaluate(async (list) => {
    const before = list.style.transform;
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    return [before, list.style.transform];
  });

const expectMoving = (reviews: Locator) =>
  expect(async () => {
    const [before, after] = await twoFrames(reviews);
    expect(after).not.toBe(before);
  }).toPass();

const expectStill = (reviews: Locator) =>
  expect(async () => {
    const [before, after] = await twoFrames(reviews);
    expect(after).toBe(before);
  }).toPass();

test("the home page leads to the journey, from its top and from its end", { tag: "@anyWidth" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(/\/journey\/./);
  await expect(page.getByRole("heading", { name: "Style Selection" })).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "Create Now" }).click();
  await expect(page).toHaveURL(/\/journey/);
});

test("a sentence and a style from the first screen leave only the button to press", {
  tag: "@anyWidth",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What would you like to see?").focus();
  await page.keyboard.type("A heron in the reeds at dusk");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Bauhaus" })).toBeChecked();
  // It hangs on the wall, with what it costs there.
  await expect(page.getByRole("img", { name: /^A cat on a table/ })).toBeVisible();
  await expect(page.getByText("$169.00, or $48.00 without")).toBeVisible();
  const atHome = page.getByRole("region", { name: /^On your wall, from \$\d+\.\d\d$/ });
  await expect(atHome.getByText(/^from \$\d+\.\d\d$/)).toHaveCount(
    await atHome.getByRole("listitem").count(),
  );
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Generate Image" })).toBeEnabled();
  await expect(page.getByText("Bauhaus · “A heron in the reeds at dusk”")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("A heron in the reeds at dusk");
  // What was written is there on the way back as well, before it is asked for.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "Bauhaus" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("“A heron in the reeds at dusk”")).toBeVisible();
});

test("a sentence without a style is seen where the style is chosen", { tag: "@anyWidth" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("What would you like to see?").fill("A heron in the reeds at dusk");
  await page.getByRole("button", { name: "Generate" }).first().click();
  await expect(page.getByRole("heading", { name: "Style Selection" })).toBeVisible();
  await expect(page.getByText("“A heron in the reeds at dusk”")).toBeVisible();
});

test("an example is taken into the field by keyboard, where it can be changed", { tag: "@anyWidth" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "A lighthouse by the sea" }).press("Enter");
  const field = page.getByLabel("What would you like to see?");
  await expect(field).toHaveValue("A lighthouse by the sea at sunset");
  await expect(field).toBeFocused();
});

test("a sentence is seen in all sixteen styles, and another one by keyboard: each leads to one's own", {
  tag: "@anyWidth",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  const styles = page.getByRole("region", { name: "Sixteen styles, one sentence" });
  await expect(styles.getByRole("link")).toHaveCount(16);
  await styles.getByLabel("The sentence").focus();
  await page.keyboard.type("A whale");
  const hokusai = styles.getByRole("link", { name: "Hokusai" });
  await expect(hokusai.locator("img")).toHaveAttribute("src", paintedAs("whale", "hokusai-style"));
  // Only what is shown is fetched.
  expect(asked.filter((path) => path.startsWith("/art/sixteen/owl/"))).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(hokusai).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Generate Image" })).toBeEnabled();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("A whale in the sea under the stars");
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`reviews that begin to move, or may not (${reducedMotion}), move nothing else`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await laidOut(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main > section")].map(
          (section) => section.getBoundingClientRect().height,
        ),
      );
    const before = await places();
    await page.getByRole("link", { name: "Create Now" }).scrollIntoViewIfNeeded();
    await page.keyboard.press("Shift");
    const reviews = page.getByRole("region", { name: "Customer reviews" });
    await expect(reviews).toBeVisible();
    expect(before).toHaveLength(7);
    expect(await places()).toEqual(before);
    if (reducedMotion === "no-preference") return;
    await expect(reviews.getByRole("button")).toHaveCount(0);
    await expectStill(reviews);
  });

test("another sentence is seen before sixteen pictures are asked for", { tag: "@anyWidth" }, async ({
  page,
}) => {
  await page.goto("/");
  const styles = page.getByRole("region", { name: "Sixteen styles, one sentence" });
  const sentence = styles.getByLabel("The sentence");
  await sentence.focus();
  await page.locator("html[data-alive]").waitFor();
  const picture = styles.locator("img").first();
  const before = await picture.getAttribute("src");
  await sentence.evaluate((select) => {
    const img = select.closest("section")?.querySelector("img");
    const painted = () => img?.setAttribute("data-when-painted", img.getAttribute("src") ?? "");
    select.addEventListener("change", () => requestAnimationFrame(painted), { once: true });
  });
  await sentence.selectOption("whale");
  await expect(picture).toHaveAttribute("src", /whale/);
  await expect(picture).toHaveAttribute("data-when-painted", before ?? "");
});

test("six questions open one at a time, and 'Talk to us' leads to the contact page", {
  tag: "@anyWidth",
}, async ({ page }) => {
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

test("six reviews come when they are near, move by themselves, wait, and stay paused", {
  tag: "@anyWidth",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked.filter((url) => url.includes("/Carousel-"))).toEqual([]);
  const carousel = page.waitForRequest("**/assets/Carousel-*.js");
  const reviews = await reviewsOf(page);
  await carousel;
  await expect(reviews.getByRole("listitem")).toHaveCount(6);
  await expectMoving(reviews);

  const strip = reviews.getByRole("group", { name: "Reviews, side by side" });
  await test.step("they wait under the pointer and with the focus, and go on after it", async () => {
    await strip.hover();
    await expectStill(reviews);
    await page.mouse.move(0, 0);
    await expectMoving(reviews);
    await strip.focus();
    await expectStill(reviews);
    await page.keyboard.press("Tab");
    await expectMoving(reviews);
  });

  await test.step("paused, they stay so when the pointer passes over them", async () => {
    await reviews.getByRole("button", { name: "Pause" }).click();
    await expect(reviews.getByRole("button", { name: "Play" })).toBeVisible();
    await expectStill(reviews);
    await strip.hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_000);
    await expectStill(reviews);
  });
});

test("all pictures of the home page are there", async ({ page }) => {
  await page.goto("/");
  for (const picture of await page.getByRole("main").locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    const loaded = () => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
    await expect.poll(loaded).toBe(true);
  }
});

test("each artwork is there in every width that the page offers", { tag: "@anyWidth" }, async ({
  request,
}) => {
  const names = Object.keys(artworks);
  const files = names.flatMap((name) => artworkFiles(`/art/${name}`));
  expect(files).toHaveLength(names.length * 6);
  for (const { name, format } of files) {
    const answer = await request.get(name);
    expect(answer.headers()["content-type"]).toBe(`image/${format}`);
  }
  for (const { name } of sentences)
    for (const { value } of allStyles) {
      const answer = await request.get(paintedAs(name, value));
      expect(answer.headers()["content-type"], `${name}, ${value}`).toBe("image/avif");
      expect((await answer.body()).length, `${name}, ${value}`).toBeLessThan(30_000);
    }
});
