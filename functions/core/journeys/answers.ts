import type { Journey, Step, Substep } from "./journey.ts";

/** What somebody answered, by the name of the substep. */
export type Answer = string | string[];
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** A question without an answer: nothing, an empty text, or a list of nothing. */
export const isAnswered = (answer: Answer | null | undefined): answer is Answer =>
  answer !== undefined && answer !== null && answer.length > 0;

const textFault = (answer: Answer, { minLength, maxLength }: { minLength: number; maxLength: number }) => {
  if (typeof answer !== "string") return "Please answer in words.";
  const { length } = answer.trim();
  if (length < minLength) return `Minimum ${minLength} characters`;
  if (answer.length > maxLength) return `Maximum ${maxLength} characters`;
  return undefined;
};

const choiceFault = (answer: Answer, options: readonly { value: string }[]) => {
  const known = new Set(options.map(({ value }) => value));
  return [answer].flat().every((value) => known.has(value)) ? undefined : "Please choose one of the options.";
};

/** What is wrong with an answer, as a sentence; undefined if nothing is. What is not required may be left out. */
export function answerFault(substep: Substep, answer: Answer | null | undefined): string | undefined {
  if (!isAnswered(answer)) return substep.required ? "Please answer this one." : undefined;
  return substep.type === "TEXT_AREA" ? textFault(answer, substep) : choiceFault(answer, substep.options);
}

/** Continue and Generate wait for this. */
export const isStepComplete = (step: Step, answers: Answers): boolean =>
  step.substeps.every((substep) => answerFault(substep, answers[substep.name]) === undefined);

/** Everything that is wrong with the answers to a journey, by substep. */
export function answerFaults(journey: Journey, answers: Answers): Record<string, string> {
  const substeps = journey.steps.flatMap((step) => step.substeps);
  return Object.fromEntries(
    substeps.flatMap((substep) => {
      const fault = answerFault(substep, answers[substep.name]);
      return fault === undefined ? [] : [[substep.name, fault]];
    }),
  );
}

/** The answers that the journey asks for, and no others. */
export function askedFor(journey: Journey, answers: Answers): Record<string, Answer> {
  const names = journey.steps.flatMap(({ substeps }) => substeps.map(({ name }) => name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
      return isAnswered(answer) ? [[name, answer]] : [];
    }),
  );
}
