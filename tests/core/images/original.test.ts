import { expect, test } from "vitest";
import { type ImageId, parseImageId } from "../../../functions/core/images/image-id.ts";
import { images } from "../../../functions/core/images/items.ts";
import type { Original } from "../../../functions/core/images/model.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { answers, aPictureRequest } from "../../support/picture-requests.ts";
import { plainModel } from "../../support/plain-model.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { ada } from "../../support/visitor.ts";

// The picture that another is a change of, as whoever draws is lent it.

const drawn: Outcome = {
  outcome: "drawn",
  drawing: { bytes: new Uint8Array([7]), contentType: "image/png" },
};

/** Somebody with a batch, before a model that looks at what it is lent. */
async function aStudio() {
  const studio = aShopThatDraws();
  const { shop } = studio;
  const lent: (Original | undefined)[] = [];
  shop.model = {
    about: plainModel.about,
    async draw(_, { original } = {}) {
      lent.push(await original?.());
      return drawn;
    },
  };
  const guest = await studio.aGuest();
  const press = async (browser: typeof guest, over: object = {}, values: object = {}) => {
    const journeyStepValues = { ...answers, ...values };
    const { body } = await browser.post("/images/text-to-image", {
      ...aPictureRequest,
      ...over,
      journeyStepValues,
    });
    return body.generatedImages.map(({ _id }: { _id: string }) => _id) as string[];
  };
  const [parent = ""] = await press(guest);
  await studio.drawAll();
  expect(lent.splice(0)).toEqual(Array(4).fill(undefined));
  /** What the first of four changes of it was lent. */
  const changed = async (values: object = {}, { browser = guest, of = parent } = {}) => {
    await press(browser, { parent: of }, values);
    await studio.drawAll();
    const [first] = lent.splice(0);
    return first;
  };
  return { ...studio, guest, press, parent, changed };
}

test.each([
  ["four more like it", {}, "another"],
  ["other colors", { colorPalette: "muted" }, "tone"],
  ["another mood", { mood: "dreamy" }, "tone"],
  ["other words", { subject: "A fox asleep under an oak tree" }, "content"],
  ["another style", { artStyle: "bauhaus-style" }, "content"],
  ["other words in other colors", { subject: "A fox asleep under an oak", mood: "dreamy" }, "content"],
])("for %s the picture itself is lent, as it was made", async (_, values, change) => {
  const { changed } = await aStudio();
  expect(await changed(values)).toMatchObject({ change, drawing: { bytes: new Uint8Array([7]) } });
});

test("another shape is drawn by its words", async () => {
  const { changed } = await aStudio();
  expect(await changed({ aspectRatio: "landscape" })).toBeUndefined();
});

test("somebody else's picture is not lent, whoever was given its address", async () => {
  const { changed, aGuest } = await aStudio();
  expect(await changed({}, { browser: await aGuest() })).toBeUndefined();
});

test("who has logged in since is lent what was the guest's", async () => {
  const { changed, aRegistered, guest } = await aStudio();
  await aRegistered(ada);
  await guest.post("/auth/login", { email: ada.email, password: ada.password });
  expect(await changed()).toMatchObject({ change: "another" });
});

test("a picture that is only guessed at is not lent", async () => {
  const { changed, parent } = await aStudio();
  expect(await changed({}, { of: `${parent}x` })).toBeUndefined();
});

test("a picture that has been deleted is not lent", async () => {
  const { changed, guest, parent } = await aStudio();
  await guest.delete(`/images/${parent}`);
  expect(await changed()).toBeUndefined();
});

test("a picture that was withdrawn while its order waits is not lent, though its original is kept", async () => {
  const { changed, shop, guest, parent } = await aStudio();
  const image = await shop.table.get(images, parseImageId(parent) as ImageId);
  if (image?.state.status !== "ready") throw new Error("it is not ready");
  await shop.table.replace(images, { ...image, state: { ...image.state, orders: ["an order"] } });
  await guest.delete(`/images/${parent}`);
  expect(await shop.pictures.get(image.state.output.original)).toBeDefined();
  expect(await changed()).toBeUndefined();
});

test("one whose file is gone is drawn by its words, and is no trouble", async () => {
  const { changed, shop, logged } = await aStudio();
  shop.pictures = { ...shop.pictures, get: async () => undefined };
  expect(await changed()).toBeUndefined();
  expect(logged.filter(({ event }) => event === "image.original-unread")).toEqual([]);
});

test("no more than a megapixel of it is lent", async () => {
  const { changed, shop } = await aStudio();
  const asked: number[] = [];
  shop.imageProcessor = {
    ...shop.imageProcessor,
    async reduce(drawing, mostPixels) {
      asked.push(mostPixels);
      return drawing;
    },
  };
  await changed();
  expect(new Set(asked)).toEqual(new Set([1024 * 1024]));
});

test("where it cannot be read it is drawn by its words, and told", async () => {
  const { changed, shop, logged } = await aStudio();
  shop.pictures = {
    ...shop.pictures,
    get: async () => {
      throw new Error("storage is down");
    },
  };
  expect(await changed()).toBeUndefined();
  expect(logged.filter(({ event }) => event === "image.original-unread")).toHaveLength(4);
});

test("nobody reads it for a model that draws by words, nor twice for two in a row", async () => {
  const { changed, shop } = await aStudio();
  let reads = 0;
  const { get } = shop.pictures;
  shop.pictures = {
    ...shop.pictures,
    get(key) {
      reads++;
      return get(key);
    },
  };
  const { draw } = shop.model;
  shop.model.draw = async () => drawn;
  await changed();
  expect(reads).toBe(0);
  shop.model.draw = async (request, aids = {}) => {
    await aids.original?.();
    return draw(request, aids);
  };
  await changed();
  expect(reads).toBe(4);
});
