/** How a picture is shaped. */
export const aspectRatios = ["square", "portrait", "landscape"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** What is made: the bare sheet, the sheet in a frame, or behind a mount in a frame. */
export const printKinds = ["sheet", "framed", "mounted"] as const;
export type PrintKind = (typeof printKinds)[number];

/** Inches, the short side first. */
export const sizeNames = [
  ...(["8x8", "12x12", "16x16", "20x20", "24x24", "30x30"] as const),
  ...(["12x18", "16x20", "16x24", "18x24", "20x30", "24x36"] as const),
] as const;
export type SizeName = (typeof sizeNames)[number];

export const frameNames = ["none", "black", "white", "natural"] as const;
export type FrameName = (typeof frameNames)[number];

export const sidesOf = (size: SizeName): [short: number, long: number] => {
  const [short = 0, long = 0] = size.split("x").map(Number);
  return [short, long];
};

/** The shapes that a sheet is printed for. */
export const shapesOf = (size: SizeName): AspectRatio[] => {
  const [short, long] = sidesOf(size);
  return short === long ? ["square"] : ["portrait", "landscape"];
};

/** Our pictures are two to three: the part of their length that a shorter sheet lets go. */
export const cutOf = (size: SizeName) => {
  const [short, long] = sidesOf(size);
  return 1 - (long * 2) / (short * 3);
};

/** A square picture has squares of its own. */
export const isCropped = (size: SizeName) => {
  const [short, long] = sidesOf(size);
  return short !== long && cutOf(size) !== 0;
};

/** Half of what is cut at each end. */
export const EVENLY = 50;

/** So many percent of what is cut lie above the print, or left of it; what nobody has chosen is cut evenly. */
export const cropOf = (value: string | undefined) =>
  value !== undefined && /^(?:\d{1,2}|100)$/.test(value) ? Number(value) : EVENLY;

export const cropWords = (crop: number) =>
  crop === EVENLY ? "Cropped evenly" : `Cropped ${crop} : ${100 - crop}`;

/** By this name a choice is found in a product's `skuMap`. */
export const choiceKey = ({ size, frame }: { size: string; frame: string }) => `${size}_${frame}`;
