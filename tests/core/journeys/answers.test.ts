import { describe, expect, test } from "vitest";
import {
  answerFault,
  answerFaults,
  askedFor,
  isStepComplete,
} from "../../../functions/core/journeys/answers.ts";
import { defaultJourney } from "../../../functions/core/journeys/default-journey.ts";
import type { Substep } from "../../../functions/core/journeys/journey.ts";

const good = { artStyle: "hokusai-style", subject: "a lighthouse at dusk", aspectRatio: "portrait" };

const text: Substep = {
  name: "subject",
  label: "Subject",
  type: "TEXT_AREA",
  required: true,
  minLength: 10,
  maxLength: 20,
};
const choice: Substep = {
  name: "colors",
  label: "Colors",
  type: "DROPDOWN",
  required: true,
  options: [
    { label: "Red", value: "red", displayName: "Red" },
    { label: "Blue", value: "blue", displayName: "Blue" },
  ],
};

test("a journey is complete with its three required answers", () => {
  expect(answerFaults(defaultJourney, good)).toEqual({});
  expect(defaultJourney.steps.every((step) => isStepComplete(step, good))).toBe(true);
});

test("every required answer that is missing is named", () => {
  expect(Object.keys(answerFaults(defaultJourney, {}))).toEqual(["artStyle", "subject", "aspectRatio"]);
});

test("what is not required never blocks: an option that is none any more is as good as no answer", () => {
  expect(answerFaults(defaultJourney, { ...good, mood: "" })).toEqual({});
  expect(answerFaults(defaultJourney, { ...good, mood: "hungry" })).toEqual({});
  expect(askedFor(defaultJourney, { ...good, mood: "hungry" })).toEqual(good);
  expect(Object.keys(answerFaults(defaultJourney, { ...good, artStyle: "hungry" }))).toEqual(["artStyle"]);
  expect(answerFault({ ...text, required: false }, "a fox")).toBeUndefined();
  expect(answerFault(text, "a fox")).toBe("Minimum 10 characters");
});

test("a step is judged by its own substeps alone", () => {
  const [style, subject] = defaultJourney.steps;
  if (!style || !subject) throw new Error("the default journey has three steps");
  expect(isStepComplete(style, { artStyle: "anime-style" })).toBe(true);
  expect(isStepComplete(subject, { artStyle: "anime-style" })).toBe(false);
});

describe("a text", () => {
  test.each([
    ["123456789", "Minimum 10 characters"],
    ["\u200b\u2060\ufeff\u202e\u200d".repeat(3), "Minimum 10 characters"],
    ["a fox\u200b\n\n\nx", "Minimum 10 characters"],
    ["1234567890", undefined],
    ["         1         ", "Minimum 10 characters"],
    ["x".repeat(20), undefined],
    ["x".repeat(21), "Maximum 20 characters"],
    ["", "Please answer this one."],
    [undefined, "Please answer this one."],
    [null, "Please answer this one."],
    [["a list of words"], "Please answer in words."],
  ])("%j: %s", (answer, fault) => {
    expect(answerFault(text, answer)).toBe(fault);
  });
});

describe("a choice", () => {
  test.each([
    ["red", undefined],
    [["red", "blue"], undefined],
    [[], "Please answer this one."],
    [["red", "green"], "Please choose one of the options."],
    ["__proto__", "Please choose one of the options."],
  ])("%j: %s", (answer, fault) => {
    expect(answerFault(choice, answer)).toBe(fault);
  });
});

test("only what the journey asks for is kept", () => {
  const inherited = Object.create({ lighting: "studio" });
  const answers = Object.assign(inherited, { ...good, mood: "", price: "0" });
  expect(askedFor(defaultJourney, answers)).toEqual(good);
});
