import type { Guise, Who } from "../motifs/who.ts";
import { armours } from "./armours.ts";
import { costumes } from "./costumes.ts";
import type { Frame } from "./outfit-parts.ts";
import type { Part } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What those wear who are known by it.

type Cloth = { coat?: Stuff; legs?: Stuff; hands?: Stuff };

const whole = (coat: Stuff, hands?: Stuff): Cloth => ({ coat, legs: coat, ...(hands && { hands }) });

const cloths: Partial<Record<NonNullable<Who["wear"]>, Cloth>> = {
  armour: whole("plate", "plate"),
  lacquer: { coat: "lacquer" },
  ...{ tights: whole("own", "red"), wraps: whole("cloth", "dark"), uniform: whole("cloth") },
  ...{
    motley: whole("cloth"),
    ruff: whole("cloth", "white"),
    bones: whole("dark", "horn"),
    tails: whole("cloth"),
  },
};

export const clothOf = ({ wear }: Who): Stuff => (wear && cloths[wear]?.coat) || "cloth";
export const legOf = ({ wear }: Who): Stuff => (wear && cloths[wear]?.legs) || "trousers";
export const gloveOf = ({ wear }: Who): Stuff | undefined => wear && cloths[wear]?.hands;

const outfits: Record<Exclude<Guise, "tail">, (frame: Frame) => Part[]> = { ...armours, ...costumes };

export const outfitOf = ({ wear }: Who, frame: Frame): Part[] =>
  wear && Object.hasOwn(outfits, wear) ? outfits[wear as keyof typeof outfits](frame) : [];
