import type { Who } from "../motifs/who.ts";
import { skinOf } from "./heads.ts";
import { ball, board, type Part, pipe } from "./parts.ts";
import { type Pose, somebody } from "./somebody.ts";

const legs: Pose["legs"] = [
  [
    [0, 1.1, -0.2],
    [0.3, 0.9, -0.2],
    [0.5, 0.8, -0.2],
  ],
  [
    [0, 1.1, 0.2],
    [0.3, 0.9, 0.2],
    [0.5, 0.8, 0.2],
  ],
];

const arms: Pose["arms"] = [
  [
    [0, 3.3, -0.7],
    [-0.3, 2.1, -1],
    [-0.6, 0.9, -1.2],
  ],
  [
    [0, 3.3, 0.7],
    [0.4, 2.2, 0.9],
    [1, 1.5, 0.6],
  ],
];

/** Half a woman, who sits on what is there, her tail before her. */
export function mermaid(said: Who): Part[] {
  const who: Who = { sex: "woman", ...said, wear: "tail" };
  const skin = skinOf(who);
  return [
    ...somebody({
      ...{ hip: [0, 1.3, 0], chest: [0.03, 3, 0], head: [0.12, 4.6, 0], legs, arms, who },
      ...{ coat: skin, trousers: "scales", astride: true },
    }),
    ...pipe(
      [
        [0, 1.3, 0],
        [0.9, 0.75, 0.1],
        [2.2, 0.55, 0.5],
        [3.4, 0.45, 1],
        [4.2, 0.9, 1.1],
      ],
      0.82,
      0.2,
      { of: "scales", into: 0.4 },
    ),
    board([4.3, 1, 1.1], "0,-.2 .7,.2 1.5,.9 1.6,1.7 .8,1.2 .3,.7 0,1.5 -.6,2 -.9,1.5 -.5,.6", 0.1, {
      of: "scales",
      bent: true,
      turn: [0, 20, -20],
    }),
    ...(who.sex === "man" ? [] : [ball([0.46, 3.02, 0.28], 0.24, 0.27, 0.29, { of: "pink", both: true })]),
  ];
}
