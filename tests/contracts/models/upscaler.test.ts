import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { largestPrintOf } from "../../../functions/core/images/model.ts";
import { withUpscaler } from "../../../functions/partners/models/bedrock-upscaler.ts";
import { sharpImageProcessor } from "../../../functions/partners/pixels.ts";
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

/** As Stability's does: this picture, in the format that it is asked for, each as good as anybody makes it. */
async function answering(picture: Sharp): Promise<Behaviour> {
  const formats = {
    png: () => picture.png(),
    jpeg: () => picture.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }),
    webp: () => picture.webp({ lossless: true }),
  };
  const [asked] = (await enlarge({ status: 500, body: "{}" })).received;
  const file = await formats[String(asked?.body.output_format) as keyof typeof formats]().toBuffer();
  const images = [file.toString("base64")];
  return { status: 200, body: JSON.stringify({ seeds: [0], finish_reasons: [null], images }) };
}

/** A strip of it, again and again: no file is smaller for that. */
async function grain(side: number) {
  const size = { width: side, channels: 3 } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 8 } as const;
  const strip = await sharp({ create: { ...size, height: 32, background: "teal", noise } })
    .raw()
    .toBuffer();
  return sharp(Buffer.alloc(side * side * 3, strip), { raw: { ...size, height: side } });
}

test("the upscaler is sent the picture, and its answer is the larger one", async () => {
  const png = await aPng();
  const { outcome, received } = await enlarge(await answering(await grain(32)));
  expect(outcome).toMatchObject({ outcome: "drawn", drawing: { contentType: "image/jpeg" } });
  expect(received[0]?.path).toBe(`/model/${encodeURIComponent(UPSCALER)}/invoke`);
  expect(received[0]?.body).toEqual({ image: png.toString("base64"), output_format: "jpeg" });
});

/** What Bedrock hands out at most. */
const LARGEST_BODY = 25_000_000;

test("what it answers is never more than Bedrock hands out, however much grain there is, and can be printed", async () => {
  const answer = await answering(await grain(4096));
  expect(JSON.stringify(answer).length).toBeLessThan(LARGEST_BODY);
  const { outcome } = await enlarge(answer);
  if (outcome?.outcome !== "drawn") throw new Error("nothing came");
  expect(await sharpImageProcessor.sizeOf(outcome.drawing)).toEqual({ width: 4096, height: 4096 });
  const about = { source: "trainedAlgorithmicMedia", title: "grain", dpi: 300 } as const;
  const { bytes } = await sharpImageProcessor.print(outcome.drawing, { width: 600, height: 400 }, about);
  expect(await sharp(bytes).metadata()).toMatchObject({
    ...{ format: "jpeg", width: 600, height: 400, density: 300 },
    ...{ space: "srgb", channels: 3, hasProfile: true },
  });
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
