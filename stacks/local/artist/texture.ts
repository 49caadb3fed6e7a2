import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { HERO_BOX, type Hero } from "./heroes.ts";
import { beasts } from "./motifs/beasts.ts";
import { birdsAndFish } from "./motifs/birds-and-fish.ts";
import { buildings } from "./motifs/buildings.ts";
import { random } from "./random.ts";

/** Dots along one side of a box: what a hair or a joint needs. */
const SIDE = 640;

type Draw = (context: SKRSContext2D, dice: ReturnType<typeof random>) => void;

const grey = (light: boolean, alpha: number) =>
  light ? `rgba(255,255,255,${alpha})` : `rgba(0,0,0,${alpha})`;

/** Hairs, or feathers where they are shorter and wider: down and back, no two alike. */
const hairs =
  (many: number, length: number, wide: number): Draw =>
  (context, dice) => {
    context.lineCap = "round";
    for (let hair = 0; hair < many; hair++) {
      const [x, y] = [dice.range(0, SIDE), dice.range(0, SIDE)];
      const angle = Math.PI / 2 + 0.5 * Math.sin(x / 90 + y / 140) + dice.range(-0.3, 0.3);
      const long = length * dice.range(0.5, 1.3);
      context.strokeStyle = grey(dice() < 0.45, 0.16);
      context.lineWidth = wide * dice.range(0.6, 1.3);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long);
      context.stroke();
    }
  };

/** Courses of cut stone, with joints. */
const masonry: Draw = (context, dice) => {
  const high = 21;
  for (let row = 0; row * high < SIDE; row++)
    for (let x = -dice.range(0, 40); x < SIDE; ) {
      const wide = dice.range(28, 52);
      context.fillStyle = grey(dice() < 0.5, dice.range(0.02, 0.2));
      context.fillRect(x, row * high, wide, high);
      context.fillStyle = grey(false, 0.42);
      context.fillRect(x, row * high, wide, 2);
      context.fillRect(x, row * high, 2, high);
      context.fillStyle = grey(true, 0.14);
      context.fillRect(x + 2, row * high + 2, wide - 2, 2);
      x += wide;
    }
  for (let speck = 0; speck < 2600; speck++) {
    context.fillStyle = grey(dice() < 0.5, 0.1);
    context.fillRect(dice.range(0, SIDE), dice.range(0, SIDE), dice.range(1, 4), dice.range(1, 3));
  }
};

const made = {
  fur: hairs(15_000, 13, 1.2),
  feathers: hairs(5200, 15, 3.4),
  stone: masonry,
} satisfies Record<string, Draw>;

const smooth = new Set([
  "frog",
  "whale",
  "fish",
  "octopus",
  "turtle",
  "dolphin",
  "shark",
  "tent",
  "windmill",
  "skyscraper",
]);

function kindOf({ name }: Hero): keyof typeof made | undefined {
  if (smooth.has(name)) return undefined;
  if (name in beasts) return "fur";
  if (name in birdsAndFish) return "feathers";
  return name in buildings ? "stone" : undefined;
}

const tiles = new Map<string, Canvas>();

/** What a body is covered with, laid over its box: seen where its light falls. */
export function cover(context: SKRSContext2D, hero: Hero) {
  const kind = kindOf(hero);
  if (!kind) return;
  const tile = tiles.get(kind) ?? createCanvas(SIDE, SIDE);
  if (!tiles.has(kind)) made[kind](tile.getContext("2d"), random(kind));
  tiles.set(kind, tile);
  context.globalCompositeOperation = "overlay";
  context.drawImage(tile, 0, 0, HERO_BOX, HERO_BOX);
}
