import type { Drawing } from "./drawing.ts";
import type { Ending, Image } from "./image.ts";

/** What can come of asking a model. Only `transient` and `throttled` are worth another try. */
export type Outcome = { passedOver?: readonly PassedOver[] } & (
  | { outcome: "drawn"; drawing: Drawing }
  /** Its own moderation said no, to the words or to what came of them; or it takes no such picture to enlarge. */
  | { outcome: "blocked"; reason?: string }
  | { outcome: "throttled" }
  | { outcome: "failed"; kind: "transient" | "configuration"; reason: string }
);

/** The shop itself, and not what it asked for: a person has to look. */
export const isRefused = (outcome: Outcome) =>
  outcome.outcome === "failed" && outcome.kind === "configuration";

/** Whoever enlarges does not take the shop: withdrawn, renamed, or not subscribed to. */
export class UpscalerRefuses extends Error {
  override name = "UpscalerRefuses";
}

/** Where several draw: one that was asked for this picture, and did not draw it. */
export type PassedOver = { model: string; kind: "throttled" | "transient" | "configuration"; reason: string };

/** What becomes of a picture next. */
export type NextStep =
  | { step: "publish"; drawing: Drawing }
  | { step: "end"; state: Ending }
  | { step: "try later"; delaySeconds: number; counts: Pick<Image, "attempts" | "throttles"> };

/** How often a model is asked for one picture. */
export const MOST_ATTEMPTS = 3;
const MOST_THROTTLES = 12;
const LONGEST_DELAY_SECONDS = 300;

/** Longer each time, and not for all of a batch at the same moment. */
const delayAfter = (times: number, n: number) => Math.min(LONGEST_DELAY_SECONDS, 2 ** times + 2 * n);

type Tried = Pick<Image, "n" | "attempts" | "throttles">;

export function nextStep({ n, attempts, throttles }: Tried, outcome: Outcome): NextStep {
  switch (outcome.outcome) {
    case "drawn":
      return { step: "publish", drawing: outcome.drawing };
    case "blocked":
      return { step: "end", state: { status: "blocked" } };
    case "throttled":
      if (throttles >= MOST_THROTTLES)
        return { step: "end", state: { status: "failed", reason: "throttled" } };
      return {
        step: "try later",
        delaySeconds: delayAfter(throttles + 1, n),
        // Nobody drew: it does not count as an attempt.
        counts: { attempts: attempts - 1, throttles: throttles + 1 },
      };
    case "failed":
      if (outcome.kind === "configuration" || attempts >= MOST_ATTEMPTS)
        return { step: "end", state: { status: "failed", reason: outcome.reason } };
      return { step: "try later", delaySeconds: delayAfter(attempts, n), counts: { attempts, throttles } };
  }
}
