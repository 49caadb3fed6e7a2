import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Shop } from "../shop.ts";
import { identify } from "./identity.ts";
import type { AnyOperation } from "./operation.ts";
import { readInput } from "./reading.ts";

type Answer = (c: Context) => Promise<Response>;

const PRIVATE = "no-store";

const fresh =
  (shop: Shop, operation: AnyOperation): Answer =>
  async (c) => {
    const caller = await identify(shop, operation.credentials, c.req.header("authorization"));
    const input = await readInput(c, operation);
    const answer = await operation.handle(shop, { ...input, caller });
    c.header("cache-control", operation.cache ?? PRIVATE);
    return c.json(answer as object);
  };

function kept(shop: Shop, operation: AnyOperation): Answer {
  let made: Promise<{ text: string; etag: string }> | undefined;
  const make = async () => {
    const text = JSON.stringify(await operation.handle(shop, {}));
    return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  };
  return async (c) => {
    made ??= make();
    const { text, etag } = await made;
    const headers = { etag, "cache-control": operation.cache ?? PRIVATE };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, "content-type": "application/json" });
  };
}

/** From a declared operation to what answers it: who calls, what was sent, one use case, an answer. */
export const answerWith = (shop: Shop, operation: AnyOperation): Answer =>
  operation.fixed ? kept(shop, operation) : fresh(shop, operation);
