import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { AspectRatio } from "../../functions/core/catalogue/choice.ts";
import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { hard } from "./hard.ts";
import { allStyles, render } from "./render.ts";

// npm run art                      every style, six subjects, three shapes, on one sheet in .cache/art
// npm run art -- hokusai comic     only these styles
// npm run art -- hard comic        ten hard wishes instead, all portraits

const subjects = [
  "A lighthouse above a stormy sea",
  "A fox in a snowy forest at night",
  "A city skyline in the rain",
  "A red balloon over mountains",
  "A cat with a book and a cup of tea",
  "Qwv zzxk plomr",
];
const ratios: AspectRatio[] = ["portrait", "square", "landscape"];

const HEIGHT = 300;
const GAP = 8;
const folder = join(import.meta.dirname, "../../.cache/art");
const widths = { portrait: 200, square: 300, landscape: 450 } satisfies Record<AspectRatio, number>;

const named = process.argv.slice(2);
const wishes = named.includes("hard") ? hard : subjects;

/** A row a style: its subjects, their shapes in turn, the four of a batch in turn. */
async function row(artStyle: ArtStyle): Promise<{ image: Buffer; width: number }> {
  const pictures = [];
  let left = 0;
  for (const [index, subject] of wishes.entries()) {
    const aspectRatio = wishes === hard ? "portrait" : (ratios[index % ratios.length] ?? "square");
    const width = widths[aspectRatio];
    const png = await render(
      { artStyle, subject, aspectRatio },
      { seed: index + 1, variant: index % 4, width: width * 2 },
    );
    pictures.push({ input: await sharp(png).resize(width, HEIGHT).toBuffer(), left, top: 0 });
    left += width + GAP;
  }
  const blank = sharp({ create: { width: left, height: HEIGHT + GAP, channels: 3, background: "#f3efe7" } });
  return { image: await blank.composite(pictures).png().toBuffer(), width: left };
}

const only = named.filter((name) => name !== "hard");
const wanted = allStyles.filter((style) => only.length === 0 || only.some((name) => style.startsWith(name)));
const rows = [];
for (const style of wanted) rows.push(await row(style));

mkdirSync(folder, { recursive: true });
const file = join(folder, "sheet.png");
await sharp({
  create: {
    width: Math.max(...rows.map(({ width }) => width)),
    height: rows.length * (HEIGHT + GAP),
    channels: 3,
    background: "#f3efe7",
  },
})
  .composite(rows.map(({ image }, index) => ({ input: image, left: 0, top: index * (HEIGHT + GAP) })))
  .png()
  .toFile(file);
console.log(`${wanted.join(", ")}: ${file}`);
