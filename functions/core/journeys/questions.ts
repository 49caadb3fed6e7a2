import type { Journey, Step, Substep } from "./journey.ts";

/** A line of text, as a step that is a question itself may ask for. */
type TextQuestion = {
  name: string;
  label: string;
  required: boolean;
  type: "TEXT";
  placeholder?: string;
  examples?: readonly { value: string }[];
};
export type Question = Substep | TextQuestion;

const known: ReadonlySet<string> = new Set<Question["type"]>(["CARD", "DROPDOWN", "TEXT_AREA", "TEXT"]);

/** What a step asks: its substeps, or, where it has none, what the step itself is. */
export function questionsOf({ type, name, label, required, substeps, ...step }: Step): Question[] {
  // A kind of a later release is not asked by this one.
  if (substeps.length > 0) return substeps.filter((one) => known.has(one.type));
  const { placeholder, examples, options, optionsType } = step;
  const question = { name, label, required, ...(placeholder !== undefined && { placeholder }) };
  if (options) return [{ ...question, type: optionsType === "cards" ? "CARD" : "DROPDOWN", options }];
  return type === "text" ? [{ ...question, type: "TEXT", ...(examples && { examples }) }] : [];
}

/** Pictures are made of a subject; a journey that asks for none ends with its last answer. */
export const makesPictures = ({ steps }: Journey): boolean =>
  steps.some((step) => questionsOf(step).some(({ name }) => name === "subject"));
