import { setTimeout } from "node:timers/promises";
import type { Drawing } from "../../core/images/drawing.ts";
import type { Aids, ImageModel } from "../../core/images/model.ts";
import type { Outcome, PassedOver } from "../../core/images/outcome.ts";
import { throttled, transient } from "./outcomes.ts";

/** Two of them fit into the worker's time; and so long nobody asks one that failed first. */
const PATIENCE_MS = 55_000;
const REST_MS = 60_000;

/** Who is passed over may go on for a while, and shows nothing of it any more. */
function ending({ see, ...aids }: Aids) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  return { aids: { ...aids, ...(see && { see: (partial: Drawing) => void (isOver || see(partial)) }) }, end };
}

async function within(ms: number, drawing: Promise<Outcome>): Promise<Outcome> {
  const ending = new AbortController();
  const slow = setTimeout(ms, transient("it was too slow"), { signal: ending.signal });
  return Promise.race([drawing, slow]).finally(() => ending.abort());
}

/**
 * Several models as one: the next takes over when one fails or is slow, and who failed is asked last for a while. A
 * no to the words is a no: nobody else is asked around it.
 */
export function inTurn(
  models: readonly [ImageModel, ...ImageModel[]],
  { now = Date.now, patienceMs = PATIENCE_MS } = {},
): ImageModel {
  const restsUntil = new Map(models.map((model) => [model, 0]));
  const rest = (model: ImageModel) => Math.max(0, (restsUntil.get(model) ?? 0) - now());
  return {
    about: () => models[0].about(),
    async draw(request, aids = {}) {
      let left: Outcome | undefined;
      const passedOver: PassedOver[] = [];
      for (const model of models.toSorted((a, b) => rest(a) - rest(b)).slice(0, 2)) {
        const own = ending(aids);
        const outcome = await within(patienceMs, model.draw(request, own.aids)).finally(own.end);
        const { name, source, dollars } = await model.about();
        const maker = { name, source, dollars };
        if (outcome.outcome === "blocked") return { ...outcome, passedOver };
        if (outcome.outcome === "drawn")
          return { ...outcome, drawing: { ...outcome.drawing, maker }, passedOver };
        const { kind, reason } =
          outcome.outcome === "failed" ? outcome : { kind: "throttled" as const, reason: "" };
        passedOver.push({ model: name, kind, reason });
        if (outcome.outcome === "throttled" || outcome.kind === "transient") left = outcome;
        left ??= outcome;
        restsUntil.set(model, now() + REST_MS);
      }
      return { ...(left ?? throttled), passedOver };
    },
  };
}
