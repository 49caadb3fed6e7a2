import { useEffect, useLayoutEffect, useRef } from "react";
import { leaveDrawer } from "../dialogs/drawers.ts";
import { leaveModal } from "../dialogs/modals.ts";
import { FIRST, useLocation } from "../kit/router.tsx";
import { scrollBehavior } from "../kit/stillness.ts";

/** A part of a page that is linked to: once the page stands, with some air above it. */
const PART_DELAY_MS = 100;
const PART_OFFSET = 100;

const scrollTo = (top: number) => {
  window.scrollTo({ top, behavior: scrollBehavior() });
};

/** A new page begins at its top, or at the part that its address names. */
export function useScroll() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  // With the page itself: an effect of later would close what was opened on it meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is what counts.
  useLayoutEffect(() => {
    // A page that has only come to life is read already, somewhere.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) scrollTo(0);
    leaveDrawer(pathname);
    leaveModal(pathname);
    // Whoever has opened a menu meanwhile, or writes below the page, stays there.
    if (document.querySelector(`[data-at="${pathname}"][open], footer form:focus-within`)) return;
    // Who moves on by keyboard or by ear is at the beginning of what is new, and nothing lies above it.
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  // Each click on a link has a key, also to where one is.
  useEffect(() => {
    if (!hash || key === FIRST) return;
    const timer = setTimeout(() => {
      const part = document.getElementById(hash.slice(1));
      if (part) scrollTo(part.getBoundingClientRect().top + window.scrollY - PART_OFFSET);
    }, PART_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
