import { AccordionStep } from "./AccordionStep.tsx";
import { DrawerStep } from "./DrawerStep.tsx";
import { FullPageStep } from "./FullPageStep.tsx";
import type { StepProps } from "./step-props.ts";

const layouts = { FULL_PAGE: FullPageStep, DRAWER: DrawerStep, ACCORDION: AccordionStep };

/** A step in its own layout; one of a kind that this site does not know renders nothing. */
export function StepContent(props: StepProps) {
  const Layout: ((props: StepProps) => React.ReactNode) | undefined = layouts[props.step.layout];
  return Layout ? <Layout {...props} /> : null;
}
