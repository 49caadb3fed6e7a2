import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";
import { berthOf, shoreOf } from "../stage.ts";
import * as bodies from "./bodies.ts";
import { FOCAL } from "./hours.ts";
import { n2, ridged, smooth } from "./noise.ts";
import type { Spec } from "./plan.ts";
import type { Vec } from "./sky.ts";
import type { Ground } from "./soil.ts";
import type { Body } from "./solids.ts";

/** Solid bodies: metres high, how they stand. */
const solids: Record<string, { body: Body; on: "land" | "water" | "air"; high: number }> = {
  lighthouse: { body: bodies.lighthouse, on: "land", high: 26 },
  sailboat: { body: bodies.sailboat, on: "water", high: 15 },
  rowboat: { body: bodies.rowboat, on: "water", high: 1.3 },
  cabin: { body: bodies.chalet, on: "land", high: 9 },
  house: { body: bodies.chalet, on: "land", high: 9 },
  balloon: { body: bodies.balloon, on: "air", high: 26 },
};

/** The hero as a solid, where there is one of it and it stands alone. */
export function solidOf({ heroes, wet }: Scene) {
  const [hero, other] = heroes;
  if (!hero || other || hero.parts) return undefined;
  const solid = solids[hero.name];
  return solid && (solid.on !== "water" || wet) ? solid : undefined;
}

export function heroOf(easel: Easel, scene: Scene, ground: Ground): NonNullable<Spec["hero"]> {
  const solid = solidOf(scene);
  if (!solid) return [];
  const { x, y, size } = berthOf(easel, scene);
  const focal = FOCAL * 1000;
  // As high as asked, but never so wide that it leaves the sheet.
  const high = Math.min(size * 0.8, easel.height * 0.5, (easel.width * 0.42 * solid.high) / solid.body.r);
  const z = Math.max(9, (focal * solid.high) / high);
  const at = ((x - easel.width / 2) * z) / focal;
  const yaw = scene.mirrored ? 0.55 : Math.PI - 0.55;
  const horizon = easel.height * scene.horizon;
  const up = solid.on === "air" ? ground.camH + ((horizon - y) * z) / focal - solid.high / 2 : -0.05;
  const body = scene.places.includes("snow") && solid.body === bodies.chalet ? bodies.hut : solid.body;
  return [{ body, x: at, y: up, z, scale: 1, yaw }];
}

/** Rock or ground below a body that stands: what it stands on begins under its feet, whatever the land does. */
export function footing(ground: Ground, hero: NonNullable<Spec["hero"]>, scene: Scene): Ground {
  const [one] = hero;
  if (!one || solidOf(scene)?.on !== "land") return ground;
  const rocky = scene.wet;
  const high = rocky ? 5.5 : Math.max(1.5, ground.camH - 5);
  one.y = high - 0.2;
  const { near, nearTo = 0 } = ground;
  return {
    ...ground,
    ...(rocky && { camH: 6, grass: [0.04, 0.045, 0.025] as Vec, rock: [0.15, 0.14, 0.13] as Vec }),
    near: (x, z) => {
      const away = Math.hypot((x - one.x) / 1.5, z - one.z) / one.body.r;
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
    nearTo: Math.max(nearTo, one.z + 90),
  };
}

/** A shore under a hero that would sink. */
export function beach(easel: Easel, scene: Scene, ground: Ground): Ground {
  if (!scene.ashore || solidOf(scene)) return ground;
  const row = shoreOf(easel, scene) - easel.height * scene.horizon;
  const edge = Math.max(6, (FOCAL * 1000 * ground.camH) / Math.max(20, row));
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
