import { describe, expect, test } from "vitest";
import { readChoice, rightsToDraw } from "../../../functions/partners/models/providers.ts";
import { cloudRows, modelsIn } from "../../../stacks/commands/preflight/cloud.ts";
import { modelRows } from "../../../stacks/commands/preflight/models.ts";
import { subscribing } from "../../../stacks/commands/preflight/subscribing.ts";
import { anAccount } from "./an-account.ts";

describe("each that draws is asked for, the first and whoever takes over", () => {
  const choice = readChoice({
    model:
      "bedrock/stability.sd3-5-large-v1:0,bedrock/stability.stable-image-core-v1:1,openai/gpt-image-2,google/gemini-nano-banana-2.1,fal/fal-ai/flux/dev",
  });
  const told = async (secrets: Record<string, string>, status = 200, body = "{}", asked = choice) => {
    const urls: string[] = [];
    const ask = async (url: string, { headers }: { headers: Record<string, string> }) => {
      urls.push(`${url} ${Object.values(headers)}`);
      return { status, text: async () => body };
    };
    return { urls, rows: await modelRows(asked, { stage: "staging", secrets, ask }) };
  };
  const keys = { OpenAiKey: "sk-1", GoogleAiKey: "g-1", FalKey: "f-1" };

  test("by the account", async () => {
    const models = modelsIn(
      "image model",
      rightsToDraw(choice).flatMap((right) => right.resources),
    );
    expect(models).toHaveLength(2);
    const { account, close } = await anAccount("fresh");
    const rows = await cloudRows(account, {
      ...{ stage: "staging", region: "us-east-1", domain: "shop.example", identity: "shop.example" },
      ...{ restoredTable: undefined, models, lanes: { images: 2, orders: 2 }, apiReserved: undefined },
      ...{ alarmEmail: undefined, budgetDollars: undefined },
    });
    await close();
    expect(rows.filter(({ what }) => what === "image model").map(({ says }) => says)).toEqual([
      "stability.sd3-5-large-v1:0 in us-west-2: not subscribed",
      "stability.stable-image-core-v1:1 in us-west-2: not subscribed",
    ]);
    expect(rows.filter(({ what }) => what === "model quota")).toHaveLength(2);
  });

  test("one picture in an operator's own name subscribes the account to it", async () => {
    const { account, operator, asked, close } = await anAccount("fresh");
    const model = { id: "stability.sd3-5-large-v1:0", region: "us-west-2" };
    expect(await account.model(model.id, model.region)).toMatchObject({ isSubscribed: false });
    await subscribing(operator).drawOnce(model.id, model.region);
    expect(await account.model(model.id, model.region)).toMatchObject({ isSubscribed: true });
    expect(asked).toContain(`POST bedrock /model/${model.id}/invoke`);
    await close();
  });

  test("and one that is enlarged to the upscaler, by the profile that lends it", async () => {
    const { account, operator, asked, close } = await anAccount("fresh");
    const model = { id: "stability.stable-fast-upscale-v1:0", region: "us-west-2" };
    expect(await account.model(model.id, model.region)).toMatchObject({ isSubscribed: false });
    await subscribing(operator).enlargeOnce(`us.${model.id}`, model.region);
    expect(await account.model(model.id, model.region)).toMatchObject({ isSubscribed: true });
    expect(asked).toContain(`POST bedrock /model/us.${model.id}/invoke`);
    await close();
  });

  test("by its provider, with the key that the stage has", async () => {
    const { rows, urls } = await told(keys);
    expect(rows.map(({ says, state }) => `${state} ${says}`)).toEqual([
      "ready openai/gpt-image-2",
      "ready google/gemini-nano-banana-2.1",
      "look fal/fal-ai/flux/dev: tells nothing without drawing",
    ]);
    expect(urls).toEqual([
      "https://api.openai.com/v1/models/gpt-image-2 Bearer sk-1",
      "https://generativelanguage.googleapis.com/v1beta/models/gemini-nano-banana-2.1 g-1",
    ]);
  });

  test.each<[string, Record<string, string>, number, string]>([
    [
      "a key that was never set",
      { ...keys, GoogleAiKey: "none" },
      200,
      "google/gemini-nano-banana-2.1: GoogleAiKey is not set",
    ],
    ["a key that is over", keys, 401, "openai/gpt-image-2: does not take the key"],
    ["a model that was withdrawn", keys, 404, "openai/gpt-image-2: is not there"],
  ])("%s is missing", async (_, secrets, status, says) => {
    const { rows } = await told(secrets, status);
    expect(rows.filter(({ state }) => state === "missing").map((row) => row.says)).toContain(says);
  });

  test("a provider that does not answer is to be looked at", async () => {
    const { rows } = await told(keys, 503);
    expect(rows.filter(({ state }) => state === "look")).toHaveLength(3);
  });

  const only = (model: string) => readChoice({ model, upscaler: "none" });

  test("a model whose end is announced is to be looked at, before its pictures fail", async () => {
    const body = '{"id":"gpt-image-2","object":"model","shutdown_date":"2027-06-01"}';
    const { rows } = await told(keys, 200, body, only("openai/gpt-image-2,google/gemini-3-pro-image"));
    expect(rows.map(({ says, state }) => `${state} ${says}`)).toEqual([
      "look openai/gpt-image-2: ends on 2027-06-01",
      "ready google/gemini-3-pro-image",
    ]);
  });

  test.each(['{"shutdown_date":null}', '{"shutdown_date":7}', "{}", "[]", "null", "<html>"])(
    "one that says %s of itself is ready",
    async (body) => {
      const { rows } = await told(keys, 200, body, only("openai/gpt-image-2"));
      expect(rows).toEqual([{ what: "image model", state: "ready", says: "openai/gpt-image-2" }]);
    },
  );

  test.each([
    "openai/gpt-image-2.6-sunburst",
    "openai/flux@http://127.0.0.1:8188",
    "google/gemini-of-tomorrow",
    "bedrock/stability.of-tomorrow-v1:0",
    "fal/fal-ai/of-tomorrow",
  ])("%s draws, and what it costs nobody here knows", async (model) => {
    const { rows } = await told(keys, 200, "{}", only(`fal/fal-ai/flux/dev,${model}`));
    expect(rows.filter(({ what }) => what === "image price")).toEqual([
      expect.objectContaining({ state: "look", says: `${model}: has no price here` }),
    ]);
  });
});
