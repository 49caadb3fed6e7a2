import type { Queue } from "../../lib/queue.ts";
import { IMAGE_PREFIX } from "./items.ts";
import type { ImageJob } from "./jobs.ts";

type Key = { pk: string; sk: string };
type Needs = { queues: { images: Queue<ImageJob> } };

const jobFor = ({ pk, sk }: Key): ImageJob[] => {
  const [, batchId] = /^B#(.+)$/.exec(pk) ?? [];
  if (batchId === undefined || !sk.startsWith(IMAGE_PREFIX)) return [];
  return [{ kind: "draw", batchId, n: Number(sk.slice(IMAGE_PREFIX.length)) }];
};

/** Pictures that should have got on by now, because a message or a worker was lost, go back to the queue. */
export async function wakeImages({ queues }: Needs, due: readonly Key[]): Promise<number> {
  const jobs = due.flatMap(jobFor);
  if (jobs.length > 0) await queues.images.sendMany(jobs);
  return jobs.length;
}
