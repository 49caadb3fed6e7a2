import type { ArtStyle } from "../../../../core/images/style-fragments.ts";
import { inTheAir } from "../atmosphere.ts";
import { blend, type Color, css } from "../color.ts";
import { type Easel, type Layer, layer } from "../easel.ts";
import { HERO_BOX, silhouette } from "../heroes.ts";
import { grain } from "../paper.ts";
import type { Scene } from "../scene.ts";
import { type Point, softLine } from "../shapes.ts";
import type { Style } from "../style.ts";

/** Sky above, sky at the horizon, the light, the farthest sheet, the nearest one, the motif. */
type Sheets = readonly [string, string, string, string, string, string];

/** Layers of cut paper in the colours of a style: for those that have no technique of their own yet. */
const sheets: Partial<Record<ArtStyle, Sheets>> = {
  "photorealistic-style": ["#4a7aa8", "#e9d8c0", "#fff2d0", "#8a9caa", "#20302c", "#14191a"],
  "art-noveau-style": ["#d9c48a", "#f0e2b6", "#c8742e", "#8f9a5b", "#2f4a3a", "#5a2a1c"],
  "anime-style": ["#3f8fe0", "#bfe6ff", "#fff3b8", "#7fb8d8", "#2f7a4a", "#22324f"],
  "hokusai-style": ["#b9b39a", "#eadfbf", "#d9673f", "#a9c7d3", "#1f4079", "#1b2a4e"],
  "fantasy-art-style": ["#14233f", "#5a6f9a", "#f4d58a", "#4a5a86", "#0f2430", "#081018"],
  "sumi-e-style": ["#efe8d8", "#f4eee0", "#c23b22", "#c9c2b2", "#3a3834", "#161513"],
  "cyberpunk-style": ["#0b0620", "#5a1a6e", "#ff3fa4", "#2a1c5a", "#07101f", "#03f0e0"],
  "vaporwave-style": ["#2a0f5a", "#ff6fb0", "#ffd36a", "#6a3fb0", "#150a38", "#12052e"],
  "impressionism-style": ["#7fa8d8", "#f3e3c8", "#ffe9a8", "#8fa8b8", "#4a6a42", "#3a3550"],
  "surrealism-style": ["#5f8fb0", "#f0cf9a", "#fff0c8", "#c89a6a", "#7a4a2a", "#2a2430"],
  "steampunk-style": ["#c8a878", "#e8d3a8", "#b8652a", "#9a7a52", "#3f2c1c", "#24170e"],
  "watercolor-style": ["#bcd6e6", "#f8efe2", "#f6c9a0", "#b8cad0", "#6f9280", "#4a5a6e"],
};

const night: Sheets = ["#10182f", "#3a4668", "#f4efdc", "#4a5878", "#141c28", "#0a0e14"];

/** The crest of a sheet: mountains where there are some, else hills; calm water lies almost flat. */
function crest(
  { width, height, noise }: Easel,
  { places, energy, rhythm }: Scene,
  row: number,
  top: number,
): Point[] {
  const rough = places.includes("mountain")
    ? 0.2
    : places.includes("sea") || places.includes("water")
      ? 0.035
      : 0.1;
  const points: Point[] = [];
  for (let x = -40; x <= width + 40; x += 12) {
    const along = (x / 1000) * (1.2 + energy) + row * 7.3 + rhythm * 50;
    const swell = places.includes("mountain")
      ? noise.ridged(along, row, 4) - 0.45
      : noise.clouds(along, row, 3);
    points.push([x, top - swell * height * rough]);
  }
  return points;
}

const ROWS = 5;

function cutSheets(sheet: Layer, easel: Easel, scene: Scene, far: Color, near: Color) {
  const { context } = sheet;
  const { width, height } = easel;
  for (let row = 0; row < ROWS; row++) {
    const top = height * (scene.horizon + (row / ROWS) * (1 - scene.horizon) * 0.95);
    softLine(context, crest(easel, scene, row, top));
    context.lineTo(width + 40, height + 40);
    context.lineTo(-40, height + 40);
    context.closePath();
    // Each sheet throws a shadow on the one behind it.
    context.shadowColor = "rgba(0,0,0,0.35)";
    context.shadowBlur = 26 * easel.scale;
    context.shadowOffsetY = -6 * easel.scale;
    context.fillStyle = css(blend(far, near, row / (ROWS - 1)));
    context.fill();
  }
  context.shadowColor = "transparent";
}

function motifs(
  { context }: Layer,
  { width, height }: Easel,
  { heroes, stage }: Scene,
  color: Color,
  rim: Color,
) {
  heroes.slice(0, 2).forEach((hero, index) => {
    const size = stage.size * 1000 * (index === 0 ? 1 : 0.5);
    const x = width * (index === 0 ? stage.x : 1 - stage.x * 0.75);
    context.save();
    context.translate(x - size / 2, height * stage.y - size / 2);
    context.scale(size / HERO_BOX, size / HERO_BOX);
    context.shadowColor = "rgba(0,0,0,0.4)";
    context.shadowBlur = 24;
    context.strokeStyle = css(rim);
    context.lineWidth = 0.7;
    const path = silhouette(hero);
    context.stroke(path);
    context.fillStyle = css(color);
    context.fill(path);
    context.restore();
  });
}

export const paperCut: Style = (easel, scene) => {
  const { width, height, pixels, wish, dice } = easel;
  const color = inTheAir(easel.color, wish);
  const own = sheets[wish.artStyle] ?? night;
  const [above, low, light, far, near, ink] = own.map((hex, index) =>
    // Night falls over the sky and the far sheets, and leaves the style's own ink.
    scene.time === "night" && index < 2 ? blend(color(hex), color(night[index] ?? hex), 0.6) : color(hex),
  ) as [Color, Color, Color, Color, Color, Color];
  const sheet = layer(easel);
  const { context } = sheet;
  if (scene.mirrored) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  const sky = context.createLinearGradient(0, 0, 0, height * scene.horizon);
  sky.addColorStop(0, css(above));
  sky.addColorStop(1, css(low));
  context.fillStyle = sky;
  context.fillRect(-10, -10, width + 20, height + 20);

  const radius = 60 + scene.contrast * 90 + dice.fork("sun")() * 40;
  context.fillStyle = css(light);
  context.beginPath();
  context.arc(scene.sun.x * width, scene.sun.y * height + radius, radius, 0, Math.PI * 2);
  context.fill();

  cutSheets(sheet, easel, scene, far, near);
  motifs(sheet, easel, scene, ink, blend(light, low, 0.4));
  const { data } = context.getImageData(0, 0, pixels.width, pixels.height);
  grain(data, easel, { depth: 9 });
  return data;
};
