import { type Color, clamp, css, mix } from "../color.ts";
import { type Point, softLine } from "../shapes.ts";
import { shoreOf } from "../stage.ts";
import { down, shape, type World } from "./brush.ts";

/** The crest of a ridge from one side of the sheet to the other. */
function crest({ easel, scene }: World, seed: number, top: number, { rise, rough, grain }: Relief): Point[] {
  const { noise, width } = easel;
  const points: Point[] = [];
  for (let x = -40; x <= width + 40; x += 7) {
    const along = (x / 1000) * rough + seed * 7.31 + scene.rhythm * 40;
    const peaks =
      grain === "sharp" ? noise.ridged(along, seed, 5) - 0.35 : noise.clouds(along, seed, 3) + 0.2;
    points.push([x, top - peaks * rise]);
  }
  return points;
}

type Relief = { rise: number; rough: number; grain: "sharp" | "soft" };

const closed = ({ context, easel }: World, points: readonly Point[]) => {
  softLine(context, points);
  context.lineTo(easel.width + 60, easel.height + 60);
  context.lineTo(-60, easel.height + 60);
  context.closePath();
};

/** Light and shadow on a ridge: faces that look to the sun are bright, and fade into the haze at its foot. */
function faces(world: World, points: readonly Point[], lit: Color, dark: Color, depth: number) {
  const { context, easel, scene, manner } = world;
  const side = scene.sun.x > 0.5 ? 1 : -1;
  context.save();
  closed(world, points);
  context.clip();
  for (let at = 1; at < points.length - 1; at++) {
    const [x, y] = points[at] as Point;
    const slope = ((points[at + 1] as Point)[1] - (points[at - 1] as Point)[1]) / 14;
    const light = clamp(0.5 + slope * side * 0.9 + easel.noise.at(x / 26, y / 60) * 0.35);
    const length = depth * (0.55 + 0.45 * easel.noise.clouds(x / 120, depth, 2));
    const gradient = context.createLinearGradient(0, y, 0, y + length);
    const color = light > 0.5 ? lit : dark;
    const strength = Math.abs(light - 0.5) * 1.5 * manner.modelled;
    gradient.addColorStop(0, css(color, strength));
    gradient.addColorStop(1, css(color, 0));
    context.fillStyle = gradient;
    const lean = (at % 7) * 2 - 6;
    context.beginPath();
    context.moveTo(x - 5, y - 4);
    context.lineTo(x + 5, y - 4);
    context.lineTo(x + 6 + lean, y + length);
    context.lineTo(x - 6 + lean, y + length);
    context.fill();
  }
  context.restore();
}

function snowCap(world: World, points: readonly Point[], line: number) {
  const { context, easel, look } = world;
  context.save();
  closed(world, points);
  context.clip();
  context.beginPath();
  context.moveTo(-60, -60);
  for (let x = -60; x <= easel.width + 60; x += 9)
    context.lineTo(x, line + easel.noise.ridged(x / 70, 3.3, 3) * 90 - 40);
  context.lineTo(easel.width + 60, -60);
  context.fillStyle = css(look.snow, 0.9);
  context.fill();
  context.restore();
}

/** Ridge behind ridge, the farther the paler. */
export function paintRidges(world: World, horizon: number) {
  const { context, easel, look, scene, manner } = world;
  const steep = scene.places.includes("mountain");
  const rows = steep ? 3 : 2;
  for (let row = 0; row < rows; row++) {
    const near = (row + 1) / (rows + 0.6);
    const rise = easel.height * (steep ? 0.36 - row * 0.09 : 0.09 - row * 0.02);
    const top = horizon + row * easel.height * 0.012 - (steep ? 0 : 8);
    const relief: Relief = { rise, rough: steep ? 1.5 + row * 0.5 : 2.2, grain: steep ? "sharp" : "soft" };
    const points = crest(world, row + 1, top, relief);
    const color = mix(mix(look.far, look.skyLow, 0.35), look.near, near);
    shape(world, color, () => closed(world, points), 0.8);
    context.fillStyle = down(world, [color, mix(color, look.skyLow, 0.5)], [top - rise * 0.6, horizon + 20]);
    context.fill();
    if (manner.modelled > 0)
      faces(world, points, mix(color, look.sun, 0.45), mix(color, look.ink, 0.45), rise * 0.6);
    if (steep && row === 0) snowCap(world, points, top - rise * 0.34);
  }
}

/** Soft swells of ground, one before the other, down to the lower edge. */
export function paintGround(world: World, horizon: number) {
  const { context, easel, look, scene, manner } = world;
  const snowy = scene.places.includes("snow");
  const paved = scene.places[0] === "city";
  const [from, to] = snowy
    ? [look.snow, mix(look.snow, look.skyTop, 0.3)]
    : paved
      ? [mix(look.wall, look.skyLow, 0.4), mix(look.wall, look.ink, 0.5)]
      : [look.ground, look.groundDark];
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const top = horizon + ((easel.height - horizon) * row ** 1.35) / rows ** 1.35;
    const rise = 12 + row * 26;
    const points = crest(world, row + 11, top, { rise, rough: 1.6 - row * 0.2, grain: "soft" });
    const color = mix(mix(from, look.skyLow, 0.3 * (1 - row / rows)), to, row / rows);
    shape(world, color, () => closed(world, points), 0.8);
    context.fillStyle = down(
      world,
      [mix(color, look.sun, 0.16 * manner.modelled), color],
      [top - rise, top + 160],
    );
    context.fill();
    if (scene.places.includes("desert"))
      faces(world, points, mix(color, look.sun, 0.4), mix(color, look.ink, 0.4), 130);
  }
  paintGrass(world, horizon);
}

/** Grass in tufts, larger and darker the nearer it stands; there is none on snow, sand and stone. */
function paintGrass({ context, easel, look, scene }: World, horizon: number) {
  if (scene.places.includes("snow") || scene.places.includes("desert") || scene.places[0] === "city") return;
  const dice = easel.dice.fork("grass");
  context.lineCap = "round";
  for (let tuft = 0; tuft < 130; tuft++) {
    const near = dice() ** 0.8;
    const [x, y] = [dice.range(-10, easel.width + 10), horizon + 24 + near * (easel.height - horizon - 20)];
    const high = (6 + near * 34) * dice.range(0.6, 1.2);
    context.strokeStyle = css(
      dice() < 0.6 ? mix(look.groundDark, look.ink, 0.25) : look.ground,
      0.3 + near * 0.45,
    );
    context.lineWidth = 0.8 + near * 2.2;
    context.beginPath();
    for (let blade = -2; blade <= 2; blade++) {
      const lean = blade * high * 0.2 + dice.range(-0.1, 0.2) * high;
      context.moveTo(x + blade * high * 0.12, y);
      context.quadraticCurveTo(
        x + blade * high * 0.14,
        y - high * 0.6,
        x + lean,
        y - high * dice.range(0.7, 1.1),
      );
    }
    context.stroke();
  }
}

/** Water down to the lower edge: the light lies on it in strokes. */
export function paintWater(world: World, horizon: number) {
  const { context, easel, look, scene } = world;
  const dice = easel.dice.fork("water");
  context.fillStyle = down(world, [look.waterFar, look.waterNear], [horizon, easel.height]);
  context.fillRect(-20, horizon, easel.width + 40, easel.height - horizon + 40);
  const wild = scene.places.includes("sea") ? 0.5 + scene.energy : 0.35;
  const sunX = scene.sun.x * easel.width;
  for (let stroke = 0; stroke < 620; stroke++) {
    const near = dice() ** 1.5;
    const y = horizon + 4 + near * (easel.height - horizon);
    const glitter = dice() < 0.4;
    const x = glitter ? sunX + dice.gauss() * (30 + near * 150) : dice.range(-60, easel.width + 60);
    const length = (10 + near * 95) * dice.range(0.4, 1.3);
    const high = (0.9 + near * 7.5) * wild * dice.range(0.5, 1.2);
    const color = glitter
      ? look.sun
      : dice() < 0.55
        ? mix(look.waterNear, look.ink, 0.35)
        : mix(look.waterFar, look.cloud, 0.6);
    context.fillStyle = css(color, glitter ? 0.75 : 0.5);
    context.beginPath();
    context.moveTo(x - length, y);
    context.quadraticCurveTo(x, y - high * 1.6, x + length, y);
    context.quadraticCurveTo(x, y + high * 0.4, x - length, y);
    context.fill();
  }
}

/** A beach below the feet of whoever stands by the water, with the last wave along its edge. */
export function paintShore(world: World) {
  const { easel, look, scene } = world;
  const sand = scene.places.includes("snow")
    ? look.snow
    : mix(mix(look.ground, look.wall, 0.6), look.sun, 0.2);
  const edge = (lift: number): Point[] =>
    crest(world, 23, shoreOf(easel, scene) - lift, { rise: 60, rough: 0.9, grain: "soft" });
  shape(world, mix(look.waterFar, look.snow, 0.7), () => closed(world, edge(9)), 0);
  shape(world, sand, () => closed(world, edge(0)), 0.8);
}
