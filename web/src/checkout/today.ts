import { shopNow } from "../api.ts";
import { useHydrated } from "../kit/use-hydrated.ts";

/** A ready page is made before anybody asks: what day it is, is known when it is brought to life. */
export const useToday = () => (useHydrated() ? new Date(shopNow()) : undefined);
