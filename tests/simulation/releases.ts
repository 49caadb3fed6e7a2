import type { Clock } from "../../functions/lib/clock.ts";
import type { Engine, Item } from "../../functions/lib/table/engine.ts";
import { openTable } from "../../functions/lib/table/table.ts";
import type { Dice } from "./dice.ts";

/** More than any release of today has. */
const TO_COME = 100;

const written = (item: Item): Item => ({ ...item, shape: (item.shape ?? 0) + TO_COME });

function read<Found extends Item | undefined>(item: Found): Found {
  const { shape = 0, ...rest } = item ?? {};
  return (shape < TO_COME ? item : { ...rest, ...(shape > TO_COME && { shape: shape - TO_COME }) }) as Found;
}

/** A table as the release to come sees it, and writes to it once that goes out: the one of today cannot read that. */
const newer = (engine: Engine, isOut: () => boolean): Engine => ({
  ...engine,
  get: async (...asked) => read(await engine.get(...asked)),
  getMany: async (...asked) => (await engine.getMany(...asked)).map(read),
  async query(...asked) {
    const page = await engine.query(...asked);
    return { ...page, items: page.items.map(read) };
  },
  write: (writes, now) =>
    engine.write(
      writes.map((one) => (one.kind === "put" && isOut() ? { ...one, item: written(one.item) } : one)),
      now,
    ),
});

/** From when and until when processes of both releases work, in ms. */
export type Deploy = [from: number, until: number];

/** The table as it is, and as whoever works in this moment sees it: while a release goes out, that is one of two. */
export function releases(engine: Engine, clock: Clock, { chance }: Dice, deploy: Deploy | undefined) {
  const older = openTable({ engine, clock });
  if (!deploy) return { table: older, anyTable: () => older };
  const [from, until] = deploy;
  const began = clock.now().getTime();
  const now = () => clock.now().getTime() - began;
  const table = openTable({ engine: newer(engine, () => now() >= from), clock });
  return { table, anyTable: () => (now() < from || (now() < until && chance(0.5)) ? older : table) };
}
