import { expect, test } from "vitest";
import { easel } from "../../stacks/local/artist/easel.ts";
import { sceneFor } from "../../stacks/local/artist/scene.ts";
import { specOf } from "../../stacks/local/artist/world/spec.ts";

const roomFor = (subject: string, variant: number) => {
  const brief = { subject, artStyle: "photorealistic-style", aspectRatio: "portrait" } as const;
  const sheet = easel(brief, { seed: 1, variant }, { width: 100, height: 150 });
  const { room, hero = [] } = specOf(sheet, sceneFor(sheet)) ?? {};
  return { room, hero };
};

const both = ["Two cats on a windowsill", "A cat sitting on the sunny window sill"];

test.each(both)("%s: they are right before the window, where it ends below", (wish) => {
  for (const variant of [0, 1, 2, 3]) {
    const { room, hero } = roomFor(wish, variant);
    const { x, y, wide, high } = room?.window ?? { x: 0, y: 0, wide: 0, high: 0 };
    for (const one of hero.slice(0, -1)) {
      expect(Math.abs(one.x - x)).toBeLessThan(wide);
      expect(Math.abs(one.y - (y - high))).toBeLessThan(0.1);
      expect((room?.floor ?? 0) + 2).toBeLessThan(one.y);
      expect((room?.deep ?? 99) - one.z).toBeLessThan(3 * one.body.r * one.scale);
    }
  }
});

test("who is by a window stands on the floor", () => {
  const { room, hero } = roomFor("Two cats by a window", 0);
  for (const one of hero) expect(one.y).toBeCloseTo(room?.floor ?? 0, 1);
});

test("a woman on a windowsill is in the room: she needs a chair", () => {
  const { room, hero } = roomFor("A woman reading on a windowsill", 0);
  expect(hero.at(0)?.y).toBeCloseTo(room?.floor ?? 0, 1);
});
