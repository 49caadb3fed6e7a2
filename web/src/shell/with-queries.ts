import { lazy } from "react";
import { chunk } from "./chunks.ts";

export const loadWithQueries = chunk("queries", () => import("./WithQueries.tsx"));

/** What asks the shop something stands within; its code is fetched with the first that does. */
export const WithQueries = lazy(loadWithQueries);
