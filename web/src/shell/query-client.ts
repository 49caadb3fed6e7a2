import { notifyManager, QueryClient } from "@tanstack/react-query";
import { isFinal } from "../api.ts";
import { onOtherUser } from "../store.ts";

// What has come is shown together with what is done about it: nothing that is about to go away gets the focus between.
notifyManager.setScheduler(queueMicrotask);

/** What the shop has answered. What is not used is kept for a minute; nothing is fetched again only because a window got the focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails, and somebody is told; waiting for one, they would not be.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      gcTime: 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: (failures, error) => failures < 2 && !isFinal(error),
    },
  },
});

// Whoever leaves, here or in another tab, leaves no answer that was theirs; a page that stands there asks anew.
onOtherUser((before) => {
  if (before) queryClient.removeQueries({ predicate: ({ meta }) => meta?.forEverybody !== true });
});
