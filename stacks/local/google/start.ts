import { type Clock, systemClock } from "../../../functions/lib/clock.ts";
import type { Collection } from "../records.ts";
import { type StandIn, serveStandIn } from "../server.ts";
import {
  type AccountBook,
  accountBook,
  type GoogleAccount,
  type IssuedToken,
  subjectOf,
} from "./accounts.ts";
import { type Client, chooser } from "./chooser.ts";

type Options = {
  accounts: Collection<GoogleAccount>;
  tokens: Collection<IssuedToken>;
  client: Client;
  clock?: Clock;
};

export type LocalGoogle = StandIn & { book: AccountBook };

/** Google, as far as signing in needs it, on an origin of its own as in life. */
export async function startGoogle(options: Options): Promise<LocalGoogle> {
  const book = accountBook({ clock: systemClock, ...options });
  const standIn = await serveStandIn((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/o/oauth2/v2/auth") return chooser(request, book, options.client);
    if (pathname === "/tokeninfo") return tokenInfo(book, searchParams.get("access_token") ?? "");
    if (pathname === "/v1/userinfo") return userInfo(book, request.headers.get("authorization") ?? "");
    return Response.json({ error: "not_found" }, { status: 404 });
  });
  return { ...standIn, book };
}

/** Numbers and truths are text here. */
function tokenInfo(book: AccountBook, token: string): Response {
  const found = book.behind(token);
  if (!found) return refuse(400, "invalid_token", "Invalid Value");
  const { issued, account, left } = found;
  return Response.json({
    azp: issued.clientId,
    aud: issued.clientId,
    sub: subjectOf(account.email),
    scope: issued.scope,
    exp: String(issued.expiresAt),
    expires_in: String(left),
    email: account.email,
    email_verified: String(account.verified),
    access_type: "online",
  });
}

function userInfo(book: AccountBook, authorization: string): Response {
  const found = book.behind(authorization.replace(/^Bearer /, ""));
  if (!found) return refuse(401, "invalid_request", "Invalid Credentials");
  const { issued, account } = found;
  const [given_name = "", ...rest] = account.name.split(" ");
  const family_name = rest.join(" ");
  return Response.json({
    sub: subjectOf(account.email),
    ...(issued.scope.includes("profile") && {
      name: account.name,
      given_name,
      ...(family_name && { family_name }),
    }),
    ...(issued.scope.includes("email") && {
      email: account.email,
      email_verified: account.verified,
      hd: account.email.split("@")[1],
    }),
  });
}

const refuse = (status: number, error: string, error_description: string) =>
  Response.json({ error, error_description }, { status });
