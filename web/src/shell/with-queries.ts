import { chunk } from "../kit/chunks.ts";
import { part } from "./part.tsx";

export const loadWithQueries = chunk("queries", () => import("./QueryProvider.tsx"));

/** What asks the shop something stands within; its code is fetched with the first that does. */
export const WithQueries = part(loadWithQueries);
