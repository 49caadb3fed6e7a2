import { lazy } from "react";
import { chunk } from "./chunks.ts";

export const loadAsking = () => import("../Asking.tsx");

/** What asks the shop something stands within; its code is fetched with the first that does. */
export const Asking = lazy(chunk("answers", loadAsking));
