import type { Page } from "@playwright/test";
import type { Store } from "../../../web/src/store.ts";

/** By method and path: what is answered, or with which status it is refused, or nothing ever. */
export type Answers = Record<string, object | number | "never">;

type Kept = { root?: string; answers: Answers };

/**
 * Runs in a page before its own code: puts into the browser what it remembers, and answers for the shop; what is not
 * given is asked of it. Here and not on the line, where every file would pass through the test, and none be cached.
 */
function answer() {
  if (!window.name) return;
  const { root, answers }: Kept = JSON.parse(window.name);
  if (root) localStorage.setItem("root", root);
  window.name = JSON.stringify({ answers });
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const given = answers[`${init?.method ?? "GET"} ${pathname.replace("/api/v1", "")}`];
    if (given === undefined) return real(input, init);
    if (given === "never") return new Promise(() => {});
    // Never in the moment of the question: over a line other things happen in between.
    await new Promise((later) => setTimeout(later, 20));
    if (typeof given === "object") return Response.json(given);
    const fields = { email: "Invalid email", "address.zip": "Five digits." };
    const error = "That did not work this time.";
    return Response.json({ error, code: "x", ...(given === 422 && { fields }) }, { status: given });
  };
}

/** A shop that answers as a test wants it, once it has said how; journeys and products are its own. */
export const answering = (page: Page) => page.addInitScript(answer);

/** From the next page on: what the browser remembers, and what the shop answers. */
export const given = (page: Page, state: Partial<Store>, answers: Answers) =>
  page.evaluate(
    (text) => {
      window.name = text;
    },
    JSON.stringify({ root: JSON.stringify({ state, version: 1 }), answers } satisfies Kept),
  );
