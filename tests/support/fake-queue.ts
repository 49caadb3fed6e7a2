import type { Queue } from "../../functions/lib/queue.ts";

export type Sent<Job> = { job: Job; delaySeconds: number; group: string | undefined };

/** A queue that nobody empties: `sent` is what a test looks at. */
export function fakeQueue<Job>(): Queue<Job> & { sent: Sent<Job>[] } {
  const sent: Sent<Job>[] = [];
  // As text and back: what does not survive JSON would not survive a queue either.
  const copy = (job: Job): Job => JSON.parse(JSON.stringify(job));
  return {
    sent,
    async send(job, { delaySeconds = 0, group } = {}) {
      sent.push({ job: copy(job), delaySeconds, group });
    },
    async sendMany(jobs, { delaySeconds = 0, group } = {}) {
      sent.push(...jobs.map((job) => ({ job: copy(job), delaySeconds, group })));
    },
  };
}
