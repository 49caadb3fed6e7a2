import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Clock } from "../lib/clock.ts";
import type { NewId } from "../lib/ids.ts";
import type { Log } from "../lib/log.ts";

/** One line a request: which route and how it went, nothing of who asked for what. */
export const requestLog = ({ log, clock, newId }: { log: Log; clock: Clock; newId: NewId }) =>
  createMiddleware(async (c, next) => {
    const start = clock.now().getTime();
    const requestId = newId();
    c.header("x-request-id", requestId);
    await next();
    log.info("request", {
      requestId,
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      code: c.get("code"),
      ms: clock.now().getTime() - start,
    });
  });
