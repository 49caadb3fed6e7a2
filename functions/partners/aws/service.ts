import { failureIn, isPassing } from "./failures.ts";
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
};

type Asked = Pick<Unsigned, "headers" | "body"> & { method?: string; path?: string; signal?: AbortSignal };

const TRIES = 3;
const usually = (failure: Error) => (isPassing(failure) ? TRIES : 1);

/** A service of AWS: asks with patience, tries again what passes, and throws what is no answer by AWS's name for it. */
export function awsService({
  service,
  region,
  credentials,
  patienceMs = 10_000,
  triesFor = usually,
  ...where
}: ServiceNeeds) {
  const origin = where.endpoint ?? `https://${where.host ?? service}.${region}.amazonaws.com`;
  async function attempt({
    path = "/",
    signal = AbortSignal.timeout(patienceMs),
    ...asked
  }: Asked): Promise<Answer> {
    const request = { method: "POST", ...asked, url: origin + path, service, region };
    const answer = await send(request, credentials, signal);
    if (answer.status >= 300) throw failureIn(answer);
    return answer;
  }
  return async (asked: Asked): Promise<Answer> => {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(asked);
      } catch (failure) {
        const most = failure instanceof Error && !asked.signal?.aborted ? triesFor(failure) : 1;
        if (tries >= most) throw failure;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * 2 ** tries));
      }
    }
  };
}
