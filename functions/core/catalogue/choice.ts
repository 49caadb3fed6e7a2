/** How a picture is shaped. */
export const aspectRatios = ["square", "portrait", "landscape"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** What is made: the bare sheet, one of etching paper, the sheet in a frame, or behind a mount in a frame. */
export const printKinds = ["sheet", "etching", "framed", "mounted"] as const;
export type PrintKind = (typeof printKinds)[number];

/** A sheet's sides in inches, the short one first: also of one that was sold once, and stands on somebody's order. */
export type Size = `${number}x${number}`;

/** What is sold. */
export const sizeNames = [
  ...(["8x8", "12x12", "16x16", "20x20", "24x24", "30x30"] as const),
  ...(["12x18", "16x20", "16x24", "18x24", "20x30", "24x36"] as const),
] as const;
export type SizeName = (typeof sizeNames)[number];

export const frameNames = ["none", "black", "white", "natural"] as const;
export type FrameName = (typeof frameNames)[number];

/** What is chosen of a product; no size where none of it can be made of a picture. */
export type SizeAndFrame = { size: SizeName | ""; frame: FrameName };

/** Where a print is shown. */
export const roomNames = ["sofa", "desk", "bedroom", "gallery", "closeup"] as const;
export type RoomName = (typeof roomNames)[number];

export const sidesOf = (size: Size | ""): [short: number, long: number] => {
  const [short = 0, long = 0] = size.split("x").map(Number);
  return [short, long];
};

/** Inches of mount at each side, of a frame that is `part` of its short side mount. */
export const mountOf = (size: Size | "", part: number) => sidesOf(size)[0] * part;

/** Long side for each unit of the short one, as our pictures are drawn. */
const lengths: Record<AspectRatio, number> = { square: 1, portrait: 1.5, landscape: 1.5 };

/** The part of a picture that a sheet of another shape lets go: of a square at its sides, of all others at their ends. */
export const cutOf = (size: SizeName, ratio: AspectRatio) => {
  const [short, long] = sidesOf(size);
  const [sheet, picture] = [long / short, lengths[ratio]];
  return 1 - Math.min(sheet, picture) / Math.max(sheet, picture);
};

export const isCropped = (size: SizeName, ratio: AspectRatio) => cutOf(size, ratio) !== 0;

/** No picture of ours has the shape of this sheet. */
export const cropsAll = (size: SizeName) => aspectRatios.every((ratio) => isCropped(size, ratio));

/** A square picture hangs upright where its sheet is not square: then its sides are cut, as a landscape's are. */
export const cutsSides = (ratio: AspectRatio) => ratio !== "portrait";

/** Half of what is cut at each end. */
export const EVENLY = 50;

/** So many percent of what is cut lie above the print, or left of it; what nobody has chosen is cut evenly. */
export const cropOf = (value: string | undefined) =>
  value !== undefined && /^(?:\d{1,2}|100)$/.test(value) ? Number(value) : EVENLY;

export const cropWords = (crop: number) =>
  crop === EVENLY ? "Cropped evenly" : `Cropped ${crop} : ${100 - crop}`;

/** By this name a variant is found in a product's `skuMap`. */
export const variantKey = ({ size, frame }: SizeAndFrame) => `${size}_${frame}`;
