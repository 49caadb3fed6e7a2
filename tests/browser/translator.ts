import type { Page } from "@playwright/test";

/**
 * A browser that translates pages, as Chrome and Edge do it: every text goes out of the page, and elements with the
 * same in another language stand in its place; what is added or written anew follows a moment later. This one says the
 * same, with a mark behind it.
 */
export const translates = (page: Page) =>
  page.addInitScript(() => {
    /** What stands in the place of a text. */
    const translated = new Map<Element, Text>();
    const left = "script, style, noscript, textarea, title, [translate=no], font";
    const font = (...inside: (Node | string)[]) => {
      const element = document.createElement("font");
      element.style.verticalAlign = "inherit";
      element.append(...inside);
      return element;
    };
    function translate() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts)
        if (/[\p{L}\d]/u.test(text.data) && !text.parentElement?.closest(left)) {
          const element = font(font(`${text.data}›`));
          text.replaceWith(element);
          translated.set(element, text);
        }
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
      for (const [element, text] of translated) element.replaceWith(text);
    });
  });

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
