import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { roomNames } from "../../functions/core/catalogue/choice.ts";
import { heroWidths } from "../src/home/hero-room.ts";
import { heroSvg, sceneSvg } from "./scenes.ts";

// npm run scenes
// Draws the rooms into web/public/scenes, in the widths that browsers choose from.

const widths = [480, 960, 1440];
/** For browsers without AVIF, and the largest for who shares a picture of the room. */
const fallbacks = [960, 1440];

const out = join(import.meta.dirname, "../public/scenes");
mkdirSync(out, { recursive: true });

type Widths = Record<"avif" | "webp", readonly number[]>;

async function write(name: string, svg: string, widths: Widths) {
  const drawn = await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
  for (const format of ["avif", "webp"] as const)
    for (const width of widths[format]) {
      const quality = format === "avif" ? 55 : 80;
      const file = await sharp(drawn).resize({ width }).toFormat(format, { quality }).toBuffer();
      writeFileSync(join(out, `${name}-${width}.${format}`), file);
    }
}

for (const name of roomNames) await write(name, sceneSvg(name), { avif: widths, webp: fallbacks });
await write("home", heroSvg(), { avif: heroWidths, webp: [1280] });
