import { press } from "../plates.ts";
import type { Build } from "./bauhaus-places.ts";

/** Northern lights: bars side by side, which hang on the steps of an arc. */
export const aurora: Build = ({ context, inks, dice, left, right, top, ground, unit }) => {
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
