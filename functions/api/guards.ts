import { createMiddleware } from "hono/factory";
import { Refusal } from "../lib/errors.ts";

export const MAX_BODY_BYTES = 64 * 1024;

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/** The function's own address is public: only calls that the edge has marked are let in. */
export const throughTheEdge = (secret: string) =>
  createMiddleware(async (c, next) => {
    if (c.req.header("x-origin-secret") !== secret)
      throw new Refusal("not_through_the_edge", "Please use the shop's own address.");
    await next();
  });

/** A page of another site must not act in a shopper's name. Servers that call us send no Origin at all. */
export const ownOrigin = createMiddleware(async (c, next) => {
  const origin = c.req.header("origin");
  if (origin !== undefined && !reads.has(c.req.method)) {
    const host = c.req.header("x-forwarded-host") ?? c.req.header("host");
    if (!URL.canParse(origin) || new URL(origin).host !== host)
      throw new Refusal("foreign_origin", "This request did not come from the shop.");
  }
  await next();
});

const tooLarge = () =>
  new Refusal("body_too_large", `Please send no more than ${MAX_BODY_BYTES / 1024} KB at a time.`);

export const smallBody = createMiddleware(async (c, next) => {
  if (Number(c.req.header("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  // The header can lie or be missing: what has arrived is counted as well. Lambda bounds it at 6 MB before us.
  if (!reads.has(c.req.method) && (await c.req.arrayBuffer()).byteLength > MAX_BODY_BYTES) throw tooLarge();
  await next();
});
