import { type Color, clamp, mix, smooth } from "../color.ts";
import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";
import { shoreOf } from "../stage.ts";
import type { Look } from "../vista/look.ts";

/** A landscape as light: what colour an eye would see at a point of the sheet. */
export type Landscape = {
  horizon: number;
  /** Into `out`; `fine` asks for detail that only a large print has room for. */
  seen(x: number, y: number, out: Float32Array, fine: boolean): void;
};

type Ridge = { crest: Float32Array; near: number; scale: number };

const COLUMN = 2;

function ridgesOf({ width, height, noise }: Easel, scene: Scene, horizon: number): Ridge[] {
  const steep = scene.places.includes("mountain") || scene.places.includes("snow");
  const rows = steep ? 4 : 3;
  return Array.from({ length: rows }, (_, row) => {
    const near = row / (rows - 1);
    const rise = height * (steep ? 0.3 - near * 0.18 : 0.1 - near * 0.04);
    const rough = steep ? 1.1 + near * 1.2 : 1.6;
    const columns = Math.ceil(width / COLUMN) + 2;
    const crest = Float32Array.from({ length: columns }, (_, column) => {
      const along = ((column * COLUMN) / 1000) * rough + row * 13.1 + scene.rhythm * 60;
      const peaks = steep
        ? noise.ridged(along, row * 3.7, 6) - 0.35
        : noise.clouds(along, row * 3.7, 5) * 0.8;
      return horizon + row * 4 - peaks * rise;
    });
    return { crest, near, scale: 1 / (70 - near * 30) };
  });
}

const crestAt = ({ crest }: Ridge, x: number) => {
  const at = clamp(x / COLUMN, 0, crest.length - 1.001);
  const column = Math.floor(at);
  return (crest[column] as number) * (1 - at + column) + (crest[column + 1] as number) * (at - column);
};

const put = (out: Float32Array, color: Color, share = 1) => {
  for (let channel = 0; channel < 3; channel++)
    out[channel] = (out[channel] as number) * (1 - share) + (color[channel] as number) * share;
};

/** Sky, clouds, ridges in the haze, and the ground or the water before them. */
export function landscape(easel: Easel, scene: Scene, look: Look): Landscape {
  const { width, height, noise } = easel;
  const horizon = height * scene.horizon;
  const ridges = ridgesOf(easel, scene, horizon);
  const sun = { x: scene.sun.x * width, y: scene.sun.y * height + 60 };
  const side = scene.sun.x > 0.5 ? 1 : -1;
  const night = scene.time === "night";
  const haze = mix(look.skyLow, look.sun, 0.15);
  const white = scene.places.includes("snow");
  const cover = scene.weather === "clear" ? 0.08 : -0.12;

  /** What the ground is made of, in its shadows and in the light. */
  function earthOf(): readonly [Color, Color] {
    if (scene.ashore && !white) return [mix(look.ground, look.wall, 0.7), mix(look.wall, look.sun, 0.5)];
    if (white) return [mix(look.snow, look.skyTop, 0.5), look.snow];
    if (scene.places[0] === "city") return [mix(look.wall, look.ink, 0.65), mix(look.wall, look.skyLow, 0.3)];
    if (scene.places.includes("desert")) return [look.groundDark, mix(look.ground, look.sun, 0.5)];
    return [mix(look.groundDark, look.ink, 0.35), mix(look.ground, look.sun, 0.2)];
  }
  const earth = earthOf();

  const shore = scene.ashore ? shoreOf(easel, scene) : Number.POSITIVE_INFINITY;
  const isWater = (x: number, y: number) => scene.wet && y < shore + noise.clouds(x / 240, 5.5, 3) * 34;

  function sky(x: number, y: number, out: Float32Array) {
    const high = clamp((horizon - y) / horizon);
    put(out, mix(look.skyLow, look.skyTop, high ** 0.6));
    const away = Math.hypot(x - sun.x, y - sun.y);
    const near = 1 / (high + 0.12);
    const cloud = noise.clouds(((x - width / 2) / 420) * near * 0.5, near * 1.5 + scene.rhythm * 9, 5);
    const thick = smooth(cover, cover + 0.5, cloud) * smooth(0.02, 0.2, high);
    if (thick > 0)
      put(out, mix(look.cloud, mix(look.skyTop, look.ink, 0.2), smooth(0.15, 0.75, cloud)), thick * 0.85);
    const glow = Math.exp(-away / (night ? 120 : 260)) * 0.75 + smooth(62, 54, away) * (night ? 0.95 : 0.8);
    put(out, look.sun, clamp(glow));
    if (night && noise.at(x * 0.9, y * 0.9) > 0.93 - high * 0.05) put(out, look.snow, 0.8);
  }

  function rock(ridge: Ridge, x: number, y: number, crest: number, out: Float32Array, octaves: number) {
    const down = y - crest;
    const { near, scale } = ridge;
    const here = noise.ridged(x * scale, down * scale * 0.7 + near * 9, octaves);
    const beside = noise.ridged((x + 2.5 * side) * scale, (down - 2.5) * scale * 0.7 + near * 9, octaves);
    const lit = clamp(0.45 + (here - beside) * 3.4);
    const stone = mix(mix(look.near, look.ink, 0.45), mix(look.far, look.sun, 0.45), lit);
    const snow =
      smooth(150, 20, down + (here - 0.5) * 130) * smooth(0.25, 0.6, lit + 0.15) * (near < 0.7 ? 1 : 0.2);
    const grass = smooth(30, 170, down) * near;
    let color = mix(stone, mix(look.leafDark, look.leaf, lit), grass * 0.8);
    if (scene.places.includes("mountain") || white) color = mix(color, look.snow, snow * 0.9);
    const far = (1 - near) * 0.62 + smooth(0, height * 0.2, down) * 0.28;
    put(out, mix(color, haze, clamp(far, 0, 0.9)));
  }

  function ground(x: number, y: number, out: Float32Array, octaves: number) {
    const depth = Math.max(0.004, (y - horizon) / (height - horizon));
    const [u, v] = [(x - width / 2) / (90 * (depth + 0.06)), 7 / (depth + 0.06)];
    const tuft = noise.clouds(u * 1.6, v * 1.6, octaves);
    const swell = noise.clouds(u * 0.16, v * 0.3, 2);
    const blade = noise.at(x / (1.4 + depth * 5), y / (5 + depth * 22));
    const light = clamp(0.5 + tuft * 0.5 + blade * 0.28 + swell * 0.5);
    const [low, high] = earth;
    put(out, mix(mix(low, high, light), haze, smooth(0.28, 0, depth) * 0.75));
  }

  const upper = new Float32Array(3);
  function water(x: number, y: number, out: Float32Array, octaves: number) {
    const depth = clamp((y - horizon) / (height - horizon));
    const [u, v] = [(x - width / 2) / (130 * (depth + 0.05)), 9 / (depth + 0.05)];
    const ripple = noise.clouds(u, v * 2.2, octaves) * (0.3 + scene.energy);
    const mirrored = horizon - (y - horizon) * 0.86 + ripple * (14 + depth * 130);
    above(x + ripple * depth * 60, Math.min(horizon - 1, mirrored), upper, 3);
    put(out, mix(mix(look.waterFar, look.waterNear, depth), look.ink, 0.1));
    const mirror = clamp(0.82 - depth * 0.5 + ripple * 0.25);
    for (let channel = 0; channel < 3; channel++)
      out[channel] = (out[channel] as number) * (1 - mirror) + (upper[channel] as number) * mirror;
    const path = Math.exp(-(((x - sun.x) / (60 + depth * 190)) ** 2)) * smooth(0.18, 0.6, ripple + 0.3);
    put(out, look.sun, path * 0.55);
  }

  function above(x: number, y: number, out: Float32Array, octaves: number) {
    for (let row = ridges.length - 1; row >= 0; row--) {
      const ridge = ridges[row] as Ridge;
      const crest = crestAt(ridge, x);
      if (y >= crest) return rock(ridge, x, y, crest, out, octaves);
    }
    sky(x, y, out);
  }

  return {
    horizon,
    seen(x, y, out, fine) {
      if (y < horizon) above(x, y, out, fine ? 6 : 4);
      else if (isWater(x, y)) water(x, y, out, fine ? 5 : 3);
      else ground(x, y, out, fine ? 5 : 3);
    },
  };
}
