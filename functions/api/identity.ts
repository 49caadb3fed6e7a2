import type { Context } from "hono";
import { type Account, accountBehind } from "../core/accounts/account.ts";
import type { Caller } from "../core/accounts/caller.ts";
import { callerOf } from "../core/accounts/sessions.ts";
import type { ReadToken, Tokens } from "../core/accounts/tokens.ts";
import { Refusal } from "../lib/errors.ts";
import type { Table } from "../lib/table/table.ts";
import type { Credentials } from "./operation.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { withCart } from "./signed-in.ts";

type Needs = { tokens: Tokens; table: Table };

/** A caller whose Bearer token is over finds a fresh one here. */
export const FRESH_TOKEN_HEADER = "x-access-token";

export const noLongerValid = () =>
  new Refusal("invalid_credentials", "Your session is no longer valid. Please log in again.");

const notSignedIn = () => new Refusal("not_signed_in", "Please log in to do this.");

async function bearer(tokens: Tokens, authorization: string | undefined): Promise<ReadToken> {
  const [scheme = "", token = ""] = (authorization ?? "").split(" ", 2);
  return scheme.toLowerCase() === "bearer" ? tokens.read(token) : { state: "forged" };
}

const isEnough = (credentials: Credentials, { userType }: Caller) =>
  credentials !== "user" || userType === "registered";

/**
 * The session outlives its tokens: a browser that slept is not logged out. But a token that was somebody else's
 * does not become this one's: a cookie that was slipped in must not turn one account into another.
 */
const continues = (token: ReadToken, { profile }: Account) =>
  token.state === "forged" || token.caller.userId === profile.userId;

/** Who calls, as far as the operation cares: what it does not ask for is not even looked at. */
export async function identify(
  needs: Needs,
  c: Context,
  credentials: Credentials,
  session: SessionCookie,
): Promise<Caller | undefined> {
  if (credentials === "none") return undefined;
  const authorization = c.req.header("authorization");
  const token = await bearer(needs.tokens, authorization);
  const caller = token.state === "valid" ? token.caller : undefined;
  if (caller && isEnough(credentials, caller)) return caller;

  const account =
    session.value === undefined ? undefined : await accountBehind(withCart(needs), session.value);
  if (account && continues(token, account)) {
    session.account = account;
    const renewed = callerOf(account.profile);
    c.header(FRESH_TOKEN_HEADER, await needs.tokens.sign(renewed));
    if (isEnough(credentials, renewed)) return renewed;
    throw notSignedIn();
  }
  if (caller || credentials === "lenient") return sufficient(credentials, caller);
  if (authorization !== undefined || session.value !== undefined) {
    if (!account) session.end();
    throw noLongerValid();
  }
  return sufficient(credentials, undefined);
}

function sufficient(credentials: Credentials, caller: Caller | undefined): Caller | undefined {
  if (credentials === "optional" || credentials === "lenient") return caller;
  if (!caller || !isEnough(credentials, caller)) throw notSignedIn();
  return caller;
}
