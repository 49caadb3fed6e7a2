import type { Room } from "../rooms.ts";
import { paintSet, setOf } from "../sets.ts";
import type { Board } from "./bauhaus-places.ts";

/** Which room it is, in the inks of the poster. */
export function builtRoom(
  { context, inks, dice, left, right, top, bottom, ground, unit }: Board,
  room: Room,
  floor = ground - unit * 0.5,
) {
  const area = { x: left, y: top, width: right - left, height: bottom - top, floor };
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  paintSet(context, setOf(room, area, dice), {
    ...{
      wall: inks.paper,
      dark: inks.black,
      floor: inks.teal,
      seam: inks.black,
      light: inks.paper,
      beam: inks.grey,
    },
    ...{ cloth: inks.red, fold: inks.rose, gold: inks.yellow, wood: inks.grey, tile: inks.blue },
    ...{ frame: inks.black, glass: inks.teal },
    ...{ book0: inks.red, book1: inks.blue, book2: inks.yellow, book3: inks.rose },
  });
  context.restore();
}
