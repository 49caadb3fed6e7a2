import { expect, test } from "vitest";
import type { Original } from "../../../functions/core/images/model.ts";
import { bedrockModel } from "../../../functions/partners/models/bedrock.ts";
import { aBedrock } from "./a-bedrock.ts";
import { aDrawRequest, aPng, modelContract, type Words } from "./contract.ts";

const MODEL = "stability.sd3-5-large-v1:0";

async function open(timeoutMs?: number) {
  const bedrock = await aBedrock("us-west-2", timeoutMs);
  return { ...bedrock, model: bedrockModel({ model: MODEL, invoke: bedrock.invoke }) };
}

const answer = (body: object) => ({ status: 200, body: JSON.stringify(body) });
const finished = (reason: string) => answer({ seeds: [1], finish_reasons: [reason], images: [] });
const exception = (status: number, name: string, message = "no") => ({
  status,
  body: JSON.stringify({ message }),
  headers: { "x-amzn-errortype": `${name}:http://internal.amazon.com/coral/com.amazon.bedrock/` },
});

const words: Words = {
  picture: (base64) => answer({ seeds: [4_294_967_294], finish_reasons: [null], images: [base64] }),
  blocked: {
    "the prompt": finished("Filter reason: prompt"),
    "what came of it": finished("Filter reason: output image"),
    "what came of it, without images": answer({ finish_reasons: ["Filter reason: output image"] }),
  },
  throttled: {
    "too fast": exception(429, "ThrottlingException"),
    "the account's quota": exception(400, "ServiceQuotaExceededException"),
    "a model that is warming up": exception(429, "ModelNotReadyException"),
    "too fast, by the status alone": { status: 429, body: "{}" },
    "no room for anybody": exception(503, "ServiceUnavailableException"),
  },
  misconfigured: {
    "no access to the model": exception(403, "AccessDeniedException"),
    "no such model": exception(404, "ResourceNotFoundException"),
    "a request it cannot read": exception(400, "ValidationException"),
    "a signature that is wrong": exception(
      403,
      "InvalidSignatureException",
      "The request signature does not match. The Canonical String should have been 'x-amz-security-token:secret-key'",
    ),
    "half a signature": exception(400, "IncompleteSignatureException"),
    "no signature": exception(403, "MissingAuthenticationTokenException"),
    "no, by the status alone": { status: 403, body: "{}" },
  },
  original: ({ body }) => body.image as string | undefined,
  transient: {
    "an error in the model": finished("Inference error"),
    "a slow model": exception(408, "ModelTimeoutException"),
    "a broken model": exception(424, "ModelErrorException"),
    "a broken service": exception(500, "InternalServerException"),
  },
};

modelContract("Stability on Amazon Bedrock", words, open);

test("what is wrong is said in Bedrock's words, not in its JSON", async () => {
  const { model, behave, close } = await open();
  behave(exception(403, "AccessDeniedException", "You have no access to stability.sd3. Ask for it."));
  expect(await model.draw(aDrawRequest())).toMatchObject({
    reason: "status 403 AccessDeniedException: You have no access to stability.sd3",
  });
  await close();
});

test("Bedrock is sent the shape that Stability's models take", async () => {
  const { model, behave, received, close } = await open();
  behave(words.picture((await aPng()).toString("base64")));
  await model.draw(aDrawRequest());
  await close();
  expect(received).toHaveLength(1);
  expect(received[0]?.path).toBe(`/model/${encodeURIComponent(MODEL)}/invoke`);
  expect(received[0]?.headers.authorization).toContain("/us-west-2/bedrock/aws4_request");
  expect(received[0]?.body).toEqual({
    prompt: aDrawRequest().prompt.text,
    negative_prompt: aDrawRequest().prompt.negative,
    mode: "text-to-image",
    aspect_ratio: "2:3",
    seed: 4_294_967_294,
    output_format: "png",
  });
});

test("a picture to begin with brings its own shape, and the less is to change the less noise it gets", async () => {
  const { invoke, behave, received, close } = await aBedrock();
  const bytes = await aPng();
  behave(words.picture(bytes.toString("base64")));
  const drawn = async (name: string, change: Original["change"]) => {
    let isRead = false;
    const original = async () => {
      isRead = true;
      return { drawing: { bytes, contentType: "image/png" }, change };
    };
    await bedrockModel({ model: name, invoke }).draw(aDrawRequest(), { original });
    return isRead;
  };
  for (const change of ["tone", "another", "content"] as const) expect(await drawn(MODEL, change)).toBe(true);
  expect(await drawn("stability.stable-image-core-v1:1", "tone")).toBe(false);
  await close();
  const [tone, another, content, byWords] = received.map(({ body }) => body);
  expect(tone).toEqual({
    prompt: aDrawRequest().prompt.text,
    negative_prompt: aDrawRequest().prompt.negative,
    mode: "image-to-image",
    image: bytes.toString("base64"),
    strength: 0.4,
    seed: 4_294_967_294,
    output_format: "png",
  });
  expect([another?.strength, content?.strength]).toEqual([0.6, 0.75]);
  expect(byWords).toMatchObject({ mode: "text-to-image", aspect_ratio: "2:3" });
});
