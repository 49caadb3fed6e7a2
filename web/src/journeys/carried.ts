import {
  type Answers,
  answerFault,
  askedFor,
  isStepComplete,
} from "../../../functions/core/journeys/answers.ts";
import { questionsOf } from "../../../functions/core/journeys/questions.ts";
import type { Journey } from "./queries.ts";

/** What an address brings along of a journey's answers: only what the journey asks for, and what could be an answer. */
export function carriedAnswers({ steps }: Journey, query: URLSearchParams): Answers {
  const substeps = steps.flatMap(questionsOf);
  const carried = Object.fromEntries(
    substeps.flatMap((substep) => {
      const answer = query.get(substep.name)?.trim();
      // A text that is still too short may be finished.
      const usable = "minLength" in substep || answerFault(substep, answer) === undefined;
      return answer && usable ? [[substep.name, answer]] : [];
    }),
  );
  return askedFor({ steps }, carried);
}

/** Where there is still something to answer; the last step, where only the button is left, if there is nothing. */
export function firstOpenStep({ steps }: Journey, answers: Answers): number {
  const open = steps.findIndex((step) => !isStepComplete(step, answers));
  return open < 0 ? steps.length - 1 : open;
}
