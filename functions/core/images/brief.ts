import { Refusal } from "../../lib/errors.ts";
import * as z from "../../lib/schema.ts";
import { aspectRatios } from "../catalogue/choice.ts";
import { type ArtStyle, styleFragments } from "./style-fragments.ts";

export const aspectRatio = z.enum(aspectRatios);

/** What somebody wants to see: the part of a journey's answers that a picture is made of. */
export const brief = z.object({
  subject: z.string(),
  artStyle: z.enum(Object.keys(styleFragments) as ArtStyle[]),
  aspectRatio,
  lighting: z.exactOptional(z.string()),
  colorPalette: z.exactOptional(z.string()),
  mood: z.exactOptional(z.string()),
});
export type Brief = z.infer<typeof brief>;

/** The answers to a journey, as they were given. */
export const answerValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type AnswerValues = Readonly<z.infer<typeof answerValues>>;

/** A step may take several choices: together they are one text. */
const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(", ") : value);

/** Reads a brief out of the answers to any journey that asks for a subject, a style and a shape. */
export function briefOf(values: AnswerValues): Brief {
  const asked = Object.entries({ aspectRatio: "portrait", ...values });
  const read = z.safeParse(brief, Object.fromEntries(asked.map(([name, value]) => [name, textOf(value)])));
  if (!read.success) throw new Refusal("invalid_input", "A picture needs a subject, a style and a shape.");
  return read.data;
}
