import * as z from "../../lib/schema.ts";
import { entity } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";

/** A picture that the shop has taken down: kept when all else of it is gone, as files of it may still be printed. */
const takenDown = z.object({ imageId: z.string(), since: z.string() });
type TakenDown = z.infer<typeof takenDown>;

export const takenDowns = entity<Pick<TakenDown, "imageId">, TakenDown>({
  type: "taken-down",
  schema: takenDown,
  key: ({ imageId }) => ({ pk: `DOWN#${imageId}`, sk: "DOWN" }),
});

type Line = { item: { relatedImage: { _id: string } }; leftOut?: true };

/** The lines that must not be printed for it, counted as people count. */
export async function linesTakenDown({ table }: { table: Table }, lines: readonly Line[]): Promise<number[]> {
  // One by one: whoever prints has the right to no more.
  const found = await Promise.all(
    lines.map(({ item }) => table.get(takenDowns, { imageId: item.relatedImage._id }, { consistent: true })),
  );
  return lines.flatMap(({ leftOut }, index) => (found[index] && !leftOut ? [index + 1] : []));
}

/** Why operators cannot have them printed. */
export const notPrinted = (lines: readonly number[]) =>
  `The picture of line ${lines.join(", ")} was taken down: it is not printed.`;
