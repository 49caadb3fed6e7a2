import * as z from "zod/mini";
import { journeys } from "../core/journeys/journeys.ts";
import { operation } from "./operation.ts";

const Option = z.object({
  label: z.string(),
  value: z.string(),
  displayName: z.string(),
  imageUrl: z.optional(z.string()),
});

const Substep = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(["CARD", "TEXT_AREA", "DROPDOWN"]),
  required: z.boolean(),
  options: z.optional(z.array(Option)),
  placeholder: z.optional(z.string()),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  randomizer: z.optional(z.boolean()),
  randomOptions: z.optional(z.array(z.string())),
  icon: z.optional(z.string()),
});

const Step = z.object({
  name: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.enum(["text", "select"]),
  layout: z.enum(["FULL_PAGE", "DRAWER", "ACCORDION"]),
  optionsType: z.optional(z.literal("cards")),
  required: z.boolean(),
  placeholder: z.optional(z.string()),
  examples: z.optional(z.array(z.object({ value: z.string() }))),
  options: z.optional(z.array(Option)),
  substeps: z.array(Substep),
});

const Journey = z.object({
  _id: z.string(),
  name: z.string(),
  shortname: z.string(),
  steps: z.array(Step),
});

export const listJourneys = operation({
  method: "GET",
  path: "/journeys",
  summary: "The journeys that lead to a picture, with their steps and options",
  credentials: "none",
  answer: z.object({ journeys: z.array(Journey) }),
  cache: "public, max-age=300",
  fixed: true,
  handle: () => ({ journeys }),
});
