import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "./kit/router.tsx";
import "./kit/tokens.css";
import "./kit/base.css";
import { findWho } from "./accounts/who.ts";
import { noticeWriting } from "./kit/chunks.ts";
import { keepTranslated } from "./kit/translated.ts";
import { App, codeFor } from "./routes.tsx";
import { FailureBoundary } from "./shell/Failure.tsx";
import { noteFaults } from "./shell/faults.ts";
import { forgetWallsOfOthers } from "./shell/forget-wall.ts";
import { takeKnownAnswers } from "./shell/known-answers.ts";
import { reportLater } from "./shell/report-later.ts";
import { remember } from "./storage/remembering.ts";

const EMPTY_FOR_MS = 2_000;
/** For so long nobody is told that they have nothing, if the shop does not say who is here. */
const UNKNOWN_FOR_MS = 4_000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// What is written wrongly is said while one works.
if (import.meta.env.DEV) await import("preact/debug");

const site = (
  <FailureBoundary>
    <BrowserRouter codeFor={codeFor}>
      <App />
    </BrowserRouter>
  </FailureBoundary>
);

const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the site");

// What fills a field in by itself may tell of it by a change alone.
addEventListener("change", ({ isTrusted, target }) => {
  if (!isTrusted) target?.dispatchEvent(new Event("input", { bubbles: true }));
});

noteFaults();
reportLater();
noticeWriting();
remember();
forgetWallsOfOthers();
keepTranslated(document.body);
// The screen's code comes first: what was prerendered then stays in place while it is brought to life.
// If it cannot be loaded, the page says so itself.
const code = codeFor(location.pathname)
  .then(takeKnownAnswers)
  .catch(() => undefined);
// And with it who is here, where that is not remembered.
const ready = Promise.all([code, Promise.race([findWho(), after(UNKNOWN_FOR_MS)])]);
if (root.firstElementChild) {
  await ready;
  hydrateRoot(root, site);
} else {
  // An empty page does not stay so for the sake of a screen that is slow.
  await Promise.race([ready, after(EMPTY_FOR_MS)]);
  createRoot(root).render(site);
}
