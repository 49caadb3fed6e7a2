import type { Easel } from "../easel.ts";
import { isPerson } from "../motifs/words.ts";
import type { Scene } from "../scene.ts";
import { built } from "../solids/built.ts";
import { slab } from "../solids/parts.ts";
import type { Room, Spec } from "./plan.ts";
import type { Placed } from "./touching.ts";

const ON_SILL = /\bon (?:\w+ ){1,3}window[- ]?(?:sill|ledge)s?\b/i;

/** Whether a sill bears who is in the room: somebody would need a chair on it. */
export const isOnSill = ({ brief }: Easel, { still, reading }: Scene): boolean =>
  !still && ON_SILL.test(brief.subject) && !reading.things.some(({ motif }) => isPerson(motif));

/** As far below the sill as the floor is. */
const ABOVE_FLOOR = 4;

/** The window is right behind those on its sill, which is where the floor of the room was. */
export function onSill(room: Room, cast: Placed): Pick<Spec, "room" | "hero"> {
  const ends = cast.flatMap(({ x, body, scale }) => [x - body.r * scale, x + body.r * scale]);
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  const front = Math.min(...cast.map(({ z, body, scale }) => z - 0.7 * body.r * scale));
  const [x, wide, half] = [(left + right) / 2, (right - left) * 0.62, (room.deep - front) / 2];
  const high = Math.max(...cast.map(({ body, scale }) => body.h * scale)) * 1.05;
  const body = built([slab([0, 0, 0], wide + 0.8, 0.22, half, { of: "white", round: 0.08 })], room.wall);
  const sill = { body, x, y: room.floor - 2 * 0.22 - 0.02, z: front + half, scale: 1, yaw: 0 };
  return {
    room: { ...room, floor: room.floor - ABOVE_FLOOR, window: { x, y: room.floor + high, wide, high } },
    hero: [...cast, sill],
  };
}
