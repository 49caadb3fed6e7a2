import type { Caller } from "../core/accounts/caller.ts";
import type { Tokens } from "../core/accounts/tokens.ts";
import { Refusal } from "../lib/errors.ts";
import type { Credentials } from "./operation.ts";

const invalid = () =>
  new Refusal("invalid_credentials", "Your session is no longer valid. Please log in again.");

const notSignedIn = () => new Refusal("not_signed_in", "Please log in to do this.");

async function callerOf(tokens: Tokens, authorization: string | undefined): Promise<Caller | undefined> {
  if (authorization === undefined) return undefined;
  const [scheme = "", token = ""] = authorization.split(" ", 2);
  if (scheme.toLowerCase() !== "bearer") throw invalid();
  const caller = await tokens.read(token);
  if (caller === "expired" || caller === "forged") throw invalid();
  return caller;
}

/** Who calls, as far as the operation cares: what it does not ask for is not even looked at. */
export async function identify(
  { tokens }: { tokens: Tokens },
  credentials: Credentials,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  if (credentials === "none") return undefined;
  const caller = await callerOf(tokens, authorization);
  if (credentials === "optional") return caller;
  if (!caller) throw notSignedIn();
  if (credentials === "user" && caller.userType === "guest") throw notSignedIn();
  return caller;
}
