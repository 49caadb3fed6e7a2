import type { Brief } from "../../../functions/core/images/brief.ts";
import { blend, type Color } from "./color.ts";
import type { Palette } from "./palette.ts";

/** What a mood lays over every colour, and how thickly. */
const moods: Record<string, [hex: string, share: number]> = {
  dreamy: ["#e6c8ee", 0.34],
  energetic: ["#ff7a1a", 0.3],
  peaceful: ["#cfe6d8", 0.32],
  mysterious: ["#1b1440", 0.46],
  nostalgic: ["#c89a5a", 0.38],
  playful: ["#ffd23f", 0.28],
  serene: ["#bfe0f2", 0.36],
  dramatic: ["#2a0d14", 0.42],
  whimsical: ["#b8f0c8", 0.3],
  melancholic: ["#4a5a78", 0.44],
  ethereal: ["#f4f0ff", 0.42],
  vibrant: ["#ff2f8a", 0.2],
};

const lights: Record<string, [hex: string, share: number]> = {
  natural: ["#fff4d6", 0.12],
  studio: ["#ffffff", 0.22],
  dramatic: ["#0a0c18", 0.36],
};

/** A style's colours in the light and the mood that were asked for. */
export function inTheAir(color: Palette, { mood = "", lighting = "" }: Brief): Palette {
  const veils = [moods[mood], lights[lighting]].flatMap((veil) => (veil ? [veil] : []));
  return (hex) => veils.reduce<Color>((seen, [over, share]) => blend(seen, color(over), share), color(hex));
}
