import type { Page } from "@playwright/test";
import { expect } from "./pages.ts";

type Ratio = "square" | "portrait" | "landscape";

/** Answers the journey, up to its last button. */
export async function answerAll(page: Page, subject: string, ratio: Ratio = "portrait") {
  await page.goto("/journey");
  await page.getByRole("button", { name: "Sumi-e" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Aspect ratio").selectOption(ratio);
}

/** From the journey to the review of its four pictures. */
export async function generate(page: Page, subject: string, ratio?: Ratio) {
  await answerAll(page, subject, ratio);
  await page.getByRole("button", { name: "Generate Image" }).click();
  await expect(page.getByRole("heading", { name: "Review your creation" })).toBeVisible({ timeout: 80_000 });
}
