import { describe, expect, test } from "vitest";
import { makeMaster, PictureGone } from "../../../functions/core/fulfilment/master.ts";
import type { PixelSize } from "../../../functions/core/images/drawing.ts";
import type { ImageProcessor } from "../../../functions/core/images/image-processor.ts";
import { images } from "../../../functions/core/images/items.ts";
import type { ImageModel, Maker } from "../../../functions/core/images/model.ts";
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

/** Drawn in a megapixel, and sold as what enlarging makes of it, four times as wide: sharp on every paper. */
async function soldAsEnlarged(about: Partial<Maker>, others: Omit<Partial<ImageModel>, "about"> = {}) {
  const { shop } = aShop();
  const { state, ...image } = aReadyImage(shop.clock.now().toISOString());
  const largestPrint = { width: 3328, height: 4992 };
  const output = { ...state.output, width: 832, height: 1248, largestPrint };
  await shop.table.create(images, { ...image, state: { ...state, output } });
  await shop.pictures.put(output.original, original);
  shop.model = {
    about: async () => ({ name: output.model, source: "algorithmicMedia", ...about }),
    draw: async () => ({ outcome: "throttled" }),
    ...others,
  };
  const seen: string[] = [];
  shop.imageProcessor = {
    ...fakeImageProcessor,
    sizeOf: async () => ({ width: 832, height: 1248 }),
    print: async (drawing) => {
      seen.push(Buffer.from(drawing.bytes).toString());
      return drawing;
    },
  };
  return { shop, seen, output, make: (paper: PixelSize) => makeMaster(shop, image, paper) };
}

describe("a picture that nobody can make as sharp any more as it was sold", () => {
  const grand = { width: 7200, height: 10_800 };
  const small = { width: 1800, height: 2400 };

  test("is not printed from its small original, and is where that is enough", async () => {
    const { make, seen } = await soldAsEnlarged({});
    await expect(make(grand)).rejects.toThrow("sold as sharp");
    await expect(make({ width: 3600, height: 5400 })).rejects.toThrow("sold as sharp");
    expect(seen).toEqual([]);
    await make(small);
    expect(seen).toEqual(["as it was drawn"]);
  });

  test("is printed as it is where it was never sold as sharp", async () => {
    const { make, seen } = await soldAsEnlarged({});
    await make({ width: 14_400, height: 21_600 });
    expect(seen).toEqual(["as it was drawn"]);
  });

  test("is printed once somebody enlarges again, if as much as before", async () => {
    const enlarge = async (): Promise<Outcome> => ({ outcome: "drawn", drawing: larger });
    const less = await soldAsEnlarged({ enlarges: { times: 2, mostPixels: 1_048_576 } }, { enlarge });
    await expect(less.make(grand)).rejects.toThrow("sold as sharp");
    const again = await soldAsEnlarged({ enlarges: { times: 4, mostPixels: 1_048_576 } }, { enlarge });
    await again.make(grand);
    expect(again.seen).toEqual(["four times as wide"]);
  });

  test("is not printed small because its maker could not draw it again this time", async () => {
    const { make, seen } = await soldAsEnlarged({ redrawsUpTo: grand });
    await expect(make(grand)).rejects.toThrow("sold as sharp");
    expect(seen).toEqual([]);
  });

  test("is gone all the same when its original is", async () => {
    const { make, shop, output } = await soldAsEnlarged({});
    await shop.pictures.remove(output.original);
    await expect(make(grand)).rejects.toThrow(PictureGone);
  });
});

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

test.each<[string, Outcome, number]>([
  ["says no to the picture", { outcome: "blocked" }, 1],
  ["breaks", { outcome: "failed", kind: "transient", reason: "cut off" }, 1],
  ["is busy", { outcome: "throttled" }, 0],
  ["refuses the shop", { outcome: "failed", kind: "configuration", reason: "status 403" }, 0],
])("an upscaler that %s takes of the day's budget what it may cost", async (_, outcome, calls) => {
  const counted: string[] = [];
  await expect(printed(poster, outcome, counted)).rejects.toThrow(/could not be enlarged|filter/);
  expect(counted).toHaveLength(calls);
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
