import { curtainsOf } from "../curtains.ts";
import type { Easel } from "../easel.ts";
import type { Place } from "../places.ts";
import { isAutumn } from "../reading/season.ts";
import { shows } from "../reading/sights.ts";
import type { Scene } from "../scene.ts";
import { beach } from "./beach.ts";
import { beyond } from "./grounds-beyond.ts";
import { fallsGround, hasFalls } from "./grounds-falls.ts";
import { high } from "./grounds-high.ts";
import { hasIce, iceGround } from "./grounds-ice.ts";
import { settled } from "./grounds-settled.ts";
import { endless, wet } from "./grounds-wet.ts";
import { FOCAL, lightOf } from "./hours.ts";
import { roomOf } from "./indoors.ts";
import { footing, heroOf } from "./placing.ts";
import type { Spec } from "./plan.ts";
import type { Deal } from "./soil.ts";
import {
  aside,
  boreal,
  calm,
  clear,
  impossible,
  islands,
  isNowhere,
  otherworldly,
  skyborn,
  storied,
} from "./wonders.ts";

/** How a technique wants its world: in the light of a lens, in the few tones of a cel, or as clear as water. */
export type Guise = "cel" | "dream" | "fable" | "brass" | "wash";

/** Cities whose houses are known to be low, with tiles on them. */
const OLD =
  /\b(venice|lisbon|paris|rome|prague|florence|amsterdam|vienna|dublin|edinburgh|kyoto|istanbul|porto|munich|milan|madrid|stockholm|havana|cairo|old town|canal)\b/i;

/** What lies before the eye. */
const grounds = { ...high, ...settled, ...wet };

/** Where two places are named, the first of these makes the ground. */
const order: (keyof typeof grounds)[] = [
  "city",
  "sea",
  "water",
  "desert",
  "village",
  "mountain",
  "forest",
  "flowers",
  "snow",
];

/** Places that a dream leaves as they are; all others are a plain. */
const kept = new Set<Place>(["mountain", "sea", "water", "city", "desert", "snow"]);

/** The world of a scene, or nothing where it is not out of doors on earth. */
export function specOf(easel: Easel, scene: Scene, guise?: Guise): Spec | undefined {
  const dreamt = guise === "dream" && (scene.indoors || !scene.places.some((place) => kept.has(place)));
  if (!dreamt && scene.places.includes("space")) return undefined;
  if (!dreamt && scene.indoors) return { ...roomOf(easel, scene), ...(guise === "brass" && { brass: true }) };
  const place = order.find((one) => scene.places.includes(one)) ?? "flowers";
  const dice = easel.dice.fork("world");
  const deal: Deal = {
    old: OLD.test(easel.brief.subject),
    r: dice(),
    s: dice.range(0, 40),
    side: dice() < 0.5 ? -1 : 1,
    scene,
    up: (scene.horizon * easel.height) / (FOCAL * 1000),
    aside: easel.width / (2 * FOCAL * 1000),
  };
  const hour = lightOf(easel, scene, dice);
  const lit = shows(scene, "waterfall") || shows(scene, "iceberg") ? aside(hour, scene) : hour;
  const light = shows(scene, "aurora") ? boreal(lit) : otherworldly(lit, easel, scene);
  const sight =
    beyond(deal) ?? (hasFalls(deal) ? fallsGround(deal) : hasIce(deal) ? iceGround(deal) : undefined);
  const plain = sight ?? (dreamt ? endless(deal) : grounds[place](deal));
  const white = scene.places.includes("snow") || scene.weather === "snow";
  const made = beach(easel, scene, {
    ...plain,
    ...(white && { snow: -200, meadow: false }),
    ...(isAutumn(easel.brief.subject) && { autumn: 0.9 }),
    ...(scene.places.includes("mountain") && place === "sea" && { snow: 900 }),
  });
  const placed = heroOf(easel, scene, made);
  const hero = guise === "dream" ? [...skyborn(placed), ...impossible(easel, scene, made, dreamt)] : placed;
  const rocks = guise === "fable" && isNowhere(scene) ? islands(easel, scene, made) : [];
  return {
    ...light,
    ...(guise === "fable" && storied(light)),
    ...(guise === "wash" && clear(light, scene)),
    ...(guise === "dream" && calm(light, scene)),
    ...footing(made, guise === "dream" ? [] : placed, scene),
    ...(guise === "dream" &&
      made.sea && { sea: { ...made.sea, amp: Math.min(made.sea.amp, 0.12), foam: 0 } }),
    ...(shows(scene, "aurora") && {
      aurora: curtainsOf(easel.dice, { width: easel.width, horizon: scene.horizon * easel.height }),
    }),
    name: place,
    focal: FOCAL,
    horizon: scene.horizon,
    far: made.falls ? 2900 : place === "sea" ? 16000 : 10500,
    hero: [...hero, ...rocks],
    ...(guise === "brass" && { brass: true }),
    ...(guise === "cel" && {
      cel: true,
      sat: light.sat * 1.32,
      contrast: 0.2,
      key: light.key * 1.25,
      bloom: light.bloom * 0.6,
      warm: light.warm - 0.03,
    }),
    ...(scene.heroes[0]?.name === "lighthouse" && hero.length > 0 && scene.time !== "day" && { beam: true }),
  };
}
