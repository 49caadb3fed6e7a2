import {
  type AspectRatio,
  aspectRatios,
  type RoomName,
  roomNames,
  type Size,
  type SizeName,
  sidesOf,
} from "./choice.ts";
import type { DisplayImage, Overlay } from "./product.ts";

/** The rooms that prints are shown in. One set of measures: the drawings and the overlay both come from it. */
type Room = {
  /** Inches from the left edge of the view to the right, at the wall. */
  across: number;
  /** Height of the view for each unit of width. */
  ratio: number;
  /** Where the floor begins, of the height; a close look has none. */
  floor?: number;
  /** Down to where the wall is free, of the height: below stands furniture. */
  free: number;
  /** The middle of the print on the wall, of width and height. */
  middle: { x: number; y: number };
};

export const rooms = {
  sofa: { across: 132, ratio: 0.75, floor: 0.84, free: 0.52, middle: { x: 0.5, y: 0.33 } },
  desk: { across: 112, ratio: 0.75, floor: 0.88, free: 0.52, middle: { x: 0.5, y: 0.26 } },
  bedroom: { across: 128, ratio: 0.75, floor: 0.85, free: 0.43, middle: { x: 0.5, y: 0.22 } },
  gallery: { across: 110, ratio: 0.75, floor: 0.87, free: 0.76, middle: { x: 0.5, y: 0.42 } },
  closeup: { across: 62, ratio: 0.75, free: 1, middle: { x: 0.5, y: 0.5 } },
} as const satisfies Record<RoomName, Room>;

export type Inches = { width: number; height: number };

const percent = (part: number) => Math.round(part * 10_000) / 100;

/** A close look has no furniture to measure by: it is about as near as the print lets one come. */
export const acrossOf = (name: RoomName, { width, height }: Inches) =>
  name === "closeup" ? 20 + 1.2 * Math.max(width, height) : rooms[name].across;

/** Where a print of a size hangs in a room, in percent of the view. */
export function overlayIn(name: RoomName, print: Inches): Overlay {
  const { ratio, middle } = rooms[name];
  const across = acrossOf(name, print);
  const width = print.width / across;
  const height = print.height / (across * ratio);
  return {
    coordinates: { left: percent(middle.x - width / 2), bottom: percent(1 - middle.y - height / 2) },
    dimensions: { width: percent(width), height: percent(height) },
  };
}

/** "16x24" and a picture's shape, as it hangs: all but landscapes upright. */
export function inchesOf(size: Size | "", ratio: AspectRatio): Inches {
  const [short, long] = sidesOf(size);
  return ratio === "landscape" ? { width: long, height: short } : { width: short, height: long };
}

const titles: Record<RoomName, string> = {
  sofa: "Above a sofa",
  desk: "Above a desk",
  bedroom: "Above a bed",
  gallery: "On a gallery wall",
  closeup: "On the wall",
};

/** Every room for every shape, with the print at its usual size; one of them is the first that is seen. */
export function displayImagesFor(usual: Record<AspectRatio, SizeName>, first: RoomName): DisplayImage[] {
  const inOrder = [first, ...roomNames.filter((room) => room !== first)];
  return aspectRatios.flatMap((ratio) =>
    inOrder.map((room) => ({
      room,
      title: titles[room],
      backgroundImageUrl: `/scenes/${room}-960.webp`,
      supportedAspectRatios: [ratio],
      generatedImageOverlay: overlayIn(room, inchesOf(usual[ratio], ratio)),
    })),
  );
}
