import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../../web/public");
/** As our own pictures are packed. */
const QUALITY = 52;

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A picture of ours as wide and high as Shopify's own server of pictures would send it, and no larger than asked for. */
async function cut(path: string, width: number, height: number | undefined) {
  const size = { width, ...(height !== undefined && { height }) };
  return Uint8Array.from(await sharp(join(folder, path)).resize(size).avif({ quality: QUALITY }).toBuffer());
}

export async function picture({ pathname, search, searchParams }: URL): Promise<Response> {
  const [width, height] = ["width", "height"].map((side) => Number(searchParams.get(side)) || undefined);
  if (width === undefined) return new Response("How wide?", { status: 400 });
  const name = pathname + search;
  const bytes = made.get(name) ?? cut(pathname, width, height);
  made.set(name, bytes);
  const headers = { "content-type": "image/avif", "cache-control": "public, max-age=31536000, immutable" };
  return new Response(await bytes, { headers });
}
