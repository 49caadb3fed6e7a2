import { expect, test } from "vitest";
import { readSettings } from "../../stacks/local/settings.ts";

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: ":memory:", ...env }).model;

test("a key that lies about draws nothing: a model costs money, and has to be named", () => {
  expect(read({ OPENAI_API_KEY: "sk-1", GEMINI_API_KEY: "g-1" })).toBeUndefined();
});

test.each([
  ["openai/gpt-image-2", "OPENAI_API_KEY", "OpenAiKey"],
  ["google/gemini-3-image", "GEMINI_API_KEY", "GoogleAiKey"],
  ["fal/fal-ai/flux/dev", "FAL_KEY", "FalKey"],
])("%s draws with the key in %s", (model, name, secret) => {
  expect(read({ WALLFLOWER_IMAGE_MODEL: model, [name]: "k-1" })).toMatchObject({
    choice: { provider: model.split("/")[0], upscaler: "none" },
    keys: { [secret]: "k-1" },
  });
  expect(() => read({ WALLFLOWER_IMAGE_MODEL: model })).toThrow(`wants its key in ${name}`);
});

test("a server of one's own needs no key", () => {
  const model = read({ WALLFLOWER_IMAGE_MODEL: "openai/flux.1-dev@http://127.0.0.1:8188" });
  expect(model).toMatchObject({
    choice: { model: "flux.1-dev@http://127.0.0.1:8188" },
    keys: { OpenAiKey: "" },
  });
});

test("of several each is told its own key, and none of them another's", () => {
  const several = {
    WALLFLOWER_IMAGE_MODEL: "openai/gpt-image-2, google/gemini-3-image",
    OPENAI_API_KEY: "o-1",
  };
  expect(() => read(several)).toThrow("wants its key in GEMINI_API_KEY");
  expect(read({ ...several, GEMINI_API_KEY: "g-1" })?.keys).toEqual({ OpenAiKey: "o-1", GoogleAiKey: "g-1" });
});

test.each([
  ["bedrock/stability.sd3-5-large-v1:0", /on AWS alone/],
  ["openai/flux@http://127.0.0.1:8188,bedrock/stability.sd3-5-large-v1:0", /on AWS alone/],
  ["crayons/box-of-12", /WALLFLOWER_IMAGE_MODEL is "<provider>\/<model>"/],
])("%s is a clear error before anything starts", (model, words) => {
  expect(() => read({ WALLFLOWER_IMAGE_MODEL: model })).toThrow(words);
});
