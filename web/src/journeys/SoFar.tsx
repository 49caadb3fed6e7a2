import type { Answers } from "../../../functions/core/journeys/answers.ts";
import { questionsOf } from "../../../functions/core/journeys/questions.ts";
import styles from "./Journey.module.css";
import { optionsOf, type Step } from "./queries.ts";

const shown = (value: unknown) => (typeof value === "string" && value !== "" ? [`“${value}”`] : []);

/** What was answered in the other steps, in a line: whoever came with a sentence sees that it is there. */
export function SoFar({ steps, values }: { steps: readonly Step[]; values: Answers }) {
  const told = steps.flatMap(questionsOf).flatMap((question) => {
    const value = values[question.name];
    const chosen = optionsOf(question).find((option) => option.value === value);
    return chosen ? [chosen.displayName] : shown(value);
  });
  return told.length > 0 && <p className={styles.soFar}>{told.join(" · ")}</p>;
}
