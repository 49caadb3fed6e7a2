import { expect, test } from "vitest";
import { makeMaster } from "../../../functions/core/fulfilment/master.ts";
import type { ImageProcessor } from "../../../functions/core/images/image-processor.ts";
import { images } from "../../../functions/core/images/items.ts";
import type { ImageModel } from "../../../functions/core/images/model.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { creating } from "../../../functions/lib/table/writes.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { fakeImageProcessor } from "../../support/fake-image-processor.ts";
import { aShop } from "../../support/shop.ts";

const original = { bytes: Buffer.from("as it was drawn"), contentType: "image/png" };
const larger = { bytes: Buffer.from("four times as wide"), contentType: "image/png" };

/** A shop whose model cannot draw a picture again, and what came to its imageProcessor for print. */
async function printed(
  paper: { width: number; height: number },
  enlarging?: Outcome,
  counted: string[] = [],
) {
  const { shop } = aShop();
  const { count } = shop.engine;
  shop.engine.count = async (key, ...rest) => {
    counted.push(key.pk);
    return count(key, ...rest);
  };
  const image = aReadyImage(shop.clock.now().toISOString());
  await shop.table.write(creating(images, image));
  if (image.state.status === "ready") await shop.pictures.put(image.state.output.original, original);
  const model: ImageModel = {
    about: async () => ({
      name: "a model that forgets",
      source: "trainedAlgorithmicMedia",
      ...(enlarging && { enlarges: { times: 4, mostPixels: 1_048_576 } }),
    }),
    draw: async () => {
      throw new Error("it would be another picture");
    },
    ...(enlarging && { enlarge: async () => enlarging }),
  };
  const seen: string[] = [];
  const imageProcessor: ImageProcessor = {
    ...fakeImageProcessor,
    print: async (drawing) => {
      seen.push(Buffer.from(drawing.bytes).toString());
      return drawing;
    },
  };
  await makeMaster({ ...shop, imageProcessor, model }, image, paper);
  return seen;
}

const poster = { width: 3600, height: 5400 };

test("what cannot be drawn again is enlarged for print", async () => {
  expect(await printed(poster, { outcome: "drawn", drawing: larger })).toEqual(["four times as wide"]);
});

test("what has pixels enough already is printed as it is", async () => {
  expect(await printed({ width: 800, height: 1200 }, { outcome: "drawn", drawing: larger })).toEqual([
    "as it was drawn",
  ]);
});

test("without an upscaler it is printed as it is: its class said so when it was bought", async () => {
  expect(await printed(poster)).toEqual(["as it was drawn"]);
});

test("a print that has to be enlarged counts in the day's budget, and no other does", async () => {
  const counted: string[] = [];
  await printed(poster, undefined, counted);
  expect(counted).toEqual([]);
  await printed(poster, { outcome: "drawn", drawing: larger }, counted);
  expect(counted).toEqual([expect.stringMatching(/^RL#modelCalls#shop#/)]);
});

test("an upscaler that is busy makes a print late, not blurred", async () => {
  await expect(printed(poster, { outcome: "throttled" })).rejects.toThrow(/could not be enlarged.*throttled/);
});

test("another version of its maker does not draw it again: it would be another picture than was bought", async () => {
  const { shop } = aShop();
  const image = aReadyImage(shop.clock.now().toISOString());
  await shop.table.write(creating(images, image));
  await shop.pictures.put(image.state.output.original, original);
  const drawn: string[] = [];
  const model = (name: string): ImageModel => ({
    about: async () => ({ name, source: "algorithmicMedia", redrawsUpTo: { width: 7200, height: 10_800 } }),
    draw: async () => {
      drawn.push(name);
      return { outcome: "drawn", drawing: larger };
    },
  });
  const { model: maker } = image.state.output;
  await makeMaster(
    { ...shop, imageProcessor: fakeImageProcessor, model: model(`${maker}, improved`) },
    image,
    poster,
  );
  expect(drawn).toEqual([]);
  await makeMaster({ ...shop, imageProcessor: fakeImageProcessor, model: model(maker) }, image, poster);
  expect(drawn).toEqual([maker]);
});
