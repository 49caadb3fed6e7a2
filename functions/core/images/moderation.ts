import { Refusal } from "../../lib/errors.ts";
import { isWelcome } from "./subject-gate.ts";

/** A second opinion on a text: a service's, where the stage has one. */
export type Guardrail = { allows(text: string): Promise<boolean> };

type Needs = { guardrail: Guardrail };

/** Every text is fine with it: for stages whose model looks for itself. */
export const noGuardrail: Guardrail = { allows: async () => true };

export const unwelcomeSubject = () =>
  new Refusal(
    "subject_not_allowed",
    "We would rather not paint this one. Please describe something else: your other answers are kept.",
    { fields: { subject: "Please describe something else." } },
  );

/** Lets a subject through, or asks kindly for another one. */
export async function requireWelcome({ guardrail }: Needs, subject: string): Promise<void> {
  if (!isWelcome(subject) || !(await guardrail.allows(subject))) throw unwelcomeSubject();
}
