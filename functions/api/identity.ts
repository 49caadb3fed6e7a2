import type { Context } from "hono";
import type { Caller } from "../core/accounts/caller.ts";
import { callerOf, parseCookie } from "../core/accounts/sessions.ts";
import type { Pass, ReadToken, Tokens } from "../core/accounts/tokens.ts";
import { visitOf } from "../core/accounts/visit.ts";
import { carts } from "../core/cart/items.ts";
import { Refusal } from "../lib/errors.ts";
import { ifReadable, type Table } from "../lib/table/table.ts";
import type { AnyOperation, Credentials } from "./operation.ts";
import type { OpenVisit, SessionCookie } from "./session-cookie.ts";

type Needs = { tokens: Tokens; table: Table };

/** A caller whose Bearer token is over finds a fresh one here. */
const FRESH_TOKEN_HEADER = "x-access-token";

const noLongerValid = () =>
  new Refusal("invalid_credentials", "Your session is no longer valid. Please log in again.");

const notSignedIn = () => new Refusal("not_signed_in", "Please log in to do this.");

function bearer(tokens: Tokens, authorization: string | undefined): ReadToken {
  const [scheme = "", token = ""] = (authorization ?? "").split(" ", 2);
  return scheme.toLowerCase() === "bearer" ? tokens.read(token) : { state: "forged" };
}

const isEnough = (credentials: Credentials, { profile }: OpenVisit) =>
  credentials !== "user" || profile.userType === "registered";

/**
 * The session outlives its tokens: a browser that slept is not logged out. But a token that was somebody else's
 * does not become this one's: a cookie that was slipped in must not turn one account into another.
 */
const continues = (token: ReadToken, { profile }: OpenVisit) =>
  token.state === "forged" || token.pass.userId === profile.userId;

/** Whoever comes to the shop is shown what lies in the cart: where that is asked for, it is read along. */
const visitBehind = (
  { table }: Needs,
  pass: Pass,
  { withCart }: AnyOperation,
): Promise<OpenVisit | undefined> => visitOf({ table }, pass, ...(withCart ? [ifReadable(carts, pass)] : []));

/**
 * Who calls, as far as the operation cares: what it does not ask for is not even looked at. A token is only worth
 * what its session is, which is read each time: who logs out, or is logged out, is out at once.
 */
export async function identify(
  needs: Needs,
  c: Context,
  operation: AnyOperation,
  session: SessionCookie,
): Promise<Caller | undefined> {
  const { credentials } = operation;
  if (credentials === "none") return undefined;
  const authorization = c.req.header("authorization");
  const token = bearer(needs.tokens, authorization);
  const byToken = token.state === "valid" ? await visitBehind(needs, token.pass, operation) : undefined;
  if (byToken && token.state === "valid" && isEnough(credentials, byToken)) {
    session.visit = { ...byToken, until: token.until };
    return callerOf(byToken.profile);
  }

  const cookie = session.value === undefined ? undefined : parseCookie(session.value);
  const isKnown = token.state === "valid" && token.pass.hash === cookie?.hash;
  const byCookie = cookie && !isKnown ? await visitBehind(needs, cookie, operation) : undefined;
  if (byCookie && continues(token, byCookie)) {
    session.visit = byCookie;
    c.header(FRESH_TOKEN_HEADER, needs.tokens.sign(byCookie.session));
    if (isEnough(credentials, byCookie)) return callerOf(byCookie.profile);
    throw notSignedIn();
  }
  if (credentials === "optional" || credentials === "lenient") {
    if (credentials === "lenient" || authorization === undefined) return undefined;
    throw noLongerValid();
  }
  if (byToken) throw notSignedIn();
  if (authorization === undefined && session.value === undefined) throw notSignedIn();
  if (!byCookie) session.refuse();
  throw noLongerValid();
}
