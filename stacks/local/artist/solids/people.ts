import type { Who } from "../motifs/who.ts";
import { inHands } from "./arms.ts";
import { mermaid } from "./mermaid.ts";
import { moved, type Part, pipe, rod } from "./parts.ts";
import {
  bent,
  dancer,
  idle,
  leaning,
  lying,
  onABack,
  reading,
  resting,
  suit,
  turnedTo,
  white,
} from "./people-parts.ts";
import { holding, type Pose, seated, somebody, standing, stool, upright } from "./somebody.ts";

// People who stand or do something.

/** Arms that reach up, or ahead of who flies. */
const ahead: Pose["arms"] = [
  [
    [0, 6.3, -0.66],
    [0.1, 7.5, -0.72],
    [0.05, 8.7, -0.5],
  ],
  [
    [0, 6.3, 0.66],
    [0.1, 7.5, 0.72],
    [0.05, 8.7, 0.5],
  ],
];

export const people = {
  figure: (who) => [...upright(idle, { who }), ...inHands(who, idle)],
  child: (who) => [...upright(idle, { who: { age: "child", ...who } }), ...inHands(who, idle)],
  mermaid,
  flyer: (who) =>
    leaning(
      upright(who.back === "cape" ? ahead : idle, { who }),
      [0, 0, 0],
      1,
      who.back === "cape" ? -66 : -30,
    ),
  reader: (who) => [...reading(who), ...stool()],
  sitter: (who) => [...resting(who), ...stool()],
  "seated-reader": reading,
  seated: resting,
  dancer,
  elder: bent,
  rider: (who) => somebody({ ...onABack, who }),
  "space-rider": () => [...somebody({ ...onABack, ...white }), ...suit([0.2, 6.05, 0], [0.08, 4.3, 0])],
  astronaut: () => [
    ...upright(
      [
        [
          [0, 6.35, -0.7],
          [0.3, 5.1, -1.3],
          [0.9, 4.4, -1.3],
        ],
        [
          [0, 6.35, 0.7],
          [0.4, 6.2, 1.5],
          [0.7, 7.4, 1.7],
        ],
      ],
      white,
    ),
    ...suit([0.12, 7.45, 0], [0.03, 5.7, 0]),
    rod([0, 4.1, 0], [0, 5.8, 0], 0.78, 0.82, { of: "white", into: 0.3 }),
    ...standing.flatMap((leg) => pipe(leg, 0.52, 0.4, { of: "white", into: 0.3 })),
  ],
  couple: (who) =>
    (["man", "woman"] as const).flatMap((sex, n) =>
      moved(
        turnedTo(upright(idle, { who: { ...who, sex }, ...(n && { coat: "red" }) })),
        [n ? 1 : -1, 0, 0],
        n ? 0.93 : 1,
      ),
    ),
  kiss: (who) =>
    (["man", "woman"] as const).flatMap((sex, n) => {
      const one = upright(holding(0.95, n ? 5.9 : 5, 0.55), {
        who: { ...who, sex },
        ...(n && { coat: "red" }),
      });
      return moved(n ? turnedTo(turnedTo(one)) : one, [n ? 0.56 : -0.56, 0, 0], n ? 0.94 : 1);
    }),
  sleeper: lying,
  fisher: (who) => [
    ...seated(holding(1.3, 5.6, 0.2), { who: { hat: "hat", ...who } }),
    rod([1.1, 3.7, 0], [5.2, 7.2, 0], 0.09, 0.03, { of: "wood" }),
    rod([5.2, 7.2, 0], [5.3, 0.3, 0], 0.02, 0.02, { of: "horn" }),
    ...stool(),
  ],
} satisfies Record<string, (who: Who) => Part[]>;
