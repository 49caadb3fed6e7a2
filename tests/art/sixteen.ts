import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { allStyles, paintedAs, paintedWidths, sentences } from "../../web/src/journeys/beginning.ts";
import { render } from "./render.ts";

// node tests/art/sixteen.ts [STYLE …]
// Paints the home page's sentences in every style with the embedded artist, into web/public; or in those named.

const named = process.argv.slice(2);

const PAINTED = 400;

for (const { name, words } of sentences)
  for (const { value } of allStyles) {
    if (named.length > 0 && !named.includes(value)) continue;
    const png = await render(
      { artStyle: value, subject: words, aspectRatio: "portrait" },
      { width: PAINTED },
    );
    for (const width of paintedWidths) {
      const file = join(import.meta.dirname, "../../web/public", paintedAs(name, value, width));
      mkdirSync(dirname(file), { recursive: true });
      await sharp(png).resize(width).avif({ quality: 42 }).toFile(file);
    }
  }
