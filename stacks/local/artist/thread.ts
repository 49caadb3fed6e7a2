import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { Drawing } from "../../../functions/core/images/drawing.ts";
import type { DrawRequest } from "../../../functions/core/images/model.ts";
import { paint } from "./paint.ts";
import { read } from "./reading/read.ts";

// A thread that paints, one request after the other. What it takes to read a wish is loaded here alone: 30 MB.

export type Painted = Required<Pick<Drawing, "bytes" | "understanding">>;
export type Done = Painted | { failure: string };

/** V8 counts what is behind a picture's numbers late, and collects it later still: a canvas after the other would wait for it. */
setFlagsFromString("--expose-gc");
const gc: (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void = runInNewContext("gc");
/** All of it, with pages that are empty: a thread rests on 16 MB, and not on 20 to 24. */
const collect = () => gc({ type: "major", execution: "sync", flavor: "last-resort" });

async function work(request: DrawRequest): Promise<Done> {
  try {
    const { understood, missed } = read(request.brief.subject);
    return { bytes: await paint(request), understanding: { understood, missed } };
  } catch (failure) {
    return { failure: String(failure) };
  }
}

parentPort?.on("message", async (request: DrawRequest) => {
  const done = await work(request);
  // Handed over, not copied: a print has a hundred megabytes.
  parentPort?.postMessage(done, "bytes" in done ? [done.bytes.buffer as ArrayBuffer] : []);
  collect();
});
