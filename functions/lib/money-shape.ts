import { currency } from "./money.ts";
import * as z from "./schema.ts";

/** Money as the API answers it. */
export const Money = z.object({ amount: z.number(), currency: z.literal(currency) });
