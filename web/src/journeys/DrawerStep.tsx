import { useState } from "react";
import { isAnswered } from "../../../functions/core/journeys/answers.ts";
import { Drawer } from "../kit/Drawer.tsx";
import styles from "./Journey.module.css";
import { answer } from "./progress.ts";
import { QuestionField } from "./QuestionField.tsx";
import { optionsOf } from "./queries.ts";
import type { StepProps } from "./step-props.ts";

/** Each question behind a button of its own, asked in a drawer from below. */
export function DrawerStep({ journeyId, questions, values }: StepProps) {
  const [stepIndex, setStepIndex] = useState<number>();
  const question = stepIndex === undefined ? undefined : questions[stepIndex];
  const close = () => setStepIndex(undefined);
  return (
    <div className={styles.substeps}>
      {questions.map((question, index) => {
        const { name, label } = question;
        const value = values[name];
        const chosen = optionsOf(question).find((option) => option.value === value)?.displayName ?? value;
        return (
          <button key={name} type="button" className={styles.opener} onClick={() => setStepIndex(index)}>
            <span>{label}</span>
            <span>{isAnswered(value) ? chosen : "Choose"}</span>
          </button>
        );
      })}
      <Drawer from="bottom" title={question?.label ?? ""} open={question !== undefined} onClose={close}>
        {question && (
          <QuestionField
            question={question}
            value={values[question.name]}
            onValue={(value) => {
              answer(journeyId, question.name, value);
              if (optionsOf(question).length > 0) close();
            }}
          />
        )}
      </Drawer>
    </div>
  );
}
