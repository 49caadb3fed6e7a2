import styles from "./Journey.module.css";
import { answer } from "./progress.ts";
import { QuestionField } from "./QuestionField.tsx";
import type { StepProps } from "./step-props.ts";

export const FullPageStep = ({ journeyId, questions, values }: StepProps) => (
  <div className={styles.substeps}>
    {questions.map((question) => (
      <QuestionField
        key={question.name}
        question={question}
        value={values[question.name]}
        onValue={(value) => answer(journeyId, question.name, value)}
      />
    ))}
  </div>
);
