import { cascadeOf, strandsOf } from "../cascade.ts";
import { press } from "../plates.ts";
import { shows } from "../reading/sights.ts";
import type { Scene } from "../scene.ts";
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

/** What is more than a place, behind all places. */
export function buildSights(board: Board, scene: Scene) {
  if (shows(scene, "aurora")) aurora(board);
  if (shows(scene, "waterfall")) falls(board, scene);
}
