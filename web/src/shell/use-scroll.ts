import { useEffect } from "react";
import { useLocation } from "react-router";

/** A part of a page that is linked to: once the page stands, with some air above it. */
const PART_DELAY_MS = 100;
const PART_OFFSET = 100;

const scrollTo = (top: number) => {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top, behavior: still ? "instant" : "smooth" });
};

/** A new page begins at its top, or at the part that its address names. */
export function useScroll() {
  const { pathname, hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is what counts.
  useEffect(() => {
    if (!hash) scrollTo(0);
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on a link has a key, also to where one is.
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      const part = document.getElementById(hash.slice(1));
      if (part) scrollTo(part.getBoundingClientRect().top + window.scrollY - PART_OFFSET);
    }, PART_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
