import type { Page } from "@playwright/test";
import { objections, settled } from "../axe.ts";
import { order, picture, user } from "./things.ts";

/** What lies on top. The footer is the same everywhere: routes.spec.ts looks at it. */
const TOP = "body:not(:has(dialog[open])) #root > :not(footer), dialog[open]";

/** WCAG 1.4.12: what a reader may set, and nothing is lost. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** WCAG 1.4.4: letters twice as large by the browser's own setting, in which media queries count as well. */
const larger = "html { font-size: 200%; }";

/** What people write has no place to break at: the longest that the shop takes of each. */
const endless = (length: number) => "Donaudampfschifffahrt".repeat(length).slice(0, length);
const { line1 = "", city = "" } = order.recipient?.address ?? {};
const longer = {
  [picture.prompt]: endless(500),
  [user.firstName]: `${user.firstName}${endless(90)}`,
  [user.lastName]: endless(90),
  [user.email]: `${endless(60)}${user.email}`,
  [line1]: endless(100),
  [city]: endless(100),
};

type Changed = { style?: string; letters?: number; words?: Record<string, string> };

/** Runs in the page: what is wider than it, and text that is cut off. */
async function lost({ style = "", letters = 1, words = {} }: Changed) {
  const written = new Map<Text, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const before = text.data;
    const long = Object.entries(words).reduce((all, [from, to]) => all.replaceAll(from, to), before);
    if (long === before) continue;
    written.set(text, before);
    text.data = long;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  const queries = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) =>
      rule instanceof CSSMediaRule ? { media: rule.media, text: rule.media.mediaText } : [],
    ),
  );
  if (letters !== 1)
    for (const { media, text } of queries)
      media.mediaText = text.replace(/[\d.]+(?=r?em)/g, (length) => `${letters * Number(length)}`);
  // Media queries hear of another width with the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.documentElement;
  const told: string[] = [];
  const name = (element: Element) => `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`;
  if (top.scrollWidth > top.clientWidth) {
    const beyond = (one: Element) =>
      one.getBoundingClientRect().right > top.getBoundingClientRect().right + 1;
    const wide = [...top.querySelectorAll("*")].filter(
      (one) => beyond(one) && ![...one.children].some(beyond),
    );
    told.push(`too wide by ${top.scrollWidth - top.clientWidth}: ${wide.slice(0, 3).map(name).join()}`);
  }
  for (const element of top.querySelectorAll<HTMLElement>("*")) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ""),
    );
    if (!hasText || element.getClientRects().length === 0) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    // What only screen readers find is cut off for everybody else.
    if (element.clientWidth <= 1) continue;
    const cut =
      (overflowX !== "visible" && overflowX !== "auto" && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== "visible" && overflowY !== "auto" && element.scrollHeight > element.clientHeight + 1);
    if (cut) told.push(`cut off: ${name(element)}`);
  }
  // What is pressed can be read: a word of a usual length is in one piece.
  for (const button of top.querySelectorAll("button:not(:has(img, picture))"))
    for (const node of button.childNodes)
      for (const { 0: word, index } of (node.nodeType === Node.TEXT_NODE &&
        node.textContent?.matchAll(/\w{2,8}/g)) ||
        []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (button.checkVisibility() && lines.size > 1) told.push(`parted: ${word} of ${name(button)}`);
      }
  for (const [text, before] of written) text.data = before;
  document.adoptedStyleSheets = [];
  if (letters !== 1) for (const { media, text } of queries) media.mediaText = text;
  return told;
}

/** Runs in the page: axe is blind to a control whose name is said by a live region in it, and so is lost. */
const unnamed = () =>
  [
    ...document.querySelectorAll(
      "button :is([role=status], [role=alert]), a :is([role=status], [role=alert])",
    ),
  ].map((one) => `a control that holds a live region: ${one.outerHTML.slice(0, 120)}`);

/** Runs in the page: what is chosen, and looks like what is not. Where colors are forced, shadows are none. */
function alike() {
  const looks = (element: Element) => {
    const style = getComputedStyle(element);
    const told = ["border", "outline", "background-color", "color", "text-decoration-line", "font-weight"];
    return told.map((property) => style.getPropertyValue(property)).join();
  };
  return [...document.querySelectorAll('[aria-pressed="true"], [aria-current]')].flatMap((chosen) => {
    const name = chosen.hasAttribute("aria-pressed") ? "aria-pressed" : "aria-current";
    const around = chosen.closest("[role=group], ul, ol, nav") ?? document.body;
    const other = [
      ...around.querySelectorAll(`${chosen.tagName}:not([${name}="${chosen.getAttribute(name)}"])`),
    ];
    const isLost = other.some((one) => one.getClientRects().length > 0 && looks(one) === looks(chosen));
    return isLost ? [`chosen, and looks like the others: ${chosen.outerHTML.slice(0, 120)}`] : [];
  });
}

/** Observers and letters hear of another width a few frames later still: what is told twice is a fault. */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let told = await look();
  while (told.length > 0) {
    const again = await look();
    if (again.join() === told.join()) break;
    told = again;
  }
  return told;
}

/** What is wrong with the page as it stands: for axe, in the dark, at 400 %, with more air between the letters, with larger ones, and with long words. */
export async function faultsOf(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await settled(page);
  const light = await objections(page, { within: TOP });
  await page.emulateMedia({ colorScheme: "dark" });
  await settled(page);
  const dark = await objections(page, { within: TOP, rules: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  const forced = await page.evaluate(alike);
  await page.emulateMedia({ forcedColors: "none" });

  await page.setViewportSize({ width: 320, height: 640 });
  const lostWith = (changed: Changed) => lasting(() => page.evaluate(lost, changed));
  const narrow = await lostWith({});
  const spaced = await lostWith({ style: spacing });
  const large = await lostWith({ style: larger, letters: 2 });
  const long = await lostWith({ words: longer });
  await page.setViewportSize(before);
  return [
    ...light,
    ...dark,
    ...(await page.evaluate(unnamed)),
    ...forced.map((one) => `in forced colors: ${one}`),
    ...narrow.map((one) => `at 320: ${one}`),
    ...spaced.map((one) => `spaced: ${one}`),
    ...large.map((one) => `with letters twice as large: ${one}`),
    ...long.map((one) => `with long words: ${one}`),
  ];
}
