import type { Answers } from "../../../functions/core/journeys/answers.ts";
import { type Progress, useStore } from "../store.ts";

/** Where every journey begins, and what clearing one leads back to. */
export const fresh: Progress = { currentStep: 0, journeyStepValues: {}, complete: false };

const change = (journeyId: string, next: (progress: Progress) => Progress) =>
  useStore.setState(({ progress }) => ({
    progress: { ...progress, [journeyId]: next(progress[journeyId] ?? fresh) },
  }));

/** Progress that was kept in a browser may belong to a journey that has since lost steps. */
export const within = (progress: Progress, steps: number): Progress => ({
  ...progress,
  currentStep: Math.max(0, Math.min(progress.currentStep, steps - 1)),
});

/** How far somebody has come; kept from visit to visit, and fitted to the journey as it is today. */
export const useProgress = (journeyId: string, steps: number): Progress =>
  within(useStore((store) => store.progress[journeyId]) ?? fresh, steps);

/** One answer, kept as it is given. */
export const answer = (journeyId: string, name: string, value: string | undefined) =>
  change(journeyId, ({ replaced: _, ...progress }) => {
    const values = Object.entries({ ...progress.journeyStepValues, [name]: value });
    return {
      ...progress,
      journeyStepValues: Object.fromEntries(values.filter(([, answer]) => answer !== undefined)),
    };
  });

export const goForward = (journeyId: string) =>
  change(journeyId, ({ replaced: _, ...progress }) => ({
    ...progress,
    currentStep: progress.currentStep + 1,
    complete: false,
  }));

/** Whoever goes back changes something: what came of the old answers no longer belongs to them. */
export const goBack = (journeyId: string) =>
  change(journeyId, ({ currentStep, journeyStepValues }) => ({
    currentStep: Math.max(0, currentStep - 1),
    journeyStepValues,
    complete: false,
  }));

export const goTo = (journeyId: string, currentStep: number) =>
  change(journeyId, (progress) => ({ ...progress, currentStep }));

export const clearJourney = (journeyId: string) =>
  useStore.setState(({ progress: { [journeyId]: _, ...progress } }) => ({ progress }));

/** The journey is done: it begins anew, but for where it led. */
export const finish = (journeyId: string, imageBatchId: string) =>
  change(journeyId, () => ({ ...fresh, complete: true, imageBatchId }));

/** Answered to the end, and nothing came of it but the answers. */
export const complete = (journeyId: string) =>
  change(journeyId, (progress) => ({ ...progress, complete: true }));

/** What came of a journey is gone: it does not lead there any more. */
export const forgetBatch = (batchId: string) => {
  for (const [journeyId, { imageBatchId }] of Object.entries(useStore.getState().progress))
    if (imageBatchId === batchId) clearJourney(journeyId);
};

/**
 * Begins a journey with answers that were given before, at a step; one that is too far is the last. An answer that is
 * lost by it can be had back.
 */
export const startFrom = (journeyId: string, answers: Answers, step = 0) =>
  change(journeyId, ({ currentStep, journeyStepValues, replaced: before }) => {
    const loses = Object.entries(journeyStepValues).some(
      ([name, value]) => String(answers[name]) !== String(value),
    );
    // Of several one after the other, the first took the place of what somebody had answered.
    const replaced = before ?? (loses ? { currentStep, journeyStepValues } : undefined);
    return { ...fresh, journeyStepValues: answers, currentStep: step, ...(replaced && { replaced }) };
  });

/** It is as it was. */
export const restore = (journeyId: string, before: Partial<Progress>) =>
  change(journeyId, () => ({ ...fresh, ...before }));
