import styles from "./Chips.module.css";
import { choicesOf } from "./chips.ts";
import { readable } from "./style-name.ts";

type Values = Readonly<Record<string, string | string[]>>;

/** The choices that a picture was made of, without the words themselves. */
export function Chips({ values, names }: { values: Values; names?: readonly string[] }) {
  return (
    <ul className={styles.chips} aria-label="Choices">
      {choicesOf(values, names).map(([name, value]) => (
        <li key={name}>{[value].flat().map(readable).join(", ")}</li>
      ))}
    </ul>
  );
}
