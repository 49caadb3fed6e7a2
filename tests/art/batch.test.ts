import { expect, test } from "vitest";
import type { Scene } from "../../stacks/local/artist/scene.ts";
import { sceneOf, shareOf } from "./seen.ts";

const variants = [0, 1, 2, 3];

/** How unlike two of a batch are laid out, in shares of the sheet: where and how large who it is about is, and the light. */
function apart(subject: string, one: number, other: number): number {
  const of = (what: (scene: Scene) => number) =>
    Math.abs(what(sceneOf(subject, one)) - what(sceneOf(subject, other)));
  const light = of(({ sun }) => Math.sign(sun.x - 0.5)) + of(({ mirrored }) => Number(mirrored));
  const hour = sceneOf(subject, one).time === sceneOf(subject, other).time ? 0 : 0.1;
  const size = Math.abs((shareOf(subject, one) ?? 0) - (shareOf(subject, other) ?? 0));
  return of(({ stage }) => stage.x) + of(({ horizon }) => horizon) + size + hour + 0.05 * light;
}

test.each(["a fox in a forest", "a lighthouse", "a child flying a kite", "two horses", "a cat on a sofa"])(
  "%s: each of a batch is seen from another place, in another light",
  (subject) => {
    for (const one of variants)
      for (const other of variants.slice(one + 1))
        expect(apart(subject, one, other), `${one} ${other}`).toBeGreaterThan(0.26);
    expect(new Set(variants.map((variant) => sceneOf(subject, variant).time))).toEqual(
      new Set(["day", "dusk", "dawn"]),
    );
  },
);

test.each([
  ["a fox at night", "night"],
  ["a fox in the morning", "dawn"],
  ["a fox on a sunny meadow", "day"],
  ["a lighthouse at sunset", "dusk"],
])("%s: the hour that was asked for is that of all four", (subject, time) => {
  for (const variant of variants) expect(sceneOf(subject, variant).time).toBe(time);
});
