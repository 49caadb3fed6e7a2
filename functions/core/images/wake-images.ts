import type { Queue } from "../../lib/queue.ts";
import type { Key } from "../../lib/table/engine.ts";
import { imageIdIn } from "./items.ts";
import type { ImageJob } from "./jobs.ts";

type Needs = { queues: { images: Queue<ImageJob> } };

/** Pictures that should have got on by now, because a message or a worker was lost, go back to the queue. */
export async function wakeImages({ queues }: Needs, due: readonly Key[]): Promise<number> {
  const jobs = due.flatMap(imageIdIn).map((id) => ({ kind: "draw", ...id }) as const);
  if (jobs.length > 0) await queues.images.sendMany(jobs);
  return jobs.length;
}
