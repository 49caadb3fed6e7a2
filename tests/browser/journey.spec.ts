import type { Page } from "@playwright/test";
import { objections } from "./axe.ts";
import { answerAll } from "./generating.ts";
import { expect, test } from "./pages.ts";

const axeIsContent = async (page: Page) => expect(await objections(page)).toEqual([]);

/** Walks with the Tab key alone until something is reached, once it is there to be reached. */
async function tabTo(page: Page, name: string | RegExp) {
  if (typeof name === "string") {
    const named = (role: "button" | "link") => page.getByRole(role, { name, exact: true });
    await expect(named("button").or(named("link")).first()).toBeEnabled();
  }
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press("Tab");
    const reached = await page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
    );
    if (typeof name === "string" ? reached.trim() === name : name.test(reached.trim())) return;
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

const reload = async (page: Page) => {
  await page.reload();
  await page.locator("html[data-alive]").waitFor();
};

test("from home to the gallery with the keyboard alone, and a reload at each step", {
  tag: "@anyWidth",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await tabTo(page, "Generate");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Style Selection" })).toBeVisible();
  await axeIsContent(page);
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await tabTo(page, /^Watercolor/);
  await page.keyboard.press("Space");
  const watercolor = page.getByRole("button", { name: "Watercolor" });
  // The page was woken by the first Tab: what is pressed before it is awake is done a moment later.
  await expect(watercolor).toHaveAttribute("aria-pressed", "true");
  await reload(page);
  await expect(watercolor).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, "Continue");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Subject Details" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("A fox");
  await expect(page.getByText("Minimum 10 characters")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.keyboard.type(" asleep under a birch");
  await axeIsContent(page);
  await reload(page);
  await expect(page.getByLabel("Subject")).toHaveValue("A fox asleep under a birch");
  await tabTo(page, "Continue");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Additional Options" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate Image" })).toBeDisabled();
  await page.getByLabel("Aspect ratio").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const studio = page.getByRole("group", { name: "Lighting" }).getByRole("button", { name: "Studio" });
  await studio.press("Space");
  await expect(studio).toHaveAttribute("aria-pressed", "true");
  await axeIsContent(page);
  await reload(page);
  await tabTo(page, "Generate Image");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Your pictures are being made" })).toBeVisible();
  await reload(page);

  await expect(page).toHaveURL(/\/imageReview\//, { timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Versions" }).getByRole("button")).toHaveCount(4);
  await axeIsContent(page);
  await reload(page);
  await tabTo(page, "Version 3");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/imageId=/);
  await expect(page.getByRole("button", { name: "Version 3" })).toHaveAttribute("aria-pressed", "true");

  await page.goto("/your-creations");
  await expect(page.getByRole("button", { name: "A fox asleep under a birch" })).toHaveCount(4);
  await axeIsContent(page);
  await tabTo(page, /^$/);
  await page.getByRole("button", { name: "A fox asleep under a birch" }).first().focus();
  await page.keyboard.press("Enter");
  const detail = page.getByRole("dialog", { name: "Your picture" });
  await expect(detail.getByText("A fox asleep under a birch")).toBeVisible();
  await axeIsContent(page);
  await detail.getByRole("link", { name: "Open in new page" }).press("Enter");
  await expect(page.getByRole("heading", { name: "A fox asleep under a birch" })).toBeVisible();
  await axeIsContent(page);
});

test.describe("when a subject is not welcome", () => {
  test.use({ expectedFault: /status of 422/ });

  test("it is said kindly, and every answer is kept", { tag: "@anyWidth" }, async ({ page }) => {
    await answerAll(page, "A nazi parade in the city");
    await page.getByRole("button", { name: "Generate Image" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "We would rather not paint this one" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("A nazi parade in the city");
  });
});

test("surprise, clear, and the accordion that goes on by itself", { tag: "@anyWidth" }, async ({ page }) => {
  await page.goto("/journey");
  await page.getByRole("button", { name: "Bauhaus" }).click();
  await page.getByRole("button", { name: "Bauhaus" }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByRole("button", { name: "Bauhaus" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  const subject = page.getByLabel("Subject");
  await expect(subject).toHaveAccessibleDescription("Minimum 10 characters 0/500");
  await page.getByRole("button", { name: "Surprise me" }).press("Enter");
  await expect(subject).toHaveValue(/^.{11,}$/);
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription(/^\d+\/500$/);
  const first = await subject.inputValue();
  await page.getByRole("button", { name: "Surprise me" }).press("Enter");
  await expect(subject).not.toHaveValue(first);
  await page.getByRole("button", { name: "Continue" }).click();

  await page.getByLabel("Aspect ratio").selectOption("square");
  await page.getByRole("group", { name: "Lighting" }).getByRole("button", { name: "Studio" }).click();
  await page.getByLabel("Color palette").selectOption("pastel");
  await page.getByRole("group", { name: "Mood" }).getByRole("button", { name: "Dreamy" }).click();
  await expect(page.locator("details[open]")).toHaveCount(0);

  await page.locator("summary", { hasText: "Color palette" }).click();
  await page.getByLabel("Color palette").selectOption("- none -");
  await expect(page.getByLabel("Color palette")).toHaveValue("");
  await page.getByRole("button", { name: "Clear current journey" }).click();
  await expect(page.getByRole("heading", { name: "Style Selection" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Bauhaus" })).toHaveAttribute("aria-pressed", "false");
});

test("a surprise over one's own words, and a journey that was cleared, are taken back", async ({ page }) => {
  await page.goto("/journey");
  await page.getByRole("button", { name: "Bauhaus" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  const subject = page.getByLabel("Subject");
  const undo = page.getByRole("button", { name: "Undo" });
  const surprise = page.getByRole("button", { name: "Surprise me" });
  await surprise.press("Enter");
  await expect(subject).toHaveValue(/^.{11,}$/);
  await expect(undo).toHaveCount(0);
  await subject.fill("The pier where we met");
  const place = await surprise.boundingBox();
  await surprise.press("Enter");
  await surprise.press("Enter");
  await expect(undo).toBeVisible();
  expect(await surprise.boundingBox(), "what was pressed stays where it is").toEqual(place);
  await undo.press("Enter");
  await expect(subject).toHaveValue("The pier where we met");
  await expect(subject).toBeFocused();
  await expect(undo).toHaveCount(0);

  const clear = page.getByRole("button", { name: "Clear current journey" });
  await clear.click();
  await expect(page.getByRole("heading", { name: "Style Selection" })).toBeFocused();
  await expect(undo).toBeInViewport();
  await undo.press("Enter");
  await expect(subject).toHaveValue("The pier where we met");
  await clear.click();
  await page.getByRole("button", { name: "Anime" }).click();
  await expect(undo).toHaveCount(0);
});

test("whoever is somewhere already when the next question comes into sight stays there", {
  tag: "@anyWidth",
}, async ({ page }) => {
  await page.goto("/journey");
  await page.getByRole("button", { name: "Bauhaus" }).click();
  const press = await page.getByRole("button", { name: "Continue" }).elementHandle();
  // A reader of the screen goes there itself, and no key is heard.
  await press?.evaluate(async (button) => {
    const ask = () => document.querySelector("textarea");
    const asked = new Promise<void>((resolve) =>
      new MutationObserver(() => ask() && resolve()).observe(document.body, {
        childList: true,
        subtree: true,
      }),
    );
    (button as HTMLButtonElement).click();
    await asked;
    ask()?.focus();
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await expect(page.getByLabel("Subject")).toBeFocused();
});

test("a journey, a batch and a picture that do not exist lead on", { tag: "@anyWidth" }, async ({ page }) => {
  await page.goto("/journey/no-such-journey");
  await expect(page).toHaveURL("/journey/default-journey");
  await page.goto("/imageReview/no-such-batch");
  await expect(page).toHaveURL("/home");
});

test.describe("a picture that does not exist", () => {
  test.use({ expectedFault: /status of 404/ });
  test("is said to be missing, and home is near", { tag: "@anyWidth" }, async ({ page }) => {
    await page.goto("/image/no-such-image");
    await expect(page.getByRole("heading", { name: "Image not found" })).toBeVisible();
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("answers that are replaced by an idea's are had back", { tag: "@anyWidth" }, async ({ page }) => {
  await page.goto("/journey");
  await page.getByRole("button", { name: "Bauhaus" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  const subject = page.getByLabel("Subject");
  await subject.fill("The pier where we met");
  await page.goto("/journey?artStyle=anime-style&subject=An+owl+under+a+full+moon");
  await expect(page.getByText("Your answers were replaced.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(subject).toHaveValue("The pier where we met");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});
