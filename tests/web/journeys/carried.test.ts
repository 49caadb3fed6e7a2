import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isStepComplete } from "../../../functions/core/journeys/answers.ts";
import { defaultJourney } from "../../../functions/core/journeys/default-journey.ts";
import { begun } from "../../../web/src/journeys/beginning.ts";
import { carriedAnswers, firstOpenStep } from "../../../web/src/journeys/carried.ts";

const carried = (query: string) => carriedAnswers(defaultJourney, new URLSearchParams(query));

test("an address brings a sentence, a style and a shape along", () => {
  const answers = carried("subject=+A+fox+asleep+&artStyle=bauhaus-style&aspectRatio=portrait");
  expect(answers).toEqual({ subject: "A fox asleep", artStyle: "bauhaus-style", aspectRatio: "portrait" });
  expect(firstOpenStep(defaultJourney, answers)).toBe(defaultJourney.steps.length - 1);
});

test("what the journey does not ask for, or cannot be chosen, is left behind", () => {
  expect(carried("artStyle=crayon-style&mood=hungry&lighting=&__proto__=x&coupon=FREE")).toEqual({});
});

test("a sentence that is too short comes along, to be finished at its step", () => {
  const answers = carried("subject=A+fox&artStyle=bauhaus-style");
  expect(answers.subject).toBe("A fox");
  expect(firstOpenStep(defaultJourney, answers)).toBe(1);
});

test("without a style the journey begins at the styles, with the sentence kept", () => {
  expect(firstOpenStep(defaultJourney, carried("subject=A+fox+asleep"))).toBe(0);
});

test.each(begun)("what an empty gallery offers is painted, and leaves nothing to answer: $picture", (one) => {
  const { picture, words: subject, artStyle } = one;
  expect(existsSync(`web/public${picture}`)).toBe(true);
  expect(one.styleName).not.toBe("");
  const answers = carried(String(new URLSearchParams({ subject, artStyle, aspectRatio: "portrait" })));
  expect(defaultJourney.steps.every((step) => isStepComplete(step, answers))).toBe(true);
});
