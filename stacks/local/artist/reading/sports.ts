import { atSport, sportsmen } from "../motifs/sports.ts";
import { describes } from "./phrase.ts";
import type { Rule } from "./walk.ts";

const plain = new Set(["figure", "elder", "child", "couple"]);

/** Alone it asks for somebody: nobody surfs in "surfing at dawn" but a surfer. */
const ALONE = /^(?:surfing|skiing|golfing|boxing|yoga)$/;

/** What they have with them, and what they stand in: no jewel. */
const GEAR = /^(?:ball|bat|club|clubs|gloves|racket|ring|skis|surfboard)$/;

const CYCLING = /^(?:cycling|biking|bicycling)$/;

/** Whoever is at a sport is drawn at it, and those with them. */
export const sports: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  const isAt = (sport: string) => walk.things.some((thing) => thing.motif === sport);
  if (GEAR.test(word) && [...sportsmen].some(isAt)) {
    walk.clear();
    return 1;
  }
  const doers = walk.things.filter((thing) => plain.has(thing.motif));
  if (CYCLING.test(word) && doers.length > 0) {
    walk.relation = "riding";
    walk.add("bicycle", "bicycle");
    return 1;
  }
  const motif = atSport.get(word);
  if (motif && isAt(motif)) return 1;
  if (!motif || describes(tokens, at)) return 0;
  if (walk.things.length === 0 && ALONE.test(word)) {
    walk.add(word, motif);
    return 1;
  }
  const isOfTwo = motif === "kiss";
  if (doers.length === 0 || (isOfTwo && doers[0]?.motif !== "couple")) return 0;
  for (const doer of doers) {
    if (doer.motif === "couple" && !isOfTwo) doer.count = 2;
    doer.motif = motif;
  }
  if (motif === "skier") walk.places.add("snow");
  if (walk.action === "playing" || walk.action === "dancing") walk.action = undefined;
  walk.understood.push(word);
  walk.clear();
  return 1;
};
