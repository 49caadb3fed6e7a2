import { type Cents as Amount, currency } from "./money.ts";
import * as z from "./schema.ts";

/** Money as the API answers it. */
export const Money = z.object({ amount: z.number(), currency: z.literal(currency) });

/** And as the table keeps it. */
export type Cents = Amount;
export const Cents = z.custom<Cents>((value) => Number.isSafeInteger(value));
