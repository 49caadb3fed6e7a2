import type { Answer, Answers } from "./answers.ts";

/** How far somebody has come in a journey. */
export type Progress = {
  /** Index of the step they are at. */
  currentStep: number;
  journeyStepValues: Answers;
  complete: boolean;
  /** The pictures that came of it. */
  imageBatchId?: string;
};

/** Where every journey begins, and what clearing one leads back to. */
export const atTheStart = (): Progress => ({ currentStep: 0, journeyStepValues: {}, complete: false });

const withAnswers = (values: Answers, more: Answers): Answers =>
  Object.fromEntries(Object.entries({ ...values, ...more }).filter(([, answer]) => answer !== undefined));

/** One answer, kept as it is given; nothing takes it back. */
export const answered = (progress: Progress, name: string, answer: Answer | undefined): Progress => ({
  ...progress,
  journeyStepValues: withAnswers(progress.journeyStepValues, { [name]: answer }),
});

export const forward = (progress: Progress, answers: Answers = {}): Progress => ({
  ...progress,
  journeyStepValues: withAnswers(progress.journeyStepValues, answers),
  currentStep: progress.currentStep + 1,
  complete: false,
});

/** Whoever goes back changes something: what came of the old answers no longer belongs to them. */
export const back = ({ currentStep, journeyStepValues }: Progress): Progress => ({
  currentStep: Math.max(0, currentStep - 1),
  journeyStepValues,
  complete: false,
});

export const completed = (
  progress: Progress,
  { answers = {}, imageBatchId }: { answers?: Answers; imageBatchId?: string } = {},
): Progress => ({
  ...progress,
  journeyStepValues: withAnswers(progress.journeyStepValues, answers),
  complete: true,
  ...(imageBatchId !== undefined && { imageBatchId }),
});

/** Progress that was kept in a browser may belong to a journey that has since lost steps. */
export const within = (progress: Progress, steps: number): Progress => ({
  ...progress,
  currentStep: Math.max(0, Math.min(progress.currentStep, steps - 1)),
});
