import { inTheAir } from "../atmosphere.ts";
import { type Color, css, smooth } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { shows } from "../reading/sights.ts";
import type { Point } from "../shapes.ts";
import { berthOf } from "../stage.ts";
import type { Style } from "../style.ts";
import { brush, type Ink, skyline, wash } from "./sumi-e-brush.ts";
import { inked } from "./sumi-e-hero.ts";
import { room } from "./sumi-e-room.ts";
import { aurora, barren, berg, falls } from "./sumi-e-sights.ts";
import { birds, fall, isFair, sky } from "./sumi-e-sky.ts";

/** Bamboo or a bare branch reaching in from one side. */
function branch(tools: Ink, dice = tools.easel.dice.fork("branch")) {
  const { easel, scene } = tools;
  const { width, height } = easel;
  const left = scene.stage.x >= 0.5;
  const from = left ? -20 : width + 20;
  const towards = left ? 1 : -1;
  const y = height * dice.range(0.1, 0.3);
  const point = (along: number): Point => [
    from + towards * along * width * 0.46,
    y + Math.sin(along * 2.4) * 70 + easel.noise.at(along * 5, 2) * 26,
  ];
  brush(
    tools,
    Array.from({ length: 26 }, (_, step) => point(step / 25)),
    17,
    "bough",
  );
  for (let twig = 0; twig < 9; twig++) {
    const [x, rootY] = point(0.15 + twig * 0.09);
    const [length, lean] = [dice.range(40, 110), dice.range(-0.9, 1.1)];
    const path = Array.from({ length: 9 }, (_, step): Point => {
      const along = step / 8;
      return [x + towards * along * length * 0.8, rootY + lean * along * length - along * along * 16];
    });
    brush(tools, path, dice.range(4, 9), `twig${twig}`, 0.85);
  }
}

function water(tools: Ink, horizon: number) {
  const dice = tools.easel.dice.fork("water");
  const rough = tools.scene.stormy;
  const [many, swell] = rough ? [26, 26] : [15, 3];
  for (let line = 0; line < many; line++) {
    const near = line / (many - 1);
    const y = horizon + 20 + near ** 1.4 * (tools.easel.height - horizon - 40);
    const x = dice.range(0, tools.easel.width * 0.8);
    const length = dice.range(60, 240) * (0.5 + near);
    const path = Array.from(
      { length: 12 },
      (_, step): Point => [
        x + (step / 11) * length,
        y + Math.sin(step * 0.9 + line) * (rough ? swell * (0.4 + near) : swell),
      ],
    );
    brush(tools, path, (2 + near * 5) * (rough ? 1.9 : 1), `wave${line}`, rough ? 0.6 : 0.35);
  }
}

/** Bamboo stalks for woods and meadows, roofs in two strokes for houses. */
function growth(tools: Ink, horizon: number) {
  const { easel, scene } = tools;
  const dice = easel.dice.fork("growth");
  const stalks = shows(scene, "waterfall")
    ? 0
    : scene.places.includes("forest")
      ? 9
      : scene.places.includes("flowers")
        ? 5
        : 0;
  for (let stalk = 0; stalk < stalks; stalk++) {
    const x = easel.width * dice.range(0.02, 0.98);
    if (Math.abs(x / easel.width - scene.stage.x) < 0.16) continue;
    const lean = dice.range(-50, 50);
    const load = dice.range(0.25, 0.75);
    for (let joint = 0; joint < 6; joint++) {
      const part = (easel.height * 1.02 - horizon * 0.3) / 6;
      const at = (along: number): Point => [
        x + (lean * (joint + along)) / 6,
        easel.height * 1.02 - (joint + along * 0.94) * part,
      ];
      brush(
        tools,
        Array.from({ length: 7 }, (_, step) => at(step / 6)),
        dice.range(8, 14),
        `stalk${stalk}/${joint}`,
        load,
      );
      if (joint < 2) continue;
      for (let leaf = 0; leaf < 2; leaf++) {
        const [leafX, leafY] = at(0.9);
        const side = dice() < 0.5 ? -1 : 1;
        const long = dice.range(50, 90);
        const path = Array.from(
          { length: 8 },
          (_, step): Point => [leafX + (side * long * step) / 7, leafY + 26 * (step / 7) ** 2 - 8],
        );
        brush(tools, path, 10, `leaf${stalk}/${joint}/${leaf}`, load);
      }
    }
  }
  if (!scene.places.includes("village")) return;
  for (let roof = 0; roof < 6; roof++) {
    const [x, y, wide] = [
      easel.width * dice.range(0.05, 0.95),
      horizon + dice.range(-10, 70),
      dice.range(50, 110),
    ];
    const bow = Array.from({ length: 12 }, (_, step): Point => {
      const along = step / 11 - 0.5;
      return [x + along * wide * 2, y - 30 + Math.abs(along) ** 1.6 * 70];
    });
    brush(tools, bow, 12, `roof${roof}`, 0.8);
    for (const side of [-0.6, 0.6])
      brush(
        tools,
        [
          [x + side * wide, y],
          [x + side * wide, y + 20],
          [x + side * wide, y + 44],
        ],
        5,
        `post${roof}${side}`,
        0.6,
      );
  }
}

/** An abstract seal: no writing, only the mark of having been pressed. */
function seal({ context, easel, red, scene }: Ink) {
  const x = scene.stage.x < 0.5 ? easel.width - 96 : 52;
  const y = easel.height - 128;
  context.fillStyle = css(red);
  context.fillRect(x, y, 44, 58);
  context.strokeStyle = "rgba(250,244,230,0.9)";
  context.lineWidth = 4;
  context.beginPath();
  context.arc(x + 22, y + 20, 9, 0.4, 5.2);
  context.moveTo(x + 10, y + 42);
  context.lineTo(x + 34, y + 42);
  context.moveTo(x + 22, y + 34);
  context.lineTo(x + 22, y + 51);
  context.stroke();
}

/** Ink has soaked in: it is soft where it was wet, and the hairs show where it was dry. */
function dryOut(data: Uint8ClampedArray, easel: Easel, paper: Color) {
  const { pixels, scale, top, noise } = easel;
  const [weave, strands] = [new Float32Array(pixels.width), new Float32Array(pixels.width)];
  for (let row = 0, at = 0; row < pixels.height; row++) {
    const y = (row + top) / scale;
    noise.cloudsAlong(weave, 0, 0.5 / scale, y * 0.5, 1);
    noise.cloudsAlong(strands, 0, 0.12 / scale, y * 1.1, 1);
    for (let column = 0; column < pixels.width; column++, at += 4) {
      const tooth = (weave[column] as number) * 0.6 + (strands[column] as number) * 0.4;
      const dark = 1 - (data[at + 1] as number) / 255;
      const bare = smooth(0.32, 0.7, tooth) * dark * 0.55;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] as number;
        data[at + channel] = value + ((paper[channel] as number) - value) * bare + tooth * 4;
      }
    }
  }
}

function outdoors(tools: Ink, horizon: number, paper: Color) {
  const { scene, easel } = tools;
  const { height, variant } = easel;
  if (shows(scene, "mars") || shows(scene, "moon")) return barren(tools, horizon);
  const isNorthern = shows(scene, "aurora");
  if (isNorthern) aurora(tools);
  else sky(tools, paper);
  const high = scene.places.includes("mountain");
  const rows = high ? 4 : scene.places.includes("sea") ? 1 : 2;
  for (let row = 0; row < rows; row++)
    wash(
      tools,
      row + variant * 5,
      horizon - height * (0.16 - (row * 0.2) / rows),
      height * (0.14 + (high ? 0.12 : 0)),
      0.3 + (0.5 * (row + 1)) / rows,
    );
  if (!isNorthern && isFair(scene)) birds(tools);
  if (scene.places.includes("city")) skyline(tools, horizon);
  if (shows(scene, "waterfall")) falls(tools, horizon);
  if (shows(scene, "iceberg")) berg(tools, horizon);
  if (scene.wet) water(tools, horizon);
  growth(tools, horizon);
}

/** Wet ink on paper that is mostly left alone. */
export const sumiE: Style = (easel, scene) => {
  const { width, height, variant } = easel;
  const { canvas, context } = layer(easel);
  const color = inTheAir(easel.color, easel.brief);
  const paper = color("#f4ecd9");
  const tools: Ink = { context, easel, scene, ink: color("#1a1815"), red: color("#c8321e") };
  context.fillStyle = css(paper);
  context.fillRect(0, 0, width, height);
  const horizon = height * scene.horizon;
  if (scene.indoors) {
    if (scene.room !== "parlour") room(tools, paper);
  } else outdoors(tools, horizon, paper);
  if (variant % 2 === 1 && (!scene.indoors || scene.room === "parlour")) branch(tools);
  const berth = berthOf(easel, scene, { scale: 0.86 });
  if (scene.heroes.length > 0 || scene.places.length === 0) {
    inked(tools, berth, paper);
    if (!scene.aloft && (scene.ashore || !scene.wet)) {
      const ground = Array.from(
        { length: 18 },
        (_, step): Point => [
          berth.x - berth.size * 0.7 + (step / 17) * berth.size * 1.5,
          berth.y + berth.size * 0.46 + Math.sin(step * 0.4) * 8,
        ],
      );
      brush(tools, ground, 14, "ground", 0.6);
    }
  }
  fall(tools, paper);
  seal(tools);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  dryOut(data, easel, paper);
  return data;
};
