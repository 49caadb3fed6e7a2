import type { Dice } from "./dice.ts";

const HOUR_MS = 3_600_000;
export const AT_ONCE = 1;

/** Odd ways of the print house, each rare. Times are in ms. */
export type OddHouse = {
  /** The parcel is given up and packed anew in another place: so long after, or in the same moment. */
  movesFor: number | undefined;
  /** Who calls it off stops its first line alone. */
  beginsInPart: boolean;
  /** So long after it was sent, it is said to be in the making once more. */
  takesBackAfter: number | undefined;
  /** Numbers to follow come so long after the parcels. */
  numbersAfter: number | undefined;
  /** It calls while it still answers to what was sent to it. */
  callsAtOnce: boolean;
  /** Every other call comes so late, and so after newer ones. */
  callsAfter: number;
};

/** As it is nearly always in life. */
export const isUsual = (odd: OddHouse) => Object.values(odd).every((one) => !one);

export function oddHouse({ chance, pick, between }: Dice): OddHouse {
  const rarely = <T>(value: () => T) => (chance(0.08) ? value() : undefined);
  return {
    movesFor: rarely(() => pick([AT_ONCE, between(1, 40) * HOUR_MS])),
    beginsInPart: chance(0.15),
    takesBackAfter: rarely(() => between(1, 20) * HOUR_MS),
    numbersAfter: rarely(() => between(6, 40) * HOUR_MS),
    callsAtOnce: chance(0.2),
    callsAfter: rarely(() => between(1, 30) * HOUR_MS) ?? 0,
  };
}
