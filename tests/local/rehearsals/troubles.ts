import { expect, test } from "vitest";
import { parseImageId } from "../../../functions/core/images/image-id.ts";
import { images } from "../../../functions/core/images/items.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import type { Fields } from "../../../functions/lib/log.ts";
import { bedrockGuardrail } from "../../../functions/partners/bedrock.ts";
import { inTurn } from "../../../functions/partners/models/in-turn.ts";
import { aBedrock } from "../../contracts/models/a-bedrock.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { plainModel } from "../../support/plain-model.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { aTill } from "../../support/till.ts";
import { ofLater } from "../../support/unreadable.ts";
import { aStage, closers, DAY, rehearse, rehearseHours } from "../watched-stage.ts";
import { addresses } from "./addresses.ts";
import { fails, lacks, narrowest } from "./commands.ts";
import type { Logged } from "./runbook.ts";

/** A shop whose model can be told what to answer. */
function aStudio(first: Outcome) {
  const studio = aShopThatDraws();
  const { shop, aGuest, drawUntilDone, logged } = studio;
  let answer: Outcome | undefined = first;
  shop.model = {
    ...plainModel,
    draw: (request) => (answer ? Promise.resolve(answer) : plainModel.draw(request)),
  };
  const address = addresses();
  return {
    ...studio,
    answers: (next: Outcome | undefined) => {
      answer = next;
    },
    /** So many batches, until nothing comes of them any more. */
    async batches(count: number): Promise<Logged> {
      for (let batch = 0; batch < count; batch++) {
        const guest = await aGuest({ address: address() });
        await guest.post("/images/text-to-image", aPictureRequest);
        await drawUntilDone();
      }
      return logged.splice(0);
    },
  };
}

const failed = (kind: "configuration" | "transient"): Outcome => ({ outcome: "failed", kind, reason: "no" });

test("ModelTrouble: the model refuses the shop itself", async () => {
  const studio = aStudio(failed("configuration"));
  await rehearse(await aStage(), "ModelTrouble", {
    cause: () => studio.batches(1),
    looking: { preflight: async () => expect(await lacks("fresh")).toContain("image model") },
    mend: async () => {
      expect(await fails(studio)).toEqual(["a picture"]);
      studio.answers(undefined);
    },
    mended: { smoke: async () => expect(await fails(studio)).toEqual([]) },
  });
});

test("ModelTrouble: the first of two refuses the shop; the other draws, and somebody hears all the same", async () => {
  const studio = aStudio(failed("configuration"));
  const { shop } = studio;
  let time = 0;
  const { draw, about } = inTurn([shop.model, plainModel], { now: () => time });
  shop.model = { ...plainModel, draw, about };
  await rehearse(await aStage(), "ModelTrouble", {
    cause: () => {
      time += 60_001;
      return studio.batches(1);
    },
    looking: { preflight: async () => expect(await lacks("fresh")).toContain("image model") },
    mend: async () => {
      expect(await fails(studio)).toEqual([]);
      studio.answers(undefined);
    },
    mended: { smoke: async () => expect(await fails(studio)).toEqual([]) },
  });
});

test("PicturesTrouble: nine pictures came to nothing after all their tries; eight are bearable", async () => {
  const studio = aStudio(failed("transient"));
  const stage = await aStage();
  stage.hear(await studio.batches(2));
  expect(stage.rings()).toEqual([]);
  stage.pass(DAY);
  await rehearse(stage, "PicturesTrouble", {
    cause: () => studio.batches(3),
    mend: () => studio.answers(undefined),
    mended: { smoke: async () => expect(await fails(studio)).toEqual([]) },
  });
  studio.answers(failed("transient"));
  await rehearseHours(await aStage(), "PicturesTroubleForHours", {
    cause: () => studio.batches(1),
    mend: () => studio.answers(undefined),
  });
});

test("PictureBudgetTrouble: the day's pictures are spent", async () => {
  const studio = aStudio({ outcome: "blocked" });
  const { shop } = studio;
  const days = (most: number) => {
    shop.imageLimits = { ...shop.imageLimits, modelCalls: { ...shop.imageLimits.modelCalls, most } };
  };
  days(4);
  await rehearse(await aStage(), "PictureBudgetTrouble", {
    cause: () => studio.batches(2),
    looking: {
      scale: () => {
        expect(narrowest()[0]).toBe("the day's pictures");
        expect(narrowest({ picturesPerDay: 20_000 })[0]).not.toBe("the day's pictures");
      },
    },
    mend: () => days(4_000),
  });
});

test("GuardrailTrouble: six silences within a quarter of an hour; five are bearable", async () => {
  const stage = await aStage();
  const { bedrock, behave, close } = await aBedrock("us-east-1");
  closers.push(close);
  const logged: Logged = [];
  const error = (event: string, fields?: Fields) => void logged.push({ level: "error", event, fields });
  const { opinionOf } = bedrockGuardrail({
    id: "gr1",
    version: "1",
    log: { info: () => {}, error },
    bedrock,
  });
  const wishes = async (count: number) => {
    for (let wish = 0; wish < count; wish++) await opinionOf("a fox");
    return logged.splice(0);
  };
  const breaks = () => behave({ status: 500, body: "{}" });
  const works = () =>
    behave({ status: 200, body: JSON.stringify({ action: "NONE", outputs: [], assessments: [] }) });
  breaks();
  stage.hear(await wishes(5));
  expect(stage.rings()).toEqual([]);
  stage.pass(DAY);
  await rehearse(stage, "GuardrailTrouble", {
    cause: () => wishes(6),
    mend: works,
  });
  breaks();
  await rehearseHours(await aStage(), "GuardrailTroubleForHours", { cause: () => wishes(1), mend: works });
});

test("UnreadableTrouble: a picture is of a release to come", async () => {
  const engine = memoryEngine();
  const { aShopper, logged, ops } = aTill({ kept: engine });
  const { browser, image } = await aShopper();
  const key = images.key(parseImageId(image._id) ?? { batchId: "", n: 0 });
  const before = await engine.get(key, { consistent: true });
  if (!before) throw new Error("there is no picture");
  await ofLater(engine, key);
  await rehearse(await aStage(), "UnreadableTrouble", {
    cause: async () => {
      await browser.get("/user/generatedImages");
      return logged.splice(0);
    },
    mend: async () => {
      const now = await engine.get(key, { consistent: true });
      await engine.write([{ kind: "put", item: before, expect: { version: now?.v ?? 0 } }], 0);
    },
    mended: { takedown: async () => expect(await ops("takedown", image._id)).toContain("It is gone.") },
  });
});
