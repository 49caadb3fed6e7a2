import { boundsOf } from "../cast/body.ts";
import { css, mix } from "../color.ts";
import { HERO_BOX, type Hero, silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { isCutOut } from "../plates.ts";
import { type Lit, lightUp } from "../relief.ts";
import type { Scene } from "../scene.ts";
import { type Berth, berthOf, inBox, isBust, leadOf, membersOf } from "../stage.ts";
import { sunSide, type World } from "./brush.ts";
import { litAt } from "./lit.ts";
import { motifColors } from "./look.ts";

/** What stands on the ground takes its light away. */
export function castShadow(world: World, { x, y, size }: Berth) {
  const { context, look } = world;
  const shadow = context.createRadialGradient(0, 0, 0, 0, 0, size * 0.55);
  shadow.addColorStop(0, css(look.ink, 0.5));
  shadow.addColorStop(1, css(look.ink, 0));
  context.save();
  context.translate(x - sunSide(world, x) * size * 0.1, y + size * 0.45);
  context.scale(1, 0.15);
  context.fillStyle = shadow;
  context.fillRect(-size, -size, size * 2, size * 2);
  context.restore();
}

/** On a face there are no deep shadows. */
const softened = (sky: Lit["sky"]): Lit["sky"] => [
  sky[0] + (1 - sky[0]) * SOFT,
  sky[1] + (1 - sky[1]) * SOFT,
  sky[2] + (1 - sky[2]) * SOFT,
];
const SOFT = 0.6;

/** What somebody has on, in this light. */
export const inLivery = ({ context, easel, scene, look, manner }: World, hero: Hero) =>
  livery(
    context,
    hero,
    (other) => motifColors(easel, scene, look, { ...hero, color: other }, manner.lifelike).body,
    look.ink,
  );

/** The motif as a body in the light, with its lines in ink, standing on what is below it. */
function paintOne(world: World, berth: Berth, hero: Hero, grounded: boolean) {
  const { context, easel, scene, look, manner } = world;
  if (grounded) castShadow(world, berth);
  const heavy = isCutOut(hero);
  const { body: color, lines } = motifColors(easel, scene, look, hero, manner.lifelike);
  const dressed = () => inLivery(world, hero);
  if (manner.modelled > 0.65) {
    inBox(context, berth, () => {
      context.fillStyle = css(heavy ? mix(lines, color, 0.25) : mix(color, look.heroLight, 0.15));
      context.fill(solid(hero));
      context.fillStyle = css(heavy ? mix(color, look.heroLight, 0.15) : mix(color, look.ink, 0.8));
      context.fill(silhouette(hero));
      dressed();
      const lit = litAt(world, berth.x, berth.flip);
      lightUp(context, hero, isBust(scene) ? { ...lit, sky: softened(lit.sky) } : lit);
    });
    return;
  }
  inBox(context, berth, () => {
    const side = sunSide(world, berth.x);
    const light = context.createLinearGradient(
      side > 0 ? HERO_BOX : 0,
      2,
      side > 0 ? 4 : HERO_BOX - 4,
      HERO_BOX,
    );
    light.addColorStop(0, css(mix(color, look.heroLight, 0.2 + 0.45 * manner.modelled)));
    light.addColorStop(0.45, css(color));
    light.addColorStop(1, css(mix(color, look.ink, 0.45 * manner.modelled)));
    const body = solid(hero);
    context.lineJoin = "round";
    context.strokeStyle = css(heavy ? lines : look.ink, heavy ? 0.8 : 1);
    context.lineWidth = manner.outline ? 0.9 : 0.35;
    context.stroke(body);
    context.fillStyle = heavy ? css(lines) : light;
    context.fill(body);
    context.fillStyle = heavy ? light : css(mix(color, look.ink, 0.8));
    context.fill(silhouette(hero));
    dressed();
  });
}

/** What the picture is about: everybody in their own colour, those behind first. */
export function paintMotif(world: World) {
  const { easel, scene } = world;
  if (scene.heroes.length === 0 && scene.places.length > 0) return;
  const lead = leadOf(scene);
  const berth = berthOf(easel, scene);
  const members = membersOf(lead, berth);
  for (const { hero, berth: at } of members)
    paintOne(world, at, hero, isGrounded(scene, members, berth, { hero, berth: at }));
}

type Member = { hero: Hero; berth: Berth };

/** Whether somebody stands on what the lowest of all stand on, and so has a shadow at their feet. */
export function isGrounded(
  { aloft, places, reading }: Scene,
  all: readonly Member[],
  { size }: Berth,
  one: Member,
): boolean {
  const ground = Math.max(...all.map(({ hero, berth }) => footOf(hero, berth)));
  return (
    !aloft &&
    !isBust({ reading }) &&
    !places.includes("space") &&
    ground - footOf(one.hero, one.berth) < size * 0.06
  );
}

const footOf = (hero: Hero, { y, size }: Berth) => y + (boundsOf(hero)[3] / HERO_BOX - 0.5) * size;
