import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";
import { FOCAL, lightOf, towards } from "./hours.ts";
import { heroOf, solidsOf } from "./placing.ts";
import type { Room, Spec } from "./plan.ts";
import { isOnSill, onSill } from "./sill.ts";
import type { Vec } from "./sky.ts";
import { onTable } from "./tabled.ts";
import type { Placed } from "./touching.ts";

const EYE = 6,
  FLOOR = 1.5,
  DEEP = 30,
  BEHIND_TABLE = 12;

/** What is spread on a table, each for one of a batch. */
const cloths: NonNullable<Room["table"]>[] = [
  {},
  { cloth: [0.6, 0.57, 0.5] },
  { cloth: [0.1, 0.13, 0.17] },
  { cloth: [0.62, 0.6, 0.54], checks: [0.2, 0.28, 0.42] },
];

const walls: Vec[] = [
  [0.5, 0.47, 0.4],
  [0.3, 0.36, 0.33],
  [0.42, 0.3, 0.22],
  [0.32, 0.34, 0.4],
];

function onFloor(heroes: Placed): Placed {
  for (const one of heroes) if (one.stands) one.y = FLOOR - 0.02;
  for (const one of heroes) if (one.borne) one.y = one.borne.by.y + one.borne.high;
  return heroes;
}

/** How far up a lamp its flame is. */
const flames = new Map([
  ["lamp", 0.7],
  ["lantern", 0.5],
  ["candle", 0.95],
  ["fireplace", 0.24],
]);

/** Where it burns: a little before the lamp itself, for its shade throws the light around it. */
function lampsOf({ heroes: [hero] }: Scene, placed: Placed): Room["lamps"] {
  const names = hero?.parts?.map((part) => part.hero.name) ?? (hero ? [hero.name] : []);
  return placed.flatMap(({ x, y, z, scale, body }, index) => {
    const up = flames.get(names[index] ?? "");
    const high = body.h * scale;
    return up ? [{ x, y: y + up * high, z: z - 0.28 * high, far: (high * 0.8) ** 2 }] : [];
  });
}

/** From near a table no more is seen of a window than its lower half, and of every other one nothing. */
function windowNear(
  { width, height, variant }: Easel,
  scene: Scene,
  side: number,
  deep: number,
): Room["window"] {
  if ((variant + Math.floor(scene.rhythm * 7)) % 2) return undefined;
  const unit = deep / (FOCAL * 1000);
  return {
    ...{ x: side * 0.27 * width * unit, y: EYE + (scene.horizon - 0.07) * height * unit },
    ...{ wide: 0.18 * width * unit, high: 0.27 * height * unit },
  };
}

/** The spot is on everybody. */
function stageFor(cast: Placed, wide: number, high: number): NonNullable<Room["stage"]> {
  const ends = cast.flatMap(({ x, body, scale }) => [x - body.r * scale, x + body.r * scale]);
  const [left, right] = cast.length > 0 ? [Math.min(...ends), Math.max(...ends)] : [-4, 4];
  const z = cast.length > 0 ? cast.reduce((sum, one) => sum + one.z, 0) / cast.length : 18;
  return { wide, high, x: (left + right) / 2, z, spot: Math.max(3, (right - left) * 0.62) };
}

/** A room: whoever is in it stands on its floor, in the light of its window. */
export function roomOf(easel: Easel, scene: Scene): Spec {
  const dice = easel.dice.fork("room");
  const side = scene.stage.x < 0.5 ? 1 : -1;
  // By night a lamp is lit: it is as bright as at dusk.
  const light = lightOf(
    easel,
    { ...scene, time: scene.time === "night" ? "dusk" : scene.time, wet: false },
    dice,
  );
  const books = scene.room === "library";
  const bricks = scene.room === "cellar";
  const solids = scene.still ? solidsOf(scene) : undefined;
  const hero = solids
    ? onTable(easel, scene, EYE, FLOOR, solids)
    : onFloor(heroOf(easel, scene, { camH: EYE }));
  // Where the floor is seen from low above it, whoever stands there is far away: the wall is behind them all.
  const sits = hero.length > 0 && isOnSill(easel, scene);
  const deep = Math.max(
    sits ? 0 : scene.still ? BEHIND_TABLE : DEEP,
    ...hero.map(({ body, z, scale }) => z + 1.1 * body.r * scale),
  );
  const reach = (easel.width / 2 / (FOCAL * 1000)) * deep;
  const above = ((scene.horizon * easel.height) / (FOCAL * 1000)) * deep;
  const staged = scene.room === "stage";
  const high = Math.min(7, above * 0.34);
  const near = scene.still && !bricks ? windowNear(easel, scene, side, deep) : undefined;
  const room: Room = {
    lamps: lampsOf(scene, hero),
    deep,
    floor: FLOOR,
    // Of a batch, no two have the same.
    wall: walls[(Math.floor(scene.rhythm * 97) + easel.variant) % walls.length] as Vec,
    books,
    tiles: scene.room === "kitchen",
    bricks,
    ...(scene.still && {
      table: cloths[(easel.variant + Math.floor(scene.rhythm * 9)) % cloths.length] ?? {},
    }),
    ...(staged && { stage: stageFor(hero, reach, EYE - FLOOR + above) }),
    ...(!books &&
      !bricks &&
      !scene.still &&
      !staged && {
        window: { x: side * reach * 0.5, y: EYE + above * 0.52, wide: Math.min(5.4, reach * 0.42), high },
      }),
    ...(near && { window: near }),
  };
  return {
    ...light,
    warm: light.warm + 0.03,
    ...(staged && { key: light.key * 0.4, contrast: 0.45 }),
    ...(bricks && { key: light.key * 0.62, contrast: 0.42, warm: light.warm + 0.07 }),
    mood: {
      ...light.mood,
      sun: staged ? towards(side * 152, 48) : scene.still ? towards(side * 112, 34) : towards(side * 38, 30),
      haze: 0,
      fog: 0,
      tint: [1, 0.93, 0.82],
      moon: false,
      stars: 0,
    },
    name: "room",
    camH: EYE,
    focal: FOCAL,
    horizon: scene.horizon,
    far: 60,
    room,
    hero,
    ...(sits && onSill(room, hero)),
  };
}
