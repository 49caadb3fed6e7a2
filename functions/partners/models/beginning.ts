import type { Drawing } from "../../core/images/drawing.ts";
import type { Aids, Original } from "../../core/images/model.ts";
import { isRefused, type Outcome } from "../../core/images/outcome.ts";

/** Begins with a picture where there is one; by words alone where the model does not take it. */
export async function beginning(
  { original }: Aids,
  ask: (from?: Original) => Promise<Outcome>,
): Promise<Outcome> {
  const from = await original?.();
  const outcome = await ask(from);
  return from && isRefused(outcome) ? ask() : outcome;
}

export const base64Of = ({ bytes }: Drawing) => Buffer.from(bytes).toString("base64");

const changes = {
  tone: "Keep this picture as it is, and change only its colors, its light and its mood",
  another: "Make another picture like this one, with a composition of its own",
  content: "Change what this picture shows, and keep its composition where that fits",
} satisfies Record<Original["change"], string>;

/** For models that take no number for how much is to change. */
export const changeWords = (from: Original | undefined, prompt: string) =>
  from ? `${changes[from.change]}: ${prompt}` : prompt;
