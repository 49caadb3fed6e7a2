import type { Journey, Step } from "./journey.ts";
import { type Question, questionsOf } from "./questions.ts";

export const LONGEST_LINE = 200;

/** What somebody answered, by the name of the substep. */
export type Answer = string | string[];
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** A question without an answer: nothing, an empty text, or a list of nothing. */
export const isAnswered = (answer: Answer | null | undefined): answer is Answer =>
  answer !== undefined && answer !== null && answer.length > 0;

/** Marks that nobody sees are no words. */
export const lengthSeen = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim().length;

type Limits = { required: boolean; minLength: number; maxLength: number };

const textFault = (answer: Answer, { required, minLength, maxLength }: Limits) => {
  if (typeof answer !== "string") return "Please answer in words.";
  // What nobody has to say may be as short as they like.
  if (required && lengthSeen(answer) < minLength) return `Minimum ${minLength} characters`;
  if (answer.length > maxLength) return `Maximum ${maxLength} characters`;
  return undefined;
};

const choiceFault = (answer: Answer, options: readonly { value: string }[]) => {
  const known = new Set(options.map(({ value }) => value));
  return [answer].flat().every((value) => known.has(value)) ? undefined : "Please choose one of the options.";
};

/** What is wrong with an answer, as a sentence; undefined if nothing is. What is not required may be left out. */
export function answerFault(question: Question, answer: Answer | null | undefined): string | undefined {
  if (!isAnswered(answer)) return question.required ? "Please answer this one." : undefined;
  switch (question.type) {
    case "TEXT":
      return textFault(answer, { required: question.required, minLength: 1, maxLength: LONGEST_LINE });
    case "TEXT_AREA":
      return textFault(answer, question);
    case "CARD":
    case "DROPDOWN":
      // An option that was given up since is no answer, and what nobody has to say never blocks.
      return question.required ? choiceFault(answer, question.options) : undefined;
  }
}

/** Continue and Generate wait for this. */
export const isStepComplete = (step: Step, answers: Answers): boolean =>
  questionsOf(step).every((question) => answerFault(question, answers[question.name]) === undefined);

/** Everything that is wrong with the answers to a journey, by substep. */
export function answerFaults(journey: Journey, answers: Answers): Record<string, string> {
  return Object.fromEntries(
    journey.steps.flatMap(questionsOf).flatMap((question) => {
      const fault = answerFault(question, answers[question.name]);
      return fault === undefined ? [] : [[question.name, fault]];
    }),
  );
}

/** The answers that the journey asks for, and no others: no option either that there is not. */
export function askedFor(journey: Pick<Journey, "steps">, answers: Answers): Record<string, Answer> {
  return Object.fromEntries(
    journey.steps.flatMap(questionsOf).flatMap((question) => {
      const answer = Object.hasOwn(answers, question.name) ? answers[question.name] : undefined;
      const isOffered = (given: Answer) => !("options" in question) || !choiceFault(given, question.options);
      return isAnswered(answer) && isOffered(answer) ? [[question.name, answer]] : [];
    }),
  );
}
