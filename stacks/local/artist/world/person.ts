import { boxed, chain, far, grown, type Limb, limb, limbs, type Tint } from "./limbs.ts";
import { n2, smooth } from "./noise.ts";
import { type Body, begin, D, put, set } from "./solids.ts";

/** Somebody who stands, eight heads high or fewer; whom they face is where x is positive. */
export type Person = {
  /** Heads of this height in eight. */
  head: number;
  coat: Tint;
  legs: Tint;
  hair: Tint;
  /** How far the coat hangs down, of the legs, and how wide it is there. */
  hem?: readonly [number, number];
  /** One leg before the other, of their length. */
  step?: number;
};

const SKIN = 1,
  COAT = 2,
  LEGS = 3,
  HAIR = 4,
  SHOE = 5;

const skin: Tint = [0.42, 0.25, 0.17];

export function person({ head, coat, legs, hair, hem, step = 0.1 }: Person): Body {
  const r = head * 0.46,
    crown = 8,
    chin = crown - head * 1.02,
    shoulder = chin - head * 0.34,
    hip = shoulder * 0.59,
    wide = head * 0.74;
  const stride = hip * step;
  const build = head / 1.02;
  const below = limbs(
    [1, -1].flatMap((side): Limb[] => {
      const z = side * wide * 0.42,
        x = side * stride;
      return [
        [0, hip, z, x * 0.6, hip * 0.5, z, 0.42 * build, 0.3 * build],
        [x * 0.6, hip * 0.5, z, x - stride * 0.2, 0.3, z, 0.3 * build, 0.2 * build],
      ];
    }),
  );
  const shoes = limbs(
    [1, -1].map((side): Limb => {
      const x = side * stride - stride * 0.2;
      return [x - 0.05, 0.17, side * wide * 0.42, x + 0.5 * build, 0.12, side * wide * 0.46, 0.2, 0.14];
    }),
  );
  const torso = limbs([
    [0, hip, 0, 0.02, shoulder - head * 0.35, 0, 0.6 * build, 0.66 * build],
    [
      0,
      shoulder - head * 0.16,
      -wide * 0.72,
      0,
      shoulder - head * 0.16,
      wide * 0.72,
      0.3 * build,
      0.3 * build,
    ],
  ]);
  const arms = limbs(
    [1, -1].flatMap((side): Limb[] => {
      const z = side * (wide + 0.08),
        swing = -side * stride * 0.6;
      return [
        [
          0,
          shoulder - head * 0.16,
          z,
          swing * 0.3 - 0.08,
          shoulder * 0.78,
          z * 1.14,
          0.27 * build,
          0.21 * build,
        ],
        [
          swing * 0.3 - 0.08,
          shoulder * 0.78,
          z * 1.14,
          swing + 0.22,
          shoulder * 0.6,
          z * 1.1,
          0.21 * build,
          0.16 * build,
        ],
      ];
    }),
  );
  const [low = 0, flare = 0.7] = hem ?? [];
  const skirt = limbs([[0, hip * 1.16, 0, 0, hip * (1 - low), 0, 0.56 * build, flare * build]]);
  const neck = limbs([[0, shoulder - 0.1, 0, 0.06, chin + 0.2, 0, 0.24 * build, 0.22 * build]]);

  return {
    r: 3,
    h: crown + 0.4,
    lower: 0.6,
    alive: true,
    sdf(x, y, z) {
      begin();
      const off = boxed(x, y, z, 1.8, crown + 0.2, 1.8);
      if (off > 0.8) {
        put(off, COAT);
        return D;
      }
      // Broad from shoulder to shoulder, and less so from chest to back.
      let d = grown(limb(torso, 0, x * 1.25, y, z), limb(torso, 1, x, y, z), 0.5) * 0.9;
      if (hem) {
        const cloth = Math.max(limb(skirt, 0, x * 1.1, y, z), hip * (1 - low) - y) * 0.85;
        d = grown(d, cloth, 0.35);
      }
      d = grown(d, Math.min(chain(arms, 0, 2, x, y, z, 0.15), chain(arms, 2, 4, x, y, z, 0.15)), 0.12);
      put(d, COAT);
      if (y < hip + 0.6) {
        put(Math.min(chain(below, 0, 2, x, y, z, 0.2), chain(below, 2, 4, x, y, z, 0.2)), LEGS);
        if (y < 1) put(Math.min(limb(shoes, 0, x, y, z), limb(shoes, 1, x, y, z)), SHOE);
      }
      if (y > shoulder - 0.6) {
        const ball = far((x - 0.06) * 1.02, (y - crown + head * 0.52) * 0.86, z * 1.16) - r;
        const nose = far(x - r - 0.05, y - crown + head * 0.6, z) - 0.085 * build;
        put(grown(grown(ball, limb(neck, 0, x, y, z), 0.18), nose, 0.12), SKIN);
        const cap = far((x + 0.1) * 0.98, (y - crown + head * 0.46) * 0.86, z * 1.1) - r * 1.1;
        put(Math.max(cap, x * 0.8 - (y - crown + head * 0.36) * 1.1 - 0.12), HAIR);
      }
      // Hands.
      for (const side of [1, -1])
        put(
          far(x + side * stride * 0.6 - 0.26, y - shoulder * 0.565, z - side * (wide + 0.08) * 1.1) -
            0.17 * build,
          SKIN,
        );
      return D;
    },
    albedo(id, x, y, z, out) {
      if (id === SHOE) return set(out, 0.03, 0.025, 0.02);
      const [red, green, blue] = id === SKIN ? skin : id === HAIR ? hair : id === LEGS ? legs : coat;
      const strands = 0.85 + 0.35 * n2(x * 7 + z * 9, y * 2.2);
      const weave = 0.94 + 0.1 * n2(x * 1.3, y * 0.9 + z) + 0.07 * n2(x * 14, y * 14 + z * 11);
      // Folds fall from the waist.
      const folds =
        id === COAT && hem && y < hip ? 1 - 0.16 * smooth(0.2, 0.8, Math.sin(Math.atan2(z, x) * 9)) : 1;
      const tone = id === HAIR ? strands : id === SKIN ? 1 : weave * folds;
      return set(out, red * tone, green * tone, blue * tone, 0, 0.04);
    },
  };
}
