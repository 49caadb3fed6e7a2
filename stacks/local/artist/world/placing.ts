import { boundsOf } from "../cast/body.ts";
import type { Easel } from "../easel.ts";
import { HERO_BOX } from "../heroes.ts";
import type { Scene } from "../scene.ts";
import { berthOf, leadOf, membersOf, shoreOf } from "../stage.ts";
import * as bodies from "./bodies.ts";
import { FOCAL } from "./hours.ts";
import { n2, ridged, smooth } from "./noise.ts";
import type { Spec } from "./plan.ts";
import type { Vec } from "./sky.ts";
import type { Ground } from "./soil.ts";
import { type Solid, solidNamed } from "./who.ts";

type Placed = NonNullable<Spec["hero"]>;

const FOCUS = FOCAL * 1000;

/** Everybody in the picture as a solid, those behind first, where all of them can be walked around. */
export function solidsOf({ heroes, wet, aloft }: Scene): Solid[] | undefined {
  const [hero, other] = heroes;
  if (!hero || other) return undefined;
  const all = (hero.parts ?? [{ hero }]).map((part) => solidNamed(part.hero));
  const isSound = (one: Solid | undefined): one is Solid =>
    one !== undefined && (one.on === "foot" ? !aloft : !hero.parts && (one.on !== "water" || wet));
  return all.every(isSound) ? all : undefined;
}

/** How high the ground is made under what stands on land. */
const floorOf = ({ camH }: Ground) => Math.max(1.5, camH - 5);

/** Who walks stands where its feet are on the sheet, and is as large as it must be there. */
function walking(easel: Easel, scene: Scene, ground: Ground, solids: readonly Solid[]): Placed {
  const members = membersOf(leadOf(scene), berthOf(easel, scene));
  const alone = members.length === 1;
  return members.flatMap(({ hero, berth }, index) => {
    const solid = solids[index];
    if (!solid) return [];
    const { body, high, turn = 0.55 } = solid;
    const [, top, , bottom] = boundsOf(hero);
    const feet = berth.y + (bottom / HERO_BOX - 0.5) * berth.size;
    const tall = (berth.size * (bottom - top)) / HERO_BOX;
    const most = Math.min(easel.height * 0.5, (easel.width * 0.5 * high) / body.r);
    const below = Math.max(1, feet - easel.height * scene.horizon);
    const at = Math.min(24, Math.max(11, (FOCUS * (ground.camH - floorOf(ground))) / below));
    const scale = ((alone ? Math.min(tall, most) : tall) * at) / (FOCUS * high);
    // Those before others stand nearer.
    const z = at + (members.length - 1 - index) * 2.6 * scale;
    const aside = berth.x - easel.width / 2;
    // A long one stands in the middle of a narrow sheet.
    const room = Math.max(0, easel.width * 0.47 - (body.r * 0.92 * scale * FOCUS) / z);
    const x = ((alone ? Math.min(room, Math.max(-room, aside)) : aside) * z) / FOCUS;
    const looksRight = scene.mirrored !== (berth.flip ?? false);
    return [{ body, x, y: 0, z, scale, yaw: looksRight ? turn : Math.PI - turn }];
  });
}

export function heroOf(easel: Easel, scene: Scene, ground: Ground): Placed {
  const solids = solidsOf(scene);
  const [solid] = solids ?? [];
  if (!solids || !solid) return [];
  if (solid.on === "foot") return walking(easel, scene, ground, solids);
  const { x, y, size } = berthOf(easel, scene);
  // As high as asked, but never so wide that it leaves the sheet.
  const high = Math.min(size * 0.8, easel.height * 0.5, (easel.width * 0.42 * solid.high) / solid.body.r);
  const z = Math.max(9, (FOCUS * solid.high) / high);
  const at = ((x - easel.width / 2) * z) / FOCUS;
  const yaw = scene.mirrored ? 0.55 : Math.PI - 0.55;
  const horizon = easel.height * scene.horizon;
  const up = solid.on === "air" ? ground.camH + ((horizon - y) * z) / FOCUS - solid.high / 2 : -0.05;
  const body = scene.places.includes("snow") && solid.body === bodies.chalet ? bodies.hut : solid.body;
  return [{ body, x: at, y: up, z, scale: 1, yaw }];
}

/** Rock or ground below a body that stands: what it stands on begins under its feet, whatever the land does. */
export function footing(ground: Ground, heroes: Placed, scene: Scene): Ground {
  const on = solidsOf(scene)?.[0]?.on;
  if (heroes.length === 0 || (on !== "land" && on !== "foot")) return ground;
  const rocky = scene.wet && on === "land";
  const high = rocky ? 5.5 : floorOf(ground);
  for (const one of heroes) one.y = high - (on === "foot" ? 0.05 : 0.2);
  const mean = (of: "x" | "z") => heroes.reduce((sum, one) => sum + one[of], 0) / heroes.length;
  const [mx, mz] = [mean("x"), mean("z")];
  const reach = Math.max(
    ...heroes.map(({ x, z, body, scale }) => Math.hypot(x - mx, z - mz) + body.r * scale),
  );
  const { near, nearTo = 0 } = ground;
  return {
    ...ground,
    ...(rocky && { camH: 6, grass: [0.04, 0.045, 0.025] as Vec, rock: [0.15, 0.14, 0.13] as Vec }),
    ...(on === "foot" && scene.places.includes("sea") && { grass: [0.3, 0.235, 0.15] as Vec }),
    near: (x, z) => {
      const away = Math.hypot((x - mx) / 1.5, z - mz) / reach;
      const rough = rocky
        ? ridged(x * 0.05, z * 0.05, 4) * 6 + n2(x * 0.6, z * 0.6) * 0.6
        : 0.5 * n2(x * 0.05, z * 0.05);
      const flat = smooth(1.1, 0.7, away);
      const own =
        -6 +
        (high + 6) * smooth(rocky ? 2.1 : 5, 0.9, away + 0.25 * n2(x * 0.06, z * 0.06)) +
        rough * (1 - flat) * 0.5;
      return Math.max(own, near && z < nearTo ? near(x, z) : -1e3);
    },
    nearTo: Math.max(nearTo, mz + 90),
  };
}

/** A shore under a hero that would sink. */
export function beach(easel: Easel, scene: Scene, ground: Ground): Ground {
  if (!scene.ashore || solidsOf(scene)) return ground;
  const row = shoreOf(easel, scene) - easel.height * scene.horizon;
  const edge = Math.max(6, (FOCUS * ground.camH) / Math.max(20, row));
  return {
    ...ground,
    near: (x, z) =>
      0.9 * smooth(edge * 1.15, edge * 0.5, z + edge * 0.25 * n2(x * 0.12, 1.5)) -
      0.25 +
      0.05 * n2(x * 0.9, z * 0.9),
    nearTo: edge * 1.6,
    sand: 1.6,
  };
}
