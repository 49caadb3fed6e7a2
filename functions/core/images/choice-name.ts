import { capital } from "../../lib/words.ts";

const spelt: Readonly<Record<string, string>> = {
  "art-noveau-style": "Art Nouveau",
  "sumi-e-style": "Sumi-e",
};

/** What a style, or another choice, is called: "pop-art-style" is for machines, as is the way in which some are spelt. */
export const choiceName = (value: string) =>
  spelt[value] ??
  value
    .replace(/-style$/, "")
    .split(/[- ]/)
    .map(capital)
    .join(" ");
