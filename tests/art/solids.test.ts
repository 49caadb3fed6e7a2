import { describe, expect, test } from "vitest";
import { knownNouns, motifOf } from "../../stacks/local/artist/reading/lexicon.ts";
import { builtSolid } from "../../stacks/local/artist/solids/cast.ts";

/** Points over a body's box and a little beyond it. */
function* around(half: number, high: number) {
  const steps = 10;
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps * 2; j++)
      for (let k = 0; k <= steps; k++)
        yield [
          (i / steps - 0.5) * 2.2 * half,
          (j / steps / 2) * 1.1 * high - 0.05 * high,
          (k / steps - 0.5) * 2.2 * half,
        ] as const;
}

const builtNames = [...new Set(knownNouns().values())].filter((name) => builtSolid(name, [0.4, 0.3, 0.2]));

test("most of what words can mean and hands can make is built", () => {
  expect(builtNames.length).toBeGreaterThan(140);
});

test.each(["ramen", "noodles", "soup"])("a bowl of %s is built, not blown up from its drawing", (meal) => {
  expect(builtSolid(motifOf(meal) ?? "", [0.4, 0.3, 0.2])).toBeDefined();
});

describe.for(builtNames)("%s", (name) => {
  const { body } = builtSolid(name, [0.4, 0.3, 0.2]) as NonNullable<ReturnType<typeof builtSolid>>;

  test("it stands on the ground as high as it says, and no ray can step through it", () => {
    let [least, lowest, highest, through] = [1e9, 1e9, 0, 0];
    for (const [x, y, z] of around(body.r, body.h)) {
      const here = body.sdf(x, y, z);
      least = Math.min(least, here);
      if (here < body.r * 0.12) [lowest, highest] = [Math.min(lowest, y), Math.max(highest, y)];
      if (here <= 0) continue;
      // As far as it says there is nothing; a hair's breadth within its skin is still its skin.
      const step = here * 0.9;
      through = Math.min(
        through,
        body.sdf(x + step, y, z),
        body.sdf(x, y - step, z),
        body.sdf(x, y, z + step),
      );
    }
    expect(least).toBeLessThan(0.02 * body.h);
    expect(lowest).toBeLessThan(0.12 * body.h);
    expect(highest).toBeGreaterThan(0.82 * body.h);
    expect(through).toBeGreaterThan(-0.02 * body.h);
  });
});
