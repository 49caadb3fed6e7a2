import type { SKRSContext2D } from "@napi-rs/canvas";
import { inTheAir } from "../atmosphere.ts";
import { type Color, clamp, smooth } from "../color.ts";
import { distanceTo, type Field, readRow, reshape } from "../distance.ts";
import { paintDownpour } from "../downpour.ts";
import { type Easel, layer } from "../easel.ts";
import { solid } from "../heroes.ts";
import { grain } from "../paper.ts";
import { type Sight, shows } from "../reading/sights.ts";
import type { Scene } from "../scene.ts";
import { type Berth, inBox, leadOf, within } from "../stage.ts";
import { INK, paintHero } from "./psychedelic-hero.ts";
import { meltPlaces } from "./psychedelic-places.ts";

/** How the bands leave the hero: their width, and how they are bent on their way. */
type Trip = {
  band: number;
  petals: number;
  bend: number;
  swirl: number;
  flow: number;
  /** Sectors in which the colours change places; 0 for none. */
  sectors: number;
  /** Where the heroes stand: the middle of the first, and its size. */
  x: number;
  y: number;
  size: number;
  horizon: number;
  colors: readonly string[];
};

const trips: readonly Trip[] = [
  {
    ...{ band: 34, petals: 8, bend: 0.5, swirl: 0.01, flow: 1.2, sectors: 0 },
    ...{ x: 0.5, y: 0.47, size: 0.76, horizon: 0.8 },
    colors: ["#ff2d87", "#ff8a00", "#ffe600", "#00c2a8", "#2b2bd6", "#7a1fd1"],
  },
  {
    ...{ band: 66, petals: 14, bend: 2.1, swirl: 0.004, flow: 0.3, sectors: 0 },
    ...{ x: 0.5, y: 0.56, size: 0.64, horizon: 0.74 },
    colors: ["#ffd000", "#ff4b1f", "#ff5fb8", "#3a0ca3", "#0b5bd9", "#1fd1c7"],
  },
  {
    ...{ band: 36, petals: 8, bend: 0.8, swirl: 0.022, flow: 0, sectors: 24 },
    ...{ x: 0.5, y: 0.5, size: 0.7, horizon: 0.86 },
    colors: ["#e6007e", "#f6ff00", "#5b00c9", "#00d0c0", "#ff7a00", "#00a650"],
  },
  {
    ...{ band: 40, petals: 6, bend: 0.5, swirl: 0.008, flow: 2.6, sectors: 0 },
    ...{ x: 0.27, y: 0.5, size: 0.46, horizon: 0.78 },
    colors: ["#00b3a4", "#fff04d", "#ff3d7f", "#ff7b1c", "#5a189a", "#3f6cff"],
  },
];

/** Whose colors are another wheel. */
const wheels: Partial<Record<Sight, readonly string[]>> = {
  aurora: ["#0f1a5c", "#00a890", "#4dffa0", "#2ad4c8", "#7a2fe0", "#3a1a8c"],
  mars: ["#ff5a1f", "#ffb070", "#8a1f2a", "#ff8a3c", "#ffe0b0", "#c4302a"],
  iceberg: ["#0b4fa8", "#7fe0f0", "#f4fbff", "#2a8fd8", "#b8f0ff", "#123a8c"],
  moon: ["#14143c", "#8f9ac0", "#3c3c78", "#e8e8f4", "#5a64a0", "#b8bcd8"],
};

/** What the bands need beside whoever they leave from, of the shorter side. */
const MARGIN = 0.09;

/** Every hero on the sheet: in one of the trips two, face to face in the mirror. */
function berthsOf({ width, height, variant }: Easel, scene: Scene, { x, y, size }: Trip): Berth[] {
  // Several need more of it than one.
  const wide = Math.min(width, height) * size * (leadOf(scene).parts ? 1.2 : 1);
  // A wide sheet has room on either side: there the pair moves towards the middle.
  const at = width > height && x < 0.5 ? 0.33 : x;
  const down = variant % 4 === 0 ? y + (scene.stage.y - 0.65) * 0.2 : y;
  const half = { x: 0, y: 0, width: x === 0.5 ? width : width / 2, height };
  const first = within(leadOf(scene), half, { x: width * at, y: height * down, size: wide }, MARGIN);
  return x === 0.5 ? [first] : [first, { ...first, x: width - first.x }];
}

/** The second of a pair looks at the first. */
function inMirror(context: SKRSContext2D, berth: Berth, flipped: boolean, draw: () => void) {
  inBox(context, berth, () => {
    if (flipped) {
      context.translate(32, 0);
      context.scale(-1, 1);
    }
    draw();
  });
}

/** In bands from the outline of whoever is there; the farther away, the more alike on both sides of the mirror. */
function aura(sheet: Easel, scene: Scene, trip: Trip, berths: Berth[]): Field {
  const { width, noise } = sheet;
  const body = solid(leadOf(scene));
  const axis = width / 2;
  const outline = distanceTo(sheet, (context) => {
    berths.forEach((berth, index) => {
      inMirror(context, berth, (index === 1) !== scene.mirrored, () => context.fill(body));
    });
  });
  const middle = berths[0]?.y ?? 0;
  return reshape(outline, (distance, x, y) => {
    const away = Math.max(0, distance);
    const side = Math.abs(x - axis);
    const angle = Math.atan2(y - middle, side);
    const bent = Math.sin(angle * trip.petals + away * trip.swirl) * trip.bend * smooth(10, 260, away);
    const drift = noise.clouds(side / 330, y / 330, 2) * trip.flow * smooth(20, 300, away);
    const turned = trip.sectors ? Math.sin(angle * trip.sectors) * smooth(40, 420, away) * 0.6 : 0;
    return 0.5 + away / (trip.band * (1 + away / 1100)) + bent + drift + turned;
  });
}

/** What lies below the horizon, in bands of its own. */
function land(sheet: Easel, scene: Scene, trip: Trip): Field {
  const { width, height, dice, noise } = sheet;
  const horizon = height * trip.horizon;
  const axis = width / 2;
  const shore = distanceTo(sheet, (context) =>
    meltPlaces({ context, dice, axis, height, horizon }, scene, `melt${trip.petals}`),
  );
  return reshape(shore, (distance, x, y) => distance + noise.at(Math.abs(x - axis) / 90, y / 90) * 7);
}

/** A colour of the wheel by its place, hard from band to band, with a line of ink before each. */
function wheel(colors: readonly Color[], ink: Color, line: number) {
  const many = colors.length;
  return (phase: number, soft: number, out: Float32Array) => {
    const place = phase + many * 100;
    const band = Math.floor(place);
    const share = place - band;
    const color = colors[band % many] as Color;
    const dark = clamp((line - share) / soft + 0.5) + clamp((share - 1) / soft + 0.5);
    for (let channel = 0; channel < 3; channel++) {
      const light = color[channel] as number;
      out[channel] = light + ((ink[channel] as number) - light) * Math.min(1, dark);
    }
  };
}

const fields = new WeakMap<Scene, { sky: Field; earth: Field }>();

/** The bands of the whole sheet: measured once for all that is painted of it. */
function fieldsOf(sheet: Easel, scene: Scene, trip: Trip, berths: Berth[]) {
  const known = fields.get(scene) ?? {
    sky: aura(sheet, scene, trip, berths),
    earth: land(sheet, scene, trip),
  };
  fields.set(scene, known);
  return known;
}

function paintFields(
  data: Uint8ClampedArray,
  sheet: Easel,
  trip: Trip,
  { sky, earth }: { sky: Field; earth: Field },
) {
  const { pixels, top, scale, color } = sheet;
  const colors = trip.colors.map(color);
  const ink = color(INK);
  const skyAt = wheel(colors, ink, 0.11);
  // The land turns the wheel the other way: what touches is never the same colour.
  const landAt = wheel([...colors].reverse(), ink, 0.14);
  const [phases, shores] = [new Float32Array(pixels.width), new Float32Array(pixels.width)];
  const out = new Float32Array(3);
  const soft = 1 / (scale * trip.band);
  for (let row = 0, at = 0; row < pixels.height; row++) {
    readRow(sky, (row + top) / scale, 1 / scale, phases);
    readRow(earth, (row + top) / scale, 1 / scale, shores);
    for (let column = 0; column < pixels.width; column++, at += 4) {
      const shore = shores[column] as number;
      if (shore < 0) landAt(-shore / 30 + 0.14, 1 / (scale * 30), out);
      else skyAt(phases[column] as number, soft, out);
      const rim = clamp((5 - Math.abs(shore)) * scale + 0.5);
      for (let channel = 0; channel < 3; channel++) {
        const light = out[channel] as number;
        data[at + channel] = light + ((ink[channel] as number) - light) * rim;
      }
      data[at + 3] = 255;
    }
  }
}

export const psychedelic = (easel: Easel, scene: Scene): Uint8ClampedArray => {
  const sheet = { ...easel, color: inTheAir(easel.color, easel.brief) };
  const { pixels, variant } = sheet;
  const dealt = trips[variant % trips.length] as Trip;
  const [colors = dealt.colors] = (scene.sights ?? []).flatMap((sight) =>
    shows(scene, sight) && wheels[sight] ? [wheels[sight]] : [],
  );
  const trip = { ...dealt, colors };
  const berths = berthsOf(sheet, scene, trip);
  const { canvas, context } = layer(sheet);
  const image = context.createImageData(pixels.width, pixels.height);
  paintFields(image.data, sheet, trip, fieldsOf(sheet, scene, trip, berths));
  context.putImageData(image, 0, 0);
  const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  const fallen = {
    ink: sheet.color(scene.weather === "snow" ? "#fff7d6" : INK),
    flash: sheet.color("#ffe600"),
    weight: 4,
  };
  paintDownpour(context, sheet.dice, scene, whole, fallen);
  berths.forEach((berth, index) => {
    const flipped = (index === 1) !== scene.mirrored;
    inMirror(context, berth, flipped, () => paintHero(context, sheet, scene, trip.colors));
  });
  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  grain(data, sheet, { depth: 9, fineness: 0.25 });
  return data;
};
