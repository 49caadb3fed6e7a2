import sharp from "sharp";
import { expect, test } from "vitest";
import { falModel } from "../../../functions/partners/models/fal.ts";
import { aDrawRequest, aPng, modelContract, type Words } from "./contract.ts";
import { aProvider } from "./stand-in.ts";

async function open(timeoutMs = 8_000) {
  const provider = await aProvider();
  const needs = { model: "fal-ai/flux/dev", apiKey: "secret-key", baseUrl: provider.url, timeoutMs };
  return { ...provider, model: falModel(needs) };
}

const answer = (base64: string, isStopped = false) => ({
  status: 200,
  body: JSON.stringify({
    images: [{ url: `data:image/png;base64,${base64}`, width: 832, height: 1248, content_type: "image/png" }],
    timings: { inference: 2.1 },
    seed: 7,
    has_nsfw_concepts: [isStopped],
    prompt: "a lighthouse",
  }),
});
const refusal = (status: number, type: string) => ({
  status,
  body: JSON.stringify({ detail: [{ loc: ["body", "prompt"], msg: "a lighthouse", type }] }),
});

const words: Words = {
  picture: (base64) => answer(base64),
  blocked: {
    "what came of the words, as a black picture": answer("iVBORw0KGgo=", true),
    "the words": refusal(422, "content_policy_violation"),
  },
  throttled: { "too fast": { status: 429, body: '{"detail":"Too many requests"}' } },
  misconfigured: {
    "a wrong key": { status: 401, body: '{"detail":"Cannot access application"}' },
    "no money left": { status: 403, body: '{"detail":"User is locked. Reason: Exhausted balance."}' },
    "no such model": { status: 404, body: '{"detail":"Path /a/b not found"}' },
    "a parameter it does not know": refusal(422, "value_error"),
  },
  original: ({ body }) => /^data:image\/jpeg;base64,(.+)$/.exec(String(body.image_url))?.[1],
  transient: {
    "no picture in the list": { status: 200, body: '{"images":[]}' },
    "an address in the place of a picture": {
      status: 200,
      body: '{"images":[{"url":"https://fal.media/x.png"}]}',
    },
  },
};

modelContract("fal's API", words, open);

test("fal is asked for one picture of a megapixel, with its seed, in the answer itself", async () => {
  const { model, behave, received, close } = await open();
  behave(words.picture((await aPng()).toString("base64")));
  await model.draw(aDrawRequest());
  await close();
  expect(received[0]?.path).toBe("/fal-ai/flux/dev");
  expect(received[0]?.headers.authorization).toBe("Key secret-key");
  expect(received[0]?.body).toMatchObject({
    image_size: { width: 832, height: 1248 },
    seed: 4_294_967_294,
    sync_mode: true,
    enable_safety_checker: true,
  });
});

test("a model that answers with a JPEG has drawn, too", async () => {
  const { model, behave, close } = await open();
  const jpeg = await sharp(await aPng())
    .jpeg()
    .toBuffer();
  behave(answer(jpeg.toString("base64")));
  const outcome = await model.draw(aDrawRequest());
  await close();
  expect(outcome).toMatchObject({ outcome: "drawn", drawing: { contentType: "image/jpeg" } });
});

test("a picture to begin with goes where a model draws over one, and no other model reads it", async () => {
  const { url, behave, received, close } = await aProvider();
  const bytes = await aPng();
  behave(words.picture(bytes.toString("base64")));
  let reads = 0;
  const original = async () => {
    reads++;
    return { drawing: { bytes, contentType: "image/png" }, change: "tone" as const };
  };
  for (const model of ["fal-ai/flux/dev", "fal-ai/flux/schnell"])
    await falModel({ model, apiKey: "secret-key", baseUrl: url }).draw(aDrawRequest(), { original });
  await close();
  expect(reads).toBe(1);
  expect(received.map(({ path }) => path)).toEqual([
    "/fal-ai/flux/dev/image-to-image",
    "/fal-ai/flux/schnell",
  ]);
  expect(received[0]?.body).toMatchObject({ strength: 0.65, seed: 4_294_967_294 });
  expect(received[0]?.body).not.toHaveProperty("image_size");
});
