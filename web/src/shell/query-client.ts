import { notifyManager, type Query, QueryClient } from "@tanstack/react-query";
import { isLoggedIn } from "../accounts/session.ts";
import { isTriedAgain } from "../api.ts";
import { onOtherUser, useStore } from "../store.ts";

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
      retry: isTriedAgain,
    },
  },
});

const isOnesOwn = ({ meta }: Query) => meta?.forEverybody !== true;

// Whoever leaves, here or in another tab, leaves no answer that was theirs; a page that stands there asks anew, as it does
// for whoever comes to an account: what a stranger was told of an order or a picture is not what its owner is.
onOtherUser((before) => {
  if (before) queryClient.removeQueries({ predicate: isOnesOwn });
  else if (isLoggedIn(useStore.getState())) void queryClient.invalidateQueries({ predicate: isOnesOwn });
});
