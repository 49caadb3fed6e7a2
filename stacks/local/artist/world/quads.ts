// What four pixels beside each other have in common: how much of the sun and of the sky reaches them, as long as they lie
// on one skin. It is asked for once.

/** From so many pixels to a unit on; in a smaller picture every pixel sees something else. */
export const WORTH_SHARING = 0.9;

const LONG = 6;

/** For every two columns: how far it is, where its skin looks, and the two that are shared. */
export let kept = new Float32Array(0);
const NONE = -1e6;
let pair = NONE;

/** Before the pixels of another picture, or of another body; of a picture that is no pixel wide none share. */
export function begin(columns: number) {
  const long = ((columns + 1) >> 1) * LONG;
  if (kept.length !== long) kept = new Float32Array(long);
  pair = NONE;
}

/** Where a pixel's four keep it; less than nothing where they do not. */
export function quad(row: number, column: number): number {
  if (kept.length === 0) return -1;
  if (row >> 1 !== pair) {
    kept.fill(0);
    pair = row >> 1;
  }
  return (column >> 1) * LONG;
}

/** Whether what is kept there is of the same skin. */
export const isShared = (at: number, z: number, nx: number, ny: number, nz: number): boolean =>
  at >= 0 &&
  Math.abs((kept[at] as number) - z) < z * 0.01 &&
  (kept[at + 1] as number) * nx + (kept[at + 2] as number) * ny + (kept[at + 3] as number) * nz > 0.94;

export function keep(at: number, z: number, nx: number, ny: number, nz: number, sky: number, sun: number) {
  if (at < 0) return;
  kept[at] = z;
  kept[at + 1] = nx;
  kept[at + 2] = ny;
  kept[at + 3] = nz;
  kept[at + 4] = sky;
  kept[at + 5] = sun;
}
