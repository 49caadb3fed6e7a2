import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css } from "../color.ts";
import { curtainsOf, type Fold } from "../curtains.ts";
import type { Place } from "../places.ts";
import { press } from "../plates.ts";
import type { Random } from "../random.ts";
import { shows } from "../reading/sights.ts";
import type { Room } from "../rooms.ts";
import type { Scene } from "../scene.ts";
import { paintSet, setOf } from "../sets.ts";
import { type Berth, tableEdge } from "../stage.ts";

type Area = { x: number; y: number; width: number; height: number };
type Inks = { ground: Color; dots: Color; body: Color; lines: Color };
/** Where the motif stands. */
type Heart = Berth;
type Back = { context: SKRSContext2D; area: Area; inks: Inks; dice: Random; foot: number; heart: Heart };
type Draw = (back: Back) => void;

/** A flat shape with the thick outline of a poster. */
function cut({ context, inks, area }: Back, ink: Color, draw: () => void) {
  press(context, ink, draw);
  context.strokeStyle = css(inks.lines);
  context.lineWidth = Math.min(area.width, area.height) * 0.009;
  context.beginPath();
  draw();
  context.stroke();
}

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

const waves: Draw = (back) => {
  const { context, area, inks, foot } = back;
  for (let row = 0; row < 5; row++) {
    const size = area.width / 6;
    const y = foot + row * area.height * 0.07;
    cut(back, row % 2 ? inks.dots : inks.body, () => {
      context.moveTo(area.x - size, area.y + area.height + size);
      for (let index = -1; index < 8; index++)
        context.arc(area.x + (index + (row % 2) / 2) * size, y, size / 2, Math.PI, 0);
      context.lineTo(area.x + area.width + size, area.y + area.height + size);
    });
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

const stars: Draw = (back) => {
  const { context, area, inks, dice } = back;
  for (let index = 0; index < 14; index++) {
    const x = area.x + ((index * 0.618 + 0.1) % 1) * area.width;
    const y = area.y + ((index + 0.5) / 14) * area.height;
    const size = Math.min(area.width, area.height) * dice.range(0.03, 0.09);
    cut(back, index % 2 ? inks.dots : inks.body, () => {
      for (let point = 0; point < 10; point++) {
        const radius = point % 2 ? size * 0.42 : size;
        const angle = (point * Math.PI) / 5 - Math.PI / 2;
        context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      }
      context.closePath();
    });
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

/** Northern lights: curtains in bars, in the inks of the panel, before its darkest one. */
const aurora: Draw = ({ context, area, inks, dice, foot }) => {
  context.save();
  context.translate(area.x, area.y);
  press(context, inks.lines, () => context.rect(-20, -20, area.width + 40, area.height));
  const curtains = curtainsOf(dice, { width: area.width, horizon: foot - area.y });
  for (const [index, curtain] of curtains.entries())
    for (let at = 0; at < curtain.length - 3; at += 4) {
      const [{ x, y, high }, next] = [curtain[at] as Fold, curtain[at + 4] ?? (curtain.at(-1) as Fold)];
      const wide = Math.max(2, Math.abs(next.x - x) * 0.7);
      const tall = high * (0.75 + 0.25 * Math.sin(at * 1.3));
      for (const [ink, from, to] of [
        [index % 2 ? inks.dots : inks.body, 0.34, 1],
        [index % 2 ? inks.body : inks.dots, 0, 0.34],
      ] as const)
        press(context, ink, () => context.rect(x, y - tall * to, wide, tall * (to - from)));
    }
  context.restore();
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
  if (shows(scene, "aurora")) {
    aurora(back);
    return cut(back, inks.ground, () => context.rect(area.x - 20, back.foot, area.width + 40, area.height));
  }
  for (const draw of known.length ? known.reverse() : [rays]) draw(back);
}
