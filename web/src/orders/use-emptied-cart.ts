import { useEffect } from "react";
import { keepArt } from "../images/art.ts";
import { takeOutBought } from "./bought.ts";
import type { Order } from "./queries.ts";

/** With what was bought goes the chosen picture. */
export function useEmptiedCart(sessionId: string, order: Order | null | undefined) {
  useEffect(() => {
    if (order && takeOutBought(sessionId, order)) keepArt(null);
  }, [order, sessionId]);
}
