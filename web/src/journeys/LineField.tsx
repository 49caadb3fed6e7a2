import { LONGEST_LINE } from "../../../functions/core/journeys/answers.ts";
import type { Question } from "../../../functions/core/journeys/questions.ts";
import { Field } from "../kit/Field.tsx";
import styles from "./Journey.module.css";
import { useFill } from "./use-fill.ts";

type Props = {
  question: Extract<Question, { type: "TEXT" }>;
  value: string;
  onValue(value: string | undefined): void;
};

/** A line of text, with what others might write there. */
export function LineField({ question: { label, placeholder, examples = [] }, value, onValue }: Props) {
  const { field, fill } = useFill<HTMLInputElement>(onValue);
  return (
    <div className={styles.words}>
      <Field
        ref={field}
        label={label}
        placeholder={placeholder}
        maxLength={LONGEST_LINE}
        value={value}
        onChange={(event) => onValue(event.target.value || undefined)}
      />
      {examples.map((example) => (
        <p key={example.value}>
          For example:{" "}
          <button type="button" className={styles.example} onClick={() => fill(example.value)}>
            {example.value}
          </button>
        </p>
      ))}
    </div>
  );
}
