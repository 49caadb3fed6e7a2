type Three = readonly [number, number, number];

// What ink on matte art paper shows of a screen's colors, in CIELAB: the six full inks and pairs of inks that ISO 12647-2
// gives for offset (FOGRA39's averages, which pigment on enhanced matte paper comes near), by hue, with what is between
// them. Above them colors fade to the paper, below them to the black that matte paper has. A rule of thumb, and no
// profile of a press.

type Ink = { hue: number; light: number; chroma: number };

const ink = (light: number, a: number, b: number): Ink => ({
  hue: Math.atan2(b, a),
  light,
  chroma: Math.hypot(a, b),
});

const inks = [
  ink(55, -37, -50),
  ink(24, 22, -46),
  ink(48, 74, -3),
  ink(47, 68, 48),
  ink(89, -5, 93),
  ink(50, -65, 27),
].sort((one, other) => one.hue - other.hue);

const PAPER = 95;
const BLACK = 16;

const TURN = Math.PI * 2;

/** The fullest color of a hue that ink has. */
function fullest(hue: number): Ink {
  const after = inks.findIndex((one) => one.hue > hue);
  const [from, to] = [inks.at(after - 1), inks.at(after)] as [Ink, Ink];
  const along = (hue - from.hue + TURN) % TURN;
  const share = along / ((to.hue - from.hue + TURN) % TURN);
  const between = (one: number, other: number) => one + (other - one) * share;
  return { hue, light: between(from.light, to.light), chroma: between(from.chroma, to.chroma) };
}

const WHITE: Three = [0.9642, 1, 0.8251];
const curve = (value: number) =>
  value > 216 / 24_389 ? Math.cbrt(value) : (24_389 / 27 / 116) * value + 16 / 116;
const uncurved = (value: number) => (value > 6 / 29 ? value ** 3 : (value - 16 / 116) / (24_389 / 27 / 116));
const linear = (byte: number) => (byte > 10.3 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92);
const encoded = (value: number) =>
  Math.round(
    255 * Math.min(1, value > 0.0031308 ? 1.055 * value ** (1 / 2.4) - 0.055 : 12.92 * Math.max(0, value)),
  );

function labOf([red, green, blue]: Three): Three {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = curve((0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / WHITE[0]);
  const y = curve(0.2225045 * r + 0.7168786 * g + 0.0606169 * b);
  const z = curve((0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function rgbOf([light, a, b]: Three): Three {
  const middle = (light + 16) / 116;
  const x = uncurved(middle + a / 500) * WHITE[0];
  const y = uncurved(middle);
  const z = uncurved(middle - b / 200) * WHITE[2];
  return [
    encoded(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
    encoded(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
    encoded(0.0719453 * x - 0.2289914 * y + 1.4052427 * z),
  ];
}

/** A color of the screen as paper shows it, and how far that is from what was asked: about 2 is the least that is seen. */
export function printed(screen: Three): { color: Three; lost: number } {
  const [bright, a, b] = labOf(screen);
  // The paper is not as bright as a screen, and black ink not as dark: all tones move closer together.
  const light = BLACK + (bright * (PAPER - BLACK)) / 100;
  const chroma = Math.hypot(a, b);
  const full = fullest(Math.atan2(b, a));
  // Towards the grey in the middle, until ink has it.
  const grey = (PAPER + BLACK) / 2;
  const up = light - grey;
  const edge = full.light < light ? PAPER - full.light : full.light - BLACK;
  const room = full.light < light ? PAPER - grey : grey - BLACK;
  const rise = full.light < light ? up : -up;
  const share = Math.min(1, (full.chroma * room) / Math.max(1e-6, chroma * edge + full.chroma * rise));
  const lost = (1 - share) * Math.hypot(up, chroma);
  return { color: rgbOf([grey + up * share, a * share, b * share]), lost };
}

/** From here on anybody sees that a color is another. */
const PLAIN = 20;

/** How much of a picture (red, green, blue, alpha) glows as no ink does, 0 to 1. */
export function glowing(pixels: Uint8ClampedArray): number {
  let beyond = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (printed([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]).lost > PLAIN) beyond++;
  return (4 * beyond) / Math.max(4, pixels.length);
}

const shares: [least: number, words: string][] = [
  [0.8, "Most"],
  [0.6, "About two thirds"],
  [0.42, "About half"],
  [0.28, "About a third"],
  [0.17, "About a fifth"],
  [0.08, "About a tenth"],
];

/** What to expect of paper; nothing where it shows what the screen shows. */
export function paperSentence(share: number): string | undefined {
  const [, words] = shares.find(([least]) => share >= least) ?? [];
  return (
    words && `${words} of this picture glows on a screen as no ink can: on paper those colors are calmer.`
  );
}
