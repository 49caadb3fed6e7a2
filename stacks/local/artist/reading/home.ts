// What a word means where somebody is at home.

const INDOORS = /\b(?:nursery|playroom|room|bedroom|kitchen|birthday|party|parties|anniversary|confetti)\b/i;

/** Nobody rides in what hangs in a nursery or at a birthday. */
export const asAtHome = (wish: string): string =>
  INDOORS.test(wish) ? wish.replace(/(?<!\b(?:air|toy)[- ])\bballoon(?=s?\b)/gi, "toy balloon") : wish;
