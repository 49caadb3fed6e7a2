import { useLayoutEffect, useRef, useState } from "react";
import { isAnswered } from "../../../functions/core/journeys/answers.ts";
import type { Question } from "../../../functions/core/journeys/questions.ts";
import { Fold } from "../kit/Fold.tsx";
import { scrollBehavior } from "../kit/stillness.ts";
import { answer } from "./progress.ts";
import { QuestionField } from "./QuestionField.tsx";
import { optionsOf } from "./queries.ts";
import type { StepProps } from "./step-props.ts";

/** So that one sees what one has chosen before the next question opens. */
const ADVANCE_AFTER_MS = 500;

const summaryOf = (question: Question, value: unknown) =>
  optionsOf(question).find((option) => option.value === value)?.displayName ??
  (question.required ? undefined : "Optional");

/** One question open at a time; an answer opens the next that has none. */
export function AccordionStep({ journeyId, questions, values }: StepProps) {
  const unanswered = (from: number) =>
    questions.findIndex(({ name }, index) => index >= from && !isAnswered(values[name]));
  const [open, setOpen] = useState(() => Math.max(0, unanswered(0)));
  const byItself = useRef(false);
  const [held, setHeld] = useState(-1);
  const folds = useRef<(HTMLDetailsElement | null)[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = useRef(-1);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  // Once it is open: as a closed line it would be in view with nothing of what it asks. Beside a list that is walked it
  // is its line that comes, or the list would be pushed out by what it opened.
  useLayoutEffect(() => {
    const fold = folds.current[open];
    const shown = held < 0 ? fold : fold?.querySelector("summary");
    if (byItself.current) shown?.scrollIntoView({ behavior: scrollBehavior(), block: "nearest" });
  }, [open, held]);

  function advance(from: number) {
    clearTimeout(timer.current);
    answered.current = from;
    timer.current = setTimeout(() => {
      // Nothing moves under a hand that presses something else.
      if (document.querySelector(":active")) return advance(from);
      const next = unanswered(from + 1);
      const fold = folds.current[from];
      // Whoever walks a list by its arrow keys is not done with it: it stays until they leave it.
      const isWalked = fold?.querySelector(":focus-visible");
      // What is folded away would take the focus with it.
      if (!isWalked && fold?.contains(document.activeElement))
        (folds.current[next] ?? fold).querySelector("summary")?.focus({ preventScroll: true });
      setHeld(isWalked ? from : -1);
      byItself.current = true;
      setOpen(next);
    }, ADVANCE_AFTER_MS);
  }

  /** A while after the focus has left, if it has, and nothing is being pressed. */
  function letGo(index: number) {
    if (document.querySelector(":active")) setTimeout(letGo, ADVANCE_AFTER_MS, index);
    else if (!folds.current[index]?.contains(document.activeElement))
      setHeld((now) => (now === index ? -1 : now));
  }

  return (
    <div>
      {questions.map((question, index) => (
        <Fold
          key={question.name}
          ref={(fold) => {
            folds.current[index] = fold;
          }}
          title={question.required ? `${question.label} (required)` : question.label}
          summary={summaryOf(question, values[question.name])}
          open={open === index || held === index}
          onBlur={() => setTimeout(letGo, ADVANCE_AFTER_MS, index)}
          onToggle={(opened) => {
            // The platform tells late that a question was opened: by then it may have been answered.
            if (!opened || index !== answered.current) clearTimeout(timer.current);
            byItself.current = false;
            setOpen(opened ? index : -1);
          }}
        >
          <QuestionField
            question={question}
            value={values[question.name]}
            style={values.artStyle}
            onValue={(value) => {
              answer(journeyId, question.name, value);
              if (value !== undefined && optionsOf(question).length > 0) advance(index);
            }}
          />
        </Fold>
      ))}
    </div>
  );
}
