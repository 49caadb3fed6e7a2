import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Place } from "../places.ts";
import { press } from "../plates.ts";
import type { Random } from "../random.ts";
import type { Room } from "../rooms.ts";
import type { Scene } from "../scene.ts";
import { paintSet, setOf } from "../sets.ts";
import { tableEdge } from "../stage.ts";
import { type Area, type Back, cut, type Draw, type Heart, type Inks, stars, waves } from "./pop-art-cut.ts";
import { drawSights } from "./pop-art-sights.ts";

const skyline: Draw = (back) => {
  const { context, area, inks, dice, foot } = back;
  const step = area.width / 7;
  for (let index = 0; index < 7; index++) {
    const high = area.height * dice.range(0.14, 0.4);
    const x = area.x + index * step;
    cut(back, index % 2 ? inks.dots : inks.body, () =>
      context.rect(x, foot - high, step, high + area.height),
    );
    for (let row = 0; row < 7; row++)
      for (let column = 0; column < 3; column++)
        if (dice() < 0.55)
          press(context, inks.lines, () =>
            context.rect(
              x + step * (0.16 + column * 0.26),
              foot - high + area.height * 0.03 * (1 + row * 1.6),
              step * 0.14,
              area.height * 0.026,
            ),
          );
  }
};

const mountains: Draw = (back) => {
  const { context, area, inks, dice, foot } = back;
  for (let index = 0; index < 4; index++) {
    const x = area.x + area.width * (index * 0.3 + 0.04);
    const half = area.width * 0.27;
    const high = area.height * dice.range(0.26, 0.5);
    const rise = (share: number) => {
      context.moveTo(x - half * share, foot - high * (1 - share));
      context.lineTo(x, foot - high);
      context.lineTo(x + half * share, foot - high * (1 - share));
    };
    cut(back, index % 2 ? inks.dots : inks.body, () => {
      rise(1);
      context.lineTo(x + half, area.y + area.height * 1.1);
      context.lineTo(x - half, area.y + area.height * 1.1);
    });
    cut(back, inks.ground, () => {
      rise(0.36);
      context.lineTo(x + half * 0.12, foot - high * 0.76);
      context.lineTo(x, foot - high * 0.6);
      context.lineTo(x - half * 0.12, foot - high * 0.76);
      context.closePath();
    });
  }
};

const trees: Draw = (back) => {
  const { context, area, inks, dice, foot } = back;
  for (let index = 0; index < 8; index++) {
    const x = area.x + (area.width * (index + 0.5)) / 8;
    const high = area.height * dice.range(0.2, 0.4);
    const half = area.width * 0.075;
    cut(back, inks.lines, () => context.rect(x - half * 0.16, foot - high * 0.2, half * 0.32, area.height));
    cut(back, index % 2 ? inks.dots : inks.body, () => {
      context.moveTo(x, foot - high);
      for (const side of [1, -1])
        for (const step of side > 0 ? [0.33, 0.66, 1] : [1, 0.66, 0.33]) {
          const outer = [x + side * half * (step + 0.25), foot - high * (1 - step * 0.85)] as const;
          const inner = [x + side * half * step * 0.55, outer[1]] as const;
          for (const at of side > 0 ? [outer, inner] : [inner, outer]) context.lineTo(...at);
        }
      context.closePath();
    });
  }
};

/** Large flat flowers of five petals, strewn over the whole panel. */
const flowers: Draw = (back) => {
  const { context, area, inks, dice } = back;
  for (let index = 0; index < 11; index++) {
    const x = area.x + (((index * 0.618) % 1) * 0.96 + 0.02) * area.width;
    const y = area.y + ((index + 0.5) / 11) * area.height;
    const size = Math.min(area.width, area.height) * dice.range(0.06, 0.11);
    const turn = dice() * 6;
    for (let petal = 0; petal < 5; petal++) {
      const angle = turn + (petal * Math.PI * 2) / 5;
      cut(back, index % 2 ? inks.dots : inks.body, () =>
        context.arc(x + Math.cos(angle) * size * 0.75, y + Math.sin(angle) * size * 0.75, size * 0.55, 0, 7),
      );
    }
    cut(back, inks.ground, () => context.arc(x, y, size * 0.5, 0, 7));
  }
};

/** Where the words name no place: rays from behind the motif. */
const rays: Draw = ({ context, area, inks, heart: { x, y } }) => {
  const reach = Math.hypot(area.width, area.height);
  for (let ray = 0; ray < 12; ray++)
    press(context, inks.body, () => {
      context.moveTo(x, y);
      context.arc(x, y, reach, (ray * Math.PI) / 6, (ray * Math.PI) / 6 + 0.2);
    });
};

const draws: Partial<Record<Place, Draw>> = {
  city: skyline,
  village: skyline,
  sea: waves,
  water: waves,
  mountain: mountains,
  desert: mountains,
  forest: trees,
  flowers,
  space: stars,
  snow: stars,
};

/** Which room it is, in the four inks of its panel. */
function room({ context, area, inks, dice, foot }: Back, kind: Room) {
  paintSet(
    context,
    setOf(kind, { ...area, floor: foot }, dice),
    {
      ...{
        wall: inks.ground,
        dark: inks.lines,
        floor: inks.body,
        seam: inks.lines,
        light: inks.ground,
        beam: inks.dots,
      },
      ...{ cloth: inks.dots, fold: inks.body, gold: inks.ground, wood: inks.body, tile: inks.dots },
      ...{ frame: inks.ground, glass: inks.dots },
      ...{ book0: inks.dots, book1: inks.body, book2: inks.ground, book3: inks.dots },
    },
    { color: inks.lines, width: Math.min(area.width, area.height) * 0.005 },
  );
}

/** What is behind the hero: two places at most, so that the dots stay visible. */
export function backdrop(
  context: SKRSContext2D,
  scene: Scene,
  area: Area,
  heart: Heart,
  inks: Inks,
  dice: Random,
) {
  const chosen = [...new Set(scene.places.map((place) => draws[place]))].slice(0, 2);
  const back = {
    context,
    area,
    inks,
    dice,
    foot: scene.still ? tableEdge(scene, heart) : area.y + area.height * 0.74,
    heart,
  };
  if (scene.indoors && scene.room !== "parlour") return room(back, scene.room);
  const known = chosen.flatMap((draw) => draw ?? []);
  if (drawSights(back, scene)) return;
  for (const draw of known.length ? known.reverse() : [rays]) draw(back);
}
