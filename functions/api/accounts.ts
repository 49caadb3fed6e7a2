import { Email as email, PersonName, TypedPassword } from "../core/accounts/account.ts";
import { signInWithGoogle } from "../core/accounts/google-sign-in.ts";
import { registerGuest } from "../core/accounts/guests/guests.ts";
import { logIn } from "../core/accounts/log-in.ts";
import { mailedTo } from "../core/accounts/mailed-tokens.ts";
import { NewPassword } from "../core/accounts/new-password.ts";
import { forgotPassword, resetPassword } from "../core/accounts/password-reset.ts";
import { register, resendVerification } from "../core/accounts/registration.ts";
import type { NewSecret } from "../core/accounts/secrets.ts";
import { verifyEmail } from "../core/accounts/verification.ts";
import { text } from "../lib/fields.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { begin, endHere, SignedIn, stillSignedIn } from "./signed-in.ts";

const mailedToken = text(200).check(z.minLength(1));

const Sent = z.object({ sent: z.literal(true) });
const sent = { sent: true as const };

/** What proves later that it was this browser that asked for a mail. */
function knownBrowser({ newSecret }: { newSecret: NewSecret }, session: SessionCookie) {
  const browser = session.browser ?? newSecret();
  session.remember(browser);
  return browser;
}

export const registerAsGuest = operation({
  method: "POST",
  path: "/auth/register-guest",
  summary: "An account for somebody who has not said who they are; who has one keeps it",
  credentials: "lenient",
  withCart: true,
  answer: SignedIn,
  refuses: ["too_many_requests"],
  async handle(shop, { visit, ipAddress, session }) {
    if (visit) return stillSignedIn(shop, session, visit);
    return begin(shop, session, await registerGuest(shop, { ipAddress }));
  },
});

export const registerUser = operation({
  method: "POST",
  path: "/auth/register",
  summary: "Signs up; the address has to be verified by the mail that follows",
  credentials: "lenient",
  body: z.object({ email, password: NewPassword, firstName: PersonName, lastName: PersonName }),
  answer: Sent,
  refuses: ["too_many_requests", "conflict"],
  async handle(shop, { body, caller, ipAddress, session }) {
    await register(shop, body, { caller, ipAddress, browser: knownBrowser(shop, session) });
    return sent;
  },
});

export const resendVerificationMail = operation({
  method: "POST",
  path: "/auth/resend-verification",
  summary: "Mails the link that verifies an address once more",
  credentials: "lenient",
  body: z.object({ email }),
  answer: Sent,
  refuses: ["too_many_requests"],
  async handle(shop, { body, ipAddress }) {
    await resendVerification(shop, body.email, { ipAddress });
    return sent;
  },
});

export const mailedLink = operation({
  method: "POST",
  path: "/auth/mailed-link",
  summary: "To whom a link was mailed, for whoever holds it; null once it opens nothing any more",
  credentials: "none",
  body: z.object({ token: mailedToken }),
  answer: z.object({ email: z.nullable(z.string()) }),
  refuses: ["too_many_requests"],
  handle: async (shop, { body, ipAddress }) => ({
    email: (await mailedTo(shop, body.token, { ipAddress })) ?? null,
  }),
});

export const verify = operation({
  method: "POST",
  path: "/auth/verify-email",
  summary:
    "Verifies an address by its mailed token, and signs in; another browser than registered says password and names",
  credentials: "lenient",
  body: z.object({
    emailToken: mailedToken,
    password: z.optional(NewPassword),
    firstName: z.exactOptional(PersonName),
    lastName: z.exactOptional(PersonName),
  }),
  answer: SignedIn,
  refuses: ["not_found", "too_many_requests"],
  async handle(shop, { body, caller, ipAddress, session }) {
    const from = { caller, ipAddress, browser: session.browser };
    return begin(shop, session, await verifyEmail(shop, body, from));
  },
});

export const login = operation({
  method: "POST",
  path: "/auth/login",
  summary: "Signs in with e-mail and password; what was gathered as a guest comes along",
  credentials: "lenient",
  body: z.object({ email, password: TypedPassword }),
  answer: SignedIn,
  refuses: ["wrong_password", "unverified", "too_many_requests", "conflict"],
  handle: async (shop, { body, caller, ipAddress, session }) =>
    begin(shop, session, await logIn(shop, body, { caller, ipAddress })),
});

export const signInOptions = operation({
  method: "GET",
  path: "/auth/providers",
  summary: "Who else can vouch for a shopper on this stage, and where to ask them",
  credentials: "none",
  answer: z.object({
    google: z.nullable(z.object({ clientId: z.string(), authorizeUrl: z.string(), scope: z.string() })),
  }),
  cache: "public, max-age=300",
  fixed: true,
  handle: async ({ google }) => ({ google: (await google.options()) ?? null }),
});

export const googleLogin = operation({
  method: "POST",
  path: "/auth/google-oauth",
  summary: "Signs in with an access token that Google gave to this shop",
  credentials: "lenient",
  body: z.object({ access_token: text(4_096).check(z.minLength(1)) }),
  answer: SignedIn,
  refuses: ["not_signed_in", "too_many_requests", "conflict", "try_again"],
  handle: async (shop, { body, caller, ipAddress, session }) =>
    begin(shop, session, await signInWithGoogle(shop, body.access_token, { caller, ipAddress })),
});

export const askForPasswordReset = operation({
  method: "POST",
  path: "/auth/forgot-password",
  summary: "Mails a link to choose a new password",
  credentials: "lenient",
  body: z.object({ email }),
  answer: Sent,
  refuses: ["too_many_requests"],
  async handle(shop, { body, ipAddress, session }) {
    await forgotPassword(shop, body.email, { ipAddress, browser: knownBrowser(shop, session) });
    return sent;
  },
});

export const resetForgottenPassword = operation({
  method: "POST",
  path: "/auth/reset-password",
  summary: "Sets a new password by the token that was mailed, signs in, and ends all other sessions",
  credentials: "lenient",
  body: z.object({ token: mailedToken, password: NewPassword }),
  answer: SignedIn,
  refuses: ["not_found", "too_many_requests"],
  async handle(shop, { body, caller, ipAddress, session }) {
    const from = { caller, ipAddress, browser: session.browser };
    return begin(shop, session, await resetPassword(shop, body, from));
  },
});

export const logout = operation({
  method: "POST",
  path: "/auth/logout",
  summary: "Ends this browser's session",
  credentials: "lenient",
  answer: z.object({ loggedOut: z.literal(true) }),
  async handle(shop, { session }) {
    await endHere(shop, session);
    session.end();
    return { loggedOut: true as const };
  },
});
