import { isOutOfDoors, type Place, placesIn } from "./places.ts";
import type { Sight } from "./reading/sights.ts";
import type { Reading } from "./reading/thing.ts";

/** A skyline with nothing before it that would sink stands by a river, as most do. */
export const byARiver = (places: Place[], text: string): Place[] =>
  places.length > 0 && places.every((place) => place === "city") && !IN_STREETS.test(text)
    ? [...places, "water"]
    : places;

const IN_STREETS = /\b(street|streets|alley|road|avenue|boulevard|market|corner|crosswalk|square|plaza)\b/;

/** Where only the weather or the hour is asked for, a land in which it is seen. */
const skies: Record<string, Place[]> = {
  snow: ["snow"],
  rain: ["water"],
  dusk: ["sea"],
  dawn: ["mountain"],
  mist: ["forest"],
};

/** The land that a sight is seen in, where no other is asked for. */
const seenIn: Record<Sight, Place[]> = {
  aurora: ["snow"],
  waterfall: ["water"],
  iceberg: ["sea"],
  mars: ["desert"],
  moon: ["desert"],
};

const wordsOf = ({ things }: Reading): string[] => things.flatMap(({ word }) => word.split(" "));

/** Where the words say it is; else where such things are at home. */
export function settingsOf(reading: Reading, peopled: boolean, sky: string, sights: Sight[] = []): Place[] {
  // On another world there is no sea, and nothing grows.
  if (reading.places[0] !== "room" && (sights.includes("mars") || sights.includes("moon")))
    return ["desert", ...(reading.places.includes("mountain") ? (["mountain"] as const) : [])];
  if (reading.places.length > 0) return reading.places;
  const [land] = sights.flatMap((sight) => seenIn[sight]);
  if (land && !placesIn(wordsOf(reading)).some((home) => home === "sea" || home === "water")) return [land];
  if (!peopled) return reading.understood.length > 0 ? (skies[sky] ?? ["mountain"]) : [];
  const outdoors = reading.things.some(({ motif }) => isOutOfDoors(motif));
  const homes = placesIn(wordsOf(reading)).filter((home) => !outdoors || home !== "room");
  return homes.includes("room") ? ["room"] : homes.slice(0, 1);
}
