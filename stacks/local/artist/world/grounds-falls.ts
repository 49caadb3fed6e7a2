import { shows } from "../reading/sights.ts";
import { clamp, fbm, n2, ridged, smooth } from "./noise.ts";
import type { Falls } from "./plan.ts";
import type { Vec } from "./sky.ts";
import { type Deal, type Ground, stillWater, woods } from "./soil.ts";

/** As far away as the cliff is, and as high as it stands, of the sky that is seen. */
const AWAY = 120;
const HIGH = 0.62;

/** The fall is seen beside whoever stands before it, of half the sheet. */
const BESIDE = 0.6;

function fallsIn({ scene, up, aside, side }: Deal): Falls {
  const at = scene.heroes.length > 0 ? (scene.stage.x < 0.5 ? BESIDE : -BESIDE) : 0.14 * side;
  return { x: at * aside * AWAY, z: AWAY, wide: AWAY * (0.11 + 0.07 * aside), high: AWAY * up * HIGH };
}

/** As far before its cliff as a rim comes forward, and as fallen rock lies. */
const REACH = 52;
const HEAP = 26;

/** A rim that winds, and comes forward and back in pillars. */
const rimAt = ({ x: x0, z, wide }: Falls, x: number, s: number) => {
  const aside = (x - x0) / (wide * 1.6);
  const bay = Math.exp(-aside * aside);
  return z + (1 - bay) * (13 * n2(x * 0.017 + s, 3) - 7 + 4 * n2(x * 0.07, s) + 1.5 * n2(x * 0.31, s));
};

/** A cliff over a pool, and a river that falls over it; wooded where it is not bare. */
export function fallsGround(deal: Deal): Ground {
  const { scene, s, aside } = deal;
  const falls = fallsIn(deal);
  const { x: x0, z: z0, wide, high } = falls;
  const isJungle = scene.places.includes("forest") && !scene.places.includes("snow");
  const topAt = (x: number) => {
    const bed = (x - x0) / (wide * 0.55);
    return (
      high * (1 + 0.16 * n2(x * 0.021 + s, 8)) +
      5 * n2(x * 0.09, s) -
      (1 + high * 0.025) * Math.exp(-(bed ** 4))
    );
  };
  const shoreAt = (x: number, z: number) => {
    const out = Math.abs(x) / Math.max(20, z) / aside;
    if (out < 0.5) return 0;
    const shore = smooth(0.62, 1.05, out + 0.12 * n2(x * 0.05, z * 0.05));
    return 9 * shore * smooth(14, 60, z) + 0.7 * shore * n2(x * 0.5, z * 0.5);
  };
  const near = (x: number, z: number) => {
    if (z < z0 - REACH) return shoreAt(x, z) - 3;
    const rim = rimAt(falls, x, s);
    if (z < rim - HEAP) return shoreAt(x, z) - 3;
    // Behind falling water the rock is worn smooth.
    const rough = smooth(wide * 0.42, wide * 0.54, Math.abs(x - x0));
    const deep = 2.4 + rough * (3.6 + 2 * n2(x * 0.05, s));
    const t = (z - rim + deep) / deep;
    const heap = rough * 7 * smooth(rim - HEAP, rim - 3, z) * (ridged(x * 0.06 + s, z * 0.06, 3) - 0.2);
    if (t <= 0) return Math.max(heap, 0) + shoreAt(x, z) - 3;
    // Ledges, one above the other.
    const step = t + rough * (0.07 * Math.sin(t * 22 + 2 * n2(x * 0.11, s)) + 0.06 * n2(x * 0.4, z * 0.4));
    const wall = clamp(step) * topAt(x) + rough * 1.2 * n2(x * 0.5, z * 0.5);
    return Math.max(wall, heap, 0) + (t > 1 ? 0 : shoreAt(x, z)) - 3;
  };
  const isOver = (x: number, z: number) => z > rimAt(falls, x, s) + 4;
  return {
    camH: 3,
    land: {
      ...{ size: 3000, z0: 0, drops: 9000, rough: 0.8 },
      base: (x, z) =>
        z < z0 + 30
          ? -9
          : high * 0.96 +
            40 * smooth(z0 + 60, 900, z) * (0.4 + fbm(x * 0.004 + s, z * 0.004, 3)) +
            190 * smooth(500, 2200, z) * ridged(x * 0.0011 + s, z * 0.0011, 4),
    },
    near,
    nearTo: z0 + 46,
    falls,
    steep: [z0 - 24, z0 + 12],
    sea: { ...stillWater, amp: 0.02, rough: 0.07, color: [0.012, 0.05, 0.045] },
    forest: {
      ...woods(
        36,
        (x, z, h) =>
          isOver(x, z)
            ? Math.abs(x - x0) > wide * 0.62
              ? 0.95
              : 0
            : z < z0 - 12 && h > 1.6
              ? isJungle
                ? 0.9
                : 0.45
              : 0,
        isJungle ? 12 : 13,
      ),
      ...(isJungle && { round: true, tint: [0.022, 0.046, 0.013] as Vec }),
    },
    grass: isJungle ? [0.04, 0.058, 0.018] : [0.055, 0.07, 0.024],
    rock: [0.12, 0.108, 0.095],
  };
}

export const hasFalls = (deal: Deal) => shows(deal.scene, "waterfall");
