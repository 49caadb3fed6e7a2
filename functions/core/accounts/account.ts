import { emailAddress, filled } from "../../lib/fields.ts";
import * as z from "../../lib/schema.ts";
import { accountSizes } from "./account-sizes.ts";
import { UserId } from "./caller.ts";

export const Email = emailAddress();
export const PersonName = filled(accountSizes.name);

/** Judged by whether it is right alone. */
export const TypedPassword = /* @__PURE__ */ z
  .string()
  .check(z.minLength(1), z.maxLength(accountSizes.password.most));

const maybeText = z.exactOptional(z.string());
const UserType = z.enum(["guest", "registered"]);
const Locale = z.literal("en-US");

/** A guest is a person with an account and no name; registering keeps the account. */
export type Profile = z.infer<typeof Profile>;
export const Profile = z.object({
  userId: UserId,
  userType: UserType,
  locale: Locale,
  createdAt: z.string(),
  /** To the day: when a guest was last here. */
  seenAt: maybeText,
  /** A guest who is not forgotten yet, because of an order, is looked at again then. */
  keptUntil: maybeText,
  /** Sessions from before this moment are over, whether they were found and removed or not. */
  endedBefore: maybeText,
  email: maybeText,
  firstName: maybeText,
  lastName: maybeText,
  /** The Google account that opens this one. */
  googleSubject: maybeText,
});

/** What a browser is told of the account that it is signed in to. */
export type User = z.infer<typeof User>;
export const User = z.object({
  _id: z.string(),
  locale: Locale,
  userType: UserType,
  email: maybeText,
  firstName: maybeText,
  lastName: maybeText,
});

export const shownUser = ({ userId, locale, userType, email, firstName, lastName }: Profile): User => ({
  _id: userId,
  locale,
  userType,
  ...(email !== undefined && { email }),
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
});
