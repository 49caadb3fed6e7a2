import { draw } from "../core/images/draw.ts";
import type { ImageJob } from "../core/images/jobs.ts";
import type { Handlers } from "./batch.ts";

export const imageHandlers = (needs: Parameters<typeof draw>[0]): Handlers<ImageJob> => ({
  draw: (job) => draw(needs, job),
});
