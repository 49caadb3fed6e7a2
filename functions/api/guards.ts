import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { originHeader } from "../core/site/edge-headers.ts";
import { Refusal } from "../lib/errors.ts";
import { secretsIn } from "../lib/rotating.ts";

/** The longest are Stripe's, who repeats all that was said in a dispute: 150,000 characters of any language. */
const MAX_BODY_BYTES = 512 * 1024;

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/** The function's own address is public: only calls that the edge has marked are let in. */
function refuseAroundTheEdge(c: Context, secrets: readonly string[]) {
  if (!secrets.includes(c.req.header(originHeader) ?? ""))
    throw new Refusal("not_through_the_edge", "Please use the shop's own address.");
}

/** A page of another site must not act in a shopper's name. Servers that call us send no Origin at all. */
function refuseForeignOrigin(c: Context) {
  const origin = c.req.header("origin");
  if (origin === undefined) return;
  const host = c.req.header("x-forwarded-host") ?? c.req.header("host");
  if (!URL.canParse(origin) || new URL(origin).host !== host)
    throw new Refusal("foreign_origin", "This request did not come from the shop.");
}

/** The length in the header can lie or be missing: what arrived is counted. Lambda bounds it at 6 MB before us. */
async function refuseLargeBody(c: Context) {
  const said = Number(c.req.header("content-length") ?? 0);
  if (said > MAX_BODY_BYTES || (await c.req.arrayBuffer()).byteLength > MAX_BODY_BYTES)
    throw new Refusal("body_too_large", `Please send no more than ${MAX_BODY_BYTES / 1024} KB at a time.`);
}

/** What every request has to pass before any operation sees it. */
export const guards = (originSecret: string) => {
  const secrets = secretsIn(originSecret);
  return createMiddleware(async (c, next) => {
    refuseAroundTheEdge(c, secrets);
    if (!reads.has(c.req.method)) {
      refuseForeignOrigin(c);
      await refuseLargeBody(c);
    }
    await next();
  });
};
