/**
 * A picture takes seconds, or on a busy day minutes: the longer it takes, the more seldom it is looked for; a shop that
 * stumbles has enough to do.
 */
export function pauseAfter(looks: number, failures: number) {
  const asked = looks + failures * 10;
  return asked < 20 ? 700 : asked < 50 ? 2_000 : 5_000;
}
