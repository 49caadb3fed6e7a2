import { css } from "../color.ts";
import { layer } from "../easel.ts";
import { alongForms } from "../form.ts";
import { grain } from "../paper.ts";
import { paintStrokes } from "../strokes.ts";
import type { Style } from "../style.ts";
import { lightOf, type Sketch, sketch } from "../underpainting.ts";
import { type Hexes, lookOf } from "../vista/look.ts";
import type { Grade } from "../world/world.ts";

const hexes: Hexes = {
  skyTop: "#6fa0dc",
  skyLow: "#f6e2b8",
  sun: "#fff0a8",
  cloud: "#fbeee6",
  far: "#93a6cc",
  near: "#5a72a0",
  waterFar: "#a8c8dc",
  waterNear: "#2f5fa0",
  leaf: "#9fb84a",
  leafDark: "#2f5a4a",
  wall: "#d8b8a0",
  window: "#ffe08a",
  ground: "#a8c060",
  groundDark: "#4f7a3a",
  hero: "#c8503a",
  heroLight: "#ffe2b0",
  snow: "#eef2fa",
  ink: "#2f2f5a",
};

/** No black on this palette. */
const sunlit: Grade = (tone) => 16 + 239 * (tone / 255) ** 0.86;

/** How much more of its color everything has than in a plain light. */
const VIVID = 1.32;

/** Grey is no paint: what is dark leans to violet, what is light to the sun. */
function colored({ data }: Sketch) {
  for (let at = 0; at < data.length; at += 4) {
    const r = data[at] as number;
    const g = data[at + 1] as number;
    const b = data[at + 2] as number;
    const light = lightOf(r, g, b) * 255;
    const lean = (light - 150) / 105;
    data[at] = light + (r - light) * VIVID + lean * (lean > 0 ? 13 : -5);
    data[at + 1] = light + (g - light) * VIVID + lean * (lean > 0 ? 3 : 9);
    data[at + 2] = light + (b - light) * VIVID - lean * (lean > 0 ? 14 : 24);
  }
}

/** Light in dabs: broken colour along the wind, coarse below and fine where the eye should rest. */
export const impressionism: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const base = sketch(easel, scene, {
    look,
    manner: { modelled: 1, lifelike: 0.94 },
    grade: sunlit,
    guise: "wash",
  });
  colored(base);
  const { noise, dice, width, height } = easel;
  const horizon = scene.horizon * height;
  const [sunX, sunY] = [(scene.mirrored ? 1 - scene.sun.x : scene.sun.x) * width, scene.sun.y * height + 70];
  /** Around the sun in the sky, along the water, with the grass. */
  const flow = alongForms(base, (x, y) => {
    const wind = noise.clouds(x / 340, y / 340, 2) * (1 + scene.energy);
    if (y > horizon) return scene.wet ? wind * 0.16 : -1.2 + wind * 0.7;
    const around = Math.atan2(y - sunY, x - sunX) + Math.PI / 2;
    const far = Math.min(1, Math.hypot(x - sunX, y - sunY) / 520);
    return around * (1 - far) + wind * 1.3 * far;
  });
  context.fillStyle = css(look.cloud);
  context.fillRect(0, 0, width, height);
  const layers = [
    { pitch: 17, width: 22, length: 62, broken: 40, hue: 46, carry: 26 },
    { pitch: 12, width: 11, length: 40, broken: 50, hue: 52, carry: 16 },
    { pitch: 9, width: 6.5, length: 25, broken: 56, hue: 56, carry: 8, kept: () => 0.72 },
  ];
  layers.forEach((how, index) => {
    paintStrokes(context, easel, base, dice.fork(`dabs${index}`), { ...how, flow });
  });
  const stage = {
    x: (scene.mirrored ? 1 - scene.stage.x : scene.stage.x) * width,
    y: scene.stage.y * height,
  };
  const reach = scene.stage.size * 640;
  paintStrokes(context, easel, base, dice.fork("rest"), {
    ...{ pitch: 5.5, width: 4.2, length: 13, broken: 34, hue: 30, carry: 3, flow },
    kept: (x, y) => (Math.hypot(x - stage.x, y - stage.y) < reach ? 0.9 : 0),
  });
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 8, fineness: 0.3 });
  return data;
};
