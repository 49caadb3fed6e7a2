import { MEASURED, SHELF } from "../storage/wall-photo.ts";

/** A photo of somebody's wall, and what makes inches of it. It never leaves the browser. */
export type Spot = { x: number; y: number };
export type Measure = {
  /** Two points, in parts of the photo's width and height, and how far they are apart on the wall. */
  from: Spot;
  to: Spot;
  inches: number;
  /** The middle of the print. */
  hung: Spot;
};
export type OwnWall = { photo: Blob; ratio: number; measure: Measure };

/** A sheet of letter paper held against the wall, until somebody says something else. */
const firstMeasure: Measure = {
  from: { x: 0.15, y: 0.8 },
  to: { x: 0.25, y: 0.8 },
  inches: 11,
  hung: { x: 0.5, y: 0.35 },
};

/** Inches that the photo is wide, at the wall. `ratio` is its height for each unit of width. */
export function inchesAcross({ from, to, inches }: Measure, ratio: number): number {
  const apart = Math.hypot(from.x - to.x, (from.y - to.y) * ratio);
  return inches / Math.max(apart, 0.01);
}

const PHOTO = "/own-wall/photo";

/** A browser without a shelf, or with a full one, shows the wall for as long as the page is open. */
export async function keepPhoto({ photo }: OwnWall): Promise<void> {
  try {
    const shelf = await caches.open(SHELF);
    await shelf.put(PHOTO, new Response(photo));
  } catch {}
}

/** Told with every step of a finger or a key, and kept at once: the page may be left after any of them. */
export function keepMeasure({ ratio, measure }: OwnWall): void {
  try {
    localStorage.setItem(MEASURED, JSON.stringify({ ratio, measure }));
  } catch {}
}

/** Known at once, where the photo itself takes a moment. */
export function isWallKept(): boolean {
  try {
    return localStorage.getItem(MEASURED) !== null;
  } catch {
    return false;
  }
}

export async function keptWall(): Promise<OwnWall | undefined> {
  try {
    const photo = await (await caches.open(SHELF)).match(PHOTO);
    const measured = localStorage.getItem(MEASURED);
    return photo && measured ? { photo: await photo.blob(), ...JSON.parse(measured) } : undefined;
  } catch {
    return undefined;
  }
}

const MOST_PIXELS = 1_600;

/** Small enough to be kept, and without what a camera writes into a photo besides the picture. */
export async function photographed(file: Blob): Promise<OwnWall> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  if (!photo) throw new Error("the photo could not be drawn");
  return { photo, ratio: bitmap.height / bitmap.width, measure: firstMeasure };
}
