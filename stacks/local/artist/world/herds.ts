import { beasts } from "./beasts.ts";
import type { Tint } from "./limbs.ts";
import type { Beast } from "./measures.ts";

// Who is built as another is, but for some measures.

/** As another is, in a coat of its own. */
export const like = (name: string, coat: Tint, other: Partial<Beast> = {}): Beast => ({
  ...(beasts[name] as Beast),
  coat,
  pale: coat.map((part) => part * 0.6 + 0.25) as unknown as Tint,
  ...other,
});

const dun: Tint = [0.3, 0.19, 0.09];
const grey: Tint = [0.16, 0.16, 0.165];
const cream: Tint = [0.66, 0.62, 0.54];

/** Short legs, a heavy body, a broad head. */
const cattle: Partial<Beast> = {
  leg: 3,
  shank: 0.42,
  long: 5.2,
  hip: 1.6,
  chest: 1.75,
  belly: 0.35,
  neck: [1.5, 0.9],
  nape: 1.3,
  head: 1,
  snout: [1.35, 0.6, 0.55],
  ears: ["flop", 0.5],
  tail: [[-3.4, 4.9, -3.8, 2.2, 0.2, 0.22]],
  crest: 0,
  socks: 0,
  antlers: 0.75,
};

/** Low on the ground, long behind. */
const low: Partial<Beast> = { leg: 1.1, shank: 0.26, neck: [0.8, 0.3], ears: ["round", 0.2] };

export const herds: Record<string, Beast> = {
  cow: like("horse", [0.62, 0.6, 0.56], { ...cattle, stripes: [1.1, 1], dark: [0.03, 0.025, 0.02] }),
  ox: like("horse", [0.22, 0.11, 0.05], { ...cattle, antlers: 1.2 }),
  "water-buffalo": like("horse", [0.07, 0.065, 0.065], { ...cattle, antlers: 1.5 }),
  bison: like("bear", [0.13, 0.075, 0.04], {
    leg: 2.6,
    hump: 1.7,
    antlers: 0.7,
    snout: [1.2, 0.8, 0.5],
    mane: 1.7,
  }),
  goat: like("stag", cream, { leg: 2.8, long: 3.4, neck: [0.9, 1.5], antlers: 1, ears: ["flop", 0.7] }),
  ewe: like("stag", [0.7, 0.68, 0.62], {
    ...{
      leg: 2,
      long: 3.4,
      hip: 1.5,
      chest: 1.55,
      neck: [0.9, 0.8],
      nape: 1,
      antlers: 0,
      ears: ["flop", 0.6],
    },
    ...{ dark: [0.04, 0.035, 0.03], socks: 0.9 },
  }),
  pig: like("bear", [0.6, 0.33, 0.29], {
    ...{
      leg: 1.5,
      shank: 0.42,
      hump: 0,
      neck: [1.1, 0.25],
      snout: [1.15, 0.3, 0.46],
      ears: ["flop", 0.55],
      socks: 0,
    },
    tail: [[-3.1, 2.9, -3.5, 3.3, 0.12, 0.08]],
  }),
  llama: like("camel", cream, {
    hump: 0,
    leg: 3.1,
    long: 3.4,
    neck: [0.9, 3],
    nape: 1.05,
    ears: ["long", 0.8],
  }),
  giraffe: like("camel", [0.5, 0.3, 0.1], {
    ...{ hump: 0, leg: 5.6, long: 3.6, neck: [2.1, 6.2], nape: 1.1, ears: ["long", 0.5], antlers: 0.5 },
    ...{ stripes: [3.4, 0.9], dark: [0.2, 0.09, 0.03], crest: 0.4 },
  }),
  zebra: like("horse", [0.7, 0.69, 0.66], {
    leg: 3.5,
    stripes: [5.4, 1],
    dark: [0.02, 0.02, 0.022],
    socks: 0.2,
  }),
  unicorn: like("horse", [0.74, 0.71, 0.72], { dark: [0.5, 0.38, 0.5], socks: 0.15, horn: 2.2 }),
  "carousel-horse": like("horse", [0.7, 0.5, 0.36], { leg: 3.4, dark: [0.4, 0.05, 0.04] }),
  rhinoceros: like("elephant", [0.2, 0.195, 0.19], {
    ...{
      trunk: 0,
      leg: 2.4,
      neck: [1.6, -0.1],
      head: 1.2,
      snout: [1.7, 0.5, 0.62],
      ears: ["round", 0.32],
      horn: 1.3,
    },
    tail: [[-3.4, 4, -3.8, 2.4, 0.16, 0.12]],
  }),
  hippopotamus: like("elephant", [0.19, 0.14, 0.145], {
    ...{
      trunk: 0,
      leg: 1.6,
      shank: 0.7,
      neck: [1.5, 0],
      head: 1.35,
      snout: [1.6, 0.5, 1],
      ears: ["round", 0.25],
    },
    tail: [[-3.3, 3.2, -3.6, 2.4, 0.16, 0.1]],
  }),
  badger: like("bear", [0.12, 0.12, 0.125], {
    ...low,
    long: 3.4,
    hip: 1.1,
    chest: 1,
    hump: 0,
    belly: 0.1,
    stripes: [0.9, 0.9],
  }),
  skunk: like("fox", [0.02, 0.02, 0.022], { leg: 1.3, pale: [0.75, 0.75, 0.74], tip: "pale" }),
  otter: like("fox", [0.16, 0.09, 0.05], {
    ...{
      leg: 0.8,
      long: 4.4,
      hip: 0.9,
      chest: 0.85,
      neck: [1, 0.5],
      ears: ["round", 0.18],
      snout: [0.7, 0.2, 0.42],
    },
    tail: [[-2.6, 1.2, -5.2, 0.5, 0.5, 0.15]],
  }),
  beaver: like("bear", [0.17, 0.085, 0.04], {
    ...low,
    hump: 0,
    long: 3,
    hip: 1.35,
    chest: 1.1,
    tail: [[-2.2, 0.9, -4.4, 0.3, 0.5, 0.45]],
  }),
  mouse: like("hare", grey, {
    ...{ leg: 0.8, long: 2.2, hip: 1.1, chest: 0.85, ears: ["round", 0.55], snout: [0.85, 0.25, 0.2] },
    tail: [
      [-2, 1, -3.6, 0.4, 0.12, 0.09],
      [-3.6, 0.4, -5, 0.9, 0.09, 0.05],
    ],
  }),
  squirrel: like("hare", [0.33, 0.13, 0.04], {
    ...{ leg: 1, ears: ["point", 0.5] },
    tail: [
      [-2.2, 1.6, -3.2, 3.2, 0.5, 0.85],
      [-3.2, 3.2, -2.8, 5, 0.85, 0.75],
      [-2.8, 5, -3.7, 5.6, 0.7, 0.35],
    ],
  }),
  hedgehog: like("hare", [0.14, 0.1, 0.065], {
    ...{ leg: 0.5, long: 2.6, hip: 1.5, chest: 1.4, neck: [0.6, -0.1], head: 0.7, snout: [0.9, 0.25, 0.14] },
    ...{ ears: ["round", 0.2], tail: [[-2, 1, -2.3, 0.9, 0.2, 0.1]], hump: 1 },
  }),
  kangaroo: like("stag", dun, {
    antlers: 0,
    leg: 3,
    long: 2.2,
    hip: 1.5,
    chest: 0.95,
    neck: [0.7, 2.2],
    ears: ["long", 1],
    tail: [[-1.8, 2.6, -4.4, 0.4, 0.6, 0.25]],
  }),
  monkey: like("bear", [0.17, 0.1, 0.055], {
    ...{
      leg: 2.2,
      shank: 0.34,
      long: 2.8,
      hip: 0.95,
      chest: 1.1,
      belly: 0,
      hump: 0,
      neck: [0.7, 1],
      nape: 0.8,
      head: 1,
    },
    ...{ snout: [0.55, 0.3, 0.5], ears: ["round", 0.4], muzzle: true },
    tail: [
      [-1.8, 3, -3.4, 3.6, 0.18, 0.16],
      [-3.4, 3.6, -3.8, 5.4, 0.16, 0.12],
    ],
  }),
  gorilla: like("bear", [0.03, 0.03, 0.033], {
    leg: 2.8,
    shank: 0.6,
    long: 3.4,
    hip: 1.3,
    chest: 1.9,
    neck: [1.1, 0.9],
    head: 1.1,
    snout: [0.6, 0.35, 0.55],
    hump: 0.6,
  }),
  sloth: like("bear", [0.26, 0.2, 0.13], { leg: 1.4, hump: 0, snout: [0.6, 0.25, 0.42], muzzle: true }),
};
