import { like } from "./herds.ts";
import type { Beast } from "./measures.ts";

// Who walks on four legs and has scales.

export const reptiles: Record<string, Beast> = {
  lizard: like("fox", [0.12, 0.25, 0.06], {
    leg: 0.6,
    shank: 0.2,
    long: 3.6,
    hip: 0.55,
    chest: 0.6,
    neck: [0.9, 0.15],
    nape: 0.5,
    head: 0.5,
    snout: [0.9, 0.12, 0.24],
    ears: ["round", 0.05],
    socks: 0,
    muzzle: false,
    tail: [
      [-2, 0.9, -4.4, 0.4, 0.4, 0.22],
      [-4.4, 0.4, -6.4, 0.7, 0.22, 0.05],
    ],
  }),
  crocodile: like("fox", [0.22, 0.28, 0.1], {
    shank: 0.34,
    long: 5,
    head: 0.75,
    snout: [2.6, 0.25, 0.3],
    leg: 0.8,
    hip: 0.9,
    chest: 0.95,
    neck: [1.3, 0],
    ears: ["round", 0.1],
    socks: 0,
    muzzle: false,
    tail: [[-2.8, 1.3, -8, 0.7, 0.75, 0.08]],
  }),
  "t-rex": like("bear", [0.15, 0.2, 0.08], {
    leg: 3.4,
    hip: 1.6,
    chest: 1.2,
    long: 3.2,
    neck: [1, 2],
    hump: 0,
    head: 1.1,
    snout: [1.9, 0.3, 0.6],
    ears: ["round", 0.1],
    tail: [[-2.4, 4.6, -6.6, 3.6, 1.1, 0.12]],
  }),
  sauropod: like("elephant", [0.17, 0.22, 0.12], {
    trunk: 0,
    leg: 3,
    neck: [3.4, 5.6],
    nape: 1.3,
    head: 0.75,
    snout: [1.1, 0.35, 0.42],
    ears: ["round", 0.06],
    tail: [
      [-3.3, 4.4, -6.6, 2.4, 1.3, 0.6],
      [-6.6, 2.4, -10, 1.6, 0.6, 0.1],
    ],
  }),
};
