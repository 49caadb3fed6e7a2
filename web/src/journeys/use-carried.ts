import { useLayoutEffect, useState } from "react";
import { navigate, useSearchParams } from "../kit/router.tsx";
import { carriedAnswers, firstOpenStep } from "./carried.ts";
import { startFrom } from "./progress.ts";
import type { Journey } from "./queries.ts";

/** A sentence and a style that come along in the address are kept as answers: whether that is still to be done. */
export function useCarried(journey: Journey | undefined): boolean {
  const [query] = useSearchParams();
  const [taken, setTaken] = useState<URLSearchParams>();
  const isCarried = String(query) !== "" && taken !== query;
  // Before anything is painted: nobody is to see where they were before.
  useLayoutEffect(() => {
    if (!isCarried || !journey) return;
    const answers = carriedAnswers(journey, query);
    // A shape alone is no beginning: whoever only pressed the button goes on where they were.
    if (answers.subject || answers.artStyle) startFrom(journey._id, answers, firstOpenStep(journey, answers));
    setTaken(query);
    navigate(window.location.pathname, { replace: true });
  }, [isCarried, journey, query]);
  return isCarried;
}
