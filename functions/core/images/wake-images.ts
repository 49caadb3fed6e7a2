import type { Queue } from "../../lib/queue.ts";
import type { Due } from "../../lib/table/table.ts";
import { notUnderWay, type UnderWay } from "../../lib/under-way.ts";
import { imageIdIn } from "./items.ts";
import type { ImageJob } from "./jobs.ts";

type Needs = UnderWay & { queues: { images: Queue<ImageJob> } };

/** Pictures that should have got on by now, because a message or a worker was lost, go back to the queue. */
export async function wakeImages(needs: Needs, due: readonly Due[]): Promise<number> {
  const fresh = await notUnderWay(
    needs,
    due.filter((key) => imageIdIn(key).length > 0),
  );
  const jobs = fresh.flatMap(imageIdIn).map((id) => ({ kind: "draw", ...id }) as const);
  if (jobs.length > 0) await needs.queues.images.sendMany(jobs);
  return jobs.length;
}
