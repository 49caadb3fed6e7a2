import type { Context } from "hono";
import type { Caller } from "../core/accounts/caller.ts";
import { callerOf, profileOf } from "../core/accounts/sessions.ts";
import type { Tokens } from "../core/accounts/tokens.ts";
import { Refusal } from "../lib/errors.ts";
import type { Table } from "../lib/table/table.ts";
import type { Credentials } from "./operation.ts";
import type { SessionCookie } from "./session-cookie.ts";

type Needs = { tokens: Tokens; table: Table };

/** A caller whose Bearer token is over finds a fresh one here. */
export const FRESH_TOKEN_HEADER = "x-access-token";

const invalid = () =>
  new Refusal("invalid_credentials", "Your session is no longer valid. Please log in again.");

const notSignedIn = () => new Refusal("not_signed_in", "Please log in to do this.");

async function bearer(tokens: Tokens, authorization: string | undefined): Promise<Caller | undefined> {
  const [scheme = "", token = ""] = (authorization ?? "").split(" ", 2);
  if (scheme.toLowerCase() !== "bearer") return undefined;
  const caller = await tokens.read(token);
  return caller === "expired" || caller === "forged" ? undefined : caller;
}

/** The session outlives its tokens: a browser that slept is not logged out. */
async function renewed({ tokens, table }: Needs, c: Context, { value }: SessionCookie) {
  const profile = value === undefined ? undefined : await profileOf({ table }, value);
  if (!profile) return undefined;
  const caller = callerOf(profile);
  c.header(FRESH_TOKEN_HEADER, await tokens.sign(caller));
  return caller;
}

/** Who calls, as far as the operation cares: what it does not ask for is not even looked at. */
export async function identify(
  needs: Needs,
  c: Context,
  credentials: Credentials,
  session: SessionCookie,
): Promise<Caller | undefined> {
  if (credentials === "none") return undefined;
  const authorization = c.req.header("authorization");
  const caller = (await bearer(needs.tokens, authorization)) ?? (await renewed(needs, c, session));
  const presented = authorization !== undefined || session.value !== undefined;
  if (!caller && presented && credentials !== "lenient") {
    session.end();
    throw invalid();
  }
  if (credentials === "optional" || credentials === "lenient") return caller;
  if (!caller) throw notSignedIn();
  if (credentials === "user" && caller.userType === "guest") throw notSignedIn();
  return caller;
}
