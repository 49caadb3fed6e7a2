import { css, mix } from "../color.ts";
import type { Place } from "../places.ts";
import { shows } from "../reading/sights.ts";
import { isBeyond, paintBarren } from "./beyond.ts";
import type { World } from "./brush.ts";
import { paintFalls, paintFoam } from "./falls.ts";
import { paintFloe, paintIce } from "./ice.ts";
import { paintGround, paintRidges, paintShore, paintWater } from "./land.ts";
import { paintMotif } from "./motif.ts";
import { paintRoom } from "./room.ts";
import { paintSky } from "./sky.ts";
import { paintCity, paintFlowers, paintForest, paintVillage } from "./things.ts";

/** Rain, snow and mist lie over everything. */
export function paintWeather({ context, easel, look, scene }: World, horizon: number) {
  const dice = easel.dice.fork("weather");
  const { width, height } = easel;
  if (scene.weather === "rain") {
    context.strokeStyle = css(mix(look.cloud, look.skyLow, 0.4), 0.4);
    context.lineWidth = 1.6;
    context.beginPath();
    for (let drop = 0; drop < (scene.stormy ? 900 : 520); drop++) {
      const [x, y, length] = [dice.range(0, width * 1.1), dice.range(-30, height), dice.range(24, 70)];
      context.moveTo(x, y);
      context.lineTo(x - length * 0.24, y + length);
    }
    context.stroke();
  }
  if (scene.weather === "snow" || (scene.places.includes("snow") && !scene.sights)) {
    context.fillStyle = css(look.snow, 0.9);
    for (let flake = 0; flake < (scene.stormy ? 1100 : 320); flake++) {
      context.beginPath();
      context.arc(
        dice.range(0, width),
        dice.range(0, height),
        Math.abs(dice.gauss()) * 3 + 1.2,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
  if (scene.weather === "mist")
    for (let band = 0; band < 4; band++) {
      const y = horizon + band * height * 0.07 - height * 0.06;
      const mist = context.createLinearGradient(0, y - 60, 0, y + 90);
      mist.addColorStop(0, css(look.skyLow, 0));
      mist.addColorStop(0.5, css(look.skyLow, 0.5));
      mist.addColorStop(1, css(look.skyLow, 0));
      context.fillStyle = mist;
      context.fillRect(-20, y - 60, width + 40, 150);
    }
}

function paintOutdoors(world: World, horizon: number) {
  const { scene } = world;
  const has = (place: Place) => scene.places.includes(place);
  const falls = shows(scene, "waterfall");
  const icy = shows(scene, "iceberg");
  paintSky(world, horizon);
  if (isBeyond(world)) return paintBarren(world, horizon);
  if (!has("space") || has("mountain")) paintRidges(world, horizon);
  if (has("city")) paintCity(world, horizon);
  if (scene.wet) {
    if (falls) paintFalls(world, horizon);
    paintWater(world, horizon);
    if (falls) paintFoam(world, horizon);
    if (icy) paintIce(world, horizon);
    if (scene.ashore) (icy ? paintFloe : paintShore)(world);
  } else paintGround(world, horizon);
  if (has("village")) paintVillage(world, horizon);
  if (has("forest")) paintForest(world, horizon);
  if (has("flowers")) paintFlowers(world, horizon);
}

/**
 * The world of a scene, in the colours and the manner of a style: what is far first. Styles paint it as it is, or
 * take it as the sketch beneath their own technique.
 */
export function paintVista(
  world: World,
  { motif = true, backdrop }: { motif?: boolean; backdrop?: (() => void) | undefined } = {},
) {
  const { context, easel, scene } = world;
  const horizon = easel.height * scene.horizon;
  context.save();
  if (scene.mirrored) {
    context.translate(easel.width, 0);
    context.scale(-1, 1);
  }
  if (backdrop) backdrop();
  else if (scene.indoors) paintRoom(world, horizon);
  else paintOutdoors(world, horizon);
  if (motif) paintMotif(world);
  if (!scene.indoors) paintWeather(world, horizon);
  context.restore();
}
