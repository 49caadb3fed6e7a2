import type { Answers } from "../../../functions/core/journeys/answers.ts";
import { questionsOf } from "../../../functions/core/journeys/questions.ts";
import { AccordionStep } from "./AccordionStep.tsx";
import { DrawerStep } from "./DrawerStep.tsx";
import { FullPageStep } from "./FullPageStep.tsx";
import type { Step } from "./queries.ts";
import type { StepProps } from "./step-props.ts";

const layouts = { FULL_PAGE: FullPageStep, DRAWER: DrawerStep, ACCORDION: AccordionStep };

type Props = { journeyId: string; step: Step; values: Answers };

/** A step in its own layout; one of a kind that this site does not know renders nothing. */
export function StepContent({ journeyId, step, values }: Props) {
  const Layout: ((props: StepProps) => React.ReactNode) | undefined = layouts[step.layout];
  return Layout ? <Layout journeyId={journeyId} questions={questionsOf(step)} values={values} /> : null;
}
