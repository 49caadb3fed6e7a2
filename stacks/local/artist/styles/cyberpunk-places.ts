import { type Color, css, mix } from "../color.ts";
import type { Place } from "../places.ts";
import { shows } from "../reading/sights.ts";
import { paintSet, setOf } from "../sets.ts";
import { berg, falls, tubes } from "./cyberpunk-sights.ts";
import { type Backdrop, lit, type Tools, towers } from "./cyberpunk-street.ts";

/** The city from afar: small, on the horizon. */
const skyline: Backdrop = (tools, view) => towers(tools, { ...view, high: view.high * 0.36, wide: 0.02 });

const zigzag = (at: number) => 1 - Math.abs((((at % 2) + 2) % 2) - 1);
const swell = (at: number) => 0.5 - 0.5 * Math.cos(at * Math.PI);

/** Land in layers, the nearer the darker: each with an edge of light, and lines of height below it. */
const land =
  (rise: (at: number) => number, high: number): Backdrop =>
  ({ context, easel, neon, street }) => {
    const { width } = easel;
    const dice = easel.dice.fork("land");
    for (const [index, edge] of [neon.violet, neon.magenta, neon.cyan].entries()) {
      const [far, near, beside] = [dice.range(0, 9), dice.range(0, 9), dice.range(0, 9)];
      const most = street * high * (1 - index * 0.3);
      const line = (down: number) => {
        for (let x = -20; x <= width + 20; x += 10) {
          const share =
            rise(x / 330 + far) * 0.62 + rise(x / 118 + near) * 0.26 + rise(x / 41 + beside) * 0.12;
          context.lineTo(x, street - most * share + down);
        }
      };
      const slope = context.createLinearGradient(0, street - most, 0, street);
      slope.addColorStop(0, css(mix(neon.haze, neon.steel, 0.25 + index * 0.35)));
      slope.addColorStop(1, css(mix(neon.violet, neon.black, 0.3 + index * 0.35)));
      context.save();
      context.beginPath();
      context.moveTo(-20, street);
      line(0);
      context.lineTo(width + 20, street);
      context.fillStyle = slope;
      context.fill();
      context.clip();
      context.lineWidth = 1.2;
      for (let height = 1; height < 9; height++) {
        context.strokeStyle = css(edge, 0.3 * (1 - height / 9));
        context.beginPath();
        line(height * (10 + height * 3));
        context.stroke();
      }
      context.restore();
      lit(context, edge, 1.6, () => line(0));
    }
  };

/** Firs of dark glass, the nearest at the sides: the middle is kept free. */
const forest: Backdrop = ({ context, easel, neon, street }, view) => {
  const { width } = easel;
  const dice = easel.dice.fork("firs");
  for (const depth of [0.85, 0.6, 0.35, 0.1]) {
    const many = Math.round(5 + depth * 9);
    for (let index = 0; index < many; index++) {
      const side = index % 2 ? 1 : -1;
      const open = width * view.wide * (1 - depth) * 1.4;
      const x = width * view.vanish + side * (open + dice.range(0, width * 0.85));
      const high = street * dice.range(0.5, 0.95) * (1.05 - depth * 0.5);
      const half = high * dice.range(0.13, 0.18);
      const foot = street + (1 - depth) * 10;
      const edge = dice.pick([neon.cyan, neon.magenta, neon.cyan]);
      const body = mix(neon.steel, neon.haze, depth * 0.8);
      context.fillStyle = css(mix(body, neon.black, 0.5));
      context.fillRect(x - half * 0.1, foot - high * 0.2, half * 0.2, high * 0.2);
      const tiers = 7;
      for (let tier = 0; tier < tiers; tier++) {
        const top = foot - high * (0.12 + (0.88 * (tier + 1.5)) / (tiers + 0.5));
        const low = foot - high * (0.12 + (0.88 * tier) / (tiers + 1));
        const wide = half * (1 - tier / (tiers + 0.6));
        context.fillStyle = css(mix(body, neon.black, 0.25 + 0.06 * (tier % 3)));
        context.beginPath();
        context.moveTo(x - wide, low);
        context.lineTo(x, Math.min(top, low - 4));
        context.lineTo(x + wide, low);
        context.quadraticCurveTo(x, low - wide * 0.35, x - wide, low);
        context.fill();
        context.strokeStyle = css(edge, 0.75 * (1 - depth * 0.75));
        context.lineWidth = 1.8;
        context.beginPath();
        context.moveTo(x + side * -wide, low);
        context.lineTo(x + side * -wide * 0.2, top + (low - top) * 0.2);
        context.stroke();
      }
    }
  }
};

/** Which room it is: dark pieces, each within a line of light. */
function built({ context, easel, scene, neon, street }: Tools) {
  const { width, height } = easel;
  const area = { x: 0, y: 0, width, height, floor: street };
  const shade = (color: Color, share: number) => mix(neon.black, color, share);
  paintSet(
    context,
    setOf(scene.room, area, easel.dice.fork("set")).filter(({ role }) => role !== "floor" && role !== "seam"),
    {
      ...{ wall: shade(neon.violet, 0.35), dark: shade(neon.violet, 0.18), light: shade(neon.magenta, 0.35) },
      beam: shade(neon.violet, 0.62),
      ...{ cloth: shade(neon.magenta, 0.55), fold: shade(neon.violet, 0.5), gold: neon.amber },
      ...{ wood: shade(neon.cyan, 0.3), tile: shade(neon.cyan, 0.32), frame: neon.steel, glass: neon.haze },
      ...{ book0: shade(neon.magenta, 0.5), book1: shade(neon.cyan, 0.42), book2: shade(neon.violet, 0.8) },
      book3: shade(neon.amber, 0.4),
    },
    { color: mix(neon.black, neon.cyan, 0.42), width: 1.4 },
  );
  lit(context, neon.magenta, 3.2, () => {
    context.moveTo(-10, street);
    context.lineTo(width + 10, street);
  });
}

/** A dark wall, and the city behind its panes. */
const room: Backdrop = (tools, view) => {
  if (tools.scene.room !== "parlour") return built(tools);
  const { context, easel, neon, street } = tools;
  const { width } = easel;
  towers(tools, view);
  const [left, top, wide] = [width * 0.12, street * 0.1, width * 0.76];
  const high = street * 0.66;
  context.fillStyle = css(mix(neon.black, neon.steel, 0.7));
  context.beginPath();
  context.rect(-10, -10, width + 20, street + 12);
  context.rect(left, top, wide, high);
  context.fill("evenodd");
  context.fillStyle = css(neon.black);
  for (let pane = 1; pane < 4; pane++) context.fillRect(left + (wide * pane) / 4 - 5, top, 10, high);
  context.fillRect(left, top + high * 0.62, wide, 8);
  context.fillRect(left - 24, top + high, wide + 48, 16);
  const shine = context.createLinearGradient(0, top + high, 0, street);
  shine.addColorStop(0, css(neon.magenta, 0.35));
  shine.addColorStop(1, css(neon.cyan, 0.06));
  context.fillStyle = shine;
  context.fillRect(-10, top + high + 16, width + 20, street - top - high);
  lit(context, neon.cyan, 2.4, () => context.rect(left - 12, top - 12, wide + 24, high + 24));
  lit(context, neon.magenta, 3.2, () => {
    context.moveTo(-10, street - 10);
    context.lineTo(width + 10, street - 10);
  });
};

/** A planet over an empty ground: no city, and no air to rain. */
const space: Backdrop = (tools, view) => {
  const { context, easel, neon, street } = tools;
  const { width } = easel;
  const dice = easel.dice.fork("stars");
  for (let star = 0; star < 260; star++) {
    context.fillStyle = css(mix(neon.cyan, [255, 255, 255], dice()), dice.range(0.2, 0.95));
    const size = dice() ** 3 * 4 + 1;
    context.fillRect(dice.range(0, width), dice.range(0, street), size, size);
  }
  const [x, y, radius] = [width * (1 - view.vanish * 0.8), street * 0.36, width * 0.2];
  const ball = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  ball.addColorStop(0, css(neon.amber));
  ball.addColorStop(0.35, css(neon.magenta));
  ball.addColorStop(0.8, css(mix(neon.violet, neon.black, 0.5)));
  context.fillStyle = ball;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  lit(context, neon.cyan, 2, () =>
    context.ellipse(x, y, radius * 1.7, radius * 0.34, -0.25, -0.25, Math.PI + 0.25),
  );
  land(swell, 0.16)(tools, view);
};

/** Northern lights over the land. */
const northern: Backdrop = (tools, view) => {
  tubes(tools, view);
  if (tools.scene.places.includes("forest")) forest(tools, view);
  else land(zigzag, 0.26)(tools, view);
};

const before =
  (far: Backdrop, near: Backdrop): Backdrop =>
  (tools, view) => {
    far(tools, view);
    near(tools, view);
  };

const backdrops: Partial<Record<Place, Backdrop>> = {
  forest,
  room,
  space,
  sea: skyline,
  water: skyline,
  mountain: before(skyline, land(zigzag, 0.72)),
  snow: before(skyline, land(zigzag, 0.6)),
  desert: before(skyline, land(swell, 0.34)),
  flowers: before(skyline, land(swell, 0.24)),
};

/** Where the words name a place it is there, in this light; where they name none, or a town, it is the street. */
export function backdropOf({ scene }: Tools): Backdrop {
  const { places } = scene;
  if (shows(scene, "mars") || shows(scene, "moon")) return space;
  if (shows(scene, "waterfall")) return falls;
  if (shows(scene, "iceberg")) return berg;
  if (shows(scene, "aurora") && !places.includes("city")) return northern;
  const [first] = places;
  return (first && backdrops[first]) ?? towers;
}
