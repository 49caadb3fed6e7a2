import { mkdirSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { artworkWidths, fallbackWidth } from "../src/artworks/artworks.ts";

// node web/prepared/art.ts FOLDER
// Writes the home page's artworks (web/public/art) in the widths that browsers choose from. FOLDER holds one large
// picture for each, as the artist drew it, named as the page calls it: hokusai.png, sumi-e.png and so on.

type ArtworkFile = { name: string; width: number; format: "avif" | "webp" };

/** The files of one artwork: AVIF in every width, and one WebP for browsers that do not know it. */
export const artworkFiles = (artwork: string): ArtworkFile[] => [
  ...artworkWidths.map((width) => ({ name: `${artwork}-${width}.avif`, width, format: "avif" as const })),
  { name: `${artwork}-${fallbackWidth}.webp`, width: fallbackWidth, format: "webp" },
];

async function write(folder: string, out: string) {
  mkdirSync(out, { recursive: true });
  for (const drawn of readdirSync(folder).filter((file) => file.endsWith(".png")))
    for (const { name, width, format } of artworkFiles(parse(drawn).name))
      await sharp(join(folder, drawn))
        .resize({ width })
        .toFormat(format, { quality: format === "avif" ? 52 : 78 })
        .toFile(join(out, name));
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder) await write(folder, join(import.meta.dirname, "../public/art"));
  else console.error("usage: node web/prepared/art.ts FOLDER");
  process.exitCode = folder ? 0 : 1;
}
