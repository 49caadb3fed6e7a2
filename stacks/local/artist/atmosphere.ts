import type { Brief } from "../../../functions/core/images/brief.ts";
import { blend, type Color, oklch, smooth } from "./color.ts";
import type { Palette } from "./palette.ts";

/** What is laid over every colour, and how thickly; or over all but the light ones. */
type Veil = [hex: string, share: number, over?: "darks"];

const moods: Record<string, Veil> = {
  dreamy: ["#e6c8ee", 0.34],
  energetic: ["#ff7a1a", 0.3],
  peaceful: ["#cfe6d8", 0.32],
  mysterious: ["#1b1440", 0.46],
  nostalgic: ["#c89a5a", 0.38],
  playful: ["#ffd23f", 0.28],
  serene: ["#bfe0f2", 0.36],
  dramatic: ["#2a0d14", 0.42, "darks"],
  whimsical: ["#b8f0c8", 0.3],
  melancholic: ["#4a5a78", 0.44],
  ethereal: ["#f4f0ff", 0.42],
  vibrant: ["#ff2f8a", 0.2],
};

const lights: Record<string, Veil> = {
  natural: ["#fff4d6", 0.12],
  studio: ["#ffffff", 0.22],
  dramatic: ["#0a0c18", 0.4, "darks"],
};

/** As much of a veil as lies on a colour: where light is hard, what is light stays so. */
const laid = (seen: Color, [, share, over]: Veil) =>
  over ? share * (1 - 0.88 * smooth(0.55, 0.9, oklch(seen)[0])) : share;

/** A style's colours in the light and the mood that were asked for. */
export function inTheAir(color: Palette, { mood = "", lighting = "" }: Brief): Palette {
  const veils = [moods[mood], lights[lighting]].flatMap((veil) => (veil ? [veil] : []));
  return (hex) =>
    veils.reduce<Color>((seen, veil) => blend(seen, color(veil[0]), laid(seen, veil)), color(hex));
}
