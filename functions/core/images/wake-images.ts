import type { Queue } from "../../lib/queue.ts";
import type { Due } from "../../lib/table/table.ts";
import { type Sending, sendOnce } from "../../lib/under-way.ts";
import { imageIdIn } from "./items.ts";
import type { ImageJob } from "./jobs.ts";

type Needs = Sending & { queues: { images: Queue<ImageJob> } };

const jobsFor = (due: readonly Due[]) =>
  due.flatMap(imageIdIn).map((id) => ({ kind: "draw", ...id }) as const);

/** Pictures that should have got on by now, because a message or a worker was lost, go back to the queue. */
export async function wakeImages(needs: Needs, due: readonly Due[]): Promise<number> {
  const ours = due.filter((key) => imageIdIn(key).length > 0);
  return sendOnce(needs, ours, (fresh) => needs.queues.images.sendMany(jobsFor(fresh)));
}
