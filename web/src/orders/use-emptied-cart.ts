import { useEffect } from "react";
import { shopNow } from "../api.ts";
import { takeOut } from "../cart/changing.ts";
import { keepArt } from "../images/art.ts";
import { useStore } from "../store.ts";
import type { Order } from "./queries.ts";

/** So long after it was placed, an order whose beginning is not remembered still counts as just bought. */
const RECENT_MS = 60 * 60 * 1000;

/**
 * What was bought leaves the cart, and the chosen picture goes with it: once, by the order that bought it. Looked at
 * again, or bought with "Buy now", it is no reason to touch a cart.
 */
export function useEmptiedCart(sessionId: string, order: Order | null | undefined) {
  useEffect(() => {
    if (!order) return;
    const { checkouts } = useStore.getState();
    const began = checkouts[sessionId] ?? (isRecent(order) ? "cart" : "done");
    if (began === "done") return;
    useStore.setState({ checkouts: { ...checkouts, [sessionId]: "done" } });
    keepArt(null);
    if (began === "cart") void takeOut(order.items);
  }, [order, sessionId]);
}

const isRecent = ({ createdAt }: Order) => Math.abs(shopNow() - Date.parse(createdAt)) < RECENT_MS;
