import { expect, test } from "vitest";
import { FILE_LASTS_MS, makeMaster, PictureGone } from "../../../functions/core/fulfilment/master.ts";
import type { Drawing, PixelSize } from "../../../functions/core/images/drawing.ts";
import type { Image } from "../../../functions/core/images/image.ts";
import { discards, images } from "../../../functions/core/images/items.ts";
import type { DrawRequest, ImageModel } from "../../../functions/core/images/model.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { countedIn } from "../../support/counted.ts";
import { fakeImageProcessor } from "../../support/fake-image-processor.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

// Which size a print's file has, who makes it, and what is written down of it.

const drawing = (name: string): Drawing => ({ bytes: Buffer.from(name), contentType: "image/png" });
const DAY_MS = 86_400_000;

async function open(
  over: Partial<Image> = {},
  model: Partial<Awaited<ReturnType<ImageModel["about"]>>> = {},
) {
  const { shop, clock } = aShop({ kept: lateEngine(memoryEngine()) });
  const ready = aReadyImage(clock.now().toISOString());
  const image = { ...ready, ...over };
  await shop.table.create(images, image);
  await shop.pictures.put(ready.state.output.original, drawing("the original"));
  const drawn: PixelSize[] = [];
  const reduced: number[] = [];
  const printed: { file: string; size: PixelSize; dpi: number | undefined; crop?: number | undefined }[] = [];
  shop.model = {
    about: async () => ({ name: ready.state.output.model, source: "algorithmicMedia", ...model }),
    draw: async ({ size }) => {
      drawn.push(size);
      return { outcome: "drawn", drawing: drawing("drawn again") };
    },
    enlarge: async () => ({ outcome: "drawn", drawing: drawing("enlarged") }),
  };
  shop.imageProcessor = {
    ...fakeImageProcessor,
    sizeOf: async () => ({ width: 1024, height: 1536 }),
    reduce: async (original, mostPixels) => {
      reduced.push(mostPixels);
      return original;
    },
    print: async (made, size, about) => {
      printed.push({ file: Buffer.from(made.bytes).toString(), size, dpi: about.dpi, crop: about.crop });
      return made;
    },
  };
  const make = (paper: PixelSize, crop?: number) => makeMaster(shop, image, paper, crop);
  return { shop, clock, make, drawn, reduced, printed };
}
const poster = { width: 7200, height: 10_800 };
const square = { width: 3600, height: 3600 };

test("what is drawn again is the picture that was bought: its words, its seed, its place in the batch", async () => {
  const { shop, make } = await open({ n: 2, seed: 7 }, { redrawsUpTo: poster });
  const asked: DrawRequest[] = [];
  const { draw } = shop.model;
  shop.model.draw = (request) => {
    asked.push(request);
    return draw(request);
  };
  await make(poster);
  const { brief, prompt } = aReadyImage("");
  expect(asked).toEqual([{ brief, prompt, seed: 7, variant: 2, size: poster }]);
});

test("a print's file is as large as the paper, at 300 dots an inch, under a name nobody guesses", async () => {
  const { make, printed, shop, clock } = await open();
  const key = await make(poster);
  expect(key).toMatch(/^public\/prints\/id-\d+\/7200x10800\.jpeg$/);
  expect(printed).toEqual([{ file: "the original", size: poster, dpi: 300 }]);
  const prefix = key.split("/").slice(1, 3).join("/");
  expect(await shop.table.get(discards, { prefix }, { consistent: true })).toMatchObject({
    keys: [key],
    since: new Date(clock.now().getTime() + 183 * DAY_MS).toISOString(),
  });
  expect(FILE_LASTS_MS).toBe(152 * DAY_MS);
});

test("a print that is drawn again counts as a call of its model", async () => {
  const { shop, make } = await open({}, { redrawsUpTo: poster });
  const counted = countedIn(shop);
  await make(poster);
  expect(counted).toEqual([expect.stringMatching(/^RL#modelCalls#shop#/)]);
});

test("a landscape turns the paper", async () => {
  const upright = aReadyImage("");
  const { make, printed } = await open({ brief: { ...upright.brief, aspectRatio: "landscape" } });
  expect(await make(poster)).toContain("/10800x7200.jpeg");
  expect(printed).toMatchObject([{ size: { width: 10_800, height: 7200 } }]);
});

test.for(["portrait", "landscape"] as const)(
  "for a shorter paper a %s is drawn whole, and cut where somebody said",
  async (aspectRatio) => {
    const brief = { ...aReadyImage("").brief, aspectRatio };
    const { make, drawn, printed } = await open({ brief }, { redrawsUpTo: poster });
    await make({ width: 4800, height: 6000 }, 20);
    const [drawnAs, printedAs] =
      aspectRatio === "portrait"
        ? [
            { width: 4800, height: 7200 },
            { width: 4800, height: 6000 },
          ]
        : [
            { width: 7200, height: 4800 },
            { width: 6000, height: 4800 },
          ];
    expect(drawn).toEqual([drawnAs]);
    expect(printed).toMatchObject([{ size: printedAs, crop: 20 }]);
  },
);

test.for([
  ["portrait", { width: 9000, height: 9000 }, { width: 7200, height: 10_800 }],
  ["square", { width: 7200, height: 10_800 }, { width: 8818, height: 8818 }],
  ["square", { width: 4800, height: 7200 }, { width: 7200, height: 7200 }],
] as const)(
  "a %s for a sheet of %o is drawn whole, and no larger than memory holds",
  async ([aspectRatio, sheet, whole]) => {
    const brief = { ...aReadyImage("").brief, aspectRatio };
    const { make, drawn, printed } = await open({ brief }, { redrawsUpTo: poster });
    await make(sheet, 20);
    expect(drawn).toEqual([whole]);
    expect(printed).toMatchObject([{ size: sheet, crop: 20 }]);
  },
);

test.for<[paper: PixelSize, most: PixelSize | undefined, again: boolean]>([
  [poster, poster, true],
  [poster, { width: 10_800, height: 7200 }, true],
  [poster, { width: 7200, height: 10_799 }, false],
  [square, { width: 3600, height: 3600 }, true],
  [square, { width: 3599, height: 3599 }, false],
  [square, undefined, false],
])("a paper of %o is drawn again by who draws up to %o: %s", async ([paper, redrawsUpTo, again]) => {
  const brief = { ...aReadyImage("").brief, aspectRatio: paper === square ? "square" : "portrait" } as const;
  const { make, drawn, printed } = await open({ brief }, redrawsUpTo ? { redrawsUpTo } : {});
  await make(paper);
  expect(drawn).toEqual(again ? [paper] : []);
  expect(printed[0]?.file).toBe(again ? "drawn again" : "the original");
});

test.for<[paper: PixelSize, enlarged: boolean]>([
  [{ width: 1024, height: 1536 }, false],
  [{ width: 1025, height: 1536 }, true],
])("a paper of %o is enlarged for: %s", async ([paper, enlarged]) => {
  const { make, printed, reduced } = await open({}, { enlarges: { times: 4, mostPixels: 1_000_000 } });
  await make(paper);
  expect(printed[0]?.file).toBe(enlarged ? "enlarged" : "the original");
  expect(reduced).toEqual(enlarged ? [1_000_000] : []);
});

test("a picture that is gone, or whose original is, is said to be gone", async () => {
  const without = await open({ state: { status: "blocked" } });
  await expect(without.make(poster)).rejects.toThrow(PictureGone);
  const { shop, make } = await open();
  await shop.pictures.remove(aReadyImage("").state.output.original);
  await expect(make(poster)).rejects.toThrow(PictureGone);
});

test("what was withdrawn while its order waits is printed all the same", async () => {
  const { output } = aReadyImage("").state;
  const { make, printed } = await open({ state: { status: "withdrawn", output, orders: ["order"] } });
  await make(poster);
  expect(printed).toHaveLength(1);
});

test("a maker that cannot draw it again this time leaves the original", async () => {
  const { shop, make, printed } = await open({}, { redrawsUpTo: poster });
  shop.model = { ...shop.model, draw: async () => ({ outcome: "throttled" }) };
  await make(poster);
  expect(printed[0]?.file).toBe("the original");
});

test("a name that is taken is not written over in silence", async () => {
  const { shop, make } = await open();
  shop.pictures = { ...shop.pictures, put: async () => false };
  await expect(make(poster)).rejects.toThrow(/the name .* is taken/);
});
