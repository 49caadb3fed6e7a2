/** 32 bits of a text: the same on every machine, for ever. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Chance that is no chance: the same seed deals the same numbers. */
export type Random = {
  (): number;
  range(least: number, most: number): number;
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  pick<T>(of: readonly T[]): T;
  /** Around 0, mostly within 1. */
  gauss(): number;
  /** A source of its own for one part of a picture, so that an edit there changes nothing elsewhere. */
  fork(label: string): Random;
};

/** Small fast counting generator with 128 bits of state. */
export function random(seed: string): Random {
  let a = hash(`a${seed}`);
  let b = hash(`b${seed}`);
  let c = hash(`c${seed}`);
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  const range = (least: number, most: number) => least + (most - least) * next();
  return Object.assign(next, {
    range,
    int: (least: number, most: number) => Math.floor(range(least, most + 1)),
    pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
    gauss: () => {
      let sum = 0;
      for (let times = 0; times < 6; times++) sum += next();
      return (sum - 3) * Math.SQRT2;
    },
    fork: (label: string) => random(`${seed}/${label}`),
  });
}
