import { expect, test } from "vitest";
import {
  answered,
  atTheStart,
  back,
  completed,
  forward,
  within,
} from "../../../functions/core/journeys/progress.ts";

test("going forward keeps the answers and counts the steps", () => {
  const one = forward(atTheStart(), { artStyle: "anime-style" });
  const two = forward(one, { subject: "a lighthouse at dusk" });
  expect(two).toEqual({
    currentStep: 2,
    journeyStepValues: { artStyle: "anime-style", subject: "a lighthouse at dusk" },
    complete: false,
  });
});

test("going back keeps the answers, and lets go of what came of them", () => {
  const done = completed(forward(atTheStart(), { artStyle: "anime-style" }), { imageBatchId: "batch" });
  expect(back(done)).toEqual({
    currentStep: 0,
    journeyStepValues: { artStyle: "anime-style" },
    complete: false,
  });
});

test("nobody goes back beyond the first step", () => {
  expect(back(atTheStart())).toEqual(atTheStart());
});

test("completing stores the last answers and the batch", () => {
  const done = completed(atTheStart(), { answers: { aspectRatio: "square" }, imageBatchId: "batch" });
  expect(done).toEqual({
    currentStep: 0,
    journeyStepValues: { aspectRatio: "square" },
    complete: true,
    imageBatchId: "batch",
  });
});

test("going forward after completing makes it incomplete again", () => {
  expect(forward(completed(atTheStart())).complete).toBe(false);
});

test("an answer that is taken back is gone", () => {
  const answeredOnce = answered(atTheStart(), "mood", "dreamy");
  expect(answeredOnce.journeyStepValues).toEqual({ mood: "dreamy" });
  expect(answered(answeredOnce, "mood", undefined).journeyStepValues).toEqual({});
});

test("progress that leads past the last step ends there", () => {
  expect(within({ ...atTheStart(), currentStep: 7 }, 3).currentStep).toBe(2);
  expect(within(atTheStart(), 0).currentStep).toBe(0);
});
