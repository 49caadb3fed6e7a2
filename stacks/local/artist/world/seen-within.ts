/** A body that stands there, as wide as a pillar around it: from how low to how high, and how high the eye is. */
export type Pillar = { x: number; z: number; r: number; low: number; high: number; eye: number };

/**
 * Between which slopes a camera sees it. What is beside the eye is seen widest where it is near; of what hangs above it or
 * lies below it, the far side reaches nearer to the horizon than the near one.
 */
export function seenWithin({ x, z, r, low, high, eye }: Pillar) {
  const [near, far] = [z - r, z + r];
  const most = (away: number) => Math.max(away / near, away / far);
  return { left: most(r - x), right: most(x + r), above: most(high - eye), below: most(eye - low) };
}
