import { text } from "../lib/fields.ts";
import * as z from "../lib/schema.ts";
import { FARTHEST } from "../lib/table/table.ts";

/** Numbers of a query come as text. */
const wholeNumber = (least: number, most: number, usual: number) =>
  z._default(z.coerce.number<number>().check(z.int(), z.minimum(least), z.maximum(most)), usual);

/** A page of a list: by offset, or on from where another ended. */
export const page = z.object({
  limit: wholeNumber(1, 100, 20),
  offset: wholeNumber(0, FARTHEST, 0),
  cursor: z.exactOptional(text(1_000)),
});
