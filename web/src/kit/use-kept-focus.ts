import { useEffect } from "react";

type Control = HTMLElement & { disabled?: boolean };

/** What has no box of its own takes no focus, and nobody sees it in an empty one. */
function isNowhere(element: HTMLElement) {
  const { display } = getComputedStyle(element);
  return display === "contents" || (display !== "none" && element.offsetHeight === 0);
}

/**
 * Whoever works by keyboard or by ear stays where they are when what they pressed goes away, or cannot be pressed for
 * a while: browsers leave them at the beginning of the page.
 */
export function useKeptFocus() {
  useEffect(() => {
    /** From what has the focus outwards. */
    let way: Control[] = [];
    const come = ({ target }: FocusEvent) => {
      way = [];
      for (let at = target as Control | null; at && at !== document.body; at = at.parentElement) way.push(at);
    };
    // Left on purpose, it still stands there and could be pressed.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const [left] = way;
        if (left === target && left?.isConnected && !left.disabled) way = [];
      });
    const mend = () => {
      if (document.activeElement !== document.body) return;
      const near = way.find((element) => element.isConnected && !isNowhere(element));
      if (!near || near.disabled) return;
      const content = document.getElementById("main");
      const to = content && near.contains(content) ? content : near;
      if (to !== way[0] && to.tabIndex < 0) to.setAttribute("tabindex", "-1");
      to.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(mend);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener("focusin", come, { signal });
    document.addEventListener("focusout", leave, { signal });
    return () => {
      changes.disconnect();
      over.abort();
    };
  }, []);
}
