import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useStore } from "../store.ts";
import { queryClient } from "./query-client.ts";

/**
 * Around whatever asks the shop something. Pages that ask nothing do not load it: their first view is lighter.
 * Whoever leaves, here or in another tab, leaves no answer that was theirs.
 */
export default function WithQueries({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      useStore.subscribe(({ user }, { user: before }) => {
        if (before && user?._id !== before._id) queryClient.clear();
      }),
    [],
  );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
