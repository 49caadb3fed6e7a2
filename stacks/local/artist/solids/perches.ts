import { type Part, pipe, rod, slab, turned } from "./parts.ts";

// What hangs or stands out of doors to sit on, and what turns or burns in a room; its front is where z is negative.

export const perches = {
  fireplace: () => [
    ...[-2.25, 2.25].map((x) => slab([x, 2, 0], 0.65, 2, 0.9, { of: "walls", round: 0.05 })),
    slab([0, 3.85, 0], 2.9, 0.5, 0.9, { of: "walls", round: 0.05 }),
    slab([0, 4.5, -0.1], 3.2, 0.16, 1.1, { of: "wood", round: 0.05 }),
    slab([0, 2, 0.75], 2, 2, 0.15, { of: "dark" }),
    slab([0, 0.12, -0.5], 3, 0.12, 1.4, { of: "stone" }),
    rod([-1.2, 0.45, 0], [1.2, 0.45, -0.15], 0.24, 0.2, { of: "bark" }),
    rod([-0.9, 0.75, -0.2], [1, 0.6, 0.2], 0.22, 0.24, { of: "bark" }),
    ...[
      [-0.75, 0.7],
      [0, 1],
      [0.7, 0.8],
    ].map(([x = 0, high = 1]) =>
      turned([x, 0.6, 0], `.2,0 .46,${0.4 * high} .34,${0.95 * high} .12,${1.6 * high} 0,${2.1 * high}`, {
        of: "flame",
        thrown: true,
      }),
    ),
  ],
  swing: () => [
    rod([-3.2, 6.6, 0], [3.2, 6.6, 0], 0.2, 0.2, { of: "timber" }),
    ...[-2.9, 2.9].flatMap((x) => [
      rod([x, 6.6, 0], [x, 0, 1.2], 0.17, 0.17, { of: "timber", both: true }),
      rod([x * 0.24, 6.5, 0], [x * 0.24, 1.9, 0], 0.05, 0.05, { of: "straw" }),
    ]),
    slab([0, 1.9, 0], 1.9, 0.09, 0.5, { of: "timber", round: 0.04 }),
  ],
  wire: () => [
    ...[-4.4, 4.4].flatMap((x) => [
      rod([x, 0, 0], [x, 6.4, 0], 0.2, 0.16, { of: "bark" }),
      rod([x - 0.9, 5.7, 0], [x + 0.9, 5.7, 0], 0.1, 0.1, { of: "bark" }),
    ]),
    ...[5.8, 5.1].flatMap((y) =>
      pipe(
        [
          [-4.4, y, 0],
          [-2, y - 0.26, 0],
          [2, y - 0.26, 0],
          [4.4, y, 0],
        ],
        0.05,
        0.05,
        { of: "black" },
      ),
    ),
  ],
  "record-player": () => [
    slab([0, 0.6, 0], 2.6, 0.5, 2, { of: "varnish", round: 0.08 }),
    turned([-0.5, 1.1, 0], "1.65,0 1.65,.08", { of: "black" }),
    turned([-0.5, 1.18, 0], ".5,0 .5,.03", { of: "red" }),
    rod([2, 1.35, 1.2], [1.3, 1.35, -0.5], 0.08, 0.06, { of: "steel" }),
    slab([0, 2.8, 1.95], 2.6, 1.7, 0.1, { of: "varnish", turn: [-14, 0, 0], round: 0.05 }),
  ],
} satisfies Record<string, () => Part[]>;
