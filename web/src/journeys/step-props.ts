import type { Answers } from "../../../functions/core/journeys/answers.ts";
import type { Question } from "../../../functions/core/journeys/questions.ts";

/** What every layout of a step needs. */
export type StepProps = { journeyId: string; questions: readonly Question[]; values: Answers };
