import type { Queue } from "../../lib/queue.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { developing } from "./developing.ts";
import type { Ending, Image } from "./image.ts";
import type { ImageId } from "./image-id.ts";
import type { ImageJob } from "./jobs.ts";
import { MARGIN_SECONDS, takeLease } from "./lease.ts";
import { countCall, type Limiting, returnPicture } from "./limits.ts";
import { originalOf } from "./original.ts";
import { MOST_ATTEMPTS, type NextStep, nextStep, type Outcome } from "./outcome.ts";
import { type Publishing, publish } from "./publish.ts";
import { settle } from "./settle.ts";
import { previewSizes } from "./sizes.ts";
import { endWaiting } from "./waiting.ts";

export type Needs = Limiting & Publishing & { queues: { images: Queue<ImageJob> } };

/** Nothing came of it: whoever asked for it has it back. */
async function end(needs: Needs, image: Stored<Image>, state: Ending) {
  const ended = await settle(needs, image, { state });
  if (!ended) return;
  needs.log.info("image.ended", { batchId: image.batchId, n: image.n, ...state });
  await returnPicture(needs, ended.userId, image.counters);
}

type Later = Extract<NextStep, { step: "try later" }>;

async function tryLater(needs: Needs, image: Stored<Image>, { delaySeconds, counts }: Later) {
  const lookAt = new Date(needs.clock.now().getTime() + (delaySeconds + MARGIN_SECONDS) * 1000).toISOString();
  if (!(await settle(needs, image, { ...counts, state: { status: "pending", lookAt } }))) return;
  const { batchId, n, userId } = image;
  await needs.queues.images.send({ kind: "draw", batchId, n }, { delaySeconds, group: userId });
}

const broken = (failure: unknown): Outcome => ({
  outcome: "failed",
  kind: "transient",
  reason: String(failure),
});

async function ask(needs: Needs, image: Stored<Image>): Promise<Outcome> {
  const { brief, prompt, seed, n } = image;
  const looks = developing(needs, image);
  const request = { brief, prompt, seed, variant: n, size: previewSizes[brief.aspectRatio] };
  const outcome = await needs.model
    .draw(request, { see: looks.see, original: originalOf(needs, image) })
    .catch(broken);
  await looks.end();
  return outcome;
}

/** Its first call was counted when it was asked for. Who has no time for it draws nothing, and costs nothing. */
async function countOthers(needs: Needs, { outcome, passedOver = [] }: Outcome) {
  for (const one of passedOver) needs.log.error("image.passed-over", one);
  const asked = passedOver.filter(({ kind }) => kind !== "throttled").length;
  const answered = outcome === "drawn" || outcome === "blocked" ? 1 : 0;
  for (let more = asked + answered; more > 1; more--) await countCall(needs);
}

/** What was drawn and cannot be read or kept came to nothing as well: it is told, and drawn again. */
async function follow(needs: Needs, image: Stored<Image>, outcome: Outcome): Promise<void> {
  const { batchId, n } = image;
  if (outcome.outcome === "failed") {
    const { kind, reason } = outcome;
    needs.log.error("image.failed", { batchId, n, kind, reason });
  }
  const next = nextStep(image, outcome);
  switch (next.step) {
    case "publish":
      return publish(needs, image, next.drawing).catch((failure) => follow(needs, image, broken(failure)));
    case "end":
      return end(needs, image, next.state);
    case "try later":
      return tryLater(needs, image, next);
  }
}

async function drawLeased(needs: Needs, image: Stored<Image>): Promise<void> {
  const { attempts } = image;
  if (attempts > MOST_ATTEMPTS)
    return end(needs, image, { status: "failed", reason: "every attempt was cut off" });
  if (attempts > 1) await countCall(needs);
  const outcome = await ask(needs, image);
  await countOthers(needs, outcome);
  await follow(needs, image, outcome);
}

/** Draws one picture, whoever asks and however often: one lease at a time, three calls of the model at most. */
export async function draw(needs: Needs, id: ImageId): Promise<void> {
  const leased = await takeLease(needs, id);
  if (!leased) return;
  await drawLeased(needs, leased);
  await endWaiting(needs, leased);
}
