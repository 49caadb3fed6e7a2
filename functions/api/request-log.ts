import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Clock } from "../lib/clock.ts";
import type { ErrorCode } from "../lib/errors.ts";
import type { NewId } from "../lib/ids.ts";
import type { Log } from "../lib/log.ts";
import { traced, traceIn } from "../lib/trace.ts";

/** What a request carries with it from the first guard to the last line of the log. */
export type Env = { Variables: { requestId: string; code?: ErrorCode } };

/** One line a request: which route and how it went, nothing of who asked for what. */
export const requestLog = ({ log, clock, newId }: { log: Log; clock: Clock; newId: NewId }) =>
  createMiddleware<Env>(async (c, next) => {
    const start = clock.now().getTime();
    const requestId = newId();
    c.set("requestId", requestId);
    await traced(traceIn(c.req.header("traceparent")) ?? requestId, async () => {
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
  });
