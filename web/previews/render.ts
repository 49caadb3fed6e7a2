import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, GlobalFonts, Image, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { addresses, readyPages } from "../../functions/core/site/addresses.ts";

// npm run previews
// Draws what stands for the shop elsewhere: the pictures of shared links, and the icons of home screens.

const publicFolder = join(import.meta.dirname, "../public");
const fonts = join(import.meta.dirname, "../../node_modules/@fontsource-variable");
const [WIDTH, HEIGHT] = [1200, 630];
const [WALL, INK, SOFT, ACCENT] = ["#fbf9f5", "#1d1a16", "#5c554a", "#b4451b"];
const MARGIN = 72;

GlobalFonts.registerFromPath(join(fonts, "fraunces/files/fraunces-latin-wght-normal.woff2"), "Fraunces");
GlobalFonts.registerFromPath(join(fonts, "figtree/files/figtree-latin-wght-normal.woff2"), "Figtree");

const works = ["hokusai", "watercolor", "bauhaus", "impressionism", "vaporwave", "sumi-e"] as const;

/** Which of the shop's works hangs beside the words of a page: its name decides, so another page changes nothing. */
const workFor = (name: string) => {
  const [first = 0] = createHash("sha256").update(name).digest();
  return works[first % works.length] ?? works[0];
};

async function loaded(file: string): Promise<Image> {
  const image = new Image();
  image.src = await sharp(file).png().toBuffer();
  return image;
}

/** A work in its frame, with a soft shadow on the wall. */
function hang(
  context: SKRSContext2D,
  image: Image,
  { x, y, height }: { x: number; y: number; height: number },
) {
  const width = (height / 3) * 2;
  const [frame, mat] = [height * 0.022, height * 0.04];
  const around = (by: number) => [x - by, y - by, width + 2 * by, height + 2 * by] as const;
  context.save();
  context.shadowColor = "rgba(29, 26, 22, 0.38)";
  context.shadowBlur = 46;
  context.shadowOffsetY = 22;
  context.fillStyle = INK;
  context.fillRect(...around(frame + mat));
  context.restore();
  context.fillStyle = "#ffffff";
  context.fillRect(...around(mat));
  context.drawImage(image, x, y, width, height);
}

function wrapped(context: SKRSContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && context.measureText(`${line} ${word}`).width > most) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

function write(
  context: SKRSContext2D,
  text: string,
  font: string,
  { y, leading }: { y: number; leading: number },
) {
  context.font = font;
  let at = y;
  for (const line of wrapped(context, text, WIDTH * 0.52)) {
    context.fillText(line, MARGIN, at);
    at += leading;
  }
  return at;
}

async function previewOf(title: string, description: string, work: string): Promise<Buffer> {
  const context = createCanvas(WIDTH, HEIGHT).getContext("2d");
  context.fillStyle = WALL;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const height = 452;
  const x = WIDTH - MARGIN - (height / 3) * 2 - 20;
  hang(context, await loaded(join(publicFolder, `art/${work}-720.webp`)), {
    x,
    y: (HEIGHT - height) / 2,
    height,
  });

  context.fillStyle = ACCENT;
  context.font = "600 30px Figtree";
  context.fillText("Wallflower", MARGIN, 132);
  context.fillStyle = INK;
  const below = write(context, title, "420 68px Fraunces", { y: 236, leading: 78 });
  context.fillStyle = SOFT;
  write(context, description, "400 28px Figtree", { y: below + 8, leading: 40 });
  return context.canvas.toBuffer("image/png");
}

const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1));

async function icons() {
  const flower = readFileSync(join(publicFolder, "favicon.svg"));
  mkdirSync(join(publicFolder, "icons"), { recursive: true });
  const rendered = (size: number) => sharp(flower, { density: (72 * size) / 32 }).resize(size, size);
  for (const size of [192, 512])
    await rendered(size)
      .png({ palette: true })
      .toFile(join(publicFolder, `icons/${size}.png`));
  // Cut to a circle or a squircle by the system: everything that matters stays within the middle.
  for (const [size, name] of [
    [180, "apple-touch"],
    [512, "maskable"],
  ] as const) {
    const inner = await rendered(Math.round(size * 0.78))
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background: INK } })
      .composite([{ input: inner }])
      .png({ palette: true })
      .toFile(join(publicFolder, `icons/${name}.png`));
  }
}

mkdirSync(join(publicFolder, "og"), { recursive: true });
await icons();
for (const { name, path, description } of readyPages) {
  const heading = name === "home" ? "Describe a picture. Hang it on your wall." : addresses[name].title;
  const picture = await previewOf(heading, description, workFor(name));
  await sharp(picture)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(publicFolder, `og/${nameOf(path)}.jpg`));
}
