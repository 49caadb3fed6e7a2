import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { easel } from "../../stacks/local/artist/easel.ts";
import { HERO_BOX, type Hero, solid } from "../../stacks/local/artist/heroes.ts";
import { type Lit, lightUp } from "../../stacks/local/artist/relief.ts";
import { berthOf, leadOf, membersOf } from "../../stacks/local/artist/stage.ts";
import { isGrounded } from "../../stacks/local/artist/vista/motif.ts";
import { sceneOf } from "./seen.ts";

const SIDE = 64;

/** A grey body in its box, in this light: the mean of what is painted left and right of its middle. */
function lit(hero: Hero, from: Lit["from"], more: Partial<Lit> = {}) {
  const context = createCanvas(SIDE, SIDE).getContext("2d");
  context.scale(SIDE / HERO_BOX, SIDE / HERO_BOX);
  context.fillStyle = "#808080";
  context.fill(solid(hero));
  lightUp(context, hero, { from, sun: [0.7, 0.7, 0.7], sky: [0.3, 0.3, 0.3], rim: 0, ...more });
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const sums = { left: 0, right: 0, outside: 0 };
  for (let at = 0; at < SIDE * SIDE; at++) {
    const light = data[at * 4] as number;
    if ((data[at * 4 + 3] as number) === 0) sums.outside += light;
    else sums[at % SIDE < SIDE / 2 ? "left" : "right"] += light;
  }
  return sums;
}

test("a drawing in the light is bright where it comes from, and dark where it does not reach", () => {
  const apple = { name: "apple" };
  const [fromLeft, fromRight] = [lit(apple, [-0.8, 0.4, 0.5]), lit(apple, [0.8, 0.4, 0.5])];
  expect(fromLeft.left).toBeGreaterThan(fromLeft.right * 1.15);
  expect(fromRight.right).toBeGreaterThan(fromRight.left * 1.15);
});

test.each(["fox", "owl", "castle", "apple"])("light and cover of a %s stay within its outline", (name) => {
  expect(lit({ name }, [0.8, 0.4, 0.5], { covered: true }).outside).toBe(0);
});

test("who is above another has no shadow at their feet; who stands beside them has", () => {
  const grounded = (subject: string) => {
    const brief = { subject, artStyle: "anime-style", aspectRatio: "portrait" } as const;
    const sheet = easel(brief, { seed: 1, variant: 0 }, { width: 100, height: 150 });
    const scene = sceneOf(subject);
    const whole = berthOf(sheet, scene);
    const members = membersOf(leadOf(scene), whole);
    return Object.fromEntries(members.map((one) => [one.hero.name, isGrounded(scene, members, whole, one)]));
  };
  expect(grounded("a dragon over a castle")).toEqual({ dragon: false, castle: true });
  expect(grounded("a dog and a cat")).toEqual({ dog: true, cat: true });
});
