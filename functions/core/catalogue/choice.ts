/** How a picture is shaped. */
export const aspectRatios = ["square", "portrait", "landscape"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** What is made: the bare sheet, the sheet in a frame, or behind a mount in a frame. */
export const printKinds = ["sheet", "framed", "mounted"] as const;
export type PrintKind = (typeof printKinds)[number];

/** Inches, the short side first. */
export const sizeNames = [
  ...(["8x8", "12x12", "16x16", "20x20", "24x24", "30x30"] as const),
  ...(["12x18", "16x24", "20x30", "24x36"] as const),
] as const;
export type SizeName = (typeof sizeNames)[number];

export const frameNames = ["none", "black", "white", "natural"] as const;
export type FrameName = (typeof frameNames)[number];

export const sidesOf = (size: SizeName): [short: number, long: number] => {
  const [short = 0, long = 0] = size.split("x").map(Number);
  return [short, long];
};

/** The shapes that a sheet is printed for: nothing is ever cropped. */
export const shapesOf = (size: SizeName): AspectRatio[] => {
  const [short, long] = sidesOf(size);
  return short === long ? ["square"] : ["portrait", "landscape"];
};

/** By this name a choice is found in a product's `skuMap`. */
export const choiceKey = ({ size, frame }: { size: string; frame: string }) => `${size}_${frame}`;
