import "../core/at-start.ts";
import sharp, { type Sharp } from "sharp";
import { EVENLY } from "../core/catalogue/choice.ts";
import type { Drawing, PixelSize } from "../core/images/drawing.ts";
import {
  type About,
  filesAt,
  type ImageProcessor,
  type Variant,
  widths,
} from "../core/images/image-processor.ts";
import { enlarged, suffices } from "./enlarging/enlarged.ts";

/** A provider's picture is a few megapixels: one that claims to be more is not decoded. */
const MOST_PIXELS = 100_000_000;

const read = ({ bytes }: Drawing) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Says in the file itself that nobody held a camera or a brush. */
const provenance = ({ source, title }: About) => `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 xmlns:dc="http://purl.org/dc/elements/1.1/">
<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

const encoders = {
  // Somebody waits for these: half the time of the next effort, for 1 % (AVIF) and 3 % (WebP) more bytes.
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 2 }),
  // Codes of the standard: the best are known after a look at all of it, three times the work for 2 to 5 % of its bytes,
  // and a gigabyte held for a print.
  jpeg: (image: Sharp) => image.jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimiseCoding: false }),
};

async function variant(image: Sharp, format: Variant["format"], width: number, about: About) {
  const resized = image.resize({ width, withoutEnlargement: true }).withXmp(provenance(about));
  const { data, info } = await encoders[format](resized).toBuffer({ resolveWithObject: true });
  const drawing = { bytes: data, contentType: `image/${format}` };
  return { width: info.width, height: info.height, format, drawing };
}

async function sizeOf(drawing: Drawing): Promise<PixelSize> {
  const { width, height } = await read(drawing).metadata();
  return { width, height };
}

/** Without the provider's metadata; sRGB, on white where it was transparent. */
const clean = (drawing: Drawing) =>
  read(drawing).toColourspace("srgb").flatten({ background: "white" }).removeAlpha();

const bare = (drawing: Drawing) => clean(drawing).raw().toBuffer({ resolveWithObject: true });

const address = async (webp: Sharp) => `data:image/webp;base64,${(await webp.toBuffer()).toString("base64")}`;

/** What is large enough flows through row by row: the bare pixels of a print are a quarter of a gigabyte. */
async function forPaper(drawing: Drawing, paper: PixelSize) {
  const size = await sizeOf(drawing);
  if (suffices(size, paper)) return { ...size, image: clean(drawing) };
  const { data: own, info } = await bare(drawing);
  const { data, ...raw } = await enlarged({ ...info, data: own }, paper);
  return { ...raw, image: sharp(data, { raw, limitInputPixels: MOST_PIXELS }) };
}

async function processed(drawing: Drawing, about: About) {
  // Decoded once for all of them.
  const { data, info } = await bare(drawing);
  const { width, height } = info;
  // Begun anew for each: a clone copies the pixels as well, five megabytes each time.
  const image = () => sharp(data, { raw: info });
  const fitting = [...new Set(widths.map((wanted) => Math.min(wanted, width)))];

  const placeholder = await address(image().resize({ width: 16 }).webp({ quality: 30 }));
  const variants: Variant[] = [];
  for (const { width, format } of filesAt(fitting))
    variants.push(await variant(image(), format, width, about));
  return { width, height, variants, placeholder };
}

/** All that is done to pixels, with sharp. */
export const sharpImageProcessor: ImageProcessor = {
  sizeOf,

  // Four of them come with each look at a batch, and each is shown as wide as a hand.
  preview: (drawing) =>
    address(clean(drawing).resize({ width: 128, height: 192, fit: "inside" }).webp({ quality: 40 })),

  async reduce(drawing, mostPixels) {
    const { width, height } = await sizeOf(drawing);
    const scale = Math.sqrt(mostPixels / (width * height));
    if (scale >= 1) return drawing;
    // Rounded down on both sides, so that it is never a pixel too many.
    const smaller = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
    const bytes = await read(drawing)
      .resize({ ...smaller, fit: "fill" })
      .png()
      .toBuffer();
    return { bytes, contentType: "image/png" };
  },

  process: processed,

  async print(drawing, { width, height }, { dpi, crop = EVENLY, ...about }) {
    const { image, ...own } = await forPaper(drawing, { width, height });
    const scale = Math.max(width / own.width, height / own.height);
    const whole = { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
    const printed = image
      .resize({ ...whole, fit: "fill", kernel: "lanczos3" })
      .extract({
        left: Math.round(((whole.width - width) * crop) / 100),
        top: Math.round(((whole.height - height) * crop) / 100),
        ...{ width, height },
      })
      .withIccProfile("srgb")
      .withXmp(provenance(about))
      .withDensity(dpi);
    return { bytes: await encoders.jpeg(printed).toBuffer(), contentType: "image/jpeg" };
  },
};
