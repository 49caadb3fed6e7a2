import { type AccountBook, type GoogleAccount, TOKEN_SECONDS } from "./accounts.ts";
import { blockedPage, chooserPage, employerPage } from "./page.ts";

export type Client = {
  clientId: string;
  /** Where the shop said that it is: a token is sent nowhere else. */
  origin: string;
};

type Asked = { redirectUri: string; scope: string; state: string };

/** What the shop's page asked for, or the words of Google's own refusal. */
function readAsked(query: URLSearchParams, { clientId, origin }: Client): Asked | string {
  if (query.get("client_id") !== clientId) return "Error 401: invalid_client";
  const redirectUri = query.get("redirect_uri") ?? "";
  if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== origin)
    return "Error 400: redirect_uri_mismatch";
  if (query.get("response_type") !== "token") return "Error 400: unsupported_response_type";
  const scope = query.get("scope") ?? "";
  return scope ? { redirectUri, scope, state: query.get("state") ?? "" } : "Error 400: missing scope";
}

/** What is granted is told by its long name. */
const granted = (scope: string) =>
  scope
    .split(" ")
    .filter(Boolean)
    .map((name) => (name === "openid" ? name : `https://www.googleapis.com/auth/userinfo.${name}`))
    .join(" ");

/** In the fragment, which no server gets to see. */
const backTo = ({ redirectUri, state }: Asked, answer: Record<string, string>) =>
  new Response(null, {
    status: 303,
    headers: { location: `${redirectUri}#${new URLSearchParams({ ...answer, ...(state && { state }) })}` },
  });

function chosen(form: FormData, book: AccountBook): GoogleAccount | undefined {
  const field = (name: string) => String(form.get(name) ?? "").trim();
  if (form.has("known")) return book.known().find(({ email }) => email === field("known"));
  const email = field("email").toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || !field("name")) return undefined;
  return { email, name: field("name"), verified: form.has("verified") };
}

/** The window in which a person chooses who they are: shown by GET, answered by POST. */
export async function chooser(request: Request, book: AccountBook, client: Client): Promise<Response> {
  const asked = readAsked(new URL(request.url).searchParams, client);
  if (typeof asked === "string") return shown(blockedPage(asked), 400);
  if (request.method === "GET") return shown(chooserPage(book.known()));

  const form = await request.formData();
  if (form.has("cancel")) return backTo(asked, { error: "access_denied" });
  const account = chosen(form, book);
  if (!account) return shown(chooserPage(book.known(), "Enter an email and a name"), 400);
  if (form.has("employer")) return shown(employerPage(account), 200, CUTS_OFF);
  book.remember(account);
  const scope = granted(asked.scope);
  const access_token = book.issue({ email: account.email, clientId: client.clientId, scope });
  return backTo(asked, { access_token, token_type: "Bearer", expires_in: String(TOKEN_SECONDS), scope });
}

/** What Microsoft's sign-in pages send since 2026, and others: the popup has no opener from then on, and looks closed to it. */
const CUTS_OFF = { "cross-origin-opener-policy": "same-origin" };

async function shown(content: ReturnType<typeof chooserPage>, status = 200, more = {}): Promise<Response> {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-frame-options": "DENY",
    ...more,
  };
  return new Response(String(await content), { status, headers });
}
