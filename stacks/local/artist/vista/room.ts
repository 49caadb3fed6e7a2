import { type Color, css, mix } from "../color.ts";
import type { Role } from "../set-pieces.ts";
import { paintSet, setOf } from "../sets.ts";
import { shoreOf } from "../stage.ts";
import { down, shape, type World } from "./brush.ts";
import { paintRidges } from "./land.ts";
import type { Look } from "./look.ts";
import { paintShelves } from "./shelves.ts";
import { paintSky } from "./sky.ts";

const inksOf = (look: Look): Record<Role, Color> => {
  const cloth = mix(look.hero, look.ink, 0.15);
  const wood = mix(look.wall, look.ink, 0.4);
  return {
    ...{ wall: mix(look.wall, look.cloud, 0.4), dark: mix(look.ink, look.hero, 0.12), floor: wood },
    ...{ seam: mix(wood, look.ink, 0.5), light: mix(wood, look.heroLight, 0.7), cloth },
    beam: mix(look.ink, look.heroLight, 0.42),
    ...{
      fold: mix(cloth, look.ink, 0.42),
      gold: mix(look.sun, look.window, 0.6),
      wood: mix(wood, look.hero, 0.2),
    },
    ...{
      tile: mix(look.waterFar, look.cloud, 0.3),
      frame: mix(look.cloud, look.wall, 0.2),
      glass: look.skyLow,
    },
    ...{ book0: look.hero, book1: look.leafDark, book2: look.near, book3: look.wall },
  };
};

/** A room that flat pieces make: what is on them is the world's own colour. */
function paintBuilt(world: World) {
  const { context, easel, look, scene, manner } = world;
  const shore = shoreOf(easel, scene);
  const floor = scene.still ? shore : Math.max(easel.height * 0.5, shore);
  const area = { x: 0, y: 0, width: easel.width, height: easel.height, floor };
  const line = manner.outline && { color: manner.outline.color, width: manner.outline.width * 0.7 };
  paintSet(context, setOf(scene.room, area, easel.dice.fork("set")), inksOf(look), line);
}

/** A wall, a window with the world in it, and a table for what the picture is about. */
export function paintRoom(world: World, horizon: number) {
  const { context, easel, look, scene } = world;
  const { width, height } = easel;
  if (["stage", "kitchen", "cellar", "table"].includes(scene.room)) return paintBuilt(world);
  context.fillStyle = down(world, [mix(look.wall, look.cloud, 0.5), look.wall], [0, horizon]);
  context.fillRect(-20, -20, width + 40, height + 40);

  if (scene.room === "library") {
    const floor = Math.min(height * 0.9, height * scene.stage.y + 60);
    paintShelves(world, floor);
    return paintTable(world, floor);
  }
  const wide = width * 0.42;
  const high = height * 0.36;
  const left = scene.stage.x < 0.5 ? width * 0.5 : width * 0.08;
  const top = height * 0.1;
  context.save();
  context.beginPath();
  context.rect(left, top, wide, high);
  context.clip();
  paintSky(world, top + high * 0.8);
  paintRidges(world, top + high * 0.85);
  context.restore();
  const frame = mix(look.cloud, look.wall, 0.25);
  context.strokeStyle = css(mix(frame, look.ink, 0.25));
  context.lineWidth = 16;
  context.strokeRect(left, top, wide, high);
  context.strokeStyle = css(frame);
  context.lineWidth = 9;
  context.strokeRect(left, top, wide, high);
  context.beginPath();
  context.moveTo(left + wide / 2, top);
  context.lineTo(left + wide / 2, top + high);
  context.moveTo(left, top + high * 0.45);
  context.lineTo(left + wide, top + high * 0.45);
  context.stroke();

  // Light falls through it onto the wall and the table.
  context.fillStyle = css(look.sun, 0.16);
  const lean = scene.stage.x < 0.5 ? -1 : 1;
  context.beginPath();
  context.moveTo(left, top + high);
  context.lineTo(left + wide, top + high);
  context.lineTo(left + wide + lean * width * 0.3, height);
  context.lineTo(left + lean * width * 0.3, height);
  context.fill();

  paintTable(world, Math.min(height * 0.9, height * scene.stage.y + 60));
}

function paintTable(world: World, table: number) {
  const { context, easel, look } = world;
  const { width, height } = easel;
  const wood = mix(look.wall, look.hero, 0.3);
  shape(world, mix(wood, look.ink, 0.5), () => context.rect(-20, table, width + 40, height - table + 40));
  context.fillStyle = down(world, [wood, mix(wood, look.ink, 0.4)], [table, height]);
  context.fillRect(-20, table + 10, width + 40, height);
  context.fillStyle = css(mix(wood, look.sun, 0.45));
  context.fillRect(-20, table, width + 40, 8);
}
