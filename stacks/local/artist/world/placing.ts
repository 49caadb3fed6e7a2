import { boundsOf } from "../cast/body.ts";
import type { Easel } from "../easel.ts";
import { HERO_BOX } from "../heroes.ts";
import { withOthers } from "../reading/company.ts";
import { shows } from "../reading/sights.ts";
import type { Scene } from "../scene.ts";
import { berthOf, isBust, leadOf, membersOf } from "../stage.ts";
import * as bodies from "./bodies.ts";
import { FOCAL } from "./hours.ts";
import { far } from "./limbs.ts";
import { n2, ridged, smooth } from "./noise.ts";
import type { Vec } from "./sky.ts";
import type { Ground } from "./soil.ts";
import { type Placed, touching } from "./touching.ts";
import { type Solid, solidNamed } from "./who.ts";

const FOCUS = FOCAL * 1000;

/** Everybody in the picture as a solid, those behind first; nothing where nobody is one. */
export function solidsOf({ heroes, wet, aloft, reading }: Scene): Solid[] | undefined {
  const [hero] = heroes;
  // A portrait is painted before the world, as whoever sits for it is.
  if (!hero || isBust({ reading })) return undefined;
  const [only] = hero.parts ? [] : [solidNamed(hero, true, aloft)];
  // Who swims above a city flies there.
  if (only && aloft && only.on === "water") return [{ ...only, on: "air" }];
  if (only) return [only.on !== "water" || wet ? only : solidNamed(hero, false, aloft)];
  return (hero.parts ?? []).map((part) => solidNamed(part.hero, false, aloft));
}

/** How high the ground is made under what stands on land. */
const floorOf = ({ camH }: Ground) => Math.max(1.5, camH - 5);

/** As far away as a floor or the sea, so far below the eye, is met under this row of the sheet. */
const depthAt = (below: number, drop: number) => (FOCUS * drop) / Math.max(1, below);

const ROCK = { low: 2.4, eye: 6 };

/** Whether they stand on a rock in the sea, how high it or the ground is made under them, and who looks stands. */
function standOf(ground: Ground, scene: Scene, count: number) {
  const rocky = scene.wet && (solidsOf(scene)?.some(({ on }) => on === "land") ?? false);
  if (!rocky) return { rocky, high: floorOf(ground), eye: ground.camH };
  return { rocky, high: count > 1 ? ROCK.low : 5.5, eye: ROCK.eye };
}

/** Where a body's lowest parts are: before its middle, but never by all that it is wide. */
const NEARER = 0.35;

/** A little ground is seen below whoever stands. */
const BELOW = 0.99;

/** They are so far away that the ground under their feet is on the sheet; each is as large on it as before. */
function lifted(easel: Easel, scene: Scene, ground: Ground, placed: Placed): Placed {
  const { high, eye } = standOf(ground, scene, placed.length);
  const below = (BELOW - scene.horizon) * easel.height;
  const least = ({ body, z, scale }: Placed[number]) =>
    depthAt(below, eye - high + 0.2) / (z - NEARER * body.r * scale);
  const by = Math.max(1, ...placed.filter(({ stands }) => stands).map(least));
  for (const one of placed.filter(({ sails }) => !sails)) {
    one.x *= by;
    one.y = eye + (one.y - eye) * by;
    one.z *= by;
    one.scale *= by;
    if (one.borne) one.borne.high *= by;
  }
  return lowered(placed, easel.height * (scene.horizon - ABOVE), eye - high);
}

/** A little sky is seen above whoever is highest. */
const ABOVE = 0.02;

/** Whoever stands on others may be higher than there is sky: then all of them are so much smaller. */
function lowered(placed: Placed, sky: number, under: number): Placed {
  const room = ({ z }: Placed[number]) => (sky * z) / FOCUS + under;
  const standing = placed.filter(({ stands, borne }) => stands || borne?.by.stands);
  const by = Math.min(
    1,
    ...standing.map((one) => room(one) / ((one.borne?.high ?? 0) + one.body.h * one.scale)),
  );
  if (by === 1) return placed;
  const mean = (of: "x" | "z") => standing.reduce((sum, one) => sum + one[of], 0) / standing.length;
  const [x, z] = [mean("x"), mean("z")];
  for (const one of standing) {
    Object.assign(one, { x: x + (one.x - x) * by, z: z + (one.z - z) * by, scale: one.scale * by });
    if (one.borne) one.borne.high *= by;
  }
  return placed;
}

/** As far behind the first line as the last may stand. */
const BEHIND = 1.6;

/** Whom others lean on, ride or stand on is as far away as they are. */
const ofOne = new Set(["on", "riding", "in", "holding", "playing", "reading", "over"]);

/** Each stands where its feet are on the sheet, and is as large as it must be there; who has no ground there hangs. */
function standingOnSheet(easel: Easel, scene: Scene, ground: Ground, solids: readonly Solid[]): Placed {
  const everybody = berthOf(easel, scene);
  const lead = leadOf(scene);
  const members = membersOf(lead, everybody);
  const alone = members.length === 1;
  const horizon = easel.height * scene.horizon;
  const rows = members.map(({ hero, berth }) => {
    const [left, top, right, bottom] = boundsOf(hero);
    const share = berth.size / HERO_BOX;
    const feet = berth.y + (bottom / HERO_BOX - 0.5) * berth.size;
    return { feet, tall: (bottom - top) * share, wide: (right - left) * share };
  });
  const ground0 = Math.max(...rows.map(({ feet }) => feet));
  const drop = ground.camH - floorOf(ground);
  const sailing = scene.wet && !alone && solids.some(({ on }) => on === "water");
  // On a rock in the sea whoever looks stands higher, too.
  const eye = sailing && solids.some(({ on }) => on === "land") ? ROCK.eye : ground.camH;
  const nearest = sailing
    ? depthAt(ground0 - horizon, eye === ROCK.eye ? eye - ROCK.low : eye)
    : Math.min(24, Math.max(11, depthAt(ground0 - horizon, drop)));
  const things = scene.reading.things;
  let z = nearest;
  // From the front to the back: who does not touch what is before it stands behind it.
  const placed: Placed = [];
  const standing = new Set<number>();
  for (let index = members.length - 1; index >= 0; index--) {
    const [member, row, solid] = [members[index], rows[index], solids[index]];
    if (!member || !row || !solid) continue;
    const { body, high, turn = 0.55, front = false } = solid;
    const most = Math.min(easel.height * 0.5, (easel.width * 0.42 * high) / body.r);
    const { feet, wide } = row;
    const fits = (wide * high) / (body.wide ?? body.r * 1.5);
    const whole = (easel.width * 0.47 * high) / body.r;
    const tall = Math.min(row.tall, fits, alone ? most : whole);
    const thing = lead.parts?.[index]?.thing ?? 0;
    const before = placed.at(-1);
    const joined = ofOne.has(things[thing]?.to?.relation ?? "") || ofOne.has(relationTo(scene, thing));
    const size = tall / (FOCUS * high);
    // Its feet are where it begins, not where its middle is.
    if (!before) z += 0.4 * body.r * size * z;
    else if (!joined) z += 0.35 * (before.body.r * before.scale + body.r * size * z);
    else z += 0.02 * z;
    const sails = solid.on === "water" && scene.wet;
    // Who stands in a line behind is seen above those before them: farther away, on the same ground.
    const raised = ground0 - feet >= everybody.size * 0.06;
    const inLine = raised && !joined && solid.on !== "air" && standing.has(thing);
    if (inLine) z = Math.max(z, Math.min(nearest * BEHIND, depthAt(feet - horizon, drop)));
    const stands = !raised || inLine;
    if (stands) standing.add(thing);
    // What sails before a rock is nearer than the rock.
    const lowest =
      (easel.height * BELOW - horizon) * (1 - NEARER * body.r * size) - 0.05 * high * size * FOCUS;
    const at = sails ? Math.max(9, depthAt(Math.min(feet - horizon, lowest), eye)) : z;
    const scale = size * at;
    const aside = member.berth.x - easel.width / 2;
    // A long one stands in the middle of a narrow sheet.
    const room = Math.max(0, easel.width * 0.47 - (body.r * 0.92 * scale * FOCUS) / at);
    const x = (Math.min(room, Math.max(-room, aside)) * at) / FOCUS;
    const looksRight = scene.mirrored !== (member.berth.flip ?? false);
    const yaw = front ? (looksRight ? turn : -turn) : looksRight ? turn : Math.PI - turn;
    const y = sails ? -0.05 * high * scale : eye - ((feet - horizon) * at) / FOCUS;
    placed.push({ body, x, y, z: at, scale, yaw, stands: stands && !scene.aloft && !sails, sails });
  }
  return touching(placed.reverse(), lead, scene, solids);
}

/** How somebody else stands to a thing. */
const relationTo = ({ reading }: Scene, thing: number) =>
  reading.things.find(({ to }) => to && withOthers(reading.things, to.thing).includes(thing))?.to?.relation ??
  "";

export function heroOf(easel: Easel, scene: Scene, ground: Ground): Placed {
  const solids = solidsOf(scene);
  const [solid, another] = solids ?? [];
  if (!solids || !solid) return [];
  if (!solid.alike || another || scene.indoors)
    return lifted(easel, scene, ground, standingOnSheet(easel, scene, ground, solids));
  const { x, y, size } = berthOf(easel, scene);
  // As high as asked, but never so wide that it leaves the sheet.
  const high = Math.min(size * 0.8, easel.height * 0.5, (easel.width * 0.42 * solid.high) / solid.body.r);
  const z = Math.max(9, (FOCUS * solid.high) / high);
  const at = ((x - easel.width / 2) * z) / FOCUS;
  const yaw = scene.mirrored ? 0.55 : Math.PI - 0.55;
  const horizon = easel.height * scene.horizon;
  const up = solid.on === "air" ? ground.camH + ((horizon - y) * z) / FOCUS - solid.high / 2 : -0.05;
  const inSnow = scene.places.includes("snow") && solid.body === bodies.chalet;
  // Under northern lights somebody is at home.
  const isHome = shows(scene, "aurora") && /^(?:cabin|house)$/.test(scene.heroes[0]?.name ?? "");
  const body = inSnow || isHome ? bodies.hut : solid.body;
  const one = { body, x: at, y: up, z, scale: 1, yaw, stands: solid.on === "land" };
  return lifted(easel, scene, ground, [one]);
}

/** No edge of a ground is as ragged, of its reach. */
const RAGGED = 0.3;

/** Rock or ground below a body that stands: what it stands on begins under its feet, whatever the land does. */
export function footing(ground: Ground, heroes: Placed, scene: Scene): Ground {
  const on = solidsOf(scene)?.some((solid) => solid.on === "land") ? "land" : "foot";
  const standing = heroes.filter(({ stands }) => stands);
  if (standing.length === 0) return ground;
  const { rocky, high } = standOf(ground, scene, heroes.length);
  for (const one of standing) one.y = high - (on === "foot" ? 0.05 : 0.2);
  for (const one of heroes) if (one.borne) one.y = one.borne.by.y + one.borne.high;
  const mean = (of: "x" | "z") => standing.reduce((sum, one) => sum + one[of], 0) / standing.length;
  const [mx, mz] = [mean("x"), mean("z")];
  const reach = Math.max(
    ...standing.map(({ x, z, body, scale }) => Math.hypot(x - mx, z - mz) + body.r * scale),
  );
  const inPool = ground.falls !== undefined;
  const foot = rocky || inPool ? 2.1 : 5;
  const { near, nearTo = 0 } = ground;
  return {
    ...ground,
    ...(rocky && { camH: ROCK.eye }),
    ...(rocky && !ground.iced && { grass: [0.04, 0.045, 0.025] as Vec, rock: [0.15, 0.14, 0.13] as Vec }),
    ...(on === "foot" &&
      scene.places.includes("sea") &&
      !ground.iced && { grass: [0.3, 0.235, 0.15] as Vec }),
    near: (x, z) => {
      const beside = near && z < nearTo ? near(x, z) : -1e3;
      const away = far((x - mx) / (rocky && heroes.length > 1 ? 0.9 : 1.5), z - mz) / reach;
      // Ice breaks off: it does not slope down into the sea.
      if (ground.iced) {
        const broken = away + 0.2 * n2(x * 0.09, z * 0.09) + 0.07 * n2(x * 0.5, z * 0.5);
        const top = high + 0.25 * n2(x * 0.2, z * 0.2) * smooth(0.7, 1.2, away);
        return Math.max(beside, -6 + (top + 6) * smooth(1.62, 1.48, broken));
      }
      if (inPool && away > foot + RAGGED) return beside;
      const rough = rocky
        ? ridged(x * 0.05, z * 0.05, 4) * 6 + n2(x * 0.6, z * 0.6) * 0.6
        : inPool
          ? ridged(x * 0.14, z * 0.14, 3) * 1.3 + n2(x * 0.9, z * 0.9) * 0.3
          : 0.5 * n2(x * 0.05, z * 0.05);
      const flat = smooth(1.1, 0.7, away);
      // Far beyond its foot the ragged edge need not be asked for.
      const raised =
        away > foot + RAGGED ? 0 : (high + 6) * smooth(foot, 0.9, away + 0.25 * n2(x * 0.06, z * 0.06));
      const own = -6 + raised + rough * (1 - flat) * 0.5;
      return Math.max(own, beside);
    },
    nearTo: Math.max(nearTo, mz + 90),
  };
}
