import { inHands } from "./arms.ts";
import { bust } from "./bust.ts";
import { dancer } from "./dancer.ts";
import { collar, shoe, somebody } from "./limbs.ts";
import { mermaid } from "./mermaid.ts";
import { outfitOf } from "./outfits.ts";
import { arc, blob, limb, type MotifShape, type Piece, poly } from "./pen.ts";
import { hangOf, isOfOnePiece, isYoung, proportionsOf, skirtOf, type Who } from "./who.ts";

const HEM = { knee: 77, floor: 92, coat: 72, tunic: 66 } as const;
const FLARE = { knee: 16, floor: 19, coat: 12, tunic: 12.4 } as const;

const BIB = "45.4,28! 54.6,28! 55.6,46 59,52 57,66 43,66 41,52 44.4,46";

/** What is seen of legs; what is behind them is not seen through them. */
const legsOf = (who: Who) =>
  skirtOf(who) || who.wear === "cuirass" ? "bare" : who.back && isOfOnePiece(who) ? "coat" : "low";

/** Somebody who stands, feet on the ground, as broad and as many heads high as they are; with their arms `up`, if so. */
function standing(who: Who, up = false): MotifShape {
  const { shoulders, waist, hips, limbs } = proportionsOf(who);
  const [top, mid, low] = [12.6 * shoulders, 9.4 * waist, 9.6 * hips];
  const skirt = skirtOf(who);
  const cloth = hangOf(who);
  const edge = cloth ? ([FLARE[cloth], HEM[cloth]] as const) : ([low, 62] as const);
  const trunk = [
    [4, 25.4],
    [top * 0.72, 27.4],
    [top, 32],
    [mid + 0.8, 40],
    [mid, 46],
    [low, 55],
    edge,
  ] as const;
  const corner = (at: number) => (at === 0 || at === trunk.length - 1 ? "!" : "");
  const sides = [
    ...trunk.map(([x, y], at) => `${50 + x},${y}${corner(at)}`),
    ...trunk.map(([x, y], at) => `${50 - x},${y}${corner(at)}`).toReversed(),
  ];
  const thick = skirt ? limbs * 0.8 : limbs;
  const reach = top + 1.4;
  const ofBoth = [1, -1].flatMap((side): Piece[] => {
    const line = (...points: [x: number, y: number, half: number][]) =>
      limb(points.map(([x, y, half]) => `${50 + side * x},${y},${half}`).join(" "));
    const legs = line([5, 59, 4.6 * thick], [5, 76, 3.7 * thick], [5.2, 92, 2.8 * thick]);
    return [
      {
        of: "coat",
        path: up
          ? line([top - 3, 32, 3 * limbs], [top - 0.4, 18, 2.4 * limbs], [top - 3, 5, 1.8 * limbs])
          : line([top - 2.4, 30, 2.9 * limbs], [reach, 44, 2.5 * limbs], [reach + 0.6, 57, 1.8 * limbs]),
        hand: up ? [50 + side * (top - 3.4), 2.6] : [50 + side * (reach + 0.6), 59],
      },
      ...(skirt === "floor" ? [] : [{ of: legsOf(who), path: legs } as const]),
      shoe(line([5.2, 93.3, 1.8], [7.6, 93.8, 1.4])),
    ];
  });
  const trousers = `${50 - mid},47.6 ${50 + mid},47.6 ${50 + low},55 ${50 + low},62 ${50 - low},62 ${50 - low},55`;
  const arms = [1, -1].map((side) =>
    limb(`${50 + side * (top - 3.4)},34,0.3 ${50 + side * (mid + 0.6)},45,0.6`),
  );
  const forearm = up
    ? `${49.8 + top},16,2.8 ${46.8 + top},3.4,2.5`
    : `${50 + reach},47,2.8 ${50.5 + reach},58.6,2.5`;
  const hands = up ? [] : inHands(who, reach + 0.6);
  const apron = [limb("45.4,28,0.4 45,46,0.6"), limb("54.6,28,0.4 55,46,0.6"), arc(50, 52, 9, 0.6, 15, 165)];
  return somebody(
    who,
    [50, 14],
    {
      body: [
        ...ofBoth,
        ...(cloth || who.back
          ? [{ of: "coat", path: blob(sides.join(" ")) } as const]
          : [blob(sides.join(" "))]),
        ...hands,
      ],
      within: [
        ...outfitOf(who, { top, mid, low, reach, forearm }),
        ...(cloth ? [] : [{ of: "low", path: poly(trousers) } as const]),
        ...(who.wear === "apron" ? [{ of: "veil", path: blob(BIB) } as const] : []),
      ],
      cut: [
        ...arms,
        limb(`${50.6 - mid},46.6,0.4 50,47.6,0.7 ${49.4 + mid},46.6,0.4`),
        ...(who.wear === "apron" ? apron : []),
        ...(who.sex === "woman" || isYoung(who) || who.wear === "apron" ? [] : [collar]),
        ...(cloth === "coat" ? [limb("50,34,0.3 50,70,0.7")] : []),
        ...(skirt
          ? [-1, 1].map((side) =>
              limb(`${50 + side * 3},52,0.2 ${50 + side * edge[0] * 0.4},${edge[1] - 2},0.7`),
            )
          : [limb("50,61,0.3 50,76,0.7 50,92,0.4")]),
      ],
    },
    0,
  );
}

/** The same drawing, each point of it elsewhere. */
function put(
  { body, cut = [], worn = [], who = {} }: MotifShape,
  to: (x: number, y: number) => Point,
): MotifShape {
  const moved = (path: string) =>
    path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) =>
      to(Number(px), Number(py))
        .map((at) => at.toFixed(4))
        .join(" "),
    );
  return {
    body: body.map(moved),
    cut: cut.map(moved),
    worn: worn.map((piece) => ({ ...piece, path: moved(piece.path) })),
    who,
  };
}

type Point = [x: number, y: number];

/** A drawing elsewhere, as large as said, on the same ground. */
const beside = (drawing: MotifShape, x: number, size: number): MotifShape =>
  put(drawing, (px, py) => [(px - 16) * size + x * 0.32, 30.4 - (30.4 - py) * size]);

/** Who has a cape flies as an arrow does, and others as birds do. */
function flying(who: Who): MotifShape {
  const isArrow = who.back === "cape";
  const turn = ((isArrow ? 62 : 28) * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return put(standing(who, isArrow), (x, y) => [
    16 + (x - 16) * c - (y - 16) * s,
    16 + (x - 16) * s + (y - 16) * c,
  ]);
}

const together = (...some: readonly MotifShape[]): MotifShape => ({
  body: some.flatMap(({ body }) => body),
  cut: some.flatMap(({ cut = [] }) => cut),
  worn: some.flatMap(({ worn = [] }) => worn),
});

/** Somebody close before somebody else: their arms are around them. */
function embracing(who: Who, x: number, turn: 1 | -1): MotifShape {
  const to = (dx: number) => x + dx * turn;
  const { shoulders, waist, hips, limbs } = proportionsOf(who);
  const skirt = skirtOf(who);
  const [hem, flare] = skirt ? [HEM[skirt], FLARE[skirt] * 0.7] : [62, 8 * hips];
  const back = `${to(4)},27! ${to(-6 * shoulders)},28! ${to(-9 * shoulders)},34 ${to(-7 * waist)},46 ${to(-flare)},${hem}!`;
  const front = `${to(flare * 0.7)},${hem}! ${to(6 * waist)},46 ${to(7.6)},34`;
  const legs = [-4, 3].flatMap((dx): Piece[] => [
    {
      of: skirt ? "bare" : "low",
      path: limb(`${to(dx)},58,${4.4 * limbs} ${to(dx)},76,${3.6 * limbs} ${to(dx)},92,2.6`),
    },
    shoe(limb(`${to(dx)},93,2.2 ${to(dx + 5)},94,1.6`)),
  ]);
  return somebody(
    who,
    [x, 14],
    {
      body: [
        ...(skirt === "floor" ? [] : legs),
        { of: "coat", path: blob(`${back} ${front}`) },
        {
          of: "coat",
          path: limb(
            `${to(-3)},32,${2.9 * limbs} ${to(6)},${turn > 0 ? 46 : 38},${2.5 * limbs} ${to(19)},${turn > 0 ? 44 : 31},1.9`,
          ),
          hand: [to(20.6), turn > 0 ? 43.6 : 30],
        },
      ],
      cut: [],
    },
    turn,
  );
}

/** Who is in a picture, as they stand. */
export const people: Record<string, (who: Who) => MotifShape> = {
  bust,
  dancer,
  mermaid,
  figure: (who) => standing(who),
  flyer: flying,
  child: (who) => beside(standing({ age: "child", ...who }), 50, 0.84),
  kiss: (who) =>
    together(
      embracing({ ...who, sex: "man" }, 41.6, 1),
      beside(embracing({ ...who, sex: "woman" }, 58.4, -1), 50, 0.97),
    ),
  couple: (who) =>
    together(
      beside(standing({ ...who, sex: "man" }), 33, 0.92),
      beside(standing({ ...who, sex: "woman" }), 66, 0.88),
    ),
};
