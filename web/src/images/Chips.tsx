import type { AnswerValues } from "../../../functions/core/images/brief.ts";
import { choiceName } from "../../../functions/core/images/choice-name.ts";
import styles from "./Chips.module.css";
import { choicesOf } from "./chips.ts";

/** The choices that a picture was made of, without the words themselves. */
export function Chips({ values, names }: { values: AnswerValues; names?: readonly string[] }) {
  return (
    <ul className={styles.chips} aria-label="Choices">
      {choicesOf(values, names).map(([name, value]) => (
        <li key={name}>{[value].flat().map(choiceName).join(", ")}</li>
      ))}
    </ul>
  );
}
