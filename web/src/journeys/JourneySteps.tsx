import { useLayoutEffect, useRef, useState } from "react";
import { isStepComplete } from "../../../functions/core/journeys/answers.ts";
import { makesPictures } from "../../../functions/core/journeys/questions.ts";
import { afterPaint } from "../kit/after-paint.ts";
import { Button } from "../kit/Button.tsx";
import { useHydrated } from "../kit/use-hydrated.ts";
import { usePainted } from "../kit/use-painted.ts";
import type { Progress } from "../store.ts";
import { DaySpent } from "./DaySpent.tsx";
import styles from "./Journey.module.css";
import { clearJourney, complete, goForward, restore } from "./progress.ts";
import type { Journey } from "./queries.ts";
import { SoFar } from "./SoFar.tsx";
import { StepContent } from "./StepContent.tsx";
import { Stepper } from "./Stepper.tsx";
import { useGenerate } from "./use-generate.ts";
import { useWayBack } from "./use-way-back.ts";
import { WaitingModal } from "./WaitingModal.tsx";

type Props = { journey: Journey; progress: Progress };

export function JourneySteps({ journey, progress }: Props) {
  const { currentStep, journeyStepValues: values, replaced } = progress;
  const step = journey.steps[currentStep];
  const generation = useGenerate(journey, values);
  const way = useWayBack(journey, currentStep, values);
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [cleared, setCleared] = useState<Progress>();
  const shown = useRef(hydrated ? currentStep : undefined);
  // What stands in a live region from the first is not told: it is said a moment later.
  const isReplaced = usePainted(replaced !== undefined);

  // Whoever moves on by keyboard or by ear is at the beginning of what is new; whoever is found where they were is not,
  // nor whoever has gone somewhere in it already.
  useLayoutEffect(() => {
    const isNew = shown.current !== undefined && shown.current !== currentStep;
    shown.current = hydrated ? currentStep : undefined;
    if (!isNew) return undefined;
    window.scrollTo({ top: 0 });
    const before = document.activeElement;
    return afterPaint(() => {
      const { activeElement, body } = document;
      if (activeElement === before || activeElement === body) heading.current?.focus({ preventScroll: true });
    });
  }, [currentStep, hydrated]);

  // And whoever is refused is where the reason stands.
  useLayoutEffect(() => {
    if (generation.problem) problem.current?.focus();
  }, [generation.problem]);

  if (!step) return null;
  const ready = isStepComplete(step, values);
  const isBegun = Object.keys(values).length > 0;
  const clear = () => {
    setCleared(isBegun ? progress : undefined);
    generation.dismiss();
    clearJourney(journey._id);
    way.beganAnew();
    heading.current?.focus();
  };
  return (
    <div className={styles.journey}>
      <Stepper steps={journey.steps} current={currentStep} />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {step.label}
        </h1>
        <p>{step.description}</p>
        <SoFar steps={journey.steps.toSpliced(currentStep, 1)} values={values} />
        <p role="status">
          {cleared && !isBegun && (
            <Undoable
              words="Journey cleared."
              onUndo={() => {
                restore(journey._id, cleared);
                setCleared(undefined);
              }}
            />
          )}
          {isReplaced && replaced && (
            <Undoable words="Your answers were replaced." onUndo={() => restore(journey._id, replaced)} />
          )}
        </p>
      </header>
      <StepContent key={step.name} journeyId={journey._id} step={step} values={values} />
      <div ref={problem} className={styles.failure} role="alert" tabIndex={-1}>
        {generation.problem}
        {generation.problem && generation.limited && <DaySpent />}
      </div>
      <div className={styles.buttons}>
        {currentStep > 0 && (
          <Button look="secondary" onClick={way.back}>
            Back
          </Button>
        )}
        {currentStep < journey.steps.length - 1 ? (
          <Button
            disabled={!ready}
            onClick={() => {
              goForward(journey._id);
              way.wentOn();
            }}
          >
            Continue
          </Button>
        ) : makesPictures(journey) ? (
          <Button disabled={!ready || generation.busy} onClick={() => generation.start()}>
            Generate Image
          </Button>
        ) : (
          <Button disabled={!ready} onClick={() => complete(journey._id)}>
            Finish Journey
          </Button>
        )}
      </div>
      <button type="button" className={styles.clear} onClick={clear}>
        Clear current journey
      </button>
      {generation.busy && (
        <WaitingModal
          images={generation.images}
          shape={generation.shape}
          working={generation.working}
          onLeave={generation.leave}
        />
      )}
    </div>
  );
}

const Undoable = ({ words, onUndo }: { words: string; onUndo(): void }) => (
  <>
    {words}{" "}
    <Button look="text" onClick={onUndo}>
      Undo
    </Button>
  </>
);
