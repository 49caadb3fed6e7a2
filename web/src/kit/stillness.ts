/** Whether somebody asked their system for as little motion as possible. */
export const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** For `scrollTo` and its like, which do not ask by themselves. */
export const scrollBehavior = () => (wantsStillness() ? "instant" : "smooth");
