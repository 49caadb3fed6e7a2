import { useEffect, useRef, useState } from "react";
import { isAnswered } from "../../../functions/core/journeys/answers.ts";
import { Fold } from "../kit/Fold.tsx";
import { answer } from "./progress.ts";
import { optionsOf, type Substep } from "./queries.ts";
import { SubstepField } from "./SubstepField.tsx";
import type { StepProps } from "./step-props.ts";

/** So that one sees what one has chosen before the next question opens. */
const ADVANCE_AFTER_MS = 500;

const summaryOf = (substep: Substep, value: unknown) =>
  optionsOf(substep).find((option) => option.value === value)?.displayName ??
  (substep.required ? undefined : "Optional");

/** One question open at a time; an answer opens the next that has none. */
export function AccordionStep({ journeyId, step: { substeps }, values }: StepProps) {
  const unanswered = (from: number) =>
    substeps.findIndex(({ name }, index) => index >= from && !isAnswered(values[name]));
  const [open, setOpen] = useState(() => Math.max(0, unanswered(0)));
  const folds = useRef<(HTMLDetailsElement | null)[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function advance(from: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = unanswered(from + 1);
      setOpen(next);
      if (next >= 0) folds.current[next]?.scrollIntoView({ behavior: "smooth", block: "nearest" });
    }, ADVANCE_AFTER_MS);
  }

  return (
    <div>
      {substeps.map((substep, index) => (
        <Fold
          key={substep.name}
          ref={(fold) => {
            folds.current[index] = fold;
          }}
          title={substep.required ? `${substep.label} (required)` : substep.label}
          summary={summaryOf(substep, values[substep.name])}
          open={open === index}
          onToggle={(opened) => {
            clearTimeout(timer.current);
            setOpen(opened ? index : -1);
          }}
        >
          <SubstepField
            substep={substep}
            value={values[substep.name]}
            onValue={(value) => {
              answer(journeyId, substep.name, value);
              if (value !== undefined && substep.type !== "TEXT_AREA") advance(index);
            }}
          />
        </Fold>
      ))}
    </div>
  );
}
