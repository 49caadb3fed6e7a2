import { FailureKept, OtherwiseAsked } from "../../functions/core/orders/payment/payments.ts";
import { type Clock, DAY_MS } from "../../functions/lib/clock.ts";

/**
 * As Stripe keeps its answers: for a day at least the same key is the same answer, a failure and a refusal as well, and
 * for another request there is none. What is asked is known before it is done.
 */
export function onceAKey(clock: Clock, keptMs = DAY_MS) {
  const known = new Map<string, { asked: string; at: number; answer: Promise<unknown> }>();
  return async function once<Made>(key: string, request: unknown, make: () => Promise<Made>): Promise<Made> {
    const at = clock.now().getTime();
    const asked = JSON.stringify(request);
    const before = known.get(key);
    if (before && at - before.at < keptMs) {
      if (before.asked !== asked) throw new OtherwiseAsked("only with the same parameters");
      const answer = before.answer.catch((failure) => Promise.reject(new FailureKept(String(failure))));
      return answer as Promise<Made>;
    }
    const answer = make();
    known.set(key, { asked, at, answer });
    return answer;
  };
}
