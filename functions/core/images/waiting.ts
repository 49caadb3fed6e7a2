import type { Stored } from "../../lib/table/entity.ts";
import { cameFirst, type Table } from "../../lib/table/table.ts";
import type { UserId } from "../accounts/caller.ts";
import { readBatch } from "./gallery.ts";
import { type Image, isOver } from "./image.ts";
import { type Waiting, waitings } from "./items.ts";

type Needs = { table: Table };

async function isFinished(needs: Needs, batchId: string) {
  const batch = await readBatch(needs, batchId);
  return batch.every(isOver);
}

async function forget({ table }: Needs, waiting: Stored<Waiting>) {
  // Somebody else may have noticed as well.
  await cameFirst(table.remove(waitings, waiting));
}

/** Once the last of a batch is over, its owner may ask for the next. */
export async function endWaiting(needs: Needs, { batchId, userId }: Image): Promise<void> {
  if (!(await isFinished(needs, batchId))) return;
  const waiting = await needs.table.get(waitings, { userId }, { consistent: true });
  if (waiting?.batchId === batchId) await forget(needs, waiting);
}

/** True if it turns out that somebody only seemed to wait, or did until this moment: then they do no more. */
export async function noLongerWaits(needs: Needs, userId: UserId): Promise<boolean> {
  const waiting = await needs.table.get(waitings, { userId }, { consistent: true });
  if (!waiting) return true;
  if (!(await isFinished(needs, waiting.batchId))) return false;
  await forget(needs, waiting);
  return true;
}
