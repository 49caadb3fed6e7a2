import { ball, board, type Part, pipe, rod, turned } from "./parts.ts";

// What fruit and crockery have in common.

const stem = (y: number, x = 0.15): Part[] => [rod([0, y, 0], [x, y + 0.55, 0], 0.07, 0.05, { of: "bark" })];

export const leaf = (x: number, y: number, degrees: number): Part =>
  board([x, y, 0], "-.6,0 -.2,.24 .35,.2 .7,0 .35,-.2 -.2,-.24", 0.04, {
    of: "green",
    bent: true,
    turn: [35, 0, degrees],
  });

export const apple = (of: "glazed" | "red" = "glazed"): Part[] => [
  turned([0, 0, 0], ".35,.1 .8,.12 1.2,.75 1.22,1.4 .85,1.9 .35,1.95 0,1.75", { of, thrown: true }),
  ...stem(1.75),
  leaf(0.55, 2.2, 20),
];

export const pear = (): Part[] => [
  turned([0, 0, 0], ".25,.02 .8,.12 1.12,.8 1,1.5 .62,2.1 .46,2.6 .25,2.95 0,3", {
    of: "glazed",
    thrown: true,
  }),
  ...stem(2.9),
];

export const dish = (wide = 2): Part =>
  turned([0, 0, 0], `${wide * 0.5},0 ${wide * 0.6},.08 ${wide},.32 ${wide},.38 ${wide * 0.55},.16`, {
    of: "white",
    thrown: true,
  });

export const berries = (spots: readonly (readonly [number, number, number])[], r: number): Part[] =>
  spots.map((at) => ball(at, r, r, r, { of: "glazed" }));

export const handle = (x: number, y: number, high: number, thick: number): Part[] =>
  pipe(
    [
      [x - 0.2, y + high, 0],
      [x + high * 0.5, y + high * 0.95, 0],
      [x + high * 0.55, y + high * 0.4, 0],
      [x - 0.1, y, 0],
    ],
    thick,
    thick,
    { of: "glazed", into: 0.06 },
  );
