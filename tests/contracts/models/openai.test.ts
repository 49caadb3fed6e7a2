import { expect, test } from "vitest";
import { openAi, openAiModel } from "../../../functions/partners/models/openai.ts";
import { nobody } from "./a-bedrock.ts";
import { aDrawRequest, aPng, modelContract, type Words } from "./contract.ts";
import { aProvider } from "./stand-in.ts";

async function open(timeoutMs = 8_000) {
  const provider = await aProvider();
  const model = openAiModel({
    model: "gpt-image-2",
    apiKey: "secret-key",
    baseUrl: provider.url,
    timeoutMs,
  });
  return { ...provider, model };
}

const refusal = (status: number, code: string | null, type = "invalid_request_error") => ({
  status,
  body: JSON.stringify({ error: { message: "no", type, param: null, code } }),
});

const words: Words = {
  picture: (base64) => ({
    status: 200,
    body: JSON.stringify({
      created: 1_795_000_000,
      data: [{ b64_json: base64 }],
      usage: { total_tokens: 4_196, input_tokens: 36, output_tokens: 4_160 },
    }),
  }),
  blocked: { "by its moderation": refusal(400, "moderation_blocked", "image_generation_user_error") },
  throttled: { "too fast": refusal(429, "rate_limit_exceeded", "requests") },
  misconfigured: {
    "a wrong key": refusal(401, "invalid_api_key"),
    "an organisation that is not verified": refusal(403, null),
    "no such model": refusal(404, "model_not_found"),
    "a parameter it does not know": refusal(400, "unknown_parameter"),
    "no money left": refusal(429, "insufficient_quota", "insufficient_quota"),
    "the month's limit": refusal(400, "billing_hard_limit_reached"),
  },
  // A form of several parts.
  original({ text }) {
    const [, image] = /name="image"[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(text) ?? [];
    return image && Buffer.from(image, "latin1").toString("base64");
  },
  transient: {
    "a server error": refusal(500, null, "server_error"),
    "no picture in the list": { status: 200, body: '{"created":1,"data":[]}' },
  },
};

modelContract("OpenAI's image API", words, open);

test("OpenAI is asked positively, because it takes no negative prompt", async () => {
  const { model, behave, received, close } = await open();
  behave(words.picture((await aPng()).toString("base64")));
  await model.draw(aDrawRequest());
  await close();
  expect(received).toHaveLength(1);
  expect(received[0]?.path).toBe("/v1/images/generations");
  expect(received[0]?.headers.authorization).toBe("Bearer secret-key");
  expect(received[0]?.body).toMatchObject({
    model: "gpt-image-2",
    size: "1024x1536",
    n: 1,
    prompt: expect.stringMatching(/of a lighthouse at dusk.*free of any text/),
  });
});

test.each(["", "/", "/gpu/"])(
  "any server that speaks its API is asked at its own address: %j",
  async (path) => {
    const { url, behave, received, close } = await aProvider();
    behave(words.picture((await aPng()).toString("base64")));
    const model = await openAi.make(`flux.1-dev@${url}${path}`, () => "none", nobody);
    const outcome = await model.draw(aDrawRequest());
    await close();
    expect(outcome.outcome).toBe("drawn");
    expect(received[0]?.path).toBe(`${path.replace(/\/$/, "")}/v1/images/generations`);
    expect(received[0]?.body.model).toBe("flux.1-dev");
    expect((await model.about()).name).toBe("openai/flux.1-dev");
  },
);

test("other models answer with an address unless they are asked for the picture, and OpenAI's own refuse to be", async () => {
  const { url, behave, received, close } = await aProvider();
  const picture = words.picture((await aPng()).toString("base64"));
  const address = { status: 200, body: '{"data":[{"url":"http://127.0.0.1:1/generated/1.png"}]}' };
  behave(({ body }) => {
    const isOwn = String(body.model).includes("gpt-image");
    if (isOwn && body.response_format) return refusal(400, "unknown_parameter");
    return isOwn || body.response_format === "b64_json" ? picture : address;
  });
  for (const model of ["flux.1-dev", "stablediffusion", "gpt-image-2", "openai/gpt-image-1"]) {
    const needs = { model, apiKey: "none", baseUrl: url, timeoutMs: 8_000 };
    expect([model, (await openAiModel(needs).draw(aDrawRequest())).outcome]).toEqual([model, "drawn"]);
  }
  await close();
  expect(received).toHaveLength(4);
});

test("a picture to begin with goes as a form, with words for how much of it is to change", async () => {
  const { model, behave, received, close } = await open();
  const bytes = await aPng();
  behave(words.picture(bytes.toString("base64")));
  const original = async () => ({ drawing: { bytes, contentType: "image/png" }, change: "tone" as const });
  await model.draw(aDrawRequest(), { original, see: () => {} });
  await close();
  const [{ path, headers, text } = { path: "", headers: {}, text: "" }] = received;
  expect(path).toBe("/v1/images/edits");
  expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  // Some servers read off its name what it is.
  expect(text).toContain('name="image"; filename="original.png"\r\nContent-Type: image/png');
  const field = (name: string) => new RegExp(`name="${name}"\r\n\r\n(.*)\r\n`).exec(text)?.[1];
  expect(field("prompt")).toMatch(/^Keep this picture as it is.* its colors.*: .*of a lighthouse at dusk/);
  expect(["model", "size", "n", "stream", "partial_images"].map(field)).toEqual([
    "gpt-image-2",
    "1024x1536",
    "1",
    "true",
    "2",
  ]);
});
