import { type Color, css, mix } from "../color.ts";
import type { Random } from "../random.ts";
import { shape, sunSide, type World } from "./brush.ts";

const TURN = Math.PI * 2;

type Spot = { x: number; y: number; size: number; near: number };

function conifer(world: World, { x, y, size, near }: Spot, dice: Random) {
  const { context, look, scene } = world;
  const color = mix(mix(look.leaf, look.skyLow, 0.5 * (1 - near)), look.leafDark, near);
  shape(world, mix(color, look.ink, 0.5), () =>
    context.rect(x - size * 0.03, y - size * 0.14, size * 0.06, size * 0.16),
  );
  const tiers = 6;
  for (let tier = 0; tier < tiers; tier++) {
    const top = y - size + (size * 0.86 * tier) / tiers;
    const foot = top + size * 0.27;
    const half = size * (0.07 + 0.2 * ((tier + 1) / tiers)) * dice.range(0.85, 1.15);
    const draw = (from: number, to: number) => () => {
      context.moveTo(x, top);
      context.quadraticCurveTo(x + half * 0.45 * to, foot - size * 0.08, x + half * to, foot);
      context.lineTo(x + half * 0.4 * to, foot - size * 0.03);
      context.lineTo(x, foot + size * 0.02);
      context.lineTo(x + half * 0.4 * from, foot - size * 0.03);
      context.lineTo(x + half * from, foot);
      context.quadraticCurveTo(x + half * 0.45 * from, foot - size * 0.08, x, top);
    };
    shape(world, color, draw(-1, 1), 0.7);
    context.fillStyle = css(scene.places.includes("snow") ? look.snow : mix(color, look.sun, 0.3), 0.5);
    context.beginPath();
    draw(0, sunSide(world, x))();
    context.fill();
  }
}

function leafTree(world: World, { x, y, size, near }: Spot, dice: Random) {
  const { context, look } = world;
  const color = mix(mix(look.leaf, look.skyLow, 0.4 * (1 - near)), look.leafDark, near * 0.6);
  const side = sunSide(world, x);
  shape(world, mix(look.ink, look.wall, 0.25), () => {
    context.moveTo(x - size * 0.05, y);
    context.quadraticCurveTo(x - size * 0.01, y - size * 0.3, x - size * 0.05, y - size * 0.55);
    context.lineTo(x + size * 0.05, y - size * 0.55);
    context.quadraticCurveTo(x + size * 0.02, y - size * 0.3, x + size * 0.06, y);
  });
  const lumps = Array.from({ length: 12 }, () => {
    const angle = dice.range(0, TURN);
    const away = Math.sqrt(dice()) * size * 0.26;
    return [
      x + Math.cos(angle) * away,
      y - size * 0.68 + Math.sin(angle) * away * 0.8,
      size * dice.range(0.1, 0.19),
    ] as const;
  });
  for (const [tone, shift, part] of [
    [mix(color, look.ink, 0.35), 0, 1.12],
    [color, 0.03, 1],
    [mix(color, look.sun, 0.35), 0.07, 0.6],
  ] as const)
    shape(
      world,
      tone,
      () => {
        for (const [lumpX, lumpY, radius] of lumps) {
          const [atX, atY] = [lumpX + side * shift * size, lumpY - shift * size];
          context.moveTo(atX + radius * part, atY);
          context.arc(atX, atY, radius * part, 0, TURN);
        }
      },
      part > 1 ? 1 : 0,
    );
}

/** Rows of trees from the far edge to the near one; the middle of the near rows stays free for the motif. */
export function paintForest(world: World, horizon: number) {
  const { easel, scene } = world;
  const dice = easel.dice.fork("forest");
  const tree =
    scene.places.includes("snow") || scene.places.includes("mountain") || scene.rhythm < 0.5
      ? conifer
      : leafTree;
  for (let row = 0; row < 4; row++) {
    const near = row / 3;
    const y = horizon + (easel.height - horizon) * (0.02 + 0.5 * near ** 1.6);
    const size = 70 + 330 * near ** 1.3;
    const step = size * (0.34 + near * 0.26);
    for (let x = -size * 0.3; x < easel.width + size * 0.3; x += step * dice.range(0.7, 1.3)) {
      const fromStage = Math.abs(x - scene.stage.x * easel.width) / easel.width;
      if (row >= 2 && fromStage < 0.16 + near * 0.16) continue;
      tree(world, { x, y: y + dice.range(-8, 8), size: size * dice.range(0.75, 1.15), near }, dice);
    }
  }
}

function windows({ context, look, scene }: World, [x, y, width, height]: Box, dice: Random) {
  const lit = scene.time === "night" || scene.time === "dusk";
  const [columns, rows] = [Math.max(2, Math.round(width / 17)), Math.max(2, Math.round(height / 24))];
  const [stepX, stepY] = [width / columns, height / rows];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const on = dice() < (lit ? 0.55 : 0.8);
      context.fillStyle = css(on ? look.window : mix(look.wall, look.ink, 0.6), lit && on ? 0.95 : 0.55);
      context.fillRect(x + (column + 0.26) * stepX, y + (row + 0.24) * stepY, stepX * 0.48, stepY * 0.52);
    }
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** A skyline in two depths. */
export function paintCity(world: World, horizon: number) {
  const { context, easel, look } = world;
  const dice = easel.dice.fork("city");
  for (const near of [0, 1]) {
    const foot = horizon + near * 26 + 6;
    for (let x = -30; x < easel.width + 20; ) {
      const wide = dice.range(44, 104) * (0.8 + near * 0.45);
      const high = easel.height * dice.range(0.1, near ? 0.3 : 0.38);
      const color: Color = mix(mix(look.far, look.skyLow, 0.3), look.wall, near ? 0.85 : 0.15);
      const box: Box = [x, foot - high, wide, high];
      shape(world, mix(color, look.ink, near * dice.range(0, 0.35)), () => context.rect(...box));
      if (dice() < 0.3)
        shape(world, color, () =>
          context.rect(x + wide * 0.44, foot - high - wide * 0.7, wide * 0.1, wide * 0.7),
        );
      context.fillStyle = css(look.ink, 0.22);
      context.fillRect(sunSide(world, x) > 0 ? x : x + wide * 0.72, foot - high, wide * 0.28, high);
      if (near) windows(world, [x + wide * 0.08, foot - high + 8, wide * 0.84, high - 12], dice);
      x += wide * dice.range(0.86, 1.12);
    }
  }
}

/** A few houses under steep roofs, in a loose row. */
export function paintVillage(world: World, horizon: number) {
  const { context, easel, look, scene } = world;
  const dice = easel.dice.fork("village");
  const many = 6;
  for (let index = 0; index < many; index++) {
    const x = easel.width * ((index + dice.range(0.1, 0.6)) / many);
    if (Math.abs(x / easel.width - scene.stage.x) < 0.1) continue;
    const [wide, high] = [dice.range(80, 140), dice.range(54, 90)];
    const y = horizon + dice.range(16, 60);
    shape(world, mix(look.wall, look.cloud, dice.range(0.1, 0.6)), () =>
      context.rect(x - wide / 2, y - high, wide, high),
    );
    shape(world, mix(look.hero, look.ink, dice.range(0, 0.4)), () => {
      context.moveTo(x - wide * 0.6, y - high + 2);
      context.lineTo(x, y - high - wide * 0.42);
      context.lineTo(x + wide * 0.6, y - high + 2);
      context.closePath();
    });
    for (const dx of [-0.26, 0.14]) {
      context.fillStyle = css(look.window);
      context.fillRect(x + dx * wide, y - high * 0.7, wide * 0.14, high * 0.26);
    }
  }
}

/** A meadow: blossoms small and dense far away, large and few up front. */
export function paintFlowers(world: World, horizon: number) {
  const { context, easel, look } = world;
  const dice = easel.dice.fork("flowers");
  const petals = [
    look.hero,
    look.sun,
    look.cloud,
    mix(look.hero, look.skyTop, 0.5),
    mix(look.sun, look.hero, 0.5),
  ];
  for (let index = 0; index < 900; index++) {
    const near = Math.sqrt(index / 900);
    const y = horizon + (easel.height - horizon) * (0.2 + 0.82 * near);
    const [x, size] = [dice.range(-20, easel.width + 20), 2 + near ** 2 * 12 * dice.range(0.5, 1.2)];
    context.strokeStyle = css(mix(look.leaf, look.leafDark, dice()), 0.9);
    context.lineWidth = Math.max(0.8, size * 0.22);
    context.beginPath();
    context.moveTo(x, y + size * 3.4);
    context.quadraticCurveTo(x + dice.range(-4, 4), y + size * 1.5, x, y);
    context.stroke();
    context.fillStyle = css(dice.pick(petals));
    context.beginPath();
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * TURN;
      const [petalX, petalY] = [x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.5];
      context.moveTo(petalX + size * 0.5, petalY);
      context.arc(petalX, petalY, size * 0.5, 0, TURN);
    }
    context.fill();
  }
}
