/** Chance that a seed replays: the same seed, the same world. */
export function dice(seed: string) {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (probability: number) => probability > 0 && next() < probability,
    pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
  };
}

export type Dice = ReturnType<typeof dice>;
