import type { Clock } from "../../lib/clock.ts";
import { giveBack } from "../../lib/limit.ts";
import type { Log } from "../../lib/log.ts";
import type { Queue } from "../../lib/queue.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { claim } from "./claim.ts";
import type { Darkroom } from "./darkroom.ts";
import { type Course, type Image, type ImageId, images } from "./image.ts";
import type { ImageJob } from "./jobs.ts";
import type { ImageModel, Outcome } from "./model.ts";
import type { Pictures } from "./pictures.ts";
import { publish } from "./publish.ts";
import { previewSizes } from "./sizes.ts";
import { endWaiting } from "./waiting.ts";

export type Needs = {
  table: Table;
  clock: Clock;
  log: Log;
  model: ImageModel;
  darkroom: Darkroom;
  pictures: Pictures;
  queues: { images: Queue<ImageJob> };
};

/** How often a model is asked for one picture. */
const MOST_ATTEMPTS = 3;
const MOST_THROTTLES = 12;
const LONGEST_DELAY_SECONDS = 300;

/** Longer each time, and not for all of a batch at the same moment. */
const delayAfter = (times: number, { n }: Image) => Math.min(LONGEST_DELAY_SECONDS, 2 ** times + 2 * n);

const MARGIN_SECONDS = 120;

type Ending = Extract<Course, { status: "failed" | "blocked" }>;

/** True if this claim was still the latest, and the image is now as written. */
async function settled({ table }: Needs, image: Stored<Image>): Promise<boolean> {
  try {
    await table.replace(images, image);
    return true;
  } catch (failure) {
    if (failure instanceof Conflict) return false;
    throw failure;
  }
}

/** Nothing came of it: whoever asked for it has it back. */
async function end(needs: Needs, image: Stored<Image>, course: Ending) {
  if (!(await settled(needs, { ...image, course }))) return;
  needs.log.info("image.ended", { batchId: image.batchId, n: image.n, ...course });
  for (const counter of image.counters) await giveBack(needs.table, counter);
}

async function tryLater(needs: Needs, image: Stored<Image>, delaySeconds: number) {
  const lookAt = new Date(needs.clock.now().getTime() + (delaySeconds + MARGIN_SECONDS) * 1000).toISOString();
  if (!(await settled(needs, { ...image, course: { status: "pending", lookAt } }))) return;
  const { batchId, n } = image;
  await needs.queues.images.send({ kind: "draw", batchId, n }, { delaySeconds });
}

const ask = ({ model }: Needs, image: Image): Promise<Outcome> =>
  model
    .draw({
      wish: image.wish,
      prompt: image.prompt,
      seed: image.seed,
      variant: image.n,
      size: previewSizes[image.wish.aspectRatio],
    })
    .catch((failure: unknown) => ({ outcome: "failed", kind: "transient", reason: String(failure) }));

async function settle(needs: Needs, image: Stored<Image>, outcome: Outcome) {
  switch (outcome.outcome) {
    case "drawn":
      return publish(needs, image, outcome.drawing);
    case "blocked":
      return end(needs, image, { status: "blocked" });
    case "throttled": {
      const throttles = image.throttles + 1;
      if (throttles > MOST_THROTTLES) return end(needs, image, { status: "failed", reason: "throttled" });
      // Nobody drew: it does not count as an attempt.
      return tryLater(
        needs,
        { ...image, attempts: image.attempts - 1, throttles },
        delayAfter(throttles, image),
      );
    }
    case "failed": {
      const { kind, reason } = outcome;
      needs.log.error("image.failed", { batchId: image.batchId, n: image.n, kind, reason });
      if (kind === "configuration" || image.attempts >= MOST_ATTEMPTS)
        return end(needs, image, { status: "failed", reason });
      return tryLater(needs, image, delayAfter(image.attempts, image));
    }
  }
}

/** Draws one picture, whoever asks and however often: one claim at a time, three calls of the model at most. */
export async function draw(needs: Needs, id: ImageId): Promise<void> {
  const claimed = await claim(needs, id);
  if (!claimed) return;
  if (claimed.attempts > MOST_ATTEMPTS)
    await end(needs, claimed, { status: "failed", reason: "every attempt was cut off" });
  else await settle(needs, claimed, await ask(needs, claimed));
  await endWaiting(needs, claimed);
}
