import type { Page } from "@playwright/test";
import type { Answers } from "./answering.ts";

export type State = {
  path: string;
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

export const inDialog = (page: Page) => page.getByRole("dialog");
