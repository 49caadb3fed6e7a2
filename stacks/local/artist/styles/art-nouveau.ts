import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css, mix } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { silhouette, solid } from "../heroes.ts";
import { grain } from "../paper.ts";
import type { Point } from "../shapes.ts";
import { berthOf, inBox, leadOf, membersOf } from "../stage.ts";
import type { Style } from "../style.ts";
import { type Hexes, lookOf, motifColors } from "../vista/look.ts";
import { paintVista } from "../vista/vista.ts";

const hexes: Hexes = {
  skyTop: "#e8c878",
  skyLow: "#f6e8c0",
  sun: "#f0d090",
  cloud: "#f8ecd0",
  far: "#b8b890",
  near: "#7a8a62",
  waterFar: "#a8c0a8",
  waterNear: "#4f7f7a",
  leaf: "#8a9a52",
  leafDark: "#3f5a3c",
  wall: "#d8b890",
  window: "#f8e0a0",
  ground: "#b0a860",
  groundDark: "#5f6a3a",
  hero: "#b85a34",
  heroLight: "#f6d8a8",
  snow: "#f6efdc",
  ink: "#3a2418",
};

type Tools = {
  context: SKRSContext2D;
  easel: Easel;
  ink: Color;
  gold: Color;
  cream: Color;
  leaf: Color;
  bloom: Color;
};

/** How the panel of each of a batch is shaped: its arch, and which corners the stems grow from. */
const panels = [
  { arch: "round", stems: "both", halo: 1.32 },
  { arch: "ogee", stems: "left", halo: 1.2 },
  { arch: "flat", stems: "right", halo: 1.5 },
  { arch: "circle", stems: "both", halo: 1.1 },
] as const;

type Panel = (typeof panels)[number];

const MARGIN = 74;

function panelPath(context: SKRSContext2D, { width, height }: Easel, { arch }: Panel, inset = 0) {
  const [left, right, top, bottom] = [
    MARGIN + inset,
    width - MARGIN - inset,
    MARGIN + inset,
    height - MARGIN * 1.35 - inset,
  ];
  const [middle, wide] = [width / 2, right - left];
  context.beginPath();
  if (arch === "circle") {
    const radius = Math.min(wide, bottom - top) / 2;
    const y = top + (bottom - top) * 0.5;
    context.ellipse(middle, y, wide / 2, Math.max(radius, (bottom - top) / 2), 0, 0, Math.PI * 2);
    return;
  }
  const shoulder = top + Math.min(wide, height) * (arch === "flat" ? 0.1 : 0.36);
  context.moveTo(left, bottom);
  context.lineTo(left, shoulder);
  if (arch === "round") context.bezierCurveTo(left, top - 12, right, top - 12, right, shoulder);
  if (arch === "ogee") {
    context.bezierCurveTo(left, top + 60, middle - wide * 0.12, top + 84, middle, top);
    context.bezierCurveTo(middle + wide * 0.12, top + 84, right, top + 60, right, shoulder);
  }
  if (arch === "flat") {
    context.quadraticCurveTo(left, top, left + wide * 0.14, top);
    context.lineTo(right - wide * 0.14, top);
    context.quadraticCurveTo(right, top, right, shoulder);
  }
  context.lineTo(right, bottom);
  context.closePath();
}

/** A line that swells and thins, as a whip does: the mark of the style. */
function whiplash({ context }: Tools, path: readonly Point[], wide: number, color: Color) {
  const [left, right]: [Point[], Point[]] = [[], []];
  path.forEach(([x, y], index) => {
    const [nextX, nextY] = path[Math.min(path.length - 1, index + 1)] as Point;
    const [lastX, lastY] = path[Math.max(0, index - 1)] as Point;
    const length = Math.hypot(nextX - lastX, nextY - lastY) || 1;
    const half = (wide / 2) * Math.sin(Math.PI * (0.06 + 0.9 * (index / (path.length - 1)))) ** 0.8;
    const [dx, dy] = [((nextY - lastY) / length) * half, ((nextX - lastX) / length) * half];
    left.push([x - dx, y + dy]);
    right.unshift([x + dx, y - dy]);
  });
  context.fillStyle = css(color);
  context.beginPath();
  for (const [x, y] of [...left, ...right]) context.lineTo(x, y);
  context.fill();
}

function flower(tools: Tools, x: number, y: number, size: number, turn: number) {
  const { context, ink, bloom, gold, cream } = tools;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.lineWidth = 2;
  context.strokeStyle = css(ink);
  for (const [count, reach, color] of [
    [7, 1, bloom],
    [5, 0.66, mix(bloom, cream, 0.5)],
  ] as const)
    for (let petal = 0; petal < count; petal++) {
      context.save();
      context.rotate((petal / count) * Math.PI * 2);
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(
        size * 0.5 * reach,
        -size * 0.2,
        size * 0.44 * reach,
        -size * reach,
        0,
        -size * reach,
      );
      context.bezierCurveTo(-size * 0.44 * reach, -size * reach, -size * 0.5 * reach, -size * 0.2, 0, 0);
      context.fillStyle = css(color);
      context.fill();
      context.stroke();
      context.restore();
    }
  context.fillStyle = css(gold);
  context.beginPath();
  context.arc(0, 0, size * 0.2, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.restore();
}

function leafOn({ context, ink, leaf }: Tools, x: number, y: number, size: number, turn: number) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(size * 0.3, -size * 0.5, size * 0.9, -size * 0.4, size * 1.3, 0);
  context.bezierCurveTo(size * 0.9, size * 0.16, size * 0.3, size * 0.3, 0, 0);
  context.fillStyle = css(leaf);
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = css(ink);
  context.stroke();
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(size * 0.6, -size * 0.1, size * 1.2, 0);
  context.stroke();
  context.restore();
}

/** Stems rise along the frame, curl inwards and end in blossoms. */
function stems(tools: Tools, side: -1 | 1) {
  const { easel, ink, leaf } = tools;
  const { width, height } = easel;
  const dice = easel.dice.fork(`stems${side}`);
  const edge = side < 0 ? 0 : width;
  const inward = -side;
  for (let stem = 0; stem < 3; stem++) {
    const [start, high] = [edge + inward * (26 + stem * 22), height * dice.range(0.5, 0.94 - stem * 0.16)];
    const curl = dice.range(60, 150) * (1 + stem * 0.3);
    const at = (along: number): Point => {
      const bend = Math.sin(along * Math.PI * 1.5 + stem) * 22 + along ** 3 * curl;
      const hook = along > 0.86 ? (along - 0.86) ** 2 * 2600 : 0;
      return [start + inward * bend, height + 20 - along * high + hook];
    };
    const path = Array.from({ length: 60 }, (_, step) => at(step / 59));
    whiplash(tools, path, 15 - stem * 3, ink);
    whiplash(tools, path, 9 - stem * 2, leaf);
    for (let pair = 1; pair < 6; pair++) {
      const [x, y] = at(pair / 6.6);
      leafOn(
        tools,
        x,
        y,
        dice.range(30, 52),
        dice.range(-1.4, -0.4) + (pair % 2 ? (side < 0 ? 0 : Math.PI - 1) : side < 0 ? -1.6 : 0),
      );
    }
    const [x, y] = at(1);
    flower(tools, x, y, dice.range(44, 66), dice.range(0, 6));
  }
}

/** The wall around the panel, with bands of gold and a row of drops below. */
function surround(tools: Tools, panel: Panel) {
  const { context, easel, ink, gold, cream } = tools;
  const { width, height } = easel;
  context.lineJoin = "round";
  for (const [inset, wide, color] of [
    [0, 24, ink],
    [0, 18, gold],
    [0, 5, ink],
    [-17, 3, ink],
  ] as const) {
    panelPath(context, easel, panel, inset);
    context.strokeStyle = css(color);
    context.lineWidth = wide;
    context.stroke();
  }
  const y = height - MARGIN * 0.66;
  for (let x = MARGIN; x <= width - MARGIN; x += 46) {
    context.beginPath();
    context.moveTo(x, y - 22);
    context.bezierCurveTo(x + 22, y, x + 12, y + 22, x, y + 22);
    context.bezierCurveTo(x - 12, y + 22, x - 22, y, x, y - 22);
    context.fillStyle = css(x % 92 < 46 ? gold : cream);
    context.fill();
    context.strokeStyle = css(ink);
    context.lineWidth = 2.4;
    context.stroke();
  }
}

/** A halo of rings and rays behind the motif, as behind a saint. */
function halo({ context, ink, gold, cream, easel }: Tools, x: number, y: number, radius: number) {
  const rings = [
    [1, gold],
    [0.9, cream],
    [0.86, mix(gold, cream, 0.35)],
    [0.62, mix(gold, cream, 0.7)],
  ] as const;
  context.strokeStyle = css(ink);
  context.lineWidth = 2.6;
  for (const [reach, color] of rings) {
    context.fillStyle = css(color);
    context.beginPath();
    context.arc(x, y, radius * reach, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }
  const many = 32 + (easel.variant % 3) * 8;
  for (let ray = 0; ray < many; ray++) {
    const angle = (ray / many) * Math.PI * 2;
    context.beginPath();
    context.arc(
      x + Math.cos(angle) * radius * 0.74,
      y + Math.sin(angle) * radius * 0.74,
      radius * 0.045,
      0,
      Math.PI * 2,
    );
    context.fillStyle = css(ray % 2 ? cream : gold);
    context.fill();
    context.stroke();
  }
}

/** A poster of 1900: whiplash lines, flat muted colour, gold, and everything within its frame. */
export const artNouveau: Style = (easel, scene) => {
  const { width, height } = easel;
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const panel = panels[easel.variant % panels.length] ?? panels[0];
  const gold = mix(look.skyTop, look.hero, 0.12);
  const tools: Tools = {
    ...{ context, easel, ink: look.ink, gold, cream: look.cloud },
    ...{ leaf: mix(look.leaf, look.leafDark, 0.3), bloom: mix(look.hero, look.cloud, 0.15) },
  };
  context.fillStyle = css(mix(look.skyLow, look.wall, 0.45));
  context.fillRect(-10, -10, width + 20, height + 20);
  context.save();
  panelPath(context, easel, panel);
  context.clip();
  const manner = { modelled: 0, lifelike: 0.75, outline: { color: look.ink, width: 2.4 } };
  paintVista({ context, easel, scene, look, manner }, { motif: false });
  if (scene.heroes.length > 0 || scene.places.length === 0) {
    const berth = berthOf(easel, scene, { scale: 0.9, margin: 130 });
    halo(tools, berth.x, berth.y, (berth.size / 2) * panel.halo);
    for (const { hero: lead, berth: own } of membersOf(leadOf(scene), berth))
      inBox(context, own, () => {
        context.lineJoin = "round";
        context.strokeStyle = css(look.ink);
        context.lineWidth = 1;
        context.stroke(solid(lead));
        const { body, lines } = motifColors(easel, scene, look, lead, manner.lifelike);
        context.fillStyle = css(mix(lines, body, 0.25));
        context.fill(solid(lead));
        context.fillStyle = css(mix(body, look.ink, 0.2));
        context.fill(silhouette(lead));
        context.strokeStyle = css(look.ink);
        context.lineWidth = 0.22;
        context.stroke(silhouette(lead));
      });
  }
  context.restore();
  surround(tools, panel);
  if (panel.stems !== "right") stems(tools, -1);
  if (panel.stems !== "left") stems(tools, 1);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 10, fineness: 0.25 });
  return data;
};
