import { ALB, O } from "./light.ts";
import { far } from "./limbs.ts";
import { clamp, fbm, mix, n2, smooth } from "./noise.ts";
import type { Falls } from "./plan.ts";
import { sunCol, zenith } from "./sky.ts";
import { sp } from "./standing.ts";

/** Stone by its height: layers and cracks, as no ground that is seen from above has them. */
export function stone(x: number, y: number, z: number) {
  if (sp.cel) return;
  const layer = fbm(x * 0.12, y * 0.6 + z * 0.05, 4);
  const crack = smooth(0.02, 0.14, Math.abs(n2(x * 0.5 + 0.8 * layer, y * 0.07 + z * 0.1)));
  const k =
    (0.78 + 0.7 * layer + 0.22 * n2(x * 1.7, y * 2.9)) *
    (0.68 + 0.32 * crack) *
    (0.85 + 0.4 * n2(x * 0.06, y * 0.03));
  for (let c = 0; c < 3; c++) ALB[c] = (ALB[c] as number) * k;
}

/** How much of a point of the cliff lies behind falling water; wider and more ragged the farther down. */
export function veil({ x: x0, z: z0, wide, high }: Falls, x: number, y: number, z: number): number {
  if (Math.abs(x - x0) > wide || y < -1 || Math.abs(z - z0) > 14) return 0;
  const down = clamp(1 - y / high);
  const half = wide * (0.36 + 0.12 * down);
  const ragged = 0.9 * n2(x * 0.5, y * 0.09) + 0.5 * n2(x * 1.6, y * 0.22 + 7);
  return smooth(half + 0.8, half - 1.1, Math.abs(x - x0) + ragged * (0.6 + down));
}

/** White where it is thick, with strands of the rock's own dark between: what was shaded last is behind it. */
export function drape(falls: Falls, x: number, y: number, z: number): number {
  const much = veil(falls, x, y, z);
  if (much <= 0) return 0;
  const strands = sp.cel
    ? 0.3 * smooth(0.0, 0.06, n2(x * 1.1, y * 0.03))
    : 0.42 * n2(x * 1.3, y * 0.05) + 0.42 * n2(x * 4.2, y * 0.14) + 0.14 * n2(x * 9, y * 0.5);
  const thick = clamp(0.72 + strands);
  for (let c = 0; c < 3; c++)
    ALB[c] = mix(
      ALB[c] as number,
      thick * (c === 2 ? 0.58 : c === 1 ? 0.55 : 0.52),
      much * (0.55 + 0.45 * thick),
    );
  return much;
}

/** Spray over what was shaded last: thick where the water strikes, and adrift above it. */
export function spray({ x: x0, z: z0, wide, high }: Falls, x: number, y: number, z: number) {
  const drift = 0.35 * n2(x * 0.09, y * 0.12 + z * 0.04);
  const beside = (x - x0) / (wide * (0.8 + drift));
  const before = (z - z0 + 5) / (z < z0 ? 16 : 10);
  const k =
    0.9 * Math.exp(-beside * beside - before * before - Math.max(0, y) / (high * (0.13 + 0.1 * drift)));
  if (k < 0.01) return;
  for (let c = 0; c < 3; c++)
    O[c] = mix(
      O[c] as number,
      0.7 * ((zenith[c] as number) * 1.2 + (sunCol[c] as number) * (sp.mood.sun[2] > 0 ? 0.05 : 0.12)),
      k,
    );
}

/** Foam on the pool, in rings that the water sends out, as a share of white. */
export function foamOf({ x: x0, z: z0, wide }: Falls, x: number, z: number): number {
  const away = far((x - x0) / wide, (z - z0 + 6) / (wide * 1.3));
  if (away > 2.4) return 0;
  const torn = 0.5 * n2(x * 0.7, z * 0.5) + 0.4 * n2(x * 2.1, z * 1.6);
  return clamp(smooth(1.5, 0.4, away + torn * 0.7) + 0.5 * smooth(0.2, 0.5, torn) * smooth(2.4, 1, away));
}
