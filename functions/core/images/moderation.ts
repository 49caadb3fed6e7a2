import { Refusal } from "../../lib/errors.ts";
import { plainSubject } from "./plain-subject.ts";

/** A second opinion on a text: a service's, where the stage has one. It may have none, or none in time. */
export type Guardrail = { opinionOf(text: string): Promise<"fine" | "refused" | "none"> };

type Needs = { guardrail: Guardrail };

/** For stages whose model looks for itself: what the list is unsure of is not drawn there. */
export const noGuardrail: Guardrail = { opinionOf: async () => "none" };

const unwelcomeSubject = () =>
  new Refusal(
    "subject_not_allowed",
    "We would rather not paint this one. Please describe something else: your other answers are kept.",
    { fields: { subject: "Please describe something else." } },
  );

/**
 * Lets a subject through, or asks kindly for another one. Where the list is unsure, silence is no yes. The guardrail
 * is asked last, and not about what is refused anyway; `beforeAsking` counts that, and may refuse it by throwing.
 */
export async function requireWelcome(
  { guardrail }: Needs,
  subject: string,
  beforeAsking: () => Promise<unknown>,
): Promise<void> {
  // Its words are read by the first who describes a picture, and not by every function that starts.
  const { judge } = await import("./subject-gate.ts");
  const verdict = judge(subject);
  if (verdict === "refused") throw unwelcomeSubject();
  await beforeAsking();
  const opinion = await guardrail.opinionOf(plainSubject(subject));
  if (opinion === "refused" || (opinion === "none" && verdict === "unsure")) throw unwelcomeSubject();
}
