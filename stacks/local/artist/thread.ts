import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { DrawRequest } from "../../../functions/core/images/model.ts";
import { paint } from "./paint.ts";

// A thread that paints, one request after the other.

export type Job = { id: number; request: DrawRequest };
export type Done = { id: number; bytes: Uint8Array } | { id: number; failure: string };

/** V8 counts what is behind a picture's numbers late, and collects it later still: a canvas after the other would wait for it. */
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

async function work({ id, request }: Job): Promise<Done> {
  try {
    return { id, bytes: await paint(request) };
  } catch (failure) {
    return { id, failure: String(failure) };
  }
}

let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (job: Job) => {
  last = last.then(async () => {
    const done = await work(job);
    // Handed over, not copied: a print has a hundred megabytes.
    parentPort?.postMessage(done, "bytes" in done ? [done.bytes.buffer as ArrayBuffer] : []);
    collect();
  });
});
