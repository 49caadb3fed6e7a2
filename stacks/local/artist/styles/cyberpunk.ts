import { inTheAir } from "../atmosphere.ts";
import { css, mix } from "../color.ts";
import { layer } from "../easel.ts";
import { silhouette, solid } from "../heroes.ts";
import { grain } from "../paper.ts";
import { berthOf, inBox, leadOf } from "../stage.ts";
import type { Style } from "../style.ts";
import { backdropOf } from "./cyberpunk-places.ts";
import { air, type Neon, type Tools, views, wet } from "./cyberpunk-street.ts";

/** Dark against the light, with cyan on one edge and magenta on the other. */
function hero(tools: Tools) {
  const { context, easel, scene, neon } = tools;
  const berth = berthOf(easel, scene);
  const lead = leadOf(scene);
  const body = solid(lead);
  inBox(context, berth, () => {
    if (scene.mirrored) {
      context.translate(32, 0);
      context.scale(-1, 1);
    }
    context.lineJoin = "round";
    for (const [color, dx] of [
      [neon.magenta, -0.45],
      [neon.cyan, 0.45],
    ] as const) {
      context.save();
      context.translate(dx, 0);
      context.globalCompositeOperation = "screen";
      for (const [wide, alpha] of [
        [3, 0.14],
        [1.6, 0.3],
        [0.8, 0.8],
      ] as const) {
        context.strokeStyle = css(color, alpha);
        context.lineWidth = wide;
        context.stroke(body);
      }
      context.restore();
    }
    const skin = context.createLinearGradient(0, 0, 32, 0);
    skin.addColorStop(0, css(mix(neon.black, neon.magenta, 0.42)));
    skin.addColorStop(0.5, css(mix(neon.black, neon.violet, 0.3)));
    skin.addColorStop(1, css(mix(neon.black, neon.cyan, 0.42)));
    context.fillStyle = skin;
    context.fill(body);
    const lines = context.createLinearGradient(0, 0, 32, 32);
    lines.addColorStop(0, css(neon.magenta));
    lines.addColorStop(1, css(neon.cyan));
    context.fillStyle = lines;
    context.fill(silhouette(lead));
  });
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
  if (!scene.indoors && scene.places[0] !== "space") rain(tools);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 6 });
  return data;
};
