import { expect, test } from "vitest";
import { largestPrintOf } from "../../../functions/core/images/model.ts";
import { withUpscaler } from "../../../functions/partners/models/bedrock-upscaler.ts";
import { plainModel } from "../../support/plain-model.ts";
import { aBedrock } from "./a-bedrock.ts";
import { aPng } from "./contract.ts";
import type { Behaviour } from "./stand-in.ts";

const UPSCALER = "us.stability.stable-fast-upscale-v1:0";

async function enlarge(behaviour: Behaviour) {
  const { invoke, behave, received, close } = await aBedrock("us-west-2", behaviour === "hang" ? 100 : 8_000);
  behave(behaviour);
  const model = withUpscaler(plainModel, { profile: UPSCALER, invoke });
  const outcome = await model.enlarge?.({ bytes: await aPng(), contentType: "image/png" });
  await close();
  return { outcome, received };
}

test("the upscaler is sent the picture, and its answer is the larger one", async () => {
  const png = await aPng();
  const { outcome, received } = await enlarge({
    status: 200,
    body: JSON.stringify({ seeds: [0], finish_reasons: [null], images: [png.toString("base64")] }),
  });
  expect(outcome).toMatchObject({ outcome: "drawn" });
  expect(received[0]?.path).toBe(`/model/${encodeURIComponent(UPSCALER)}/invoke`);
  expect(received[0]?.body).toEqual({ image: png.toString("base64"), output_format: "png" });
});

test.each<[string, Behaviour, string]>([
  ["silent", "hang", "failed"],
  ["gone in the middle", "reset", "failed"],
  [
    "busy",
    { status: 429, body: "{}", headers: { "x-amzn-errortype": "ThrottlingException:http://internal/" } },
    "throttled",
  ],
  ["without room", { status: 503, body: "{}" }, "throttled"],
  [
    "of another mind about what is in it",
    { status: 200, body: JSON.stringify({ seeds: [0], finish_reasons: ["Filter reason: input image"] }) },
    "blocked",
  ],
])("an upscaler that is %s is an outcome, not an exception", async (_, behaviour, outcome) => {
  expect((await enlarge(behaviour)).outcome).toMatchObject({ outcome });
});

const invalid = (message: string): Behaviour => ({
  status: 400,
  body: JSON.stringify({ message }),
  headers: { "x-amzn-errortype": "ValidationException:http://internal/" },
});

test("a picture that it does not take is no word about the shop, and is said in its words", async () => {
  const says = "The model returned the following errors: image: could not be decoded";
  expect((await enlarge(invalid(says))).outcome).toEqual({
    outcome: "blocked",
    reason: `status 400 ValidationException: ${says}`,
  });
});

test.each([
  "The provided model identifier is invalid.",
  "Your AWS account is not authorized to invoke this API operation",
  "Malformed input request: extraneous key [output_format] is not permitted, please reformat your input and try again.",
])("a shop that it does not take is refused: %s", async (says) => {
  const { outcome } = await enlarge(invalid(says));
  expect(outcome).toMatchObject({ outcome: "failed", kind: "configuration" });
});

test("what it may not be sent whole is worth less", () => {
  const maker = {
    name: "m",
    source: "trainedAlgorithmicMedia",
    enlarges: { times: 4, mostPixels: 1_048_576 },
  } as const;
  expect(largestPrintOf({ width: 1024, height: 1024 }, maker)).toEqual({ width: 4096, height: 4096 });
  expect(largestPrintOf({ width: 1024, height: 1536 }, maker)).toEqual({ width: 3344, height: 5017 });
  expect(
    largestPrintOf({ width: 1024, height: 1536 }, { name: "m", source: "trainedAlgorithmicMedia" }),
  ).toEqual({ width: 2048, height: 3072 });
});
