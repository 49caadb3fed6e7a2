import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type RoomName, rooms } from "../../functions/core/catalogue/rooms.ts";
import { sceneSvg } from "./scenes.ts";

// npm run scenes
// Draws the rooms into web/public/scenes, in the widths that browsers choose from.

const widths = [480, 960, 1440];

const out = join(import.meta.dirname, "../public/scenes");
mkdirSync(out, { recursive: true });
for (const name of Object.keys(rooms) as RoomName[]) {
  const drawn = await sharp(Buffer.from(sceneSvg(name)), { density: 144 })
    .png()
    .toBuffer();
  for (const width of widths)
    for (const format of ["avif", "webp"] as const) {
      const quality = format === "avif" ? 55 : 80;
      const file = await sharp(drawn).resize({ width }).toFormat(format, { quality }).toBuffer();
      writeFileSync(join(out, `${name}-${width}.${format}`), file);
    }
}
