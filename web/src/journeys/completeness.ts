import type { Answers } from "../../../functions/core/journeys/answers.ts";
import { isStepComplete } from "../../../functions/core/journeys/answers.ts";
import type { Step as RuleStep } from "../../../functions/core/journeys/journey.ts";
import type { Step } from "./queries.ts";

/** The same rules that the shop itself goes by: what comes over the wire is the journey's own data. */
export const isComplete = (step: Step, answers: Answers): boolean =>
  isStepComplete(step as RuleStep, answers);
