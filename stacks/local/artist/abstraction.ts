import type { SKRSContext2D } from "@napi-rs/canvas";
import type { ArtStyle } from "../../../functions/core/images/style-fragments.ts";
import { inTheAir } from "./atmosphere.ts";
import { bold, type Color, css, mix, oklch } from "./color.ts";
import { composed, type Mark } from "./compositions.ts";
import { type Easel, layer } from "./easel.ts";
import { halftone } from "./halftone.ts";
import { grain } from "./paper.ts";
import type { Scene } from "./scene.ts";
import type { Style } from "./style.ts";

// A picture of nothing but colors, as each technique would put them on its sheet.

/** What a technique does: to colors, to edges, to what lies one over the other, and to its paper. */
type Manner = {
  dark?: boolean;
  strong?: boolean;
  outline?: number;
  dots?: boolean;
  shadow?: number;
  glow?: boolean;
  overprint?: boolean;
  rings?: boolean;
  ink?: boolean;
  lit?: number;
  depth?: number;
  fibre?: number;
};

const manners: Partial<Record<ArtStyle, Manner>> = {
  "photorealistic-style": { shadow: 30, lit: 0.1, depth: 7 },
  "surrealism-style": { shadow: 64, lit: 0.24, depth: 5 },
  "anime-style": { shadow: 12, lit: 0.22, strong: true, depth: 3 },
  "bauhaus-style": { overprint: true, depth: 12 },
  "comic-style": { outline: 8, dots: true, strong: true, depth: 8 },
  "pop-art-style": { outline: 10, dots: true, strong: true, depth: 10 },
  "art-noveau-style": { outline: 4, lit: 0.06, depth: 10 },
  "hokusai-style": { outline: 2.4, lit: 0.16, depth: 8, fibre: 8 },
  "sumi-e-style": { ink: true, lit: 0.3, depth: 10 },
  "psychedelic-style": { rings: true, strong: true, depth: 6 },
  "vaporwave-style": { dark: true, glow: true, lit: 0.3, strong: true, depth: 4 },
  "cyberpunk-style": { dark: true, glow: true, lit: 0.45, strong: true, depth: 6 },
};

/** Colors that go together, where the words give none. */
const own = [
  ["#c4694a", "#f3e8d2", "#6f7f5a", "#2f3a46"],
  ["#1f2f56", "#f4efe2", "#d2a02f", "#c4694a"],
  ["#9caf88", "#f3e8d2", "#e0c3b0", "#5a6a58"],
  ["#33407f", "#f4efe2", "#e07a9c", "#66b9bd"],
] as const;

const [WHITE, NIGHT, INK]: [Color, Color, Color] = [
  [255, 252, 246],
  [14, 10, 32],
  [28, 26, 30],
];
const LIGHT = 0.86;
const lightness = (color: Color) => oklch(color)[0];

/** A ground, and five tones of what was asked for: as many as it takes, and others between them. */
function tonesOf({ color: plain, brief }: Easel, { abstract, rhythm }: Scene, { dark, strong, ink }: Manner) {
  const color = inTheAir(plain, brief);
  const asked = abstract?.colors.length ? abstract.colors : (own[Math.floor(rhythm * own.length)] ?? own[0]);
  const seen = asked.map((hex) => (strong && lightness(color(hex)) < LIGHT ? bold(color(hex)) : color(hex)));
  const pale = seen.find((one) => lightness(one) > LIGHT);
  const main = seen.filter((one) => one !== pale).map((one) => (ink ? mix(one, INK, 0.12) : one));
  const first = main[0] ?? mix(pale ?? WHITE, INK, 0.3);
  const paper = pale ?? mix(first, WHITE, 0.88);
  const ground = dark ? mix(first, NIGHT, 0.82) : paper;
  const deep = mix(first, INK, 0.42);
  const [second = mix(first, paper, 0.45), third = mix(first, WHITE, 0.55), fourth = deep] = main.slice(1);
  const tones: Color[] = [first, second, third, fourth, mix(second, paper, 0.62)];
  return { ground, tones, deep };
}

type Press = { context: SKRSContext2D; easel: Easel; manner: Manner; ground: Color; deep: Color };

/** Light from above lies on what is large. */
function filling({ context, easel, manner: { lit = 0, ink } }: Press, tone: Color) {
  const down = context.createLinearGradient(0, 0, easel.width * 0.25, easel.height);
  down.addColorStop(0, css(mix(tone, WHITE, lit), ink ? 0.72 : 1));
  down.addColorStop(1, css(mix(tone, INK, lit * 0.6), ink ? 0.94 : 1));
  return down;
}

function put(press: Press, { path, line, hides }: Mark, tone: Color) {
  const { context, easel, manner, ground, deep } = press;
  const { outline, dots, shadow, glow, overprint, rings } = manner;
  context.save();
  if (overprint && !hides) context.globalCompositeOperation = lightness(ground) > 0.5 ? "multiply" : "screen";
  if (shadow && !line) {
    context.shadowColor = css(INK, 0.4);
    context.shadowBlur = shadow * easel.scale;
    context.shadowOffsetY = shadow * 0.4 * easel.scale;
  }
  if (glow) {
    context.shadowColor = css(tone, 0.9);
    context.shadowBlur = 36 * easel.scale;
  }
  context.fillStyle = context.strokeStyle = filling(press, tone);
  if (line) {
    context.lineWidth = line;
    context.stroke(path);
    context.restore();
    return;
  }
  if (rings)
    for (const [wide, ink] of [
      [64, deep],
      [46, mix(tone, WHITE, 0.5)],
      [28, ground],
      [12, deep],
    ] as const) {
      context.strokeStyle = css(ink);
      context.lineWidth = wide;
      context.stroke(path);
    }
  context.fill(path);
  context.shadowColor = "transparent";
  if (dots) {
    context.clip(path);
    halftone(context, mix(tone, INK, 0.4), {
      pitch: 15,
      angle: 0.4,
      area: { x: 0, y: 0, width: easel.width, height: easel.height },
      tone: (x, y) => Math.max(0, (x / easel.width + y / easel.height) / 2.4 - 0.24),
    });
  }
  if (outline) {
    context.strokeStyle = css(outline > 3 ? INK : deep);
    context.lineWidth = outline * (dots ? 2 : 1);
    context.stroke(path);
  }
  context.restore();
}

/** The composition of a scene that shows nothing, on a sheet in units. */
export function paintAbstract(
  context: SKRSContext2D,
  easel: Easel,
  scene: Scene,
  manner: Manner = { lit: 0.14 },
) {
  const { ground, tones, deep } = tonesOf(easel, scene, manner);
  const press = { context, easel, manner, ground, deep };
  context.fillStyle = filling(press, ground);
  if (manner.ink) context.fillStyle = css(ground);
  context.fillRect(-20, -20, easel.width + 40, easel.height + 40);
  for (const mark of composed(easel, scene.abstract?.form, Math.floor(scene.rhythm * 4)))
    put(press, mark, tones[mark.tone] ?? deep);
}

/** In the techniques that paint from a sketch, that is what is abstract; in the others the sheet itself. */
export function abstractIn(style: ArtStyle): Style | undefined {
  const manner = manners[style];
  if (!manner) return undefined;
  return (easel, scene) => {
    const { canvas, context } = layer(easel);
    paintAbstract(context, easel, scene, manner);
    const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
    grain(data, easel, { depth: manner.depth ?? 6, fineness: 0.25, fibre: manner.fibre ?? 0 });
    return data;
  };
}
