import { expect, test } from "vitest";
import type { ImageModel } from "../../../functions/core/images/model.ts";
import type { Provider } from "../../../functions/partners/models/provider.ts";
import {
  choosingAmong,
  providers,
  readChoice,
  rightsToEnlarge,
} from "../../../functions/partners/models/providers.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { plainModel } from "../../support/plain-model.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { nobody } from "./a-bedrock.ts";

/** All that another provider takes: this, and its line in a list. */
const crayons: Provider = {
  name: "crayons",
  offers: (model) => model === "box-of-12",
  secret: { resource: "CrayonKey", environment: "CRAYON_KEY" },
  prices: { "box-of-12": 0.02 },
  rights: (model) => [{ actions: ["crayons:Draw"], resources: [`arn:aws:crayons:::box/${model}`] }],
  make: async (model, key): Promise<ImageModel> => ({
    ...plainModel,
    about: async () => ({ name: `crayons/${model}/${key()}`, source: "algorithmicMedia" }),
  }),
};

const withCrayons = choosingAmong([...providers, crayons]);
const choice = withCrayons.readChoice({ model: "crayons/box-of-12", upscaler: "none" });

test("another provider is one more line: its pictures come through the worker like any other's", async () => {
  const studio = aShopThatDraws();
  studio.shop.model = await withCrayons.imageModel(choice, (name) => `value-of-${name}`, nobody);
  const guest = await studio.aGuest();
  await guest.post("/images/text-to-image", aPictureRequest);
  await studio.drawAll();
  const { body } = await guest.get("/user/generatedImages");
  expect(body.generatedImages[0]).toMatchObject({
    status: "ready",
    model: "crayons/box-of-12/value-of-CrayonKey",
  });
});

test("what each picture costs is written down where its price is known, and nothing where it is not", async () => {
  const costsOf = async (setting: string, prices: Provider["prices"]) => {
    const studio = aShopThatDraws();
    const { imageModel, readChoice } = choosingAmong([{ ...crayons, prices: prices ?? {} }]);
    const named = readChoice({ model: setting, upscaler: "none" });
    studio.shop.model = await imageModel(named, () => "k", nobody);
    const guest = await studio.aGuest();
    await guest.post("/images/text-to-image", aPictureRequest);
    await studio.drawAll();
    const drawn = studio.logged.filter(({ event }) => event === "image.drawn");
    expect(drawn).toHaveLength(4);
    return drawn.map(({ fields = {} }) => fields.dollars);
  };
  const known = { "box-of-12": 0.02 };
  expect(await costsOf("crayons/box-of-12", known)).toEqual(Array(4).fill(0.02));
  expect(await costsOf("crayons/box-of-12", {})).toEqual(Array(4).fill(undefined));
});

test("what it needs of a stage is read off it", () => {
  expect(withCrayons.secretNames()).toEqual(["OpenAiKey", "GoogleAiKey", "FalKey", "CrayonKey"]);
  expect(withCrayons.secretsFor(choice)).toEqual(["CrayonKey"]);
  expect(withCrayons.rightsToDraw(choice)).toEqual([
    { actions: ["crayons:Draw"], resources: ["arn:aws:crayons:::box/box-of-12"] },
  ]);
  expect(rightsToEnlarge(choice)).toEqual([]);
});

test.each([
  "crayons/box-of-24",
  "crayons",
  "pencils/box-of-12",
  "/box-of-12",
  "openai/*",
  "openai/a@ftp://b",
  "google/a/b",
  "fal/flux",
  "bedrock/a/b",
])("%s is no image model", (model) => {
  expect(() => withCrayons.readChoice({ model })).toThrow(/WALLFLOWER_IMAGE_MODEL/);
});

test("without the line nobody knows it", async () => {
  expect(() => readChoice({ model: "crayons/box-of-12" })).toThrow(/bedrock, openai, google, fal/);
  await expect(choosingAmong(providers).imageModel(choice, () => "", nobody)).rejects.toThrow(
    /"crayons" is no provider/,
  );
});

test("a stage that says nothing draws and enlarges with Bedrock", () => {
  const usual = readChoice({ model: "", upscaler: undefined });
  expect(usual).toEqual({
    provider: "bedrock",
    model: "stability.sd3-5-large-v1:0",
    upscaler: "us.stability.stable-fast-upscale-v1:0",
  });
  expect(withCrayons.secretsFor(usual)).toEqual([]);
});

test("a list of models: all their rights and keys, and the picture names who drew it", async () => {
  const { readChoice, secretsFor, rightsToDraw, imageModel } = withCrayons;
  const both = readChoice({ model: "bedrock/stability.sd3-5-large-v1:0, crayons/box-of-12" });
  expect(both).toMatchObject({ provider: "bedrock", others: [{ provider: "crayons", model: "box-of-12" }] });
  expect(secretsFor(both)).toEqual(["CrayonKey"]);
  expect(rightsToDraw(both).flatMap(({ actions }) => actions)).toEqual(
    expect.arrayContaining(["bedrock:InvokeModel", "crayons:Draw"]),
  );
  const studio = aShopThatDraws();
  const twice = readChoice({ model: "crayons/box-of-12,crayons/box-of-12", upscaler: "none" });
  studio.shop.model = await imageModel(twice, () => "k", nobody);
  const guest = await studio.aGuest();
  await guest.post("/images/text-to-image", aPictureRequest);
  await studio.drawAll();
  const { body } = await guest.get("/user/generatedImages");
  expect(body.generatedImages[0]).toMatchObject({ status: "ready", model: "crayons/box-of-12/k" });
});
