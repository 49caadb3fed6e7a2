import * as z from "../../lib/schema.ts";

export type UserId = string & { readonly unit: "user" };
export const UserId = z.custom<UserId>((id) => typeof id === "string");

/** Where what is somebody's stands in the table; and whose it is. */
export const ownerKey = (userId: UserId) => `U#${userId}`;
export const ownerOf = (key: string) => key.slice("U#".length) as UserId;

/** Who calls, as proven by the credentials of the request. A guest has an account too, only without a name. */
export type Caller = {
  userId: UserId;
  userType: "guest" | "registered";
  /** The version of the account as it was then: what is written to it holds only while it is there (`still-there.ts`). */
  v?: number;
};
