import { boundsOf } from "./cast/body.ts";
import { castOf } from "./cast/cast.ts";
import type { Easel } from "./easel.ts";
import { HERO_BOX, type Hero } from "./heroes.ts";
import { hasWings, isAfloat, isAloft, isBeast } from "./motifs/words.ts";
import type { Place } from "./places.ts";
import { hash } from "./random.ts";
import { type Abstract, abstractOf, withoutRoom } from "./reading/abstract.ts";
import { read } from "./reading/read.ts";
import { type Sight, sightsIn } from "./reading/sights.ts";
import type { Reading } from "./reading/thing.ts";
import { isStorm, type Weather, weatherIn } from "./reading/weather.ts";
import { type Room, roomIn } from "./rooms.ts";
import { isStillLife, withoutTable } from "./still-life.ts";
import { byARiver, settingsOf } from "./surroundings.ts";

export type Time = "dawn" | "day" | "dusk" | "night";

/** What is to be seen, before any style decides how: the same for every style. */
export type Scene = {
  places: Place[];
  sights?: Sight[];
  /** What the picture is about, alone or as one of many parts; there may be none. */
  heroes: Hero[];
  reading: Reading;
  /** There is nothing to be seen but colors. */
  abstract?: Abstract;
  time: Time;
  weather: Weather;
  /** It falls and blows so that no sun is seen, nor anything far. */
  stormy?: true;
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
  /** Which room it is, where it is one. */
  room: Room;
  /** It is about things on a table, seen from near by. */
  still: boolean;
  /** Left and right change places. */
  mirrored: boolean;
  /** A number of the subject's own: for rhythm where the words name nothing. */
  rhythm: number;
};

const times: [Time, RegExp][] = [
  [
    "night",
    /\b(night|moon|moonlight|moonlit|starlight|midnight|star|stars|starry|nocturnal|auroras?|(?:northern|southern|polar) lights|lantern|neon)\b/,
  ],
  ["dawn", /\b(dawn|sunrise|morning|daybreak|early)\b/],
  ["dusk", /\b(dusk|sunset|setting|evening|twilight|autumn|golden (?:hour|light|sky|evening))\b/],
  ["day", /\b(noon|midday|daylight|daytime|afternoon|sunny|by day)\b/],
  // What is mostly seen by night, unless the words say when.
  ["night", /\b(fireworks?|owl|bat|stargazing|campfire|bonfire|(?:candle|lamp|lantern|fire) ?light)\b/],
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

/**
 * Four ways to set a stage: one for each of a batch, so that no two look alike: where the first stands, how high it is, of the sheet, at
 * which hour, where the words say none, and from which side the light comes.
 */
const stages = [
  { x: 0.5, feet: 0.9, high: 0.5, horizon: 0.6, hour: "day", light: -1 },
  { x: 0.32, feet: 0.94, high: 0.4, horizon: 0.71, hour: "dusk", light: 1 },
  { x: 0.65, feet: 0.92, high: 0.59, horizon: 0.53, hour: "day", light: 1 },
  { x: 0.42, feet: 0.9, high: 0.36, horizon: 0.66, hour: "dawn", light: -1 },
] as const;

/** Four ways to look at a table: how much of the sheet what stands on it takes, and where. */
const tables = [
  { x: 0.5, feet: 0.84, wide: 0.86, high: 0.6, horizon: 0.3 },
  { x: 0.44, feet: 0.88, wide: 0.76, high: 0.52, horizon: 0.2 },
  { x: 0.53, feet: 0.9, wide: 0.92, high: 0.74, horizon: 0.36 },
  { x: 0.56, feet: 0.8, wide: 0.8, high: 0.56, horizon: 0.42 },
] as const;

/** As far down as the middle of a still life may lie. */
const LOW = 0.58;

/** What the words put far away is small. */
const FAR = /\b(distant|distance|far|faraway|tiny|horizon)\b/;
const SMALL = 0.17;

/** As much of the width as everybody takes together, and of the height whoever stands in a row. */
const WIDEST = 0.9;
const ROW = 0.38;

/** Whoever flies leaves to be seen what is below, and is so much smaller. */
const FLOWN = 0.8;

/** Northern lights need so much sky, of the height. */
const HIGH_SKY = 0.68;

/** As high as whoever is portrayed, and how high a hero flies, of the height. */
const PORTRAIT = 0.72;
const ALOFT = 0.36;

const first = <T>(table: readonly [T, RegExp][], text: string): T | undefined =>
  table.find(([, words]) => words.test(text))?.[0];

/** From words to a composition, by fixed rules and the easel's own dice. */
export function sceneFor({ brief, variant, dice, width, height }: Easel): Scene {
  const { subject, mood, lighting } = brief;
  const text = subject.toLowerCase().normalize("NFKD");
  const rhythm = hash(text) / 2 ** 32;
  const deal = dice.fork("scene");
  // The subject decides where the deal of four begins, so that not every first picture is built alike.
  const stage = stages[(variant + Math.floor(rhythm * stages.length)) % stages.length] ?? stages[0];
  if (!stage) throw new RangeError("there is no stage to set");
  const table = tables[(variant + Math.floor(rhythm * tables.length)) % tables.length] ?? tables[0];
  const reading = read(subject);
  const abstract = abstractOf(subject, reading);
  const named = roomIn(withoutRoom(subject));
  const still = isStillLife(reading, named) && reading.things.length > 0;
  const wardrobe = dice.fork("wardrobe").int(0, 7);
  const cast = still
    ? castOf(withoutTable(reading), 1.5, wardrobe, { turned: variant % 2 === 1, narrow: width < height })
    : castOf(reading, (width * WIDEST) / (height * ROW), wardrobe);
  const heroes = cast ? [cast.hero] : [];
  const told = first(times, text) ?? (darkMoods.has(mood ?? "") ? "dusk" : undefined);
  const fallen = weatherIn(text);
  const asked = sightsIn(subject);
  const settled: Place[] = still
    ? ["room"]
    : settingsOf(reading, heroes.length > 0, fallen === "clear" ? (told ?? "day") : fallen, asked);
  const sights = settled[0] === "room" ? undefined : asked;
  // Northern lights are seen in no clouded sky.
  const weather = sights?.includes("aurora") ? "clear" : fallen;
  // In rain or mist an hour that nobody asked for is only dark; the sun is on the moon whenever somebody is.
  const hour = told ?? (fallen === "clear" ? stage.hour : "day");
  const time = sights?.includes("moon") ? "day" : hour;
  const afloat = cast?.all.some(({ hero }) => isAfloat(hero.name)) ?? false;
  const aloft = cast?.all.every(({ hero }) => isAloft(hero.name)) || flies(reading);
  const sinks = cast !== undefined && !aloft && !afloat;
  // Water falls in Iceland all the year round.
  const green = sights?.includes("waterfall") && fallen !== "snow" && settled.length > 1;
  const settings = green ? settled.filter((place) => place !== "snow") : settled;
  const white = fallen === "snow" && weather === "clear" && !settings.includes("snow");
  const lands = white ? [...settings, "snow" as const] : settings;
  const places = sinks ? lands : byARiver(lands, text);
  const wet = places.includes("sea") || places.includes("water");
  const extent = cast ? extentOf(cast.hero) : { wide: 1, high: 1 };
  const share = cast ? shareOf(cast.hero) : 1;
  const own = reading.portrait ? PORTRAIT : stage.high * (flies(reading) ? FLOWN : 1);
  const long = (FAR.test(text) ? SMALL : own) * height;
  const size = still
    ? Math.min((width * table.wide) / extent.wide, (height * table.high) / extent.high) / 1000
    : Math.min(long / share, (width * WIDEST) / extent.wide, (height * 0.86) / extent.high) / 1000;
  const half = ((size * 1000) / height) * (extent.high / 2);
  // What is not high stands in the middle of the sheet, not at its foot.
  const feet = (still ? Math.min(table.feet, LOW + half) : stage.feet) - half;
  return {
    reading,
    ...(abstract && { abstract }),
    places,
    ...(sights && { sights }),
    heroes,
    aloft,
    wet,
    ashore: wet && sinks,
    indoors: places[0] === "room",
    room: still && named === "parlour" ? "table" : named,
    still,
    time,
    weather,
    ...(weather === fallen && isStorm(text) && { stormy: true as const }),
    horizon: Math.max(
      sights?.includes("aurora") ? HIGH_SKY : 0,
      (still ? table : stage).horizon + deal.range(-0.03, 0.03),
    ),
    energy: energies[mood ?? ""] ?? 0.5,
    contrast: { dramatic: 1, studio: 0.7, natural: 0.45 }[lighting ?? ""] ?? 0.5,
    sun: { x: 0.5 + stage.light * deal.range(0.1, 0.32), y: deal.range(0.12, 0.32) },
    stage: {
      x: (still ? table : stage).x + deal.range(-0.04, 0.04),
      y: aloft ? ALOFT + deal.range(-0.03, 0.03) : feet,
      size,
    },
    mirrored: (variant + Math.floor(rhythm * 8)) % 2 === 1,
    rhythm,
  };
}

/** Alone above a place, or by the words in flight. */
const flies = ({ things: [one, other], above, action }: Reading): boolean =>
  one !== undefined &&
  other === undefined &&
  (action === "flying" || (above === true && (hasWings(one.motif) || isBeast(one.motif))));

/** How much of its box a hero fills. */
function extentOf(hero: Hero) {
  const [left, top, right, bottom] = boundsOf(hero);
  return { wide: (right - left) / HERO_BOX, high: (bottom - top) / HERO_BOX };
}

/** How much of the height of the box those fill whom it is about. */
function shareOf(hero: Hero): number {
  const own = hero.parts?.filter(({ thing }) => thing === 0);
  if (!own) return extentOf(hero).high;
  const edges = own.map(({ hero: one, y, size }) => {
    const [, top, , bottom] = boundsOf(one).map((edge) => (edge / HERO_BOX - 0.5) * size);
    return [y + (top ?? 0), y + (bottom ?? 0)] as const;
  });
  const [highest, lowest] = [
    Math.min(...edges.map(([top]) => top)),
    Math.max(...edges.map(([, foot]) => foot)),
  ];
  return (lowest - highest) / HERO_BOX;
}
