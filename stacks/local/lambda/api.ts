import { setTimeout as after } from "node:timers/promises";
import { api } from "../../definitions.ts";
import type { Watch } from "../watch.ts";

type Fetch = (request: Request) => Response | Promise<Response>;
type Bounds = { handlers?: number; timeoutSeconds?: number };

/** What a new account has less of, and every account has at most unless it asks. */
const HANDLERS = 1_000;

const failure = (status: number, Message: string) => Response.json({ Message }, { status });

/** The API as Lambda runs it: so many calls at once, each for so long. */
export function asFunction(
  fetch: Fetch,
  { count }: Pick<Watch, "count">,
  { handlers = HANDLERS, timeoutSeconds = api.timeoutSeconds }: Bounds = {},
): Fetch {
  let atWork = 0;
  const of = api.resource;

  async function inTime(request: Request): Promise<Response> {
    const over = new AbortController();
    const late = after(timeoutSeconds * 1000, undefined, { signal: over.signal }).then(() => {
      throw new Error("the call ran out of time");
    });
    try {
      return await Promise.race([fetch(request), late]);
    } finally {
      late.catch(() => {});
      over.abort();
    }
  }

  return async (request) => {
    if (atWork >= handlers) {
      count({ of, counts: "throttles" });
      return failure(429, "Rate exceeded");
    }
    atWork += 1;
    try {
      const answer = await inTime(request);
      if (answer.status >= 500) count({ of, counts: "failed answers" });
      else if (answer.status >= 400) count({ of, counts: "refusals" });
      return answer;
    } catch {
      count({ of, counts: "errors" });
      count({ of, counts: "failed answers" });
      return failure(502, "Internal server error");
    } finally {
      atWork -= 1;
    }
  };
}
