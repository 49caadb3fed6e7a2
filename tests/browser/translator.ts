import type { Page } from "@playwright/test";

/**
 * How a browser puts a translation into a page: Chrome and Edge put elements in the place of each text, Safari new texts,
 * and Firefox writes into those that are there, all words of neighbours into the first of them; the others go.
 */
export type Hand = "elements" | "new texts" | "the same texts";

/**
 * A browser that translates pages: every text is said in another language, and what is added or written anew follows a
 * moment later. This one says the same, with a mark behind it.
 */
export const translates = (page: Page, hand: Hand = "elements") =>
  page.addInitScript((hand) => {
    const MARK = "›";
    /** What stands in the place of a text. */
    const translated = new Map<ChildNode, Text>();
    const left = "script, style, noscript, textarea, title, [translate=no], font";
    const font = (...inside: (Node | string)[]) => {
      const element = document.createElement("font");
      element.style.verticalAlign = "inherit";
      element.append(...inside);
      return element;
    };
    const replace = (text: Text, translation: ChildNode) => {
      text.replaceWith(translation);
      translated.set(translation, text);
    };
    const put: Record<typeof hand, (text: Text) => void> = {
      elements: (text) => replace(text, font(font(`${text.data}${MARK}`))),
      "new texts": (text) => replace(text, new Text(`${text.data}${MARK}`)),
      "the same texts": (text) => {
        if (!text.isConnected) return;
        let said = text.data;
        for (let { nextSibling } = text; nextSibling instanceof Text; { nextSibling } = text) {
          said += nextSibling.data;
          nextSibling.remove();
        }
        const { parentNode, nextSibling } = text;
        text.remove();
        text.data = `${said}${MARK}`;
        parentNode?.insertBefore(text, nextSibling);
      },
    };
    function translate() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts)
        if (/[\p{L}\d]/u.test(text.data) && !text.data.endsWith(MARK) && !text.parentElement?.closest(left))
          put[hand](text);
      document.documentElement.classList.add("translated-ltr");
      document.documentElement.lang = "es";
    }
    let soon: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(soon);
      soon = setTimeout(translate, 50);
    };
    const observer = new MutationObserver(again);
    addEventListener("DOMContentLoaded", () => {
      again();
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    addEventListener("original", () => {
      observer.disconnect();
      clearTimeout(soon);
      for (const [translation, text] of translated) translation.replaceWith(text);
    });
  }, hand);

export const originalIsWanted = (page: Page) => page.evaluate(() => dispatchEvent(new Event("original")));

/** All words of a part of the page as they were before they were translated. */
export const wordsOf = (page: Page, where: string): Promise<string> =>
  page
    .locator(where)
    .last()
    .evaluate((part) => {
      const copy = part.cloneNode(true) as Element;
      for (const script of copy.querySelectorAll("script")) script.remove();
      return copy.textContent.replaceAll("›", "");
    });
