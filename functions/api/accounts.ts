import * as z from "zod/mini";
import { registerGuest } from "../core/accounts/guests.ts";
import { logIn } from "../core/accounts/log-in.ts";
import { register, verifyEmail } from "../core/accounts/registration.ts";
import { callerOf, endSession } from "../core/accounts/sessions.ts";
import { type Profile, profiles } from "../core/accounts/words.ts";
import { Refusal } from "../lib/errors.ts";
import type { Shop } from "../shop.ts";
import { operation } from "./operation.ts";
import type { SessionCookie } from "./session-cookie.ts";

const User = z.object({
  _id: z.string(),
  locale: z.literal("en-US"),
  userType: z.enum(["guest", "registered"]),
  email: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
});

const SignedIn = z.object({ accessToken: z.string(), user: User });

const shown = ({ userId, locale, userType, email, firstName, lastName }: Profile): z.infer<typeof User> => ({
  _id: userId,
  locale,
  userType,
  ...(email !== undefined && { email }),
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
});

const signedIn = async ({ tokens }: Shop, profile: Profile) => ({
  accessToken: await tokens.sign(callerOf(profile)),
  user: shown(profile),
});

/** A new session takes the place of the one that the browser had, so that none can be slipped in beforehand. */
async function begin(
  shop: Shop,
  session: SessionCookie,
  { profile, cookie }: { profile: Profile; cookie: string },
) {
  if (session.value !== undefined) await endSession(shop, session.value);
  session.start(cookie);
  return signedIn(shop, profile);
}

async function ownProfile({ table }: Shop, userId: Profile["userId"]) {
  const profile = await table.get(profiles, { userId }, { consistent: true });
  if (!profile) throw new Refusal("invalid_credentials", "This account no longer exists.");
  return profile;
}

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const email = z.email().check(z.maxLength(254));
const password = z.string().check(z.minLength(6), z.maxLength(200));

export const registerAsGuest = operation({
  method: "POST",
  path: "/auth/register-guest",
  summary: "An account for somebody who has not said who they are",
  credentials: "lenient",
  answer: SignedIn,
  refuses: ["too_many_requests", "foreign_origin"],
  async handle(shop, { caller, address, session }) {
    const known = caller && (await shop.table.get(profiles, caller));
    if (known) return signedIn(shop, known);
    return begin(shop, session, await registerGuest(shop, { address }));
  },
});

export const registerUser = operation({
  method: "POST",
  path: "/auth/register",
  summary: "Signs up; the address has to be verified by the mail that follows",
  credentials: "lenient",
  body: z.object({ email, password, firstName: name, lastName: name }),
  answer: z.object({ sent: z.literal(true) }),
  refuses: ["too_many_requests", "conflict"],
  async handle(shop, { body, caller, address }) {
    await register(shop, body, { caller, address });
    return { sent: true as const };
  },
});

export const verify = operation({
  method: "POST",
  path: "/auth/verify-email",
  summary: "Verifies an address by the token that was mailed to it, and signs in",
  credentials: "lenient",
  body: z.object({ emailToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: SignedIn,
  refuses: ["not_found"],
  handle: async (shop, { body, session }) => begin(shop, session, await verifyEmail(shop, body.emailToken)),
});

export const login = operation({
  method: "POST",
  path: "/auth/login",
  summary: "Signs in with e-mail and password",
  credentials: "lenient",
  body: z.object({ email, password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: SignedIn,
  refuses: ["wrong_password", "too_many_requests"],
  handle: async (shop, { body, address, session }) =>
    begin(shop, session, await logIn(shop, body, { address })),
});

export const logout = operation({
  method: "POST",
  path: "/auth/logout",
  summary: "Ends this browser's session",
  credentials: "lenient",
  answer: z.object({ loggedOut: z.literal(true) }),
  refuses: ["foreign_origin"],
  async handle(shop, { session }) {
    if (session.value !== undefined) await endSession(shop, session.value);
    session.end();
    return { loggedOut: true as const };
  },
});

export const authenticate = operation({
  method: "POST",
  path: "/auth/authenticate",
  summary: "Who is signed in here, with a fresh token",
  credentials: "guest",
  answer: SignedIn,
  refuses: ["foreign_origin"],
  handle: async (shop, { caller }) => signedIn(shop, await ownProfile(shop, caller.userId)),
});

export const getUser = operation({
  method: "GET",
  path: "/user",
  summary: "The caller's own account",
  credentials: "guest",
  answer: z.object({ user: User }),
  handle: async (shop, { caller }) => ({ user: shown(await ownProfile(shop, caller.userId)) }),
});
