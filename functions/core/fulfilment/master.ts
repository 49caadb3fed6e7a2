import { type Clock, DAY_MS } from "../../lib/clock.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Table } from "../../lib/table/table.ts";
import { isSharp, PRINT_DPI } from "../catalogue/resolution.ts";
import type { Drawing, PixelSize } from "../images/drawing.ts";
import { type Image, type Output, printableOf } from "../images/image.ts";
import { type ImageId, publicId } from "../images/image-id.ts";
import type { ImageProcessor } from "../images/image-processor.ts";
import { discards, images } from "../images/items.ts";
import { countCall, type Limiting } from "../images/limits.ts";
import { type ImageModel, reachOf } from "../images/model.ts";
import { isRefused, type Outcome, UpscalerRefuses } from "../images/outcome.ts";
import { type Pictures, PUBLIC_PREFIX } from "../images/pictures.ts";
import { altText } from "../images/prompt.ts";
import { previewSizes } from "../images/sizes.ts";
import { takenDowns } from "../images/taken-down.ts";

export type Needs = Limiting & {
  table: Table;
  clock: Clock;
  newId: NewId;
  pictures: Pictures;
  imageProcessor: ImageProcessor;
  model: ImageModel;
};

/** Its owner has deleted the picture, or what it is made from. */
export class PictureGone extends Error {
  override name = "PictureGone";
}

/** Whoever enlarges does not take the picture, and will not another time. */
export class PictureRefused extends Error {}

/** As long as somebody may want a damaged print again: half a year, then its file is discarded. */
const KEPT_MS = 183 * DAY_MS;

/** So long the print house may fetch a file. */
export const FETCHED_MS = 31 * DAY_MS;

/** After this long, another print is made of a new one. */
export const FILE_LASTS_MS = KEPT_MS - FETCHED_MS;

/** A print turns with its picture: the short side of the paper is the short side of the picture. */
const asHung = (paper: PixelSize, { brief }: Image): PixelSize =>
  brief.aspectRatio === "landscape" ? { width: paper.height, height: paper.width } : paper;

/** What cannot be drawn larger for want of memory: the largest sheet that a whole picture fills. */
const MOST_PIXELS = 7200 * 10_800;

/** The whole picture in its own shape, as large as it must be to cover a sheet of another, or nearly so. */
function covering({ width, height }: PixelSize, { brief }: Image): PixelSize {
  const own = previewSizes[brief.aspectRatio];
  const most = Math.sqrt(MOST_PIXELS / (own.width * own.height));
  const scale = Math.min(most, Math.max(width / own.width, height / own.height));
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
}

const fits = (size: PixelSize, most: PixelSize | undefined) =>
  most !== undefined && Math.max(size.width, size.height) <= Math.max(most.width, most.height);

/** Who is busy or refuses the shop costs nothing: a print that is asked for again and again takes nobody's pictures. */
async function counted(needs: Needs, asked: Promise<Outcome>): Promise<Outcome> {
  const outcome = await asked;
  if (outcome.outcome !== "throttled" && !isRefused(outcome)) await countCall(needs);
  return outcome;
}

/** A finished picture with as many pixels as the paper asks for, as far as its maker can add some. */
async function enlarged(needs: Needs, original: Drawing, size: PixelSize): Promise<Drawing> {
  const { model, imageProcessor } = needs;
  const { enlarges } = await model.about();
  const { width, height } = await imageProcessor.sizeOf(original);
  if (!model.enlarge || !enlarges || width * height >= size.width * size.height) return original;
  const reduced = await imageProcessor.reduce(original, enlarges.mostPixels);
  const outcome = await counted(needs, model.enlarge(reduced));
  if (outcome.outcome === "drawn") return outcome.drawing;
  if (outcome.outcome === "blocked") throw new PictureRefused(outcome.reason ?? "its filter");
  // It was sold as sharper than it is: better a print that is late than one that is blurred.
  const says = `the picture could not be enlarged: ${JSON.stringify(outcome)}`;
  throw isRefused(outcome) ? new UpscalerRefuses(says) : new Error(says);
}

/** The same picture at the size of the paper, where its maker can do that; else what was made, enlarged. */
async function drawingFor(needs: Needs, image: Image, output: Output, paper: PixelSize): Promise<Drawing> {
  const { model, pictures } = needs;
  const { brief, prompt, seed, n } = image;
  const size = covering(paper, image);
  const { redrawsUpTo, ...maker } = await model.about();
  if (maker.name === output.model && fits(size, redrawsUpTo)) {
    const outcome = await counted(needs, model.draw({ brief, prompt, seed, variant: n, size }));
    if (outcome.outcome === "drawn") return outcome.drawing;
  }
  const original = await pictures.get(output.original);
  if (!original) throw new PictureGone(`the original of ${image.batchId} ${n} is gone`);
  if (isSharp(output.largestPrint, paper) && !isSharp(reachOf(output, maker), paper))
    throw new Error("the picture was sold as sharp, and nobody makes it so today");
  return enlarged(needs, original, size);
}

/**
 * Makes the file that is printed, and puts it where the print house finds it: under a name that nobody guesses,
 * because signed addresses die with the session that signed them, and prints are fetched days later.
 */
export async function makeMaster(
  needs: Needs,
  id: ImageId,
  paper: PixelSize,
  crop?: number,
): Promise<string> {
  const image = await needs.table.get(images, id, { consistent: true });
  const output = image && printableOf(image);
  if (!output) throw new PictureGone(`there is no picture ${id.batchId} ${id.n}`);
  const size = asHung(paper, image);
  const drawing = await drawingFor(needs, image, output, size);
  const about = {
    source: output.source,
    title: altText(image.brief),
    dpi: PRINT_DPI,
    ...(crop !== undefined && { crop }),
  };
  const file = await needs.imageProcessor.print(drawing, size, about);
  const prefix = `prints/${needs.newId()}`;
  const key = `${PUBLIC_PREFIX}${prefix}/${size.width}x${size.height}.jpeg`;
  const of = publicId(image);
  const now = needs.clock.now();
  const since = new Date(now.getTime() + KEPT_MS).toISOString();
  await needs.table.create(discards, { prefix, keys: [key], since, of });
  if (!(await needs.pictures.put(key, file))) throw new Error(`the name ${key} is taken`);
  // Whoever has taken it down meanwhile saw no file: the note of this one may be gone with that.
  if (await needs.table.get(takenDowns, { imageId: of }, { consistent: true }))
    await needs.table.create(discards, { prefix: `${prefix}/late`, keys: [key], since: now.toISOString() });
  return key;
}
