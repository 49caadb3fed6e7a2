import { expect, test } from "vitest";
import { answerFaults, askedFor, isStepComplete } from "../../../functions/core/journeys/answers.ts";
import { defaultJourney } from "../../../functions/core/journeys/default-journey.ts";
import { makesPictures, questionsOf } from "../../../functions/core/journeys/questions.ts";
import { secondJourney } from "../../browser/second-journey.ts";

const [recipient, occasion, wrapping, card] = secondJourney.steps;
if (!recipient || !occasion || !wrapping || !card) throw new Error("the journey has four steps");

test("a step without substeps is a question itself, of the kind that it says", () => {
  expect(questionsOf(recipient)).toMatchObject([
    { type: "TEXT", name: "recipient", placeholder: "A name", examples: [{ value: "Grandmother" }] },
  ]);
  expect(questionsOf(occasion)).toMatchObject([{ type: "DROPDOWN", name: "occasion" }]);
  expect(questionsOf(wrapping)).toMatchObject([{ type: "CARD", name: "wrapping" }]);
});

test("a kind that this release does not know is not asked, and blocks nobody", () => {
  expect(questionsOf(card).map(({ name }) => name)).toEqual(["words", "colour"]);
  expect(isStepComplete(card, { colour: "red" })).toBe(true);
});

test("what is required is waited for", () => {
  expect(isStepComplete(recipient, {})).toBe(false);
  expect(isStepComplete(recipient, { recipient: " " })).toBe(false);
  expect(isStepComplete(recipient, { recipient: "Ada" })).toBe(true);
  expect(isStepComplete(occasion, {})).toBe(true);
  expect(isStepComplete(wrapping, { wrapping: "velvet" })).toBe(false);
});

test("a text that nobody has to write never blocks, however short", () => {
  expect(isStepComplete(card, { colour: "red", words: "Hi" })).toBe(true);
  expect(
    answerFaults(secondJourney, { recipient: "Ada", wrapping: "plain", colour: "red", words: "Hi" }),
  ).toEqual({});
});

test("answers of steps are answers like any other", () => {
  expect(askedFor(secondJourney, { recipient: "Ada", scent: "rose", nothing: "x" })).toEqual({
    recipient: "Ada",
  });
});

test("pictures are made of a subject", () => {
  expect(makesPictures(defaultJourney)).toBe(true);
  expect(makesPictures(secondJourney)).toBe(false);
});
