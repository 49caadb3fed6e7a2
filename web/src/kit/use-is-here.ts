import { useLayoutEffect, useRef } from "react";
import { useLocation } from "./router.tsx";

/**
 * Whether whoever pressed something is still where they did: they have left as soon as the address says so, before the
 * next screen has its code, and as soon as a drawer or dialog around it is gone.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current && location.pathname === pathname;
}
