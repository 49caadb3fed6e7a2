import { bergOf, floesOf } from "../berg.ts";
import { cascadeOf, cliffOf, foamOf, strandsOf } from "../cascade.ts";
import { clamp, mix } from "../color.ts";
import { halftone } from "../halftone.ts";
import { press } from "../plates.ts";
import { shows } from "../reading/sights.ts";
import { mesasOf, rubbleOf, stoneOf } from "../rubble.ts";
import type { Point } from "../shapes.ts";
import { type Draw, type Frame, inked, shade } from "./comic-frame.ts";

const cascadeIn = ({ dice, scene, x, y, width, height, horizon }: Frame) =>
  cascadeOf(dice.fork("falls"), scene, { x, y, width, foot: horizon + height * 0.03 });

/** A waterfall between cliffs that are black on one side. */
export const falls: Draw = (frame) => {
  const { context, inks, width, height, x: left, y: top } = frame;
  const cascade = cascadeIn(frame);
  const { x, lip, foot, wide } = cascade;
  const rock = mix(inks.brown, inks.purple, 0.35);
  for (const rim of cascade.rims) {
    inked(frame, rock, () => {
      for (const point of cliffOf(cascade, rim)) context.lineTo(...point);
      context.closePath();
    });
    for (let at = 1; at < rim.length; at++) {
      const [[a, y], [b]] = [rim[at - 1] ?? [0, 0], rim[at] ?? [0, 0]];
      const far = Math.max(a, b);
      inked(frame, inks.green, () => context.rect(Math.min(a, b), y, Math.abs(b - a), height * 0.016), 0.6);
      shade(frame, () => {
        context.moveTo(far - width * 0.03, y + height * 0.02);
        context.lineTo(far, y + height * 0.02);
        context.lineTo(far, foot);
        context.lineTo(far - width * 0.012, y + (foot - y) * 0.6);
      });
    }
  }
  halftone(context, inks.black, {
    pitch: 13,
    angle: 0.4,
    area: { x: left, y: lip, width, height: foot - lip },
    tone: (dotX, dotY) => (Math.abs(dotX - x) < wide * 0.6 ? 0 : clamp((dotY - top) / height - 0.1, 0, 0.5)),
  });
  inked(frame, inks.paper, () => {
    context.moveTo(x - wide / 2, lip);
    context.quadraticCurveTo(x, lip - wide * 0.1, x + wide / 2, lip);
    context.lineTo(x + wide * 0.58, foot + 30);
    context.lineTo(x - wide * 0.58, foot + 30);
    context.closePath();
  });
  for (const [at, strand] of strandsOf(cascade, 11).entries())
    if (at % 2 === 1)
      press(context, at % 4 === 1 ? inks.cyan : inks.blue, () => {
        const spread = x + (strand.x - x) * 1.14;
        const from = lip + (foot - lip) * (0.04 + 0.05 * (at % 3));
        context.moveTo(strand.x, from);
        context.lineTo(spread + strand.wide * 0.5, foot + 26);
        context.lineTo(spread - strand.wide * 0.5, foot + 26);
      });
};

export const foam: Draw = (frame) => {
  for (const [x, y, size] of foamOf(cascadeIn(frame)))
    inked(frame, frame.inks.paper, () => frame.context.arc(x, y, size, 0, 7), 0.8);
};

/** Another world: tables of rock and stones, or bowls with a rim. */
export const barren: Draw = (frame) => {
  const { context, inks, scene, dice, x, y, width, height, horizon } = frame;
  const isMars = shows(scene, "mars");
  const area = { x, width, horizon, foot: y + height };
  const soil = isMars ? mix(inks.red, inks.brown, 0.45) : mix(inks.paper, inks.black, 0.3);
  const outline = (points: readonly Point[]) => () => {
    for (const point of points) context.lineTo(...point);
    context.closePath();
  };
  if (isMars)
    for (const mesa of mesasOf(dice, area, height * 0.16))
      inked(frame, mix(inks.red, inks.orange, 0.4), outline(mesa));
  inked(frame, soil, () => context.rect(x - 20, horizon, width + 40, area.foot - horizon + 20));
  halftone(context, inks.black, {
    pitch: 15,
    angle: 0.3,
    area: { x, y: horizon, width, height: area.foot - horizon },
    tone: (_, dotY) => clamp((dotY - horizon) / (area.foot - horizon) - 0.35, 0, 0.5),
  });
  for (const lump of rubbleOf(dice, area, isMars ? 18 : 13))
    if (isMars) inked(frame, mix(inks.brown, inks.black, 0.3), outline(stoneOf(lump)), 0.7);
    else {
      inked(
        frame,
        inks.paper,
        () => context.ellipse(lump.x, lump.y, lump.wide * 1.3, lump.wide * 0.44, 0, 0, 7),
        0.8,
      );
      shade(frame, () =>
        context.ellipse(lump.x, lump.y + lump.wide * 0.05, lump.wide, lump.wide * 0.26, 0, 0, 7),
      );
    }
};

const traced =
  ({ context }: Frame, points: readonly Point[]) =>
  () => {
    for (const point of points) context.lineTo(...point);
    context.closePath();
  };

/** An iceberg, blue where it turns away, and drift ice before it. */
export const ice: Draw = (frame) => {
  const { inks, scene, dice, x, y, width, height, horizon } = frame;
  const area = { x, width, foot: horizon + height * 0.05, high: (horizon - y) * 0.62 };
  const berg = bergOf(scene, area);
  inked(frame, inks.paper, traced(frame, berg.outline));
  for (const { turned, corners } of berg.faces)
    inked(frame, mix(inks.paper, inks.cyan, turned + 0.35), traced(frame, corners), 0.5);
  for (const { top, deep } of floesOf(dice.fork("floes"), area, y + height, 6)) {
    inked(
      frame,
      inks.blue,
      traced(
        frame,
        top.map(([px, py]): Point => [px, py + deep]),
      ),
      0.7,
    );
    inked(frame, inks.paper, traced(frame, top), 0.7);
  }
};

/** The edge of the ice on which somebody stands. */
export const shelf: Draw = (frame) => {
  const { inks, x, y, width, height, horizon } = frame;
  const top = horizon + (y + height - horizon) * 0.36;
  const edge = [0, 0.16, 0.3, 0.48, 0.62, 0.8, 1].map(
    (along, at): Point => [x - 20 + (width + 40) * along, top + height * (at % 2 ? 0.012 : -0.012)],
  );
  const low: Point[] = [
    [x + width + 20, y + height + 20],
    [x - 20, y + height + 20],
  ];
  inked(frame, inks.paper, traced(frame, [...edge, ...low]));
  for (const [at, [px, py]] of edge.entries()) {
    const next = edge[at + 1];
    if (next && at % 2 === 0)
      press(frame.context, mix(inks.paper, inks.cyan, 0.45), () => {
        frame.context.moveTo(px, py + 4);
        frame.context.lineTo(next[0], next[1] + 4);
        frame.context.lineTo(px + (next[0] - px) * 0.3, py + height * 0.05);
      });
  }
};
