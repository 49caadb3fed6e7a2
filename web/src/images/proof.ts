import type { Art } from "../store.ts";
import { glowing, printed } from "./ink.ts";

/** Pixels across: to measure by, and to look at. */
const MEASURED = 96;
const SHOWN = 360;

async function pixelsOf({ imageUrl, sources }: Art, width: number): Promise<ImageData> {
  const files = sources?.flatMap((source) => source.files) ?? [];
  const [smallest] = files.filter((file) => file.width >= width).sort((a, b) => a.width - b.width);
  const image = new Image();
  image.src = smallest?.url ?? imageUrl;
  await image.decode();
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", {
    willReadFrequently: true,
  });
  if (!pen) throw new Error("this browser draws no pictures");
  pen.drawImage(image, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

/** How much of a picture no ink can print. */
export const glowOf = async (art: Art): Promise<number> => glowing((await pixelsOf(art, MEASURED)).data);

/** A picture as paper shows it. */
export async function proofOf(art: Art): Promise<ImageData> {
  const image = await pixelsOf(art, SHOWN);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4)
    data.set(printed([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]).color, at);
  return image;
}
