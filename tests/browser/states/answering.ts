import type { Page } from "@playwright/test";
import type { Store } from "../../../web/src/store.ts";

/** By method and path: what is answered, or with which status it is refused, or nothing ever. */
export type Answers = Record<string, object | number | "never">;

const BASE = "/api/v1";

/** A shop that answers as the state wants it; journeys and products are its own. */
export async function answering(page: Page, answers: Answers) {
  await page.unrouteAll();
  await page.route(`**${BASE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const given = answers[`${route.request().method()} ${pathname.slice(BASE.length)}`];
    if (given === undefined) return route.fallback();
    if (given === "never") return undefined;
    if (typeof given === "object") return route.fulfill({ json: given });
    const fields = { email: "This does not look like an e-mail address.", "address.zip": "Five digits." };
    const error = "That did not work this time.";
    return route.fulfill({ status: given, json: { error, code: "x", ...(given === 422 && { fields }) } });
  });
}

/** Puts into the browser what it remembers, before the next page is there. */
export const remembering = (page: Page) =>
  page.addInitScript(() => {
    if (!window.name) return;
    localStorage.setItem("root", window.name);
    window.name = "";
  });

export const remembered = (page: Page, state: Partial<Store>) =>
  page.evaluate(
    (text) => {
      window.name = text;
    },
    JSON.stringify({ state, version: 1 }),
  );
