import type { NewId } from "../../lib/ids.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { Drawing, Size } from "../images/drawing.ts";
import { type Image, type ImageId, images } from "../images/image.ts";
import type { ImageModel } from "../images/model.ts";
import { type Pictures, PUBLIC_PREFIX } from "../images/pictures.ts";
import { altText } from "../images/prompt.ts";

export type Needs = { table: Table; newId: NewId; pictures: Pictures; darkroom: Darkroom; model: ImageModel };

const PRINT_DPI = 300;

/** A print turns with its picture: the short side of the paper is the short side of the picture. */
const asHung = (paper: Size, { wish }: Image): Size =>
  wish.aspectRatio === "landscape" ? { width: paper.height, height: paper.width } : paper;

const fits = (size: Size, most: Size | undefined) =>
  most !== undefined &&
  Math.max(size.width, size.height) <= Math.max(most.width, most.height) &&
  Math.min(size.width, size.height) <= Math.max(most.width, most.height);

/** A finished picture with as many pixels as the paper asks for, as far as its maker can add some. */
async function enlarged({ model, darkroom }: Needs, original: Drawing, size: Size): Promise<Drawing> {
  const { enlarges } = await model.about();
  const { width, height } = await darkroom.sizeOf(original);
  if (!model.enlarge || !enlarges || width * height >= size.width * size.height) return original;
  const outcome = await model.enlarge(await darkroom.reduce(original, enlarges.mostPixels));
  if (outcome.outcome === "drawn") return outcome.drawing;
  // It was sold as sharper than it is: better a print that is late than one that is blurred.
  throw new Error(`the picture could not be enlarged: ${JSON.stringify(outcome)}`);
}

/** The same picture at the size of the paper, where its maker can do that; else what was made, enlarged. */
async function drawingFor(needs: Needs, image: Image, size: Size): Promise<Drawing> {
  const { model, pictures } = needs;
  const { course, wish, prompt, seed, n } = image;
  if (course.status !== "ready") throw new Error(`the picture ${image.batchId} ${n} is not ready`);
  const maker = await model.about();
  if (maker.name === course.made.model && fits(size, maker.redrawsUpTo)) {
    const outcome = await model.draw({ wish, prompt, seed, variant: n, size });
    if (outcome.outcome === "drawn") return outcome.drawing;
  }
  const original = await pictures.get(course.made.original);
  if (!original) throw new Error(`the original of ${image.batchId} ${n} is gone`);
  return enlarged(needs, original, size);
}

/**
 * Makes the file that is printed, and puts it where the print house finds it: under a name that nobody guesses,
 * because signed addresses die with the session that signed them, and prints are fetched days later.
 */
export async function makeMaster(needs: Needs, id: ImageId, paper: Size): Promise<string> {
  const image = await needs.table.get(images, id, { consistent: true });
  if (image?.course.status !== "ready") throw new Error(`there is no picture ${id.batchId} ${id.n}`);
  const size = asHung(paper, image);
  const drawing = await drawingFor(needs, image, size);
  const about = { source: image.course.made.source, title: altText(image.wish), dpi: PRINT_DPI };
  const file = await needs.darkroom.print(drawing, size, about);
  const key = `${PUBLIC_PREFIX}prints/${needs.newId()}/${size.width}x${size.height}.jpeg`;
  await needs.pictures.put(key, file);
  return key;
}
