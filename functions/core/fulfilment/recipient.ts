import { filled } from "../../lib/fields.ts";
import * as z from "../../lib/schema.ts";
import { addressSizes } from "./address-sizes.ts";
import { ZIP_FAULT, zipPattern } from "./delivery.ts";
import { type Address, postalAddress } from "./printer-shape.ts";
import { addressFault } from "./us-addresses.ts";

export const isOnParcels = (text: string) =>
  /[\p{L}\p{N}]/u.test(text) && !/\p{C}|\p{Zl}|\p{Zp}|\p{Extended_Pictographic}|:\/\//u.test(text);

const line = (most: number) =>
  filled(most).check(z.refine(isOnParcels, "Letters, numbers and plain signs, please, as on a parcel."));

const address = z.extend(postalAddress, {
  line1: line(addressSizes.line1),
  line2: z.exactOptional(line(addressSizes.line2)),
  city: line(addressSizes.city),
  state: z.string().check(z.regex(/^[A-Z]{2}$/, "Two capital letters, as in NY")),
  zip: z.string().check(z.regex(zipPattern, ZIP_FAULT)),
});

/** Whom a parcel is sent to, and where, as people type it. */
export const recipient = z.object({ name: line(addressSizes.name), address });

/** Why nothing can be sent to whoever it is, wherever that was typed; undefined if it can. */
export const recipientFault = (to: { name: string; address: Address }): string | undefined =>
  addressFault(to.address)?.sentence ?? z.safeParse(recipient, to).error?.issues[0]?.message;
