import { css, mix } from "../color.ts";
import { HERO_BOX, type Hero, silhouette, solid } from "../heroes.ts";
import { isAloft } from "../motifs/words.ts";
import { isCutOut } from "../plates.ts";
import { type Berth, berthOf, group, inBox, leadOf } from "../stage.ts";
import { sunSide, type World } from "./brush.ts";
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

/** The motif as a body in the light, with its lines in ink, standing on what is below it. */
function paintOne(world: World, berth: Berth, hero: Hero, grounded: boolean) {
  const { context, easel, scene, look, manner } = world;
  if (grounded) castShadow(world, berth);
  const heavy = isCutOut(hero);
  const { body: color, lines } = motifColors(easel, scene, look, hero, manner.lifelike);
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
  });
}

/** What the picture is about, and a smaller companion if the words name one. */
export function paintMotif(world: World) {
  const { easel, scene } = world;
  if (scene.heroes.length === 0 && scene.places.length > 0) return;
  const berth = berthOf(easel, scene);
  const grounded = !scene.aloft && !scene.places.includes("space");
  const [, second] = scene.heroes;
  if (second) {
    const size = berth.size * 0.46;
    const x = scene.stage.x < 0.5 ? berth.x + berth.size * 0.72 : berth.x - berth.size * 0.72;
    const inside = Math.min(easel.width - size * 0.6, Math.max(size * 0.6, x));
    const flies = isAloft(second.name);
    const y = flies ? easel.height * 0.3 : berth.y + berth.size * 0.26;
    paintOne(world, { x: inside, y, size }, second, grounded && !flies);
  }
  for (const one of group(scene, berth)) paintOne(world, one, leadOf(scene), grounded);
}
