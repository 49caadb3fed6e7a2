import { type Body, wideOf } from "./body.ts";
import { seatOf } from "./seats.ts";

/** Whose legs hang down beside what they sit on, and how long these are, of their height. */
const hanging = new Set(["rider", "space-rider", "seated", "seated-reader"]);
const HANGING = 0.34;
export const legsOf = ({ hero, high }: Body) => (hanging.has(hero.name) ? HANGING * high : 0);

/** Whoever rides looks ahead; of as many as they are, each has one of their own. */
export function mount(riders: readonly Body[], mounts: readonly Body[]) {
  for (const body of [...riders, ...mounts]) body.flip = false;
  if (mounts.length === 1) return;
  for (const [at, rider] of riders.entries()) {
    const own = mounts[at] as Body;
    const { high, back } = seatOf(own.hero.name);
    rider.x = own.x + back * wideOf(own);
    rider.foot = own.foot - high * own.high + legsOf(rider);
  }
}
