import { expect, test } from "vitest";
import type { AskedLine } from "../../../functions/core/cart/cart.ts";
import { type AskedCheckout, checkOut } from "../../../functions/core/checkout/checkout.ts";
import type { Image } from "../../../functions/core/images/image.ts";
import { publicId } from "../../../functions/core/images/image-id.ts";
import { images } from "../../../functions/core/images/items.ts";
import { orders } from "../../../functions/core/orders/items.ts";
import { aReadyImage, caller } from "../../simulation/order-parts.ts";
import { pageIdOf } from "../../support/fake-payments.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

type Over = Partial<Omit<AskedLine, "relatedImage">> & { Size?: string; _id?: string };

/** A shop with one picture in it, and somebody who checks out; plain reads come late. */
async function open(over: Partial<Image> = {}) {
  const parts = aShop({ kept: lateEngine(memoryEngine()) });
  const { shop, clock, payments } = parts;
  const image = { ...aReadyImage(clock.now().toISOString()), ...over };
  await shop.table.create(images, image);
  const line = ({ Size = "16x24", _id = publicId(image), ...over }: Over = {}): AskedLine => ({
    name: "Art Paper Print",
    copies: 1,
    productOptions: [
      { label: "Size", value: Size },
      { label: "Frame", value: "none" },
    ],
    relatedImage: { _id, imageUrl: "", prompt: "a heron" },
    ...over,
  });
  const press = (asked: Partial<AskedCheckout> = {}, who: Parameters<typeof checkOut>[2] = caller) =>
    checkOut(
      shop,
      { items: [line()], from: "cart", express: false, idempotencyKey: undefined, ...asked },
      who,
    );
  const orderOf = (orderId: string) => shop.table.get(orders, { orderId }, { consistent: true });
  return { ...parts, image, line, press, orderOf, payments };
}

test("an order is what was bought, at the price of the moment, with a page to pay at", async () => {
  const { press, line, orderOf, clock, payments } = await open();
  const { orderId, url } = await press({ items: [line({ copies: 2 })], express: true });
  const now = clock.now().getTime();
  expect(await orderOf(orderId)).toMatchObject({
    orderId,
    userId: caller.userId,
    number: `WF-${orderId.replace("-", "").toUpperCase().slice(0, 8)}`,
    state: "awaiting payment",
    from: "cart",
    express: true,
    subtotal: 6800,
    payUntil: new Date(now + 35 * 60_000).toISOString(),
    reprints: 0,
    lines: [
      {
        sku: "GLOBAL-FAP-16X24",
        price: 3400,
        copies: 2,
        print: { width: 4800, height: 7200 },
        image: { batchId: "batch", n: 0 },
        item: { relatedImage: { imageUrl: "/pictures/images/batch~0tail/1/320.jpeg" } },
      },
    ],
  });
  const [session] = payments.sessions.values();
  expect(session?.shipping.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(
      /^Budget shipping, arrives between \w{3},\s\w{3}\s\d+ and \w{3},\s\w{3}\s\d+; later in Alaska and Hawaii$/,
    ),
  );
  expect(payments.sessions.size).toBe(1);
  expect(new URL(url).hostname).not.toBe("wallflower.test");
});

test("where a picture is cut stands in the order, and in what was bought", async () => {
  const { press, line, orderOf } = await open();
  const cut = { label: "Crop", value: "20", displayName: "" };
  const asked = line({ Size: "16x20" });
  const { orderId } = await press({ items: [{ ...asked, productOptions: [...asked.productOptions, cut] }] });
  expect((await orderOf(orderId))?.lines).toMatchObject([
    {
      crop: 20,
      print: { width: 4800, height: 6000 },
      item: { description: expect.stringContaining("Cropped 20 : 80") },
    },
  ]);
  const square = line({ Size: "16x16" });
  const upright = await press({ items: [{ ...square, productOptions: [...square.productOptions, cut] }] });
  expect((await orderOf(upright.orderId))?.lines).toMatchObject([
    { crop: 20, print: { width: 4800, height: 4800 } },
  ]);
  const whole = await press({ items: [line()] });
  expect((await orderOf(whole.orderId))?.lines[0]).not.toHaveProperty("crop");
});

test.for<[what: string, over: Over, sentence: string]>([
  ["nothing", { copies: 0 }, "There is nothing to check out."],
  ["what is not sold any more", { name: "Mug" }, "“Mug” (16x24 / none) of “a heron” is not sold any more."],
  ["a picture that is not there", { _id: "batch~1tail" }, "cannot be found"],
  ["a picture whose id was guessed", { _id: "batch~0guess" }, "cannot be found"],
  ["a square of an upright picture", { Size: "16x16" }, "does not have the shape of this size"],
])("%s cannot be checked out", async ([, over, sentence]) => {
  const { press, line } = await open();
  await expect(press({ items: [line(over)] })).rejects.toThrow(sentence);
});

test("of a long description the refusal shows the beginning", async () => {
  const { press, line } = await open();
  const relatedImage = { ...line().relatedImage, prompt: "x".repeat(61) };
  await expect(press({ items: [{ ...line({ name: "Mug" }), relatedImage }] })).rejects.toThrow(
    `“Mug” (16x24 / none) of “${"x".repeat(60)}” is`,
  );
});

test("what would not look sharp is not sold", async () => {
  const { state, ...image } = aReadyImage("2026-11-01T00:00:00.000Z");
  const output = { ...state.output, largestPrint: { width: 1200, height: 1800 } };
  const { press } = await open({ ...image, state: { ...state, output } });
  await expect(press()).rejects.toThrow("would not look sharp at this size");
});

test("what nobody can make as sharp any more is not sold either", async () => {
  const { state, ...image } = aReadyImage("2026-11-01T00:00:00.000Z");
  const output = { ...state.output, width: 832, height: 1248, largestPrint: { width: 3328, height: 4992 } };
  const { press, shop } = await open({ ...image, state: { ...state, output } });
  const about = { name: output.model, source: "algorithmicMedia" } as const;
  shop.model = { ...shop.model, about: async () => about };
  await expect(press()).rejects.toThrow("would not look sharp at this size");
  shop.model.about = async () => ({ ...about, enlarges: { times: 4, mostPixels: 1_048_576 } });
  await expect(press()).resolves.toBeDefined();
});

test("what is still being drawn, or was taken away, is not sold", async () => {
  const { press } = await open({ state: { status: "blocked" } });
  await expect(press()).rejects.toThrow("cannot be found");
});

test("a price is the one that was seen, to the cent, or is told before anybody pays", async () => {
  const { press, line } = await open();
  const at = (amount: number) => press({ items: [{ ...line(), unitCost: { amount } }] });
  await expect(at(30)).rejects.toThrow(/was \$30(?:\.00)? and is \$34(?:\.00)? now/);
  await expect(at(34.01)).rejects.toMatchObject({ code: "conflict" });
  await expect(at(34)).resolves.toBeDefined();
});

test("what cannot be sent together is not ordered", async () => {
  const { press, line, shop, printer } = await open();
  shop.printer = { ...printer, quotes: async () => ({ outcome: "unavailable", reason: "no" }) };
  await expect(press({ items: [line(), line({ Size: "20x30" })] })).rejects.toThrow(
    "These cannot be sent together",
  );
});

test("a print that cannot be made is named, and not asked for one by one", async () => {
  const { press, shop, printer } = await open();
  shop.printer = { ...printer, quotes: async () => ({ outcome: "unavailable", reason: "no" }) };
  await expect(press()).rejects.toThrow("cannot be made at the moment. Please choose another size or frame.");
});

test("one press is one order, however often it arrives; another press, or another cart, is not", async () => {
  const { press, line, payments } = await open();
  const first = await press({ idempotencyKey: "press" });
  expect(await press({ idempotencyKey: "press" })).toEqual(first);
  await expect(press({ idempotencyKey: "press", express: true })).rejects.toMatchObject({ code: "conflict" });
  await expect(press({ idempotencyKey: "press", items: [line({ copies: 2 })] })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(payments.sessions.size).toBe(1);
  expect((await press({ idempotencyKey: "another" })).orderId).not.toBe(first.orderId);
});

test("the same press at the same moment is one order", async () => {
  const { press } = await open();
  const both = await Promise.all([press({ idempotencyKey: "p" }), press({ idempotencyKey: "p" })]);
  expect(both[0].orderId).toBe(both[1].orderId);
});

test("a press whose page has come and gone is for a new one; once it is paid, it leads to the thanks", async () => {
  const { press, clock, payments, orderOf, shop } = await open();
  const first = await press({ idempotencyKey: "press" });
  await payments.close(pageIdOf(first.url));
  clock.advance({ minutes: 36 });
  const second = await press({ idempotencyKey: "press" });
  expect(second.orderId).not.toBe(first.orderId);
  expect((await orderOf(first.orderId))?.state).toBe("expired");
  payments.pay(pageIdOf(second.url));
  clock.advance({ minutes: 36 });
  expect(await press({ idempotencyKey: "press" })).toEqual({
    orderId: second.orderId,
    url: `${shop.siteUrl}/checkout/success/${second.orderId}`,
  });
});
