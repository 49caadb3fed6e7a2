import type { Bird } from "./bird.ts";
import { birds } from "./birds.ts";
import type { Tint } from "./limbs.ts";

// Who has feathers as another has, but for some measures.

const like = (name: string, coat: Tint, other: Partial<Bird> = {}): Bird => ({
  ...(birds[name] as Bird),
  coat,
  wing: coat.map((part) => part * 0.8) as unknown as Tint,
  pale: coat.map((part) => part * 0.7 + 0.2) as unknown as Tint,
  ...other,
});

const yellow: Tint = [0.6, 0.36, 0.04];

export const flocks: Record<string, Bird> = {
  dove: like("pigeon", [0.72, 0.71, 0.69]),
  bird: like("pigeon", [0.2, 0.24, 0.34], { long: 2.2, thick: 1.15, tail: 1.7, leg: 0.9, neck: 0.6 }),
  songbird: like("pigeon", [0.2, 0.24, 0.34], { long: 2.2, thick: 1.15, tail: 1.7, leg: 0.9, neck: 0.6 }),
  eagle: like("raven", [0.11, 0.065, 0.035], {
    long: 3.8,
    thick: 1.5,
    steep: 0.7,
    beak: [0.95, 0.42],
    bill: yellow,
    foot: yellow,
    leg: 1.2,
    pale: [0.7, 0.68, 0.62],
  }),
  parrot: like("raven", [0.05, 0.34, 0.07], {
    steep: 0.85,
    leg: 0.7,
    beak: [0.6, 0.5],
    tail: 3,
    wing: [0.5, 0.06, 0.04],
    bill: [0.05, 0.05, 0.05],
  }),
  duck: like("pigeon", [0.24, 0.16, 0.08], {
    leg: 0.6,
    long: 3.2,
    thick: 1.5,
    steep: 0.2,
    neck: 1.3,
    beak: [0.85, 0.3],
    bill: yellow,
    foot: yellow,
    tail: 1,
  }),
  goose: like("pigeon", [0.6, 0.58, 0.54], {
    leg: 1,
    long: 3.6,
    thick: 1.6,
    steep: 0.25,
    neck: 2.8,
    beak: [0.85, 0.28],
    bill: yellow,
    foot: yellow,
    tail: 1.2,
  }),
  swan: like("pigeon", [0.75, 0.74, 0.72], {
    leg: 0.3,
    long: 4,
    thick: 1.7,
    steep: 0.18,
    neck: 3.6,
    beak: [0.9, 0.26],
    bill: [0.6, 0.2, 0.05],
    foot: [0.05, 0.05, 0.05],
    tail: 1.6,
  }),
  flamingo: like("crane", [0.7, 0.25, 0.29], { bill: [0.6, 0.4, 0.38] }),
  rooster: like("pigeon", [0.36, 0.09, 0.03], {
    leg: 1.6,
    long: 2.8,
    thick: 1.5,
    steep: 0.55,
    neck: 1.7,
    tail: 3,
    wing: [0.16, 0.05, 0.03],
    bill: yellow,
    foot: yellow,
    tufts: true,
  }),
  turkey: like("pigeon", [0.1, 0.055, 0.035], {
    leg: 1.4,
    thick: 2,
    long: 3,
    neck: 2,
    tail: 2.6,
    foot: yellow,
  }),
  peacock: like("crane", [0.03, 0.14, 0.3], {
    leg: 1.6,
    thick: 1.2,
    neck: 2.2,
    tail: 5.5,
    wing: [0.05, 0.2, 0.1],
    beak: [0.5, 0.15],
    tufts: true,
  }),
  hummingbird: like("raven", [0.05, 0.27, 0.15], {
    leg: 0.4,
    long: 1.9,
    thick: 0.8,
    head: 0.7,
    beak: [1.8, 0.09],
    tail: 1.2,
    steep: 0.7,
  }),
};
