import {
  about,
  aside,
  belt,
  bone,
  boots,
  bracers,
  buckle,
  type Frame,
  front,
  over,
  share,
  shirt,
} from "./outfit-parts.ts";
import { ball, board, type Part, pipe, pressed, rod, slab } from "./parts.ts";

// What those wear who are known by it, and do not fight by trade.

export const costumes = {
  frock: (frame: Frame) => [
    shirt(frame, "shirt", 0.7),
    ...[0.34, -0.34].map((z) =>
      rod(over(frame.chest, 0.5, 0.3, z), over(frame.hip, 0.46, 0.8, z), 0.08, 0.08, { of: "brass" }),
    ),
    pressed(rod(over(frame.hip, 0, 0.6), over(frame.hip, 0, 0.64), 0.7, 0.7, { of: "red" }), 0.2),
    ...pipe(
      [over(frame.hip, 0.5, 0.6, 0.42), over(frame.hip, 0.72, -0.2, 0.56), over(frame.hip, 0.72, -0.9, 0.6)],
      0.14,
      0.2,
      { of: "red" },
    ),
    ...bracers(frame, "red", 0.72),
    buckle(frame),
    ...boots(frame, "leather"),
  ],
  tunic: (frame: Frame) => [belt(frame, "leather"), buckle(frame), ...boots(frame, "leather")],
  tights: (frame: Frame) => [
    pressed(
      rod(over(frame.hip, 0, -0.1), over(frame.hip, 0, 0.4), 0.62 * frame.hips, 0.62 * frame.waist, {
        of: "red",
        into: 0.1,
      }),
      0.5,
    ),
    belt(frame, "yellow", 0.5),
    board(front(frame, 0.42), "-.42,.36 .42,.36 .52,.1 0,-.5 -.52,.1", 0.12, {
      of: "yellow",
      turn: [0, 90, 0],
    }),
    board(over(front(frame, 0.42), 0.05, 0), "-.22,.22 .22,.22 .28,.06 0,-.28 -.28,.06", 0.12, {
      of: "red",
      turn: [0, 90, 0],
    }),
    ...boots(frame, "red", 0.2),
    ...bracers(frame, "red", 0.1),
  ],
  wraps: (frame: Frame) => [
    belt(frame, "red", 0.5),
    ...pipe([over(frame.hip, 0.5, 0.5, 0.3), over(frame.hip, 0.6, -0.5, 0.4)], 0.1, 0.12, { of: "red" }),
    ...bracers(frame, "dark", 0.1),
    ...boots(frame, "dark"),
  ],
  motley: (frame: Frame) => [
    rod(over(frame.hip, 0, 0, 0.16), over(frame.chest, 0, 0, 0.16), 0.57 * frame.hips, 0.63 * frame.broad, {
      of: "yellow",
    }),
    ...frame.legs
      .slice(1)
      .flatMap(([top, knee, foot]) => [
        rod(top, knee, 0.43, 0.33, { of: "yellow" }),
        rod(knee, foot, 0.32, 0.2, { of: "yellow" }),
      ]),
    ...frame.arms
      .slice(0, 1)
      .flatMap(([shoulder, elbow, hand]) => [
        rod(aside(shoulder, frame.broad), aside(elbow, frame.broad), 0.3, 0.24, { of: "yellow" }),
        rod(
          aside(elbow, frame.broad),
          share(aside(elbow, frame.broad), aside(hand, frame.broad), 0.9),
          0.24,
          0.18,
          { of: "yellow" },
        ),
      ]),
    pressed(rod(over(frame.chest, 0, 0.4), over(frame.chest, 0, 0.44), 0.84, 0.7, { of: "green" }), 0.16),
    ...[-60, -20, 20, 60].map((turn) =>
      ball(about(frame.chest, turn, 0.86, 0.22), 0.12, 0.12, 0.12, { of: "gold" }),
    ),
    belt(frame, "red", 0.5),
  ],
  ruff: (frame: Frame) => [
    ...[0, 40, 80, 120, 160, 200, 240, 280, 320].map((turn) =>
      ball(about(frame.chest, turn, 0.6, 0.62), 0.32, 0.2, 0.32, { of: "white", into: 0.06 }),
    ),
    ...[0.1, -0.6, -1.3].map((y) => ball(over(frame.chest, 0.66, y - 0.2), 0.17, 0.17, 0.17, { of: "red" })),
    ...frame.legs.map(([, , foot]) => ball(over(foot, 0.36, -0.06), 0.56, 0.24, 0.3, { of: "red" })),
    ...frame.legs.map(([, , foot]) => ball(over(foot, 0, 0.34), 0.34, 0.14, 0.34, { of: "white" })),
  ],
  tails: (frame: Frame) => [
    shirt(frame, "white", 0.9),
    rod(over(frame.chest, 0.4, -0.3), over(frame.hip, 0.34, 0.7), 0.3, 0.32, { of: "red" }),
    ...[1, -1].map((z) =>
      slab(over(frame.chest, -0.1, 0.85, z * 0.5), 0.32, 0.42, 0.06, {
        of: "red",
        turn: [z * 24, z * 24, 0],
      }),
    ),
  ],
  bones: (frame: Frame) => [
    rod(over(frame.hip, 0.44, 0), over(frame.chest, 0.52, 0.3), 0.14, 0.14, { of: "horn" }),
    ...[0.24, -0.04, -0.32, -0.6].flatMap((y) =>
      pipe(
        [
          over(frame.chest, 0.62, y),
          over(frame.chest, 0.5, y + 0.06, 0.4 * frame.broad),
          over(frame.chest, 0.1, y, 0.66 * frame.broad),
        ],
        0.085,
        0.07,
        { of: "horn", both: true },
      ),
    ),
    ball(over(frame.hip, 0.32, 0.1, 0.28), 0.26, 0.26, 0.3, { of: "horn", both: true }),
    ...frame.arms.flatMap(([shoulder, elbow, hand]) =>
      bone(
        [shoulder, elbow, hand].map((p) => aside(p, frame.broad)),
        0.2,
      ),
    ),
    ...frame.legs.flatMap((leg) => bone(leg, 0.34)),
  ],
  harness: (frame: Frame) => [
    belt(frame, "orange", 0.4),
    ...pipe(
      [over(frame.chest, 0.4, 0.5, -0.5), over(frame.chest, 0.62, -0.3, 0), over(frame.hip, 0.5, 0.6, 0.5)],
      0.13,
      0.13,
      { of: "yellow" },
    ),
    ...pipe(
      [
        over(frame.chest, -0.4, 0.5, -0.5),
        over(frame.chest, -0.62, -0.3, 0),
        over(frame.hip, -0.5, 0.6, 0.5),
      ],
      0.13,
      0.13,
      { of: "yellow" },
    ),
    ...boots(frame, "leather", 0.6),
  ],
} satisfies Record<string, (frame: Frame) => Part[]>;
