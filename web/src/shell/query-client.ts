import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api.ts";

/** What the shop has answered. What is not used is kept for a minute; nothing is fetched again only because a window got the focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // A refusal stays one; the network may come back.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.kind === "REFUSED"),
    },
  },
});
