import {
  type AspectRatio,
  cutsSides,
  EVENLY,
  mountOf,
  type RoomName,
  type Size,
} from "../../../functions/core/catalogue/choice.ts";
import { acrossOf, inchesOf, overlayIn } from "../../../functions/core/catalogue/rooms.ts";
import styles from "./Moulding.module.css";

/** What hangs, and where: its shape is seen from the picture itself. */
export type InRoom = {
  room: RoomName;
  imageUrl: string;
  size: Size | "";
  /** One that is not sold any more, as an order remembers it, is none. */
  frame: string;
  /** As a product says it. */
  mount: number;
  crop?: number | undefined;
};

type Box = { x: number; y: number; width: number; height: number };

const [WIDTH, HEIGHT] = [1440, 1080];

/** What the sheet says of a frame: what is sent looks like what was seen. */
function mouldingOf(frame: string) {
  const probe = Object.assign(document.createElement("i"), { className: styles.moulding, hidden: true });
  probe.dataset.frame = frame;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const inches = Number(style.getPropertyValue("--moulding"));
  const sides = style.getPropertyValue("--sides").trim().split(" ");
  probe.remove();
  return { inches, sides };
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

const shapeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): AspectRatio =>
  Math.abs(width / height - 1) < 0.05 ? "square" : width > height ? "landscape" : "portrait";

function fill(pen: CanvasRenderingContext2D, style: string | CanvasGradient, box: Box) {
  pen.fillStyle = style;
  pen.fillRect(box.x, box.y, box.width, box.height);
}

function throwShadows(pen: CanvasRenderingContext2D, box: Box, inch: number) {
  for (const [x, y, blur, part] of [
    [1, 1.6, 3.4, 0.32],
    [0.2, 0.25, 0.5, 0.3],
  ] as const) {
    pen.save();
    pen.shadowColor = `rgb(40 28 14 / ${part})`;
    pen.shadowOffsetX = x * inch;
    pen.shadowOffsetY = y * inch;
    pen.shadowBlur = blur * inch;
    fill(pen, "#fffefb", box);
    pen.restore();
  }
}

/** Four sides, mitered. */
function frameAround(pen: CanvasRenderingContext2D, outer: Box, colors: readonly string[], wide: number) {
  const corners = ({ x, y, width, height }: Box) => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const [out, inside] = [corners(outer), corners(grown(outer, -wide))];
  colors.forEach((color, side) => {
    const next = (side + 1) % 4;
    pen.beginPath();
    for (const [x = 0, y = 0] of [out[side], out[next], inside[next], inside[side]].map((at) => at ?? []))
      pen.lineTo(x, y);
    pen.fillStyle = color;
    pen.fill();
  });
}

/** Covers the box; of what stands over, the crop says which part is seen. */
function hang(pen: CanvasRenderingContext2D, image: HTMLImageElement, box: Box, crop: number) {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [box.width / scale, box.height / scale];
  const sides = cutsSides(shapeOf(image));
  const x = ((naturalWidth - width) * (sides ? crop : EVENLY)) / 100;
  const y = ((naturalHeight - height) * (sides ? EVENLY : crop)) / 100;
  pen.drawImage(image, x, y, width, height, box.x, box.y, box.width, box.height);
}

/** The way that light falls on the glass, as the sheet says it: 125deg. */
const FALL = (125 / 180) * Math.PI;

/** A little light on the glass, and the moulding's shadow on what it holds. */
function glaze(pen: CanvasRenderingContext2D, box: Box, inch: number) {
  const { x, y, width, height } = box;
  const [across, down] = [Math.sin(FALL), -Math.cos(FALL)];
  const half = (width * across + height * down) / 2;
  const [middle, center] = [x + width / 2, y + height / 2];
  const light = pen.createLinearGradient(
    middle - across * half,
    center - down * half,
    middle + across * half,
    center + down * half,
  );
  light.addColorStop(0.18, "rgb(255 255 255 / 22%)");
  light.addColorStop(0.32, "rgb(255 255 255 / 0%)");
  fill(pen, light, box);

  // That of all that lies around, which itself lies too far away to be seen.
  const away = 2 * WIDTH;
  const around = grown(box, 4 * inch);
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = "#000";
  pen.shadowColor = "rgb(20 12 4 / 38%)";
  pen.shadowOffsetX = away + 0.25 * inch;
  pen.shadowOffsetY = 0.3 * inch;
  pen.shadowBlur = 0.5 * inch;
  pen.beginPath();
  pen.rect(around.x - away, around.y, around.width, around.height);
  pen.rect(x - away, y, width, height);
  pen.fill("evenodd");
  pen.restore();
}

/** A room with a print in it at its true scale, as a file: drawn here, and sent nowhere. */
export async function roomPicture({ room, imageUrl, size, frame, mount, crop = EVENLY }: InRoom) {
  const [scene, image] = await Promise.all([loaded(`/scenes/${room}-1440.webp`), loaded(imageUrl)]);
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("nothing to draw on");
  pen.drawImage(scene, 0, 0, WIDTH, HEIGHT);
  const print = inchesOf(size, shapeOf(image));
  const { coordinates, dimensions } = overlayIn(room, print);
  const paper: Box = {
    x: (coordinates.left / 100) * WIDTH,
    y: (1 - (coordinates.bottom + dimensions.height) / 100) * HEIGHT,
    width: (dimensions.width / 100) * WIDTH,
    height: (dimensions.height / 100) * HEIGHT,
  };
  const inch = WIDTH / acrossOf(room, print);
  const moulding = mouldingOf(frame);
  const wide = moulding.inches * inch;
  const outer = grown(paper, wide);
  throwShadows(pen, outer, inch);
  if (wide > 0) frameAround(pen, outer, moulding.sides, wide);
  hang(pen, image, grown(paper, -mountOf(size, mount) * inch), crop);
  if (wide > 0) glaze(pen, paper, inch);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!file) throw new Error("the room could not be drawn");
  return new File([file], `wallflower-${room}.jpeg`, { type: file.type });
}
