import { parentPort } from "node:worker_threads";
import type { Commission } from "../../../functions/core/images/model.ts";
import { paint } from "./paint.ts";

// A thread that paints, one commission after the other.

export type Job = { id: number; commission: Commission };
export type Done = { id: number; bytes: Uint8Array } | { id: number; failure: string };

async function work({ id, commission }: Job): Promise<Done> {
  try {
    return { id, bytes: await paint(commission) };
  } catch (failure) {
    return { id, failure: String(failure) };
  }
}

let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (job: Job) => {
  last = last.then(async () => parentPort?.postMessage(await work(job)));
});
