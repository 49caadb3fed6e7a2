import { DoneIcon } from "../kit/icons.tsx";
import type { Step } from "./queries.ts";
import styles from "./Stepper.module.css";

type State = "done" | "current" | "upcoming";
const stateOf = (index: number, current: number): State =>
  index < current ? "done" : index === current ? "current" : "upcoming";

/** Where somebody is: what is behind them, and what is to come. */
export const Stepper = ({ steps, current }: { steps: readonly Step[]; current: number }) => (
  <ol className={styles.stepper} aria-label="Steps">
    {steps.map(({ name, label }, index) => {
      const state = stateOf(index, current);
      return (
        <li key={name} className={styles[state]} aria-current={state === "current" ? "step" : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {state === "done" ? <DoneIcon /> : index + 1}
          </span>
          <span className={styles.label}>{label}</span>
          {state === "done" && <span className={styles.heard}>, done</span>}
        </li>
      );
    })}
  </ol>
);
