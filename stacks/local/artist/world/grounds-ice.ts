import { shows } from "../reading/sights.ts";
import { fbm, hash2, n2, ridged, smooth } from "./noise.ts";
import { type Deal, type Ground, water } from "./soil.ts";

const AWAY = 95;
const UNDER = -6;

/** Flat pieces of ice, at most one to a square. */
function floeAt(x: number, z: number): number {
  const cell = 11;
  const [i, j] = [Math.floor(x / cell), Math.floor(z / cell)];
  if (hash2(i + 3, j + 70) > 0.42) return UNDER;
  const [u, v] = [x / cell - i - 0.5, z / cell - j - 0.5];
  const away = Math.max(Math.abs(u + v * 0.3), Math.abs(v - u * 0.2)) / (0.2 + 0.22 * hash2(i, j + 4));
  const broken = away + 0.16 * n2(x * 0.6, z * 0.6);
  if (broken > 1.3) return UNDER;
  const top = 0.34 + 0.2 * hash2(i, j) + 0.06 * n2(x, z);
  return (top + 0.5) * smooth(1.16, 0.94, broken) - 0.5;
}

/** An iceberg in a cold sea, and drift ice about it. */
export function iceGround({ scene, s, up, aside, side }: Deal): Ground {
  const alone = scene.heroes.length === 0;
  const bx = AWAY * aside * (alone ? 0.06 * side : scene.stage.x < 0.5 ? 0.7 : -0.7);
  const wide = AWAY * aside * (alone ? 0.68 : 0.5);
  const high = Math.min(AWAY * up * (alone ? 0.62 : 0.7), wide * 1.9);
  const bergAt = (x: number, z: number) => {
    const [u, v] = [(x - bx) / wide, (z - AWAY) / (wide * 0.6)];
    const edge = u * u + v * v + 0.2 * n2(x * 0.07 + s, z * 0.07);
    if (edge > 1) return UNDER;
    // Planes that lean against each other: ice breaks, it is not worn.
    const tall = Math.min(1.1 + u * 2.4 - v * 0.5, 0.86 - u * 1.5 - v * 0.7, 1 + v * 1.3);
    const low = Math.min(0.9 - (u - 0.5) * 2.2, 0.5 + (u - 0.5) * 2 + v * 0.4, 0.62 + v);
    const crags = 0.34 * ridged(x * 0.045 + s, z * 0.045, 3) - 0.14 + 0.04 * fbm(x * 0.3, z * 0.3, 3);
    const steep = smooth(1, 0.86, edge);
    return (
      UNDER +
      (high - UNDER) *
        steep *
        Math.max(0.2 + 0.05 * n2(x * 0.12, z * 0.12), Math.max(tall, low * 0.7) * 0.86 + crags)
    );
  };
  return {
    camH: 4,
    sea: { ...water(0.25, 40), amp: 0.05, rough: 0.14, color: [0.01, 0.05, 0.07] },
    near: (x, z) => Math.max(bergAt(x, z), floeAt(x + s, z)),
    nearTo: AWAY + 130,
    snow: -400,
    grass: [0.56, 0.7, 0.78],
    rock: [0.44, 0.62, 0.74],
    iced: true,
    steep: [AWAY - wide * 0.6, AWAY + wide * 0.2],
  };
}

export const hasIce = ({ scene }: Deal) => shows(scene, "iceberg") && scene.wet;
