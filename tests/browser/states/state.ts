import { expect, type Page } from "@playwright/test";
import type { Answers } from "./answering.ts";

export type State = {
  /** Without one it follows from the state before it, on the open page and with its answers. */
  path?: string;
  /** What the shop answers differently. */
  answers?: Answers;
  as?: object;
  /** From the open page to the state. */
  act?(page: Page): Promise<unknown>;
  /** What is to be seen in it. */
  shows: string | RegExp;
};

export const nobody = {};

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

/** Closes what lies on top, and presses. */
export const pressBelow = (name: string | RegExp) => async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await press(name)(page);
};

export const inDialog = (page: Page) => page.getByRole("dialog");
