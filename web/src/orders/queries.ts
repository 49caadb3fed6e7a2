import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Answer, type Call, call, shopNow } from "../api.ts";

export type Order = Answer<"GET /orders">["orders"][number];
export type OrderDetail = Answer<"GET /orders/{orderId}">["order"];

const PAGE = 20;

const LOOK_EVERY_MS = 2_000;

export const ordersQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ["orders", userId],
    queryFn: ({ pageParam, signal }) =>
      call("GET /orders", {
        query: { limit: PAGE, offset: 0, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor,
    enabled: userId !== undefined,
  });

/** How a call names an order, with the key of its link where somebody came by that. */
export const named = (orderId: string, key: string | undefined): Named => ({
  params: { orderId },
  query: key === undefined ? {} : { key },
});
type Named = Pick<Call<"GET /orders/{orderId}">, "params" | "query">;

export const orderQuery = (orderId: string, key: string | undefined) =>
  queryOptions({
    queryKey: ["order", orderId],
    queryFn: async ({ signal }) =>
      (await call("GET /orders/{orderId}", { ...named(orderId, key), signal })).order,
    // Somebody who asked for a cancellation waits for what becomes of it, and then for the money.
    refetchInterval: ({ state: { data, error } }) => {
      if ((data?.cancelWanted && data.status === "pending") || data?.status === "refunding")
        return LOOK_EVERY_MS;
      // What can be done with it is another thing once it goes to print, which the shop says, and not this clock.
      if (!data?.changeUntil || error) return false;
      return Math.max(LOOK_EVERY_MS, Date.parse(data.changeUntil) - shopNow() + 1_000);
    },
  });

export type Checkout = Answer<"GET /cart/checkout-session/{sessionId}">;

const isAwaited = (data: Checkout | undefined) =>
  data !== undefined && !data.order && data.checkoutSession.status !== "expired";

/** Most payments are heard of within moments, and some after days: the longer it takes, the more seldom it is looked. */
const lookAfter = (looks: number) => (looks < 20 ? LOOK_EVERY_MS : looks < 60 ? 15_000 : 60_000);

/** The browser may be back before the shop has heard of the payment: it looks again, while somebody sees it. */
export const checkoutQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["checkout", sessionId],
    queryFn: ({ signal }) =>
      call("GET /cart/checkout-session/{sessionId}", { params: { sessionId }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      isAwaited(data) && lookAfter(dataUpdateCount + errorUpdateCount),
    refetchOnWindowFocus: ({ state }) => isAwaited(state.data),
  });
