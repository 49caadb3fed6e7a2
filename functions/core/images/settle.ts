import type { Write } from "../../lib/table/engine.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { cameFirst, type Table } from "../../lib/table/table.ts";
import { replacing } from "../../lib/table/writes.ts";
import { type Image, isOver } from "./image.ts";
import { images } from "./items.ts";

type Change = Pick<Image, "state"> & Partial<Pick<Image, "attempts" | "throttles">>;

const MOST_TRIES = 5;

/**
 * Writes what became of a picture, as long as this lease is the latest. Its owner may have changed meanwhile, as when
 * a guest logs in: then it is written onto what is there now. Undefined if the lease is over or the picture gone.
 */
export async function settle(
  { table }: { table: Table },
  leased: Stored<Image>,
  change: Change,
  alongside: Write[] = [],
): Promise<Image | undefined> {
  let image: Stored<Image> | undefined = leased;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (image?.fence !== leased.fence || isOver(image)) return undefined;
    const settled: Stored<Image> = { ...image, ...change };
    if (await cameFirst(table.write(replacing(images, settled), ...alongside))) return settled;
    image = await table.get(images, leased, { consistent: true });
  }
  return undefined;
}
