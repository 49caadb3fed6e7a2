import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while a ready page is brought to life, and true from then on: what only a browser knows, such as the day or
 * the whole address, must not differ from what was written before anybody asked.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
