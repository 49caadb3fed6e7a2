import type { Page } from "@playwright/test";

/** What is newer than the oldest browsers that the site is made for (vite.config.ts), by where it stands. */
const newer = {
  HTMLElement: ["popover", "showPopover", "hidePopover", "togglePopover"],
  Element: ["checkVisibility", "getHTML", "setHTMLUnsafe", "moveBefore", "role"],
  HTMLDialogElement: ["requestClose", "closedBy"],
  Document: ["startViewTransition"],
  URLSearchParams: ["size"],
  Set: ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
  Iterator: [
    "map",
    "filter",
    "take",
    "drop",
    "flatMap",
    "reduce",
    "toArray",
    "forEach",
    "some",
    "every",
    "find",
  ],
  String: ["isWellFormed", "toWellFormed"],
  ArrayBuffer: ["transfer", "resize"],
};
const newerOf = {
  AbortSignal: ["any"],
  Array: ["fromAsync"],
  Map: ["groupBy"],
  Object: ["groupBy"],
  Promise: ["withResolvers", "try"],
  RegExp: ["escape"],
  Response: ["json"],
  URL: ["canParse", "parse"],
  Intl: ["Segmenter", "DurationFormat"],
  Uint8Array: ["fromBase64"],
};
const newerAtAll = ["requestIdleCallback", "cancelIdleCallback", "scheduler", "navigation", "CloseWatcher"];

/** A page in the oldest of all browsers together: what any of them lacks is not there. */
export const inTheOldest = (page: Page) =>
  page.addInitScript(
    ({ newer, newerOf, newerAtAll }) => {
      const all = globalThis as unknown as Record<string, { prototype: object }>;
      const take = (from: object | undefined, names: readonly string[]) => {
        for (const name of names) if (from) Reflect.deleteProperty(from, name);
      };
      for (const [name, members] of Object.entries(newer)) take(all[name]?.prototype, members);
      for (const [name, members] of Object.entries(newerOf)) take(all[name], members);
      for (const name of newerAtAll) Reflect.deleteProperty(globalThis, name);
      take(Navigator.prototype, ["userActivation"]);
      // An attribute that is a property as well came to Firefox late.
      const reflected = Object.getOwnPropertyNames(Element.prototype).filter((name) =>
        name.startsWith("aria"),
      );
      take(Element.prototype, reflected);
      // For a while Canada wrote its days as the United States do.
      const { DateTimeFormat } = Intl;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct: (kind, [locale, options]) => new kind(locale === "en-CA" ? "en-US" : locale, options),
      });
    },
    { newer, newerOf, newerAtAll },
  );
