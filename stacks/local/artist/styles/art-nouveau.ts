import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { grain } from "../paper.ts";
import { berthOf, inBox, leadOf, membersOf } from "../stage.ts";
import type { Style } from "../style.ts";
import { type Hexes, lookOf, motifColors } from "../vista/look.ts";
import { paintVista } from "../vista/vista.ts";
import { stems, type Tools } from "./art-nouveau-flowers.ts";

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
    // A saint has no other sight behind.
    if (!scene.sights) halo(tools, berth.x, berth.y, (berth.size / 2) * panel.halo);
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
        livery(
          context,
          lead,
          (color) => motifColors(easel, scene, look, { ...lead, color }, manner.lifelike).body,
          look.ink,
        );
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
