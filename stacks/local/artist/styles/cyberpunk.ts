import { inTheAir } from "../atmosphere.ts";
import { boundsOf } from "../cast/body.ts";
import { css, mix } from "../color.ts";
import { layer } from "../easel.ts";
import { HERO_BOX, type Hero, silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { isTold } from "../motifs/looks.ts";
import { grain } from "../paper.ts";
import { isCutOut } from "../plates.ts";
import { shows } from "../reading/sights.ts";
import { lightUp } from "../relief.ts";
import type { Scene } from "../scene.ts";
import { berthOf, inBox, leadOf, membersOf } from "../stage.ts";
import type { Style } from "../style.ts";
import { backdropOf } from "./cyberpunk-places.ts";
import { air, type Neon, type Tools, views, wet } from "./cyberpunk-street.ts";

/** In the round and in two lights: magenta from one side, cyan from the other, each with an edge that glows. */
function body({ context, easel, neon }: Tools, one: Hero, size: number) {
  const shape = solid(one);
  const line = (units: number) => (units * HERO_BOX) / size;
  context.lineJoin = "round";
  for (const [color, aside] of [
    [neon.magenta, -5],
    [neon.cyan, 5],
  ] as const) {
    context.save();
    context.translate(line(aside), 0);
    context.globalCompositeOperation = "screen";
    for (const [wide, alpha] of [
      [34, 0.1],
      [16, 0.2],
      [6, 0.85],
    ] as const) {
      context.strokeStyle = css(color, alpha);
      context.lineWidth = line(wide);
      context.stroke(shape);
    }
    context.restore();
  }
  const heavy = isCutOut(one);
  const skin = context.createLinearGradient(0, 0, HERO_BOX, 0);
  // What was asked for in a color has it between the two lights.
  const told = one.color && isTold(one) ? easel.color(one.color) : undefined;
  skin.addColorStop(0, css(mix(told ?? neon.steel, neon.magenta, told ? 0.3 : 0.86)));
  skin.addColorStop(0.5, css(told ?? mix(neon.steel, neon.violet, 0.75)));
  skin.addColorStop(1, css(mix(told ?? neon.steel, neon.cyan, told ? 0.3 : 0.86)));
  context.fillStyle = heavy ? css(neon.black) : skin;
  context.fill(shape);
  context.fillStyle = heavy ? skin : css(neon.black, 0.85);
  context.fill(silhouette(one));
  livery(context, one, easel.color, neon.black);
  lightUp(context, one, { from: [0.75, 0.5, 0.4], sun: [0.92, 1, 1.08], sky: [0.46, 0.38, 0.56], rim: 0.9 });
}

/** Whom it is about, and what the wet street gives back of them. */
function hero(tools: Tools) {
  const { context, easel, scene } = tools;
  const whole = berthOf(easel, scene);
  const members = membersOf(leadOf(scene), whole);
  const foot = Math.max(
    ...members.map(({ hero: one, berth }) => berth.y + (boundsOf(one)[3] / HERO_BOX - 0.5) * berth.size),
  );
  context.save();
  if (scene.mirrored) {
    context.translate(2 * whole.x, 0);
    context.scale(-1, 1);
  }
  const all = () => {
    for (const { hero: one, berth } of members) inBox(context, berth, () => body(tools, one, berth.size));
  };
  if (!scene.aloft) {
    context.save();
    context.globalAlpha = 0.22;
    context.translate(0, foot * 1.35);
    context.scale(1, -0.35);
    for (const { hero: one, berth } of members)
      inBox(context, berth, () => {
        context.fillStyle = css(mix(tools.neon.magenta, tools.neon.cyan, berth.flip ? 0.3 : 0.7));
        context.fill(solid(one));
      });
    context.restore();
  }
  all();
  context.restore();
}

function rain({ context, easel, neon, scene }: Tools) {
  const dice = easel.dice.fork("rain");
  context.strokeStyle = css(mix(neon.cyan, [255, 255, 255], 0.5), 0.22);
  context.lineWidth = 1.3;
  context.beginPath();
  const many = scene.weather === "rain" ? 620 : 210;
  for (let drop = 0; drop < many; drop++) {
    const [x, y, long] = [
      dice.range(0, easel.width * 1.1),
      dice.range(-40, easel.height),
      dice.range(20, 70),
    ];
    context.moveTo(x, y);
    context.lineTo(x - long * 0.16, y + long);
  }
  context.stroke();
}

/** Where it never rains. */
const isDry = (scene: Scene) => (["aurora", "mars", "moon"] as const).some((sight) => shows(scene, sight));

/** Neon in the rain: towers in the haze, light on wet asphalt. */
export const cyberpunk: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const color = inTheAir(easel.color, easel.brief);
  const neon: Neon = {
    cyan: color("#12e6f0"),
    magenta: color("#ff2f9a"),
    amber: color("#ffb54a"),
    violet: color("#5a1aa0"),
    black: color("#070718"),
    steel: color("#161a38"),
    haze: color("#5a2a80"),
  };
  const view = views[easel.variant % views.length] ?? views[0];
  const tools: Tools = {
    context,
    easel,
    scene,
    neon,
    street: easel.height * view.street,
    vanish: view.vanish,
  };
  const backdrop = backdropOf(tools);
  air(tools, view);
  backdrop(tools, view);
  wet(tools, () => backdrop(tools, view));
  if (scene.heroes.length > 0 || scene.places.length === 0) hero(tools);
  if (!scene.indoors && scene.places[0] !== "space" && !isDry(scene)) rain(tools);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 6 });
  return data;
};
