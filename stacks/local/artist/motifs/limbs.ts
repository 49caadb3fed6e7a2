import { gloved } from "./arms.ts";
import { behind } from "./backs.ts";
import { features, skull } from "./face.ts";
import { hair, hatband } from "./hair.ts";
import { headOf } from "./head.ts";
import { blob, box, limb, type MotifShape, oval, type Piece, poly } from "./pen.ts";
import { isHidden, skirtOf, type Who } from "./who.ts";

// Somebody: a head, a coat, and limbs from joint to joint.

type Limb = readonly (readonly [x: number, y: number])[];

export const along = (joints: Limb, from: number, to: number) =>
  limb(
    joints
      .map(
        ([x, y], at) =>
          `${x},${y},${(from + ((to - from) * at) / Math.max(1, joints.length - 1)).toFixed(2)}`,
      )
      .join(" "),
  );
/** A sleeve, and a hand at its end. */
export const arm = (...joints: Limb): Piece => ({
  of: "coat",
  path: along(joints, 3.1, 2.1),
  hand: joints.at(-1),
});
export const leg = (...joints: Limb): Piece => ({ of: "low", path: along(joints, 4.6, 3) });
export const shoe = (path: string): Piece => ({ of: "shoe", path });

/** What lies within the body adds nothing to its shape. */
type Drawn = { body: readonly (string | Piece)[]; cut?: readonly string[]; within?: readonly Piece[] };

const pathOf = (piece: string | Piece) => (typeof piece === "string" ? piece : piece.path);

/** Somebody whose head is there, with the rest of them; who looks to the left turns by -1, and to nobody by 0. */
export function somebody(
  who: Who,
  [x, y]: readonly [number, number],
  rest: Drawn,
  turn: -1 | 0 | 1 = 1,
): MotifShape {
  const head = headOf(x, y + 7, who, turn);
  const said = rest.body.filter((piece) => typeof piece !== "string");
  const hands = said.flatMap(({ hand }) => (hand ? [hand] : []));
  const own: Piece[] = [
    ...hands.map(([x, y]) => gloved(who, oval(x, y, 2.3, 2.6))),
    ...skull(head),
    ...hair(head),
  ];
  const neck: Piece[] =
    isHidden(who) && who.hat !== "hood"
      ? []
      : [{ of: "skin", path: limb(`${x},${y + 4},2.6 ${x},${y + 10},2.6`) }];
  const back = behind(who, x, y + 14, turn);
  return {
    body: [...back, ...rest.body, ...own, limb(`${x},${y + 4},2.8 ${x},${y + 12},3.2`)].map(pathOf),
    cut: [...hatband(head), ...(rest.cut ?? [])],
    worn: [...back, ...(rest.within ?? []), ...said, ...own, ...neck, ...features(head)],
    who,
  };
}

const bodice = blob("42.6,27! 57.4,27! 59.4,33 55.4,44 58,54 66,77! 34,77! 42,54 44.6,44 40.6,33");
const jacket = blob("42,27! 58,27! 61,33 59,46 60,60! 40,60! 41,46 39,33");
export const coat = (who: Who): Piece => ({ of: "coat", path: skirtOf(who) ? bodice : jacket });

/** On both feet, a little apart. */
export const stands = (who: Who): Piece[] => [
  ...legsOf(who, [leg([46, 58], [44, 76], [43, 92]), leg([54, 58], [56, 76], [57, 92])]),
  ...[shoe(limb("43,93,2.4 38,94,1.6")), shoe(limb("57,93,2.4 62,94,1.6"))],
];

/** Under a skirt they are bare. */
const legsOf = (who: Who, legs: readonly Piece[]): Piece[] =>
  legs.map((piece) => (skirtOf(who) ? { ...piece, of: "bare" } : piece));

/** On a stool, knees to the right. */
export const sits = (who: Who): Piece[] => [
  ...legsOf(who, [leg([47, 60], [64, 63], [64, 92]), leg([50, 61], [68, 65], [70, 92])]),
  ...[shoe(limb("70,93,2.2 76,94,1.6")), shoe(limb("64,93,2.2 69,94,1.6"))],
  ...(skirtOf(who)
    ? [{ of: "coat", path: blob("41,55! 57,55! 69,58.6 74,64 74,83! 58,83! 60,71 42,67!") } as const]
    : []),
];
export const stool = [
  box(38, 64, 20, 3.4),
  poly("41,66 44,66 42,95 39,95"),
  poly("53,66 56,66 58,95 55,95"),
].map((path): Piece => ({ of: "wood", path }));

export const collar = limb("46,28,0.4 50,33,0.7 54,28,0.4");
export const belt = limb("41,47,0.4 59,47,0.4");
