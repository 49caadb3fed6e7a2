import { bergOf } from "../berg.ts";
import { cascadeOf, strandsOf } from "../cascade.ts";
import { type Color, mix } from "../color.ts";
import { press } from "../plates.ts";
import { shows } from "../reading/sights.ts";
import type { Scene } from "../scene.ts";
import type { Point } from "../shapes.ts";
import type { Board, Build } from "./bauhaus-places.ts";

/** Northern lights: bars side by side, which hang on the steps of an arc. */
const aurora: Build = ({ context, inks, dice, left, right, top, ground, unit }) => {
  const bar = unit / 4;
  const many = Math.floor((right - left) / bar);
  for (const [row, ink, above] of [
    [0, inks.blue, inks.rose],
    [1, inks.teal, inks.blue],
  ] as const) {
    const turn = dice.range(0, 6);
    for (let index = 0; index < many; index++) {
      const swing = Math.sin(index * 0.19 + turn) + 0.5 * Math.sin(index * 0.43 + turn * 2);
      const foot = top + (ground - top) * (0.42 + row * 0.24) + Math.round(swing * 3) * bar;
      const high = unit * (1.6 + 0.8 * dice());
      const from = Math.max(top, foot - high);
      if (index % 3 === 2) continue;
      press(context, above, () => context.rect(left + index * bar, from, bar * 0.62, (foot - from) * 0.5), {
        overprint: true,
      });
      press(
        context,
        ink,
        () => context.rect(left + index * bar, foot - (foot - from) * 0.5, bar * 0.62, (foot - from) * 0.5),
        {
          overprint: true,
        },
      );
    }
  }
};

/** A waterfall: blocks in steps on either side, bars between them, and half discs where they strike. */
function falls({ context, inks, dice, left, right, top, ground, unit }: Board, scene: Scene) {
  const cascade = cascadeOf(dice, scene, { x: left, y: top, width: right - left, foot: ground });
  const stones = [inks.grey, inks.black, inks.rose];
  for (const rim of cascade.rims)
    for (let at = 1; at < rim.length; at++) {
      const [[a, y], [b]] = [rim[at - 1] ?? [0, 0], rim[at] ?? [0, 0]];
      const [from, to] = [Math.max(left, Math.min(a, b)), Math.min(right, Math.max(a, b))];
      const step = top + Math.round((y - top) / (unit / 2)) * (unit / 2);
      press(context, stones[at % 3] ?? inks.grey, () => context.rect(from, step, to - from, ground - step));
    }
  const { x, lip, wide } = cascade;
  press(context, inks.paper, () => context.rect(x - wide / 2, lip, wide, ground - lip));
  for (const [at, strand] of strandsOf(cascade, 7).entries())
    if (at % 2 === 0)
      press(context, at % 4 === 0 ? inks.blue : inks.teal, () =>
        context.rect(strand.x - strand.wide / 2, lip, strand.wide, ground - lip),
      );
  for (const [index, aside] of [-0.5, 0, 0.5].entries())
    press(context, index === 1 ? inks.paper : inks.teal, () =>
      context.arc(x + aside * wide, ground, wide * 0.36, Math.PI, 0),
    );
}

/** Another world: half discs on a plain, under a sky of one ink with another disc in it. */
function barren({ context, inks, dice, left, right, top, bottom, ground, unit }: Board, scene: Scene) {
  const isMars = shows(scene, "mars");
  press(context, isMars ? inks.rose : inks.black, () => context.rect(left, top, right - left, ground - top));
  press(context, isMars ? inks.red : inks.grey, () =>
    context.rect(left, ground, right - left, bottom - ground),
  );
  const at = left + (right - left) * (scene.stage.x < 0.5 ? 0.76 : 0.24);
  press(context, isMars ? inks.paper : inks.blue, () => context.arc(at, top + unit, unit * 0.5, 0, 7));
  if (!isMars) press(context, inks.teal, () => context.arc(at, top + unit, unit * 0.5, 0.6, 0.6 + Math.PI));
  for (let index = 0; index < (isMars ? 0 : 34); index++) {
    const spot = [dice.range(left, right), dice.range(top, ground - unit / 2)] as const;
    press(context, inks.paper, () => context.arc(...spot, unit * dice.range(0.02, 0.05), 0, 7));
  }
  for (let x = left + unit / 2, index = 0; x < right - unit / 2; x += unit * 0.9, index++) {
    const size = unit * dice.range(0.25, 0.75);
    const low = ground + (bottom - ground) * dice.range(0.25, 0.85);
    if (isMars) {
      const half = Math.min(size, right - x, x - left);
      press(context, index % 2 ? inks.black : inks.red, () => context.arc(x, ground, half, Math.PI, 0));
    }
    const wide = Math.min(size * 0.5, right - x, x - left);
    press(context, isMars ? inks.yellow : inks.black, () => context.arc(x, low, wide, Math.PI, 0));
    if (!isMars) press(context, inks.paper, () => context.arc(x, low, wide, 0, Math.PI));
  }
}

/** An iceberg: one bright body, and its faces in three inks. */
function berg({ context, inks, left, right, top, ground, unit }: Board, scene: Scene) {
  const area = { x: left, width: right - left, foot: ground + unit * 0.2, high: (ground - top) * 0.62 };
  const { outline, faces } = bergOf(scene, area);
  const put = (ink: Color, points: readonly Point[]) =>
    press(context, ink, () => {
      for (const point of points) context.lineTo(...point);
    });
  put(mix(inks.paper, inks.blue, 0.12), outline);
  for (const [at, { corners }] of faces.entries())
    put([inks.teal, inks.blue, inks.grey][at] ?? inks.blue, corners);
}

/** What is more than a place, behind all places; whether it is instead of them. */
export function buildSights(board: Board, scene: Scene): boolean {
  if (shows(scene, "mars") || shows(scene, "moon")) {
    barren(board, scene);
    return true;
  }
  if (shows(scene, "aurora")) aurora(board);
  if (shows(scene, "waterfall")) falls(board, scene);
  if (shows(scene, "iceberg")) berg(board, scene);
  return false;
}
