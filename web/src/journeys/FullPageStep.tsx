import styles from "./Journey.module.css";
import { answer } from "./progress.ts";
import { SubstepField } from "./SubstepField.tsx";
import type { StepProps } from "./step-props.ts";

export const FullPageStep = ({ journeyId, questions, values }: StepProps) => (
  <div className={styles.substeps}>
    {questions.map((substep) => (
      <SubstepField
        key={substep.name}
        substep={substep}
        value={values[substep.name]}
        onValue={(value) => answer(journeyId, substep.name, value)}
      />
    ))}
  </div>
);
