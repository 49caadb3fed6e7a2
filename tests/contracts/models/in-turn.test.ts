import { describe, expect, test } from "vitest";
import type { ImageModel } from "../../../functions/core/images/model.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { withUpscaler } from "../../../functions/partners/models/bedrock-upscaler.ts";
import { inTurn } from "../../../functions/partners/models/in-turn.ts";
import { imageModel, readChoice } from "../../../functions/partners/models/providers.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { nobody } from "./a-bedrock.ts";
import { aDrawRequest } from "./contract.ts";
import { aProvider } from "./stand-in.ts";

const picture: Outcome = { outcome: "drawn", drawing: { bytes: new Uint8Array(), contentType: "image/png" } };
const broken: Outcome = { outcome: "failed", kind: "transient", reason: "status 500" };
const wrongKey: Outcome = { outcome: "failed", kind: "configuration", reason: "status 401" };

function aModel(name: string, answer: Outcome | "never", dollars?: number) {
  const one = {
    asked: 0,
    answer,
    about: async () => ({ name, source: "trainedAlgorithmicMedia" as const, dollars }),
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

test("a picture costs what who drew it costs, and nothing is told of one whose price nobody knows", async () => {
  const [first, second] = [aModel("first", broken, 0.08), aModel("second", picture)];
  expect(await inTurn([first, second]).draw(aDrawRequest())).toMatchObject({
    drawing: { maker: { name: "second", dollars: undefined } },
  });
});

test("a no to the words is a no: nobody is asked around it", async () => {
  const [first, second] = [aModel("first", { outcome: "blocked" }), aModel("second", picture)];
  expect(await draw(inTurn([first, second]))).toEqual({ outcome: "blocked", passedOver: [] });
  expect(second.asked).toBe(0);
});

test("where nobody draws, it is tried again if one of them may recover, and no more than two are asked at once", async () => {
  const models = [aModel("first", wrongKey), aModel("second", broken), aModel("third", picture)] as const;
  const all = inTurn([...models]);
  expect(await draw(all)).toMatchObject(broken);
  expect(models[2].asked).toBe(0);
  expect(await draw(all)).toBe("third");
});

test("where all keys are wrong somebody has to look", async () => {
  expect(await draw(inTurn([aModel("first", wrongKey), aModel("second", wrongKey)]))).toMatchObject(wrongKey);
});

test("as a stage's setting has it: two servers, and the first does not take the key", async () => {
  const [first, second] = await Promise.all([aProvider(), aProvider()]);
  first.behave({ status: 401, body: "{}" });
  const b64_json = Buffer.from("\x89PNG", "latin1").toString("base64");
  second.behave({ status: 200, body: JSON.stringify({ data: [{ b64_json }] }) });
  const choice = readChoice({
    model: `openai/one@${first.url}, openai/other@${second.url}`,
    upscaler: "none",
  });
  const both = await imageModel(choice, (name) => `the ${name}`, nobody);
  expect(await both.draw(aDrawRequest())).toMatchObject({
    drawing: { maker: { name: "openai/other" } },
    passedOver: [{ model: "openai/one", kind: "configuration" }],
  });
  expect(second.received[0]?.headers.authorization).toBe("Bearer the OpenAiKey");
  await Promise.all([first.close(), second.close()]);
});

describe("somebody hears of it, and it is counted", () => {
  /** A guest has four pictures drawn by these, one after the other and each anew. */
  async function drawnBy(...answers: (Outcome | "never")[]) {
    const studio = aShopThatDraws();
    const { shop, logged } = studio;
    let calls = 0;
    const { count } = shop.table;
    shop.table.count = (key, asked) => {
      if (key.pk.includes("modelCalls")) calls += asked.by;
      return count(key, asked);
    };
    const guest = await studio.aGuest();
    await guest.post("/images/text-to-image", aPictureRequest);
    const [first, second] = answers.map((answer, n) => aModel(`model-${n + 1}`, answer));
    if (!first || !second) throw new Error("two draw");
    const { draw: ask, about } = inTurn([first, second], { patienceMs: 5 });
    shop.model = { draw: ask, about };
    await studio.drawAll();
    const told = (event: string) =>
      logged.filter((line) => line.event === event).map(({ fields = {} }) => [fields.model, fields.kind]);
    return { calls, passedOver: told("image.passed-over"), drawn: told("image.drawn"), logged };
  }

  test("a first that draws is all that is paid for", async () => {
    expect(await drawnBy(picture, picture)).toMatchObject({
      calls: 4,
      passedOver: [],
      drawn: Array(4).fill(["model-1", undefined]),
    });
  });

  test.each<[string, Outcome | "never", unknown[], number]>([
    ["a wrong key", wrongKey, ["model-1", "configuration"], 5],
    ["one that is broken", broken, ["model-1", "transient"], 5],
    ["one that is silent, and may be paid for", "never", ["model-1", "transient"], 5],
    ["one that has no time, and is not", { outcome: "throttled" }, ["model-1", "throttled"], 4],
  ])("%s", async (_, answer, told, calls) => {
    const { passedOver, drawn, ...more } = await drawnBy(answer, picture);
    expect(passedOver).toEqual([told]);
    expect(drawn).toEqual(Array(4).fill(["model-2", undefined]));
    expect(more.calls).toBe(calls);
  });

  test("where the second has no time either, the first's wrong key is told all the same", async () => {
    const { passedOver, calls } = await drawnBy(wrongKey, { outcome: "throttled" });
    expect(passedOver).toContainEqual(["model-1", "configuration"]);
    expect(calls).toBe(4);
  });

  test("where both refuse the shop, the pictures end, and both are told", async () => {
    const { passedOver, logged, calls } = await drawnBy(wrongKey, wrongKey);
    expect(passedOver).toHaveLength(8);
    expect(logged.filter(({ event }) => event === "image.failed")).toHaveLength(4);
    expect(calls).toBe(8);
  });
});

test("whoever is passed over shows nothing of its picture any more", async () => {
  const seen: string[] = [];
  const partial = (contentType: string) => ({ bytes: new Uint8Array(), contentType });
  let late = () => {};
  const first: ImageModel = {
    about: aModel("first", picture).about,
    draw(_, { see } = {}) {
      see?.(partial("first"));
      late = () => see?.(partial("too late"));
      return new Promise(() => {});
    },
  };
  const second: ImageModel = {
    about: aModel("second", picture).about,
    async draw(_, { see } = {}) {
      late();
      see?.(partial("second"));
      return picture;
    },
  };
  const both = inTurn([first, second], { patienceMs: 5 });
  await both.draw(aDrawRequest(), { see: ({ contentType }) => seen.push(contentType) });
  expect(seen).toEqual(["first", "second"]);
  expect(await both.draw(aDrawRequest())).toMatchObject({ outcome: "drawn" });
});

test("the upscaler beside it keeps nobody from looking", async () => {
  const seen: string[] = [];
  const model = withUpscaler(
    {
      about: aModel("first", picture).about,
      async draw(_, { see } = {}) {
        see?.({ bytes: new Uint8Array(), contentType: "first" });
        return picture;
      },
    },
    { profile: "", invoke: async () => broken },
  );
  await model.draw(aDrawRequest(), { see: ({ contentType }) => seen.push(contentType) });
  expect(seen).toEqual(["first"]);
});
