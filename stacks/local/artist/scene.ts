import type { Easel } from "./easel.ts";
import { type Hero, heroesIn } from "./heroes.ts";
import { isAfloat, isAloft } from "./motifs/words.ts";
import { isIndoors, type Place, placesIn } from "./places.ts";
import { hash } from "./random.ts";

export type Time = "dawn" | "day" | "dusk" | "night";
export type Weather = "clear" | "rain" | "snow" | "mist";

/** What is to be seen, before any style decides how: the same for every style. */
export type Scene = {
  places: Place[];
  /** The first is what the picture is about; there may be none. */
  heroes: Hero[];
  time: Time;
  weather: Weather;
  /** How far down the horizon lies, of the height. */
  horizon: number;
  /** 0 is still, 1 is wild. */
  energy: number;
  /** 0 is soft, 1 is hard light. */
  contrast: number;
  /** Where the sun or moon stands, of width and height. */
  sun: { x: number; y: number };
  /** Where the hero stands (its middle, of width and height), and how large it is, of the short side. */
  stage: { x: number; y: number; size: number };
  /** The hero flies: nothing stands below it. */
  aloft: boolean;
  /** There is water, of the sea or another. */
  wet: boolean;
  /** The hero stands on a shore: it would sink in what is around it. */
  ashore: boolean;
  indoors: boolean;
  /** Left and right change places. */
  mirrored: boolean;
  /** A number of the subject's own: for rhythm where the words name nothing. */
  rhythm: number;
};

const times: [Time, RegExp][] = [
  ["night", /\b(night|moon|midnight|star|stars|starry|nocturnal|lantern|neon|owl|bat)\b/],
  ["dawn", /\b(dawn|sunrise|morning|daybreak|early)\b/],
  ["dusk", /\b(dusk|sunset|setting|evening|twilight|autumn|golden)\b/],
];

const weathers: [Weather, RegExp][] = [
  ["rain", /\b(rain|rainy|storm|stormy|umbrella|thunder|monsoon)\b/],
  ["snow", /\b(snow|snowy|winter|blizzard|frozen)\b/],
  ["mist", /\b(mist|misty|fog|foggy|haze|hazy|smoke)\b/],
];

const energies: Record<string, number> = {
  peaceful: 0.15,
  serene: 0.1,
  melancholic: 0.25,
  dreamy: 0.4,
  ethereal: 0.35,
  nostalgic: 0.35,
  mysterious: 0.45,
  whimsical: 0.65,
  playful: 0.75,
  vibrant: 0.8,
  dramatic: 0.9,
  energetic: 1,
};

const darkMoods = new Set(["mysterious", "melancholic", "dramatic"]);

/** Four ways to set a stage: one for each of a batch, so that no two look alike. */
const stages = [
  { x: 0.5, y: 0.62, size: 0.5, horizon: 0.6 },
  { x: 0.32, y: 0.7, size: 0.36, horizon: 0.7 },
  { x: 0.66, y: 0.55, size: 0.62, horizon: 0.48 },
  { x: 0.5, y: 0.76, size: 0.26, horizon: 0.78 },
];

/** How high a hero flies, of the height. */
const ALOFT = 0.36;

/** A skyline with nothing before it stands by a river, as most do. */
const byARiver = (places: Place[]): Place[] =>
  places.length > 0 && places.every((place) => place === "city") ? [...places, "water"] : places;

const first = <T>(table: readonly [T, RegExp][], text: string): T | undefined =>
  table.find(([, words]) => words.test(text))?.[0];

/** From words to a composition, by fixed rules and the easel's own dice. */
export function sceneFor({ brief, variant, dice }: Easel): Scene {
  const text = brief.subject.toLowerCase().normalize("NFKD");
  const tokens = text.match(/[a-z]+/g) ?? [];
  const rhythm = hash(text) / 2 ** 32;
  const deal = dice.fork("scene");
  // The subject decides where the deal of four begins, so that not every first picture is built alike.
  const stage = stages[(variant + Math.floor(rhythm * stages.length)) % stages.length] ?? stages[0];
  if (!stage) throw new RangeError("there is no stage to set");
  const heroes = heroesIn(tokens).slice(0, 3);
  const places = byARiver(placesIn(tokens));
  const [lead] = heroes;
  const aloft = lead !== undefined && isAloft(lead.name);
  const wet = places.includes("sea") || places.includes("water");
  const time = first(times, text) ?? (darkMoods.has(brief.mood ?? "") ? "dusk" : "day");
  return {
    places,
    heroes,
    aloft,
    wet,
    ashore: wet && !aloft && lead !== undefined && !isAfloat(lead.name),
    indoors: isIndoors(tokens, places),
    time,
    weather: first(weathers, text) ?? "clear",
    horizon: stage.horizon + deal.range(-0.03, 0.03),
    energy: energies[brief.mood ?? ""] ?? 0.5,
    contrast: { dramatic: 1, studio: 0.7, natural: 0.45 }[brief.lighting ?? ""] ?? 0.5,
    sun: { x: deal.range(0.18, 0.82), y: deal.range(0.12, 0.32) },
    stage: {
      x: stage.x + deal.range(-0.04, 0.04),
      y: (aloft ? ALOFT : stage.y) + deal.range(-0.03, 0.03),
      size: stage.size,
    },
    mirrored: deal() < 0.5,
    rhythm,
  };
}
