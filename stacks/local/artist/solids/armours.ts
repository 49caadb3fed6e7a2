import {
  about,
  aside,
  belt,
  boots,
  bracers,
  buckle,
  epaulets,
  type Frame,
  front,
  over,
  share,
} from "./outfit-parts.ts";
import { ball, type Part, pressed, rod, slab } from "./parts.ts";

// What those wear who fight.

export const armours = {
  armour: (frame: Frame) => [
    ball(over(frame.chest, 0.1, -0.25), 0.66, 0.82, 0.72 * frame.broad, { of: "plate", into: 0.08 }),
    ...epaulets(frame, "plate", 0.42, 0.36),
    ...frame.arms.map(([, elbow]) => ball(aside(elbow, frame.broad), 0.29, 0.29, 0.29, { of: "plate" })),
    ...frame.legs.flatMap(([top, knee, foot]) => [
      ball(over(knee, 0.08, 0), 0.38, 0.36, 0.36, { of: "plate" }),
      rod(top, share(top, knee, 0.8), 0.5, 0.4, { of: "plate", into: 0.1 }),
      rod(over(foot, -0.05, -0.06), over(foot, 0.5, -0.11), 0.22, 0.15, { of: "plate", into: 0.1 }),
    ]),
    rod(over(frame.hip, 0, 0.5), over(frame.hip, 0, -0.5), 0.62, 0.82, { of: "plate" }),
    belt(frame, "leather"),
  ],
  lacquer: (frame: Frame) => [
    slab(over(frame.chest, 0.02, -0.3), 0.62, 0.8, 0.66 * frame.broad, { of: "lacquer", round: 0.3 }),
    ...[-0.66, -0.3, 0.06].map((y) =>
      slab(over(frame.chest, 0.03, y), 0.63, 0.045, 0.67 * frame.broad, { of: "red", round: 0.04 }),
    ),
    ...frame.arms.flatMap(([shoulder]) =>
      [0, 1].flatMap((n) => {
        const side = Math.sign(shoulder[2]) * (0.2 + n * 0.1);
        const at = over(aside(shoulder, frame.broad), 0, 0.05 - n * 0.52, side);
        return [
          slab(at, 0.5, 0.24, 0.14, { of: "lacquer" }),
          slab(over(at, 0, -0.22), 0.51, 0.05, 0.15, { of: "red" }),
        ];
      }),
    ),
    ...[0, 1].flatMap((n) =>
      [0, 90, 180, 270].flatMap((turn) => {
        const [deep, wide] = turn % 180 ? [0.5, 0.09] : [0.09, 0.5];
        const plate = about(frame.hip, turn, 0.64 + n * 0.12, 0.22 - n * 0.62);
        const lace = about(frame.hip, turn, 0.66 + n * 0.12, -0.06 - n * 0.62);
        return [
          slab(plate, deep, 0.28, wide, { of: "lacquer" }),
          slab(lace, deep * 1.04, 0.06, wide * 1.04, { of: "red" }),
        ];
      }),
    ),
    belt(frame, "gold", 0.66),
    ...boots(frame, "lacquer", 0.15),
    ...bracers(frame, "lacquer", 0),
  ],
  furs: (frame: Frame) => [
    ...epaulets(frame, "pelt", 0.44, 0.34),
    pressed(
      rod(over(frame.chest, 0, 0.34), over(frame.chest, 0, 0.36), 0.66, 0.66, { of: "pelt", into: 0.2 }),
      0.26,
    ),
    belt(frame, "leather"),
    buckle(frame),
    ...boots(frame, "leather"),
    ...frame.legs.map(([, knee, foot]) => ball(share(knee, foot, 0.3), 0.4, 0.18, 0.4, { of: "pelt" })),
  ],
  cuirass: (frame: Frame) => [
    rod(over(frame.hip, 0.06, 0.9), over(frame.chest, 0.08, 0.02), 0.6 * frame.waist, 0.64 * frame.broad, {
      of: "brass",
    }),
    ...epaulets(frame, "leather", 0.36, 0.3),
    belt(frame, "red", 0.5),
    ...[-60, -30, 0, 30, 60].map((turn) =>
      rod(about(frame.hip, turn, 0.62, 0.3), about(frame.hip, turn, 0.84, -1.1), 0.12, 0.14, {
        of: "leather",
      }),
    ),
    ...bracers(frame, "brass"),
    ...frame.legs.map(([, knee, foot]) =>
      rod(over(share(knee, foot, 0.1), 0.06, 0), over(share(knee, foot, 0.8), 0.06, 0), 0.3, 0.22, {
        of: "brass",
      }),
    ),
  ],
  uniform: (frame: Frame) => [
    belt(frame, "leather", 0.6),
    buckle({ ...frame, hip: over(frame.hip, 0, -0.1) }),
    ...[0.34, -0.34].flatMap((z) => [
      slab(over(front(frame, 0.46), 0, 0.05, z), 0.08, 0.18, 0.18, { of: "olive" }),
      slab(over(frame.hip, 0.56, 0.2, z * 1.2), 0.08, 0.2, 0.18, { of: "olive" }),
    ]),
    rod(over(frame.chest, 0.44, 0.42, -0.42), over(frame.hip, 0.56, 0.7, 0.4), 0.09, 0.09, { of: "leather" }),
    ...boots(frame, "black"),
  ],
} satisfies Record<string, (frame: Frame) => Part[]>;
