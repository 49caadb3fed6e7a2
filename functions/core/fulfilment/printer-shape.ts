import * as z from "../../lib/schema.ts";

// What is told to the print house and by it, as it is stored: apart from the port, as the site knows its words as well.

const text = z.string();

export type Address = z.infer<typeof postalAddress>;
export const postalAddress = z.object({
  line1: text,
  line2: z.exactOptional(text),
  city: text,
  state: text,
  zip: text,
  countryCode: z.literal("US"),
});

export type Parcel = z.infer<typeof parcel>;
export const parcel = z.object({
  id: text,
  status: z.enum(["processing", "dispatched", "delivered", "cancelled"]),
  /** Which lines are in it, by the references that the print house was given. */
  items: z.array(text),
  carrier: z.exactOptional(text),
  trackingNumber: z.exactOptional(text),
  trackingUrl: z.exactOptional(text),
});
