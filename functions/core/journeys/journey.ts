import * as z from "../../lib/schema.ts";

const option = z.object({
  label: z.string(),
  value: z.string(),
  displayName: z.string(),
  imageUrl: z.exactOptional(z.string()),
});
export type Option = z.infer<typeof option>;

const question = {
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  placeholder: z.exactOptional(z.string()),
  icon: z.exactOptional(z.string()),
};

const substep = z.discriminatedUnion("type", [
  z.object({ ...question, type: z.enum(["CARD", "DROPDOWN"]), options: z.array(option) }),
  z.object({
    ...question,
    type: z.literal("TEXT_AREA"),
    minLength: z.int(),
    maxLength: z.int(),
    /** Offers "Surprise me", which picks one of `randomOptions`. */
    randomizer: z.exactOptional(z.boolean()),
    randomOptions: z.exactOptional(z.array(z.string())),
  }),
]);
export type Substep = z.infer<typeof substep>;

const step = z.object({
  name: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.enum(["text", "select"]),
  layout: z.enum(["FULL_PAGE", "DRAWER", "ACCORDION"]),
  optionsType: z.exactOptional(z.literal("cards")),
  required: z.boolean(),
  placeholder: z.exactOptional(z.string()),
  examples: z.exactOptional(z.array(z.object({ value: z.string() }))),
  options: z.exactOptional(z.array(option)),
  substeps: z.array(substep),
});
export type Step = z.infer<typeof step>;

/** A journey is data: screens are built from it, answers are checked against it. */
export const journey = z.object({
  _id: z.string(),
  name: z.string(),
  shortname: z.string(),
  steps: z.array(step),
});
export type Journey = z.infer<typeof journey>;
