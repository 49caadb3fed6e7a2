import { moved, type Part, pipe, rod } from "./parts.ts";
import { bent, dancer, lying, onABack, reading, resting, suit, turnedTo, white } from "./people-parts.ts";
import { holding, seated, somebody, standing, stool, upright } from "./somebody.ts";

// People who do something.

export const people = {
  reader: () => [...reading(), ...stool()],
  sitter: () => [...resting(), ...stool()],
  "seated-reader": reading,
  seated: resting,
  dancer,
  elder: bent,
  rider: () => somebody(onABack),
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
  couple: () =>
    [-1.05, 1.05].flatMap((x, n) =>
      moved(
        turnedTo(upright(holding(0.5, 4.6, 0.75), n ? { coat: "red", bun: true } : { coat: "cloth" })),
        [x, 0, 0],
        n ? 0.93 : 1,
      ),
    ),
  sleeper: lying,
  fisher: () => [
    ...seated(holding(1.3, 5.6, 0.2), { hat: true }),
    rod([1.1, 3.7, 0], [5.2, 7.2, 0], 0.09, 0.03, { of: "wood" }),
    rod([5.2, 7.2, 0], [5.3, 0.3, 0], 0.02, 0.02, { of: "horn" }),
    ...stool(),
  ],
} satisfies Record<string, () => Part[]>;
