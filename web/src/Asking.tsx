import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { answers } from "./queries.ts";
import { useSession } from "./session.ts";

/**
 * Around whatever asks the shop something. Pages that ask nothing do not load it: their first view is lighter.
 * Whoever leaves, here or in another tab, leaves no answer that was theirs.
 */
export default function Asking({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      useSession.subscribe(({ user }, { user: before }) => {
        if (before && user?._id !== before._id) answers.clear();
      }),
    [],
  );
  return <QueryClientProvider client={answers}>{children}</QueryClientProvider>;
}
