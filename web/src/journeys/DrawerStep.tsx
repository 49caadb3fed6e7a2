import { useState } from "react";
import { isAnswered } from "../../../functions/core/journeys/answers.ts";
import { Drawer } from "../kit/Drawer.tsx";
import styles from "./Journey.module.css";
import { answer } from "./progress.ts";
import { optionsOf } from "./queries.ts";
import { SubstepField } from "./SubstepField.tsx";
import type { StepProps } from "./step-props.ts";

/** Each question behind a button of its own, asked in a drawer from below. */
export function DrawerStep({ journeyId, questions, values }: StepProps) {
  const [stepIndex, setStepIndex] = useState<number>();
  const substep = stepIndex === undefined ? undefined : questions[stepIndex];
  const close = () => setStepIndex(undefined);
  return (
    <div className={styles.substeps}>
      {questions.map((substep, index) => {
        const { name, label } = substep;
        const value = values[name];
        const chosen = optionsOf(substep).find((option) => option.value === value)?.displayName ?? value;
        return (
          <button key={name} type="button" className={styles.opener} onClick={() => setStepIndex(index)}>
            <span>{label}</span>
            <span>{isAnswered(value) ? chosen : "Choose"}</span>
          </button>
        );
      })}
      <Drawer from="bottom" title={substep?.label ?? ""} open={substep !== undefined} onClose={close}>
        {substep && (
          <SubstepField
            substep={substep}
            value={values[substep.name]}
            onValue={(value) => {
              answer(journeyId, substep.name, value);
              if (optionsOf(substep).length > 0) close();
            }}
          />
        )}
      </Drawer>
    </div>
  );
}
