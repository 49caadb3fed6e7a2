import { expect, test } from "vitest";
import type { ImageModel } from "../../../functions/core/images/model.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { inTurn } from "../../../functions/partners/models/in-turn.ts";
import { aDrawRequest } from "./contract.ts";

const picture: Outcome = { outcome: "drawn", drawing: { bytes: new Uint8Array(), contentType: "image/png" } };
const broken: Outcome = { outcome: "failed", kind: "transient", reason: "status 500" };
const wrongKey: Outcome = { outcome: "failed", kind: "configuration", reason: "status 401" };

function aModel(name: string, answer: Outcome | "never") {
  const one = {
    asked: 0,
    answer,
    about: async () => ({ name, source: "trainedAlgorithmicMedia" as const }),
    draw(): Promise<Outcome> {
      one.asked++;
      return one.answer === "never" ? new Promise(() => {}) : Promise.resolve(one.answer);
    },
  };
  return one satisfies ImageModel;
}

const draw = async (model: ImageModel) => {
  const outcome = await model.draw(aDrawRequest());
  return outcome.outcome === "drawn" ? outcome.drawing.maker?.name : outcome;
};

test("the first draws while it can", async () => {
  const [first, second] = [aModel("first", picture), aModel("second", picture)];
  expect(await draw(inTurn([first, second]))).toBe("first");
  expect(second.asked).toBe(0);
});

test.each([
  ["broken", broken],
  ["of a wrong key", wrongKey],
  ["busy", { outcome: "throttled" }],
  ["silent", "never"],
] as const)("where the first is %s the second draws, and is asked first for a minute", async (_, answer) => {
  let time = 0;
  const [first, second] = [aModel("first", answer), aModel("second", picture)];
  const both = inTurn([first, second], { now: () => time, patienceMs: 5 });
  expect(await draw(both)).toBe("second");
  expect(await draw(both)).toBe("second");
  expect(first.asked).toBe(1);
  first.answer = picture;
  time = 60_000;
  expect(await draw(both)).toBe("first");
});

test("a no to the words is a no: nobody is asked around it", async () => {
  const [first, second] = [aModel("first", { outcome: "blocked" }), aModel("second", picture)];
  expect(await draw(inTurn([first, second]))).toEqual({ outcome: "blocked" });
  expect(second.asked).toBe(0);
});

test("where nobody draws, it is tried again if one of them may recover, and no more than two are asked at once", async () => {
  const models = [aModel("first", wrongKey), aModel("second", broken), aModel("third", picture)] as const;
  const all = inTurn([...models]);
  expect(await draw(all)).toEqual(broken);
  expect(models[2].asked).toBe(0);
  expect(await draw(all)).toBe("third");
});

test("where all keys are wrong somebody has to look", async () => {
  expect(await draw(inTurn([aModel("first", wrongKey), aModel("second", wrongKey)]))).toEqual(wrongKey);
});
