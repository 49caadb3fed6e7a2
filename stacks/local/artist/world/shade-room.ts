import { drapes, spotOn } from "./drapes.ts";
import { ALB, castShadow, O, roomLight } from "./light.ts";
import { clamp, hash2, mix, n2, smooth } from "./noise.ts";
import { SKY, skyAt } from "./overhead.ts";
import { type Frame, HERO, LAND, type Room } from "./plan.ts";
import { begin, quad, WORTH_SHARING } from "./quads.ts";
import { sunCol, zenith } from "./sky.ts";
import { CAM, F, HZ, sp, UW } from "./standing.ts";

// Indoors: boards to stand on, a wall behind, and in it a window through which the light comes; or books.

const C = [0, 0, 0, 0];

const paint = (red: number, green: number, blue: number, k: number) => {
  C[0] = red * k;
  C[1] = green * k;
  C[2] = blue * k;
};

function boards(x: number, z: number) {
  const row = Math.floor(z / 1.3);
  const along = x / 6 + hash2(row, 3);
  const gap = Math.min(z / 1.3 - row, (along - Math.floor(along)) * 4.6);
  const each = 0.75 + 0.4 * hash2(row, Math.floor(along));
  const grain = 1 + 0.16 * n2(x * 0.5, z * 7) + 0.1 * n2(x * 2, z * 21);
  paint(0.2, 0.115, 0.06, each * grain * (0.5 + 0.5 * smooth(0.01, 0.05, gap)));
}

/** Linen with soft creases where it was folded, over the boards as far as it reaches. */
function linen({ cloth, checks }: NonNullable<Room["table"]>, x: number, z: number) {
  const edge = z - 13 + 0.5 * x + 0.5 * n2(x * 0.4, 2.7);
  if (!cloth || edge > 0) return planks(x, z);
  const across = n2(x * 0.55 + 0.3 * z, 7.1) + 0.5 * n2(x * 0.3 - z * 0.8, 1.9);
  const crease = 0.9 + 0.16 * across + 0.05 * n2(x * 3, z * 3);
  const hem = 0.72 + 0.28 * smooth(0, 0.12, Math.abs(edge + 0.35));
  const thread = 1 + 0.05 * n2(x * 34, z * 6) + 0.05 * n2(x * 6, z * 34);
  const [i, j] = [Math.floor(x / 0.85 + 40), Math.floor(z / 0.85)];
  const share = checks ? ((i % 2) + (j % 2)) / 2 : 0;
  const k = crease * hem * thread;
  C[0] = mix(cloth[0], checks?.[0] ?? 0, share) * k;
  C[1] = mix(cloth[1], checks?.[1] ?? 0, share) * k;
  C[2] = mix(cloth[2], checks?.[2] ?? 0, share) * k;
}

/** Boards that lie along the table. */
function planks(x: number, z: number) {
  const row = Math.floor(z / 2.1);
  const gap = z / 2.1 - row;
  const grain = 1 + 0.2 * n2(x * 0.35 + row * 5, z * 5) + 0.14 * n2(x * 1.4, z * 17);
  paint(0.25, 0.135, 0.065, (0.8 + 0.3 * hash2(row, 5)) * grain * (0.55 + 0.45 * smooth(0.005, 0.03, gap)));
}

/** Glazed, each a little unlike the next; on a floor dark and light in turn. */
function tile(u: number, v: number, side: number, onFloor: boolean) {
  const [i, j] = [Math.floor(u / side), Math.floor(v / side)];
  const edge = Math.min(u / side - i, v / side - j, i + 1 - u / side, j + 1 - v / side);
  const each = (0.92 + 0.12 * hash2(i, j)) * (0.7 + 0.3 * smooth(0.01, 0.035, edge));
  if (onFloor && (i + j) % 2 !== 0) paint(0.1, 0.11, 0.12, each);
  else if (onFloor) paint(0.5, 0.48, 0.43, each);
  else paint(0.58, 0.63, 0.6, each);
}

/** Courses of brick, each a little unlike the next. */
function bricks(x: number, y: number) {
  const row = Math.floor(y / 0.62);
  const along = x / 1.7 + (row % 2) / 2;
  const each = Math.floor(along);
  const edge = Math.min(y / 0.62 - row, row + 1 - y / 0.62, (along - each) * 2.7, (each + 1 - along) * 2.7);
  const joint = smooth(0.05, 0.12, edge + 0.03 * n2(x * 4, y * 4));
  const k = (0.66 + 0.5 * hash2(each, row)) * (0.9 + 0.2 * n2(x * 3, y * 3));
  paint(mix(0.24, 0.27 * k, joint), mix(0.22, 0.115 * k, joint), mix(0.19, 0.07 * k, joint), 1);
}

const backs = [
  [0.22, 0.05, 0.04],
  [0.05, 0.1, 0.06],
  [0.05, 0.07, 0.16],
  [0.3, 0.2, 0.09],
  [0.09, 0.06, 0.045],
  [0.4, 0.34, 0.24],
] as const;

/** Books from the floor to the ceiling, each with a back of its own. */
function books(x: number, y: number) {
  const shelf = Math.floor(y / 2.6),
    up = y - shelf * 2.6;
  const book = Math.floor(x / 0.42 + 0.3 * n2(x * 1.7, shelf * 5.1)),
    within = x / 0.42 + 0.3 * n2(x * 1.7, shelf * 5.1) - book;
  const high = 1.55 + 0.65 * hash2(book, shelf + 9);
  if (up > 2.35 || Math.abs(x - Math.round(x / 9) * 9) < 0.16)
    return paint(0.16, 0.09, 0.05, 0.8 + 0.3 * n2(x * 2, y * 9));
  if (up > high) return paint(0.03, 0.02, 0.015, 1);
  const [red, green, blue] = backs[Math.floor(hash2(book, shelf) * backs.length)] ?? backs[0];
  const round = 0.35 + 0.65 * Math.sin(clamp(within) * Math.PI);
  const label = Math.abs(up - high * 0.72) < 0.1 || Math.abs(up - high * 0.2) < 0.04 ? 1.5 : 1;
  const worn = 0.3 * (red + green + blue);
  paint(
    mix(red, worn, 0.35),
    mix(green, worn * 0.9, 0.35),
    mix(blue, worn * 0.75, 0.35),
    0.62 * round * label,
  );
}

/** How far into the window a point of the wall is; less than nothing beside it. */
const pane = ({ window: w }: Room, x: number, y: number) =>
  w ? Math.min(w.wide - Math.abs(x - w.x), w.high - Math.abs(y - w.y)) : -1;

function wall(room: Room, x: number, y: number, u: number, v: number) {
  if (room.stage) return drapes(room.stage, x, y - room.floor, C);
  const inside = pane(room, x, y);
  const { window: w, floor } = room;
  if (w && inside > 0.28) {
    const bar = Math.min(Math.abs(x - w.x), Math.abs(y - w.y - w.high * 0.2));
    if (bar > 0.16) {
      skyAt(u, Math.min(v, HZ - 6), false);
      const hill = smooth(0, 0.3, w.y - w.high * 0.45 + 1.1 * n2(x * 0.5, 3.3) + 0.25 * n2(x * 2.1, 1) - y);
      for (let c = 0; c < 3; c++)
        C[c] = mix(SKY[c] as number, (zenith[c] as number) * ([0.2, 0.3, 0.16][c] as number), hill);
      C[3] = 1;
      return;
    }
  }
  if (inside > -0.28) return paint(0.62, 0.59, 0.53, inside > 0 ? 0.9 : 1);
  if (room.books) return books(x, y - floor);
  if (room.bricks) return bricks(x, y - floor);
  if (room.tiles && room.table) return tile(x, y - floor, 0.8, false);
  if (room.tiles && y - floor < 8.4)
    return y - floor < 8 ? tile(x, y - floor, 1, false) : paint(0.16, 0.3, 0.34, 1);
  const skirting = y - floor < 1.1 && !room.table;
  const [red, green, blue] = room.wall;
  if (skirting) paint(0.55, 0.52, 0.47, y - floor > 0.98 ? 0.6 : 1);
  else paint(red, green, blue, 0.96 + 0.07 * n2(x * 0.7, y * 0.7) + 0.04 * n2(x * 9, y * 9));
}

/** How far the floor is; above the eye there is none. */
const floorAt = (room: Room, dy: number) => (dy < 0 ? (CAM - room.floor) / -dy : 1e9);

/** How far all of a room is that is seen in a band. */
export function walls(f: Frame, room: Room) {
  f.id.fill(LAND);
  for (let r = 0; r < f.rows; r++) {
    const floor = floorAt(room, (HZ - (r + f.top + 0.5) / f.scale) / F);
    f.z.fill(Math.min(floor, room.deep), r * f.w, (r + 1) * f.w);
  }
}

function roomRow(f: Frame, room: Room, r: number) {
  const [sx, sy, sz] = sp.mood.sun;
  const v = (r + f.top + 0.5) / f.scale,
    dy = (HZ - v) / F;
  const ground = floorAt(room, dy);
  for (let c = 0, o = r * f.w; c < f.w; c++, o++) {
    if (f.id[o] === HERO) continue;
    const u = (c + 0.5) / f.scale,
      dx = (u - UW / 2) / F,
      z = Math.min(ground, room.deep),
      x = dx * z,
      y = CAM + dy * z;
    C[3] = 0;
    const below = ground < room.deep;
    if (below && room.table) linen(room.table, x, z);
    else if (below && room.tiles) tile(x, z, 2.2, true);
    else if (below) boards(x, z);
    else wall(room, x, y, u, v);
    if (C[3]) {
      for (let k = 0; k < 3; k++) f.rgb[o * 3 + k] = C[k] as number;
      continue;
    }
    // Light comes through the window; what stands in it throws a shadow, soft as in a room.
    const away = room.deep - z,
      beam = !below
        ? 0
        : room.table
          ? 1.4
          : room.stage
            ? 1.6 * spotOn(room.stage, x, z)
            : smooth(-0.5, 0.5, pane(room, x + (sx / sz) * away, room.floor + (sy / sz) * away));
    const shadow = below ? castShadow(quad(r + f.top, c), x, room.floor + 0.02, z, 5) : 1;
    const corner = below ? 0.55 + 0.45 * smooth(0, 4, away) : 0.62 + 0.38 * smooth(0, 5, y - room.floor);
    const w = room.window?.x ?? -sx * 8;
    const near = (room.stage ? 0.7 : 1.15) - 0.5 * smooth(3, 24, Math.hypot(x - w, away * 0.7));
    O.fill(0);
    for (let k = 0; k < 3; k++) ALB[k] = C[k] as number;
    if (room.lamps.length > 0) roomLight(x, y, z, 0, below ? 1 : 0, below ? 0 : -1, 0.1);
    for (let k = 0; k < 3; k++) {
      const all = 1.5 * (zenith[k] as number) + 0.035 * (sunCol[k] as number);
      f.rgb[o * 3 + k] =
        (O[k] as number) +
        (C[k] as number) *
          (all * corner * near * (0.45 + 0.55 * shadow) + (sunCol[k] as number) * 0.22 * beam * shadow);
    }
  }
}

/** All of it that no body covers. */
export function shadeRoom(f: Frame, room: Room) {
  begin(f.scale < WORTH_SHARING ? 0 : f.w);
  for (let r = 0; r < f.rows; r++) roomRow(f, room, r);
}
