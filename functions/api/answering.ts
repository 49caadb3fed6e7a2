import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Shop } from "../composition.ts";
import type { Caller } from "../core/accounts/caller.ts";
import { addressHeader } from "../core/site/edge-headers.ts";
import { once } from "../lib/lazy.ts";
import { countFrom, use } from "../lib/limit.ts";
import { bodyOf } from "./answer-body.ts";
import { identify } from "./identity.ts";
import { readIdempotencyKey, readInput } from "./input.ts";
import type { AnyOperation } from "./operation.ts";
import type { Env } from "./request-log.ts";
import { noCookie, sessionCookie } from "./session-cookie.ts";

type Answer = (c: Context<Env>) => Promise<Response>;

const PRIVATE = "no-store";

/** Handed to the answer itself: headers set beforehand would cost Node's server its fast path. */
const headersOf = (c: Context<Env>, { cache = PRIVATE }: AnyOperation) => ({
  "cache-control": cache,
  "x-request-id": c.get("requestId"),
});

/** Who calls without an account is counted by their networks; where accounts are overlooked, everybody is. */
async function countCall(
  shop: Shop,
  { path, limit, credentials }: AnyOperation,
  caller: Caller | undefined,
  ipAddress: string,
) {
  if (!limit) return;
  const { scope = path, guestsOfNetwork, ...measure } = limit;
  if (!caller || credentials === "lenient") {
    await countFrom(shop, { ...measure, scope }, ipAddress);
    return;
  }
  await use(shop, { ...measure, scope }, caller.userId);
  if (guestsOfNetwork === undefined || caller.userType !== "guest") return;
  const ofNetwork = { ...measure, most: guestsOfNetwork, scope: `${scope}#network` };
  await countFrom(shop, ofNetwork, ipAddress);
}

const fresh =
  (shop: Shop, operation: AnyOperation): Answer =>
  async (c) => {
    const session = operation.credentials === "none" ? noCookie : sessionCookie(c, shop.siteUrl);
    const caller = await identify(shop, c, operation, session);
    const input = await readInput(c, operation);
    const ipAddress = c.req.header(addressHeader) ?? "unknown";
    await countCall(shop, operation, caller, ipAddress);
    const header = (name: string) => c.req.header(name);
    const idempotencyKey = operation.idempotent ? readIdempotencyKey(c) : undefined;
    const answer = await operation.handle(shop, {
      ...input,
      caller,
      visit: session.visit,
      ipAddress,
      session,
      idempotencyKey,
      header,
    });
    const { body, headers } = bodyOf(answer as object, c.req.header("accept-encoding"));
    return c.body(body, 200, { ...headersOf(c, operation), ...headers });
  };

function kept(shop: Shop, operation: AnyOperation): Answer {
  const made = once(async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(await operation.handle(shop, {})));
    return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
  });
  return async (c) => {
    const { bytes, etag } = await made();
    const headers = { ...headersOf(c, operation), etag };
    if (c.req.header("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
    // Not through the context, which makes an object of headers of its own.
    return new Response(bytes, { status: 200, headers: { ...headers, "content-type": "application/json" } });
  };
}

/** From a declared operation to what answers it: who calls, what was sent, one use case, an answer. */
export const answerWith = (shop: Shop, operation: AnyOperation): Answer =>
  operation.fixed ? kept(shop, operation) : fresh(shop, operation);
