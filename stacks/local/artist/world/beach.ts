import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";
import { shoreOf } from "../stage.ts";
import { FOCAL } from "./hours.ts";
import { n2, smooth } from "./noise.ts";
import { solidsOf } from "./placing.ts";
import type { Ground } from "./soil.ts";

/** A shore under a hero that would sink. */
export function beach(easel: Easel, scene: Scene, ground: Ground): Ground {
  if (!scene.ashore || solidsOf(scene)) return ground;
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
