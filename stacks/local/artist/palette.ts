import { type Color, clamp, fromOklch, oklch, rgb } from "./color.ts";

/** A style's own colours, as the chosen palette turns them. */
export type Palette = (hex: string) => Color;

const turns: Record<string, (color: [number, number, number], tint: number) => [number, number, number]> = {
  vibrant: ([l, c, h]) => [l, c * 1.18, h],
  muted: ([l, c, h]) => [0.5 + (l - 0.5) * 0.92, c * 0.55, h],
  pastel: ([l, c, h]) => [0.62 + l * 0.34, Math.min(c * 0.62, 0.085), h],
  // One ink in all its depths: a little colour in the middle tones, none in black and white.
  monochrome: ([l], tint) => [l, 0.006 + 0.026 * Math.sin(Math.PI * clamp(l)), tint],
};

export function palette(choice: string | undefined, tint: number): Palette {
  const turn = turns[choice ?? ""];
  if (!turn) return rgb;
  const turned = new Map<string, Color>();
  return (hex) => {
    const known = turned.get(hex);
    if (known) return known;
    const [l, c, h] = turn([...oklch(rgb(hex))], tint);
    const color = fromOklch([clamp(l), c, h]);
    turned.set(hex, color);
    return color;
  };
}
