import { setTimeout as after } from "node:timers/promises";

export type Call = { method: string; path: string };

/** How a stand-in misbehaves: partners do all of these. */
export type Fault = {
  /** Which calls it befalls; all of them unless said. */
  when?: (call: Call) => boolean;
  /** How often; once unless said. */
  times?: number;
  latencyMs?: number;
  /** "work, then …" has done what it was asked to when the caller learns of a failure. */
  outcome?: "429" | "500" | "reset" | "work, then 500" | "work, then reset";
  /** The answer comes, but so long passes before each of its bytes; where it speaks HTTP. */
  dripMs?: number;
  /** In words of its own, where it speaks HTTP. */
  answer?: () => Response | Promise<Response>;
};

/** Every stand-in has one; without faults in it, it does nothing. */
export class Faults {
  #waiting: (Fault & { times: number })[] = [];

  add(fault: Fault) {
    this.#waiting.push({ ...fault, times: fault.times ?? 1 });
  }

  clear() {
    this.#waiting = [];
  }

  take(call: Call): Fault | undefined {
    const fault = this.#waiting.find(({ when }) => when?.(call) ?? true);
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((other) => other !== fault);
    return fault;
  }
}

type Meeting<T> = { work: () => Promise<T>; fail: () => T; reset: () => T; busy?: () => T };

/** Meets a call with a fault; what failing and hanging up mean differs from server to server. */
export async function meet<T>(
  fault: Fault | undefined,
  { work, fail, reset, busy = fail }: Meeting<T>,
): Promise<T> {
  if (!fault) return work();
  if (fault.latencyMs) await after(fault.latencyMs);
  if (fault.outcome === "429") return busy();
  if (fault.outcome === "500") return fail();
  if (fault.outcome === "reset") return reset();
  const answer = await work();
  if (fault.outcome === "work, then 500") return fail();
  if (fault.outcome === "work, then reset") return reset();
  return answer;
}
