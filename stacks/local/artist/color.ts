/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** Lightness 0 to 1, chroma, hue in radians: what a palette is turned in. */
export type Oklch = readonly [number, number, number];

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));

/** 0 before `from`, 1 after `to`, and a soft way between. */
export const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

export function rgb(hex: string): Color {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}

export const css = ([red, green, blue]: Color, alpha = 1) =>
  alpha >= 1
    ? `rgb(${red | 0},${green | 0},${blue | 0})`
    : `rgba(${red | 0},${green | 0},${blue | 0},${alpha.toFixed(3)})`;

const between = (from: number, to: number, t: number) => from + (to - from) * t;

/** As paint of light: quick, and a little grey in the middle. */
export const mix = (a: Color, b: Color, t: number): Color => [
  between(a[0], b[0], t),
  between(a[1], b[1], t),
  between(a[2], b[2], t),
];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

type Lab = readonly [number, number, number];

function labOf([red, green, blue]: Color): Lab {
  const r = linear(red / 255);
  const g = linear(green / 255);
  const b = linear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf([lightness, a, b]: Lab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const asByte = (value: number) => Math.round(255 * clamp(encoded(Math.max(0, value))));

export function oklch(color: Color): Oklch {
  const [lightness, a, b] = labOf(color);
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

/** Back to a screen; a colour that no screen has loses chroma until one has it. */
export function fromOklch([lightness, wanted, hue]: Oklch): Color {
  let chroma = wanted;
  let light = linearOf([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  for (let tries = 0; tries < 23 && (Math.min(...light) < -0.002 || Math.max(...light) > 1.002); tries++) {
    chroma *= 0.92;
    light = linearOf([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  }
  return [asByte(light[0]), asByte(light[1]), asByte(light[2])];
}

/** As an eye mixes: no grey in the middle. */
export function blend(a: Color, b: Color, t: number): Color {
  const from = labOf(a);
  const to = labOf(b);
  const lab: Lab = [between(from[0], to[0], t), between(from[1], to[1], t), between(from[2], to[2], t)];
  return fromOklch([lab[0], Math.hypot(lab[1], lab[2]), Math.atan2(lab[2], lab[1])]);
}

/** A color of life as a poster has it: clear and strong. */
export function bold(own: Color): Color {
  const [lightness, chroma, hue] = oklch(own);
  if (chroma < 0.03) return fromOklch([0.1 + 0.87 * lightness, chroma, hue]);
  return fromOklch([0.2 + 0.76 * lightness, Math.min(0.23, chroma * 1.35), hue]);
}
