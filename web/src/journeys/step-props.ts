import type { Answers } from "../../../functions/core/journeys/answers.ts";
import type { Step } from "./queries.ts";

/** What every layout of a step needs. */
export type StepProps = { journeyId: string; step: Step; values: Answers };
