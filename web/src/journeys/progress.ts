import type { Answers } from "../../../functions/core/journeys/answers.ts";
import {
  answered,
  atTheStart,
  back,
  completed,
  forward,
  type Progress,
  within,
} from "../../../functions/core/journeys/progress.ts";
import { useStore } from "../store.ts";

const change = (journeyId: string, next: (progress: Progress) => Progress) =>
  useStore.setState(({ progress }) => ({
    progress: { ...progress, [journeyId]: next(progress[journeyId] ?? atTheStart()) },
  }));

export const fresh = atTheStart();

/** How far somebody has come; kept from visit to visit, and fitted to the journey as it is today. */
export const useProgress = (journeyId: string, steps: number): Progress => {
  const progress = useStore((store) => store.progress[journeyId]) ?? fresh;
  return within(progress, steps);
};

export const answer = (journeyId: string, name: string, value: string | undefined) =>
  change(journeyId, (progress) => answered(progress, name, value));

export const goForward = (journeyId: string) => change(journeyId, (progress) => forward(progress));
export const goBack = (journeyId: string) => change(journeyId, back);
export const goTo = (journeyId: string, currentStep: number) =>
  change(journeyId, (progress) => ({ ...progress, currentStep }));

export const clearJourney = (journeyId: string) =>
  useStore.setState(({ progress: { [journeyId]: _, ...progress } }) => ({ progress }));

/** The journey is done: it begins anew, but for where it led. */
export const finish = (journeyId: string, imageBatchId: string) =>
  change(journeyId, () => completed(atTheStart(), { imageBatchId }));

/** Answered to the end, and nothing came of it but the answers. */
export const complete = (journeyId: string) => change(journeyId, (progress) => completed(progress));

/** What came of a journey is gone: it does not lead there any more. */
export const forgetBatch = (batchId: string) => {
  for (const [journeyId, { imageBatchId }] of Object.entries(useStore.getState().progress))
    if (imageBatchId === batchId) clearJourney(journeyId);
};

/** Begins a journey with answers that were given before, at a step; one that is too far is the last. */
export const startFrom = (journeyId: string, answers: Answers, step = 0) =>
  change(journeyId, () => ({ ...atTheStart(), journeyStepValues: answers, currentStep: step }));
