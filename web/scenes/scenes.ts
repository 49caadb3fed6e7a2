import type { RoomName } from "../../functions/core/catalogue/choice.ts";
import { rooms } from "../../functions/core/catalogue/rooms.ts";
import { heroRoom } from "../src/home/hero-room.ts";
import {
  bed,
  bench,
  chair,
  definitions,
  desk,
  lamp,
  plant,
  room,
  sideTable,
  sofa,
  spot,
  type Tone,
} from "./parts.ts";

const warm: Tone = { wall: "#f7f1e6", wallLow: "#e6dac6", floor: "#b98f63", floorLow: "#8f6a45" };
const sage: Tone = { wall: "#dfe3d8", wallLow: "#c3cabb", floor: "#c2a27c", floorLow: "#957753" };
const blush: Tone = { wall: "#f1e2d8", wallLow: "#dcc6b8", floor: "#a98461", floorLow: "#7f6045" };
const white: Tone = { wall: "#fbfaf6", wallLow: "#e9e5dc", floor: "#a9a49a", floorLow: "#7d786f" };
const paper: Tone = { wall: "#efe9dd", wallLow: "#d5cab6", floor: "#b79a77", floorLow: "#8f6a45" };

type Drawing = (size: Measures) => string;

const drawings: Record<RoomName, { tone: Tone; draw: Drawing }> = {
  sofa: {
    tone: warm,
    draw: ({ width, floorAt }) =>
      lamp(14, floorAt) +
      sofa(width / 2 - 42, floorAt, { body: "#8a9384", shade: "#6e776a", cushion: "#b4451b" }) +
      plant(width - 13, floorAt, 44),
  },
  desk: {
    tone: sage,
    draw: ({ width, floorAt }) =>
      desk(width / 2 - 30, floorAt) + chair(width / 2 - 6, floorAt) + plant(10, floorAt, 34, "#e9e1d2"),
  },
  bedroom: {
    tone: blush,
    draw: ({ width, floorAt }) =>
      sideTable(6, floorAt) + bed(width / 2 - 32, floorAt) + lamp(width - 11, floorAt, 52),
  },
  gallery: {
    tone: white,
    draw: ({ width, floorAt }) =>
      spot(width / 2, floorAt * 0.44, width * 0.28) + bench(width / 2 - 29, floorAt),
  },
  closeup: { tone: paper, draw: () => "" },
};

type Measures = { width: number; height: number; floorAt: number };

const svgOf = (tone: Tone, { width, height, floorAt }: Measures, drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="1440" height="${(1440 * height) / width}">
    ${definitions(tone)}${room(width, height, floorAt)}${drawn}</svg>`;

/** A room as SVG, without the picture: the site hangs it. */
export function sceneSvg(name: RoomName): string {
  const measures = rooms[name];
  const { across, ratio } = measures;
  const height = across * ratio;
  const { tone, draw } = drawings[name];
  // A close look at the wall has no floor.
  const floorAt = "floor" in measures ? height * measures.floor : height + 40;
  const drawn = { width: across, height, floorAt };
  return svgOf(tone, drawn, draw(drawn));
}

/** The wall of the home page, with the upper part of what stands before it. */
export function heroSvg(): string {
  const { across, high, middle } = heroRoom;
  const floorAt = high + 2;
  const drawn =
    sofa(middle.x - 42, floorAt, { body: "#8a9384", shade: "#6e776a", cushion: "#b4451b" }) +
    lamp(middle.x + 52, floorAt, 62) +
    plant(middle.x + 78, floorAt, 52);
  return svgOf(warm, { width: across, height: high, floorAt }, drawn);
}
