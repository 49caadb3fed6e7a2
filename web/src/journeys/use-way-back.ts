import { useLayoutEffect, useRef } from "react";
import type { Answers } from "../../../functions/core/journeys/answers.ts";
import { navigate, useLocation } from "../kit/router.tsx";
import { firstOpenStep } from "./carried.ts";
import { goBack, goTo } from "./progress.ts";
import type { Journey } from "./queries.ts";

/** The step that a place in the window's history stands for; none of the place where the journey was entered. */
export const stepOf = (state: unknown): number | undefined => {
  const { step } = (state ?? {}) as { step?: unknown };
  return typeof step === "number" ? step : undefined;
};

/** Each step that somebody goes has a place in the window's history: the browser's own Back goes a step back. */
export function useWayBack(journey: Journey, currentStep: number, answers: Answers) {
  const { key, state } = useLocation();
  const step = stepOf(state);
  const left = useRef("");
  // Heard from the browser and not from what is shown: on a busy machine, there and back again is not shown at all.
  useLayoutEffect(() => {
    const path = window.location.pathname;
    const popped = () => {
      if (window.location.pathname !== path) return;
      const back = stepOf(window.history.state?.state);
      if (back === undefined) goBack(journey._id);
      else goTo(journey._id, Math.min(back, firstOpenStep(journey, answers)));
    };
    addEventListener("popstate", popped);
    return () => removeEventListener("popstate", popped);
  }, [journey, answers]);
  return {
    /** The step before has its place: there the browser goes, once, however often it is pressed. */
    back: () => {
      if (step === undefined) return goBack(journey._id);
      if (left.current !== key) navigate(-1);
      left.current = key;
    },
    wentOn: () => navigate(window.location.pathname, { state: { step: currentStep + 1 } }),
    /** What was gone is gone no more, wherever it began. */
    beganAnew: () => navigate(window.location.pathname, { replace: true }),
  };
}
