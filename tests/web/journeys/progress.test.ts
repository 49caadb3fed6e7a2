import { beforeEach, expect, test } from "vitest";
import * as journey from "../../../web/src/journeys/progress.ts";
import { useStore } from "../../../web/src/store.ts";

const progress = () => useStore.getState().progress.art;

beforeEach(() => useStore.setState({ progress: {} }));

test("going forward keeps the answers and counts the steps", () => {
  journey.answer("art", "artStyle", "anime-style");
  journey.goForward("art");
  journey.answer("art", "subject", "a lighthouse at dusk");
  journey.goForward("art");
  expect(progress()).toEqual({
    currentStep: 2,
    journeyStepValues: { artStyle: "anime-style", subject: "a lighthouse at dusk" },
    complete: false,
  });
});

test("going back keeps the answers, and lets go of what came of them", () => {
  useStore.setState({
    progress: {
      art: { currentStep: 1, journeyStepValues: { mood: "dreamy" }, complete: true, imageBatchId: "batch" },
    },
  });
  journey.goBack("art");
  expect(progress()).toEqual({ currentStep: 0, journeyStepValues: { mood: "dreamy" }, complete: false });
});

test("nobody goes back beyond the first step", () => {
  journey.goBack("art");
  expect(progress()).toEqual(journey.fresh);
});

test("a journey that is done begins anew, but for where it led; deleting that is forgetting it", () => {
  journey.startFrom("art", { mood: "dreamy" }, 3);
  journey.finish("art", "batch");
  expect(progress()).toEqual({ ...journey.fresh, complete: true, imageBatchId: "batch" });
  journey.forgetBatch("another");
  expect(progress()).toMatchObject({ imageBatchId: "batch" });
  journey.forgetBatch("batch");
  expect(progress()).toBeUndefined();
});

test("answers that others replace can be had back until somebody moves on", () => {
  journey.answer("art", "subject", "the pier where we met");
  journey.goForward("art");
  journey.startFrom("art", { mood: "dreamy" });
  // Nor are they lost where one idea follows another, or all of it is cleared and had back.
  journey.startFrom("art", { mood: "calm", subject: "a heron" }, 2);
  const cleared = progress() ?? journey.fresh;
  journey.clearJourney("art");
  journey.restore("art", cleared);
  journey.restore("art", progress()?.replaced ?? {});
  const before = { currentStep: 1, journeyStepValues: { subject: "the pier where we met" }, complete: false };
  expect(progress()).toEqual(before);
  for (const move of [journey.goForward, journey.goBack, () => journey.answer("art", "mood", "wild")]) {
    journey.startFrom("art", { mood: "dreamy" });
    expect(progress()?.replaced).toBeDefined();
    move("art");
    expect(progress()?.replaced).toBeUndefined();
    journey.restore("art", before);
  }
});

test("going forward after completing makes it incomplete again", () => {
  journey.complete("art");
  expect(progress()).toMatchObject({ complete: true });
  journey.goForward("art");
  expect(progress()).toMatchObject({ complete: false });
});

test("an answer that is taken back is gone", () => {
  journey.answer("art", "mood", "dreamy");
  expect(progress()).toMatchObject({ journeyStepValues: { mood: "dreamy" } });
  journey.answer("art", "mood", undefined);
  expect(progress()?.journeyStepValues).toEqual({});
});

test("progress that leads past the last step ends there", () => {
  expect(journey.within({ ...journey.fresh, currentStep: 7 }, 3).currentStep).toBe(2);
  expect(journey.within(journey.fresh, 0).currentStep).toBe(0);
});
