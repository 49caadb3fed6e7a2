import { clamp, smooth } from "../color.ts";
import type { Easel } from "../easel.ts";
import type { Style } from "../style.ts";
import { blurred, lightOf, type Net, netOf, readNet, STEP, sketch } from "../underpainting.ts";
import { type Hexes, lookOf } from "../vista/look.ts";
import type { Grade } from "../world/world.ts";

const hexes: Hexes = {
  skyTop: "#7fb0d8",
  skyLow: "#f8e4d0",
  sun: "#fbd08a",
  cloud: "#fbf6ee",
  far: "#b0bcd0",
  near: "#6f8aa0",
  waterFar: "#bcd8e0",
  waterNear: "#4f8ab0",
  leaf: "#a8c080",
  leafDark: "#3f7060",
  wall: "#d8b8a0",
  window: "#f6d890",
  ground: "#c8d090",
  groundDark: "#7f9a60",
  hero: "#c8604a",
  heroLight: "#f8d8b8",
  snow: "#f8fafc",
  ink: "#4a5068",
};

const PAPER = [250, 247, 240] as const;

/** Pigment in much water: shadows are violet and never black, and lights are the paper's. */
const thinned: Grade = (tone, channel) =>
  channel === 2 ? 66 + 189 * (tone / 255) ** 0.72 : (channel === 1 ? 34 : 40) + 221 * (tone / 255) ** 0.72;

/** From here on a wash is so light that the paper is left alone. */
const BARE = 0.84;

type Washes = { channels: Net[]; edge: Net; tone: Net };

/** The sketch run together, and where pigment has gathered: along the edges of what dried. */
function washes(base: ReturnType<typeof sketch>): Washes {
  const light = netOf(base, lightOf);
  const [near, wide] = [blurred(light, 2), blurred(light, 7)];
  const edge = {
    ...light,
    values: light.values.map((_, dot) =>
      Math.max(0, (wide.values[dot] as number) - (near.values[dot] as number)),
    ),
  };
  const channels = [0, 1, 2].map((channel) =>
    blurred(
      netOf(base, (...rgb) => rgb[channel] as number),
      1,
    ),
  );
  return { channels, edge, tone: near };
}

/** Everything that changes slowly, worked out on the sketch's own dots: where a drop has pulled the colour to. */
function wander(easel: Easel, columns: number, rows: number, which: number, wide = 62): Net {
  const values = new Float32Array(columns * rows);
  for (let row = 0, dot = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, dot++)
      values[dot] =
        easel.noise.clouds((column * STEP) / wide + which * 31.7, (row * STEP) / wide + which * 11.3, 4) * 15;
  return { columns, rows, values };
}

/** Paper is left white around the washes, with a ragged rim. */
const rim = ({ width, height }: Easel, x: number, y: number, ragged: number) =>
  smooth(0, 5, Math.min(x, y, width - x, height - y) - 34 + ragged * 1.7);

/** Bleeding washes on rough paper. */
export const watercolor: Style = (easel, scene) => {
  const { pixels, scale, top, noise } = easel;
  const base = sketch(easel, scene, {
    look: lookOf(easel, scene, hexes),
    manner: { modelled: 0.7, lifelike: 0.94 },
    grade: thinned,
    guise: "wash",
  });
  const { channels, edge, tone } = washes(base);
  const warmth = wander(easel, base.columns, base.rows, 3, 340);
  const [driftX, driftY] = [
    wander(easel, base.columns, base.rows, 1),
    wander(easel, base.columns, base.rows, 2),
  ];
  const data = new Uint8ClampedArray(pixels.width * pixels.height * 4);
  const [coarse, fine] = [new Float32Array(pixels.width), new Float32Array(pixels.width)];
  for (let row = 0, at = 0; row < pixels.height; row++) {
    const y = (row + top) / scale;
    noise.cloudsAlong(coarse, 0, 0.33 / scale, y * 0.33, 1);
    noise.cloudsAlong(fine, 0, 0.9 / scale, y * 0.9, 1);
    for (let column = 0; column < pixels.width; column++, at += 4) {
      const x = column / scale;
      const pullX = readNet(driftX, x, y);
      const pullY = readNet(driftY, x, y);
      const atX = x + pullX;
      const atY = y + pullY;
      const tooth = (coarse[column] as number) * 0.6 + (fine[column] as number) * 0.4;
      // Pigment: more of it in pools and in the valleys of the paper; where it gathered along an edge it is its own
      // darker hue, which takes more of what it takes anyway.
      const light = readNet(tone, atX, atY);
      const bare = smooth(BARE, 1, light + pullY * 0.004 + tooth * 0.05) * 0.85;
      const amount =
        clamp(0.94 + pullX * 0.013 + tooth * (0.1 + 0.22 * (1 - light)), 0, 1.16) *
        (1 - bare) *
        rim(easel, x, y, pullY + tooth * 2);
      // One wash runs from warm to cool.
      const warm = readNet(warmth, x, y);
      const gathered = Math.min(0.85, readNet(edge, atX, atY) * 5) * amount;
      for (let c = 0; c < 3; c++) {
        const wash = readNet(channels[c] as Net, atX, atY) + warm * (1 - c);
        const paper = PAPER[c] as number;
        const thin = paper + (wash - paper) * amount;
        data[at + c] = thin * (1 - gathered * (1 - thin / paper)) + tooth * 5;
      }
      data[at + 3] = 255;
    }
  }
  return data;
};
