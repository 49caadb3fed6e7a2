import { setTimeout } from "node:timers/promises";
import { AwsFailure, failureIn, isPassing, isThrottled, isUnheard } from "./failures.ts";
import { type Answer, send } from "./sending.ts";
import type { Credentials, Unsigned } from "./signature.ts";

/** Who the shop is to AWS, and in which region. */
export type Caller = { region: string; credentials: Credentials };

/** An address of its own has a service on a machine of one's own alone. */
export type Aws = Caller & { endpoint?: string | undefined };

export type ServiceNeeds = Aws & {
  /** As signatures and addresses call it, where they differ. */
  service: string;
  host?: string;
  /** How long each try may take, unless a call says so itself: all of them have to end before whoever asks does. */
  patienceMs?: number;
  /** How often a failure is worth a try in all. */
  triesFor?: (failure: Error) => number;
  /** So long what passes is worth further tries, where giving up would cost more than waiting. */
  persistMs?: number;
  /** Each call by a connection of its own: for who is not to be asked twice, and so must not meet one that is gone. */
  fresh?: boolean;
};

type Asked = Pick<Unsigned, "headers" | "body"> & { method?: string; path?: string; signal?: AbortSignal };

const TRIES = 3;
const usually = (failure: Error) => (isPassing(failure) ? TRIES : 1);

/** Longer each time, and for nobody as long as for another. */
export const pause = (tries: number, ms = 25) =>
  setTimeout(Math.random() * Math.min(10_000, ms * 2 ** tries));

/** A service of AWS: asks with patience, tries again what passes, and throws what is no answer by AWS's name for it. */
export function awsService({
  service,
  region,
  credentials,
  patienceMs = 10_000,
  triesFor = usually,
  persistMs = 0,
  fresh = false,
  ...where
}: ServiceNeeds) {
  const origin = where.endpoint ?? `https://${where.host ?? service}.${region}.amazonaws.com`;
  async function attempt(
    { path = "/", signal = AbortSignal.timeout(patienceMs), ...asked }: Asked,
    isAgain: boolean,
  ): Promise<Answer> {
    const request = { method: "POST", ...asked, url: origin + path, service, region };
    // A function that was frozen may hold several connections that are gone.
    const answer = await send(request, credentials, signal, fresh || isAgain);
    if (answer.status >= 300) throw failureIn(answer);
    return answer;
  }
  return async (asked: Asked): Promise<Answer> => {
    const givesUpAt = performance.now() + persistMs;
    let wasUnheard = false;
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(asked, tries > 1);
      } catch (failure) {
        if (failure instanceof AwsFailure) failure.mayHaveWorked = wasUnheard;
        if (!(failure instanceof Error)) throw failure;
        const isPatient = isPassing(failure) && performance.now() < givesUpAt;
        if (tries >= triesFor(failure) && !isPatient) throw failure;
        wasUnheard ||= isUnheard(failure);
        await pause(tries, isThrottled(failure) ? 250 : 25);
      }
    }
  };
}
