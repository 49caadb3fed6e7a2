import type { Google, GooglePerson } from "../core/accounts/google.ts";
import type { Clock } from "../lib/clock.ts";
import { seconds } from "../lib/clock.ts";
import * as z from "../lib/schema.ts";

/** The three places of Google's; a stand-in has them all under one address. */
const addresses = (standIn: string | undefined) => ({
  authorize: `${standIn ?? "https://accounts.google.com"}/o/oauth2/v2/auth`,
  tokenInfo: `${standIn ?? "https://oauth2.googleapis.com"}/tokeninfo`,
  userInfo: `${standIn ?? "https://openidconnect.googleapis.com"}/v1/userinfo`,
});

type Needs = {
  clock: Clock;
  /** As whom the shop is registered with Google; "none" on a stage that is not. */
  clientId: string;
  standIn?: string | undefined;
  timeoutMs?: number;
};

const PATIENCE_MS = 5_000;
const ASKED = "openid email profile";
const NEEDED = ["openid", "email"];
/** Google names the same scope with it or without. */
const LONG_NAME = "https://www.googleapis.com/auth/userinfo.";

/** Whole numbers come as text here, and truth in either form. */
const truth = z.union([z.literal(true), z.literal("true")]);
const TokenInfo = z.object({
  aud: z.string(),
  azp: z.optional(z.string()),
  sub: z.string().check(z.minLength(1)),
  scope: z.string(),
  exp: z.coerce.number(),
});
const UserInfo = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.email(),
  email_verified: z.optional(z.unknown()),
  hd: z.optional(z.string()),
  name: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
});

/** An answer of Google's; undefined if it refuses the token. Google being out of order is no refusal. */
async function ask<S extends z.ZodMiniType>(schema: S, url: string, signal: AbortSignal, headers = {}) {
  const response = await fetch(url, { headers, redirect: "error", signal });
  if (response.status >= 500 || response.status === 429)
    throw new Error(`Google answered ${response.status} at ${new URL(url).pathname}`);
  if (!response.ok) return undefined;
  const read = z.safeParse(schema, await response.json());
  return read.success ? read.data : undefined;
}

function namesOf({ given_name = "", family_name = "", name = "" }: z.infer<typeof UserInfo>) {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { firstName: given_name || first, lastName: family_name || (given_name ? "" : rest.join(" ")) };
}

export function googleAccounts({ clock, clientId, standIn, timeoutMs = PATIENCE_MS }: Needs): Google {
  const { authorize, tokenInfo, userInfo } = addresses(standIn);
  const offered = clientId !== "" && clientId !== "none";

  /** Issued to us, for this purpose, and not over: a token that another site was given must not open accounts here. */
  function isForUs({ aud, azp, exp, scope }: z.infer<typeof TokenInfo>): boolean {
    const granted = scope.split(" ").map((name) => name.replace(LONG_NAME, ""));
    const ours = aud === clientId && (azp === undefined || azp === clientId);
    return ours && exp > seconds(clock.now()) && NEEDED.every((name) => granted.includes(name));
  }

  return {
    options: async () => (offered ? { clientId, authorizeUrl: authorize, scope: ASKED } : undefined),
    async whoHolds(accessToken): Promise<GooglePerson | undefined> {
      if (!offered) return undefined;
      const query = new URLSearchParams({ access_token: accessToken });
      const token = await ask(TokenInfo, `${tokenInfo}?${query}`, AbortSignal.timeout(timeoutMs));
      if (!token || !isForUs(token)) return undefined;
      const bearer = { authorization: `Bearer ${accessToken}` };
      const user = await ask(UserInfo, userInfo, AbortSignal.timeout(timeoutMs), bearer);
      if (!user || user.sub !== token.sub) return undefined;
      const emailVerified = truth.safeParse(user.email_verified).success;
      const isGoogles = user.hd || /@(gmail|googlemail)\.com$/i.test(user.email);
      const person = { subject: user.sub, email: user.email, emailVerified, ...namesOf(user) };
      return isGoogles ? person : { ...person, onceTheirs: true };
    },
  };
}
