import type { Clock } from "../../lib/clock.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { type Table, unlessLate } from "../../lib/table/table.ts";
import { type Image, isOver } from "./image.ts";
import type { ImageId } from "./image-id.ts";
import { images } from "./items.ts";

type Needs = { table: Table; clock: Clock };

/** Longer than the worker may take: nobody is interrupted who is still alive. */
const LEASE_MS = 170_000;

/** So long after the job that tries again the sweep looks whether it came. */
export const MARGIN_SECONDS = 120;

/** However many jobs come, it is tried again when that was said, or a second before, as clocks differ: each asks a model. */
const isTooEarly = ({ state, fence }: Image, now: number) =>
  state.status === "pending" && fence > 0 && Date.parse(state.lookAt) - (MARGIN_SECONDS + 1) * 1000 > now;

/**
 * Makes a picture this worker's own for a while. Undefined: it is gone, done, or somebody else's; whoever sent the
 * job need not send it again, because a lease that is over is found by the sweep.
 */
export async function takeLease({ table, clock }: Needs, id: ImageId): Promise<Stored<Image> | undefined> {
  const image = await table.get(images, id, { consistent: true });
  if (!image || isOver(image)) return undefined;
  const now = clock.now().getTime();
  if (image.state.status === "generating" && Date.parse(image.state.lookAt) > now) return undefined;
  if (isTooEarly(image, now)) return undefined;
  const leased: Stored<Image> = {
    ...image,
    state: { status: "generating", lookAt: new Date(now + LEASE_MS).toISOString() },
    attempts: image.attempts + 1,
    fence: image.fence + 1,
  };
  return unlessLate(table.replace(images, leased));
}
