import { expect, test } from "vitest";
import { googleModel } from "../../../functions/partners/models/google.ts";
import { aDrawRequest, aPng, modelContract, type Words } from "./contract.ts";
import { aProvider } from "./stand-in.ts";

async function open(timeoutMs = 8_000) {
  const provider = await aProvider();
  const needs = { model: "gemini-3-image", apiKey: "secret-key", baseUrl: provider.url, timeoutMs };
  return { ...provider, model: googleModel(needs) };
}

const answer = (body: object) => ({ status: 200, body: JSON.stringify(body) });
const refusal = (code: number, status: string) => ({
  status: code,
  body: JSON.stringify({ error: { code, message: "about a lighthouse", status } }),
});

const words: Words = {
  picture: (data) =>
    answer({
      candidates: [
        {
          content: {
            role: "model",
            parts: [{ text: "Here." }, { inlineData: { mimeType: "image/png", data } }],
          },
          finishReason: "STOP",
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 31, candidatesTokenCount: 1_290 },
    }),
  blocked: {
    "the words": answer({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }),
    "what came of them": answer({ candidates: [{ finishReason: "IMAGE_SAFETY", index: 0 }] }),
    "too like a known one": answer({ candidates: [{ content: {}, finishReason: "IMAGE_RECITATION" }] }),
  },
  throttled: {
    "too fast": refusal(429, "RESOURCE_EXHAUSTED"),
    "too many ask": refusal(503, "UNAVAILABLE"),
  },
  misconfigured: {
    "a wrong key": refusal(400, "INVALID_ARGUMENT"),
    "no right to it": refusal(403, "PERMISSION_DENIED"),
    "no such model": refusal(404, "NOT_FOUND"),
  },
  original: ({ text }) => /"inlineData":\{"mimeType":"image\/jpeg","data":"([^"]+)"/.exec(text)?.[1],
  transient: {
    "words in the place of a picture": answer({
      candidates: [{ content: { parts: [{ text: "a lighthouse" }] }, finishReason: "STOP" }],
    }),
    "a reason that nobody knows": answer({ candidates: [{ finishReason: "lighthouse!" }] }),
  },
};

modelContract("Google's Gemini API", words, open);

test("Google is asked for a picture alone, in its shape", async () => {
  const { model, behave, received, close } = await open();
  behave(words.picture((await aPng()).toString("base64")));
  await model.draw(aDrawRequest());
  await close();
  expect(received).toHaveLength(1);
  expect(received[0]?.path).toBe("/v1beta/models/gemini-3-image:generateContent");
  expect(received[0]?.headers["x-goog-api-key"]).toBe("secret-key");
  expect(received[0]?.body).toMatchObject({
    contents: [{ parts: [{ text: expect.stringMatching(/of a lighthouse at dusk.*free of any text/) }] }],
    generationConfig: { responseModalities: ["IMAGE"], imageConfig: { aspectRatio: "2:3" } },
  });
});
