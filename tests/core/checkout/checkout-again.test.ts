import { expect, test, vi } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { checkOut } from "../../../functions/core/checkout/checkout.ts";
import { publicId } from "../../../functions/core/images/image-id.ts";
import { images } from "../../../functions/core/images/items.ts";
import { changing, orders } from "../../../functions/core/orders/items.ts";
import { advancePayment } from "../../../functions/core/orders/payment/advance-payment.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aReadyImage, caller } from "../../simulation/order-parts.ts";
import { pageIdOf } from "../../support/fake-payments.ts";
import { aShop } from "../../support/shop.ts";

async function open(over: { onlyOwnerBuys?: true } = {}) {
  const { shop, clock, payments } = aShop();
  const image = { ...aReadyImage(clock.now().toISOString()), ...over };
  await shop.table.create(images, image);
  const press = (userId = caller.userId, idempotencyKey?: string, from: "cart" | "buy now" = "cart") =>
    checkOut(
      shop,
      {
        items: [
          {
            name: "Art Paper Print",
            copies: 1,
            productOptions: [
              { label: "Size", value: "16x24" },
              { label: "Frame", value: "none" },
            ],
            relatedImage: { _id: publicId(image), imageUrl: "", prompt: "a heron" },
          },
        ],
        from,
        express: false,
        idempotencyKey,
      },
      { ...caller, userId },
    );
  const orderOf = (orderId: string) => shop.table.get(orders, { orderId });
  /** What happens instead of the next write, or after it. */
  const atNextWrite = (happens: (write: () => Promise<void>) => Promise<void>) => {
    const { table } = shop;
    shop.table = {
      ...table,
      write: (...all) => {
        shop.table = table;
        return happens(() => table.write(...all));
      },
    };
  };
  return { shop, clock, press, orderOf, atNextWrite, payments };
}
test("who does not pay goes back to the cart, or to the product and the picture that they bought at once", async () => {
  const { shop, press } = await open();
  const opened = vi.spyOn(shop.payments, "open");
  await press();
  await press(caller.userId, undefined, "buy now");
  const picture = new URLSearchParams({ imageId: publicId(aReadyImage("")) });
  expect(opened.mock.calls.map(([{ cancelUrl }]) => cancelUrl)).toEqual([
    `${shop.siteUrl}/cart`,
    `${shop.siteUrl}/products/artpaper?${picture}`,
  ]);
});

const stranger = "stranger" as UserId;

test("a picture is anybody's to buy, unless its owner wants it otherwise", async () => {
  await expect((await open()).press(stranger)).resolves.toBeDefined();
  const kept = await open({ onlyOwnerBuys: true });
  await expect(kept.press(stranger)).rejects.toThrow("Only its owner can order “Art Paper Print”");
  await expect(kept.press()).resolves.toBeDefined();
});

test("who checks out again pays at the new page alone", async () => {
  const { press, orderOf, clock } = await open();
  const first = await press();
  clock.advance({ minutes: 1 });
  const second = await press();
  expect(await orderOf(first.orderId)).toMatchObject({ superseded: true });
  expect(await orderOf(second.orderId)).not.toHaveProperty("superseded");
});

test("an order's number is the beginning of its name, as people can say it", async () => {
  const { shop, press, orderOf } = await open();
  shop.newId = () => "ab-12cd_34ef56";
  expect((await orderOf((await press()).orderId))?.number).toBe("WF-AB12CD34");
});

test("who has paid already and checks out again has two orders", async () => {
  const { shop, press, orderOf, payments, clock } = await open();
  const first = await press();
  payments.pay(pageIdOf(first.url));
  await advancePayment(shop, first.orderId);
  clock.advance({ minutes: 1 });
  await press();
  expect(await orderOf(first.orderId)).toMatchObject({ state: "paid" });
  expect(await orderOf(first.orderId)).not.toHaveProperty("superseded");
});

test("what the same press could not close is closed when it comes again", async () => {
  const { shop, press, orderOf, clock } = await open();
  const first = await press();
  clock.advance({ minutes: 1 });
  const { table } = shop;
  shop.table = { ...table, all: () => Promise.reject(new Error("throttled")) };
  shop.newId = () => "second";
  await expect(press(caller.userId, "press")).rejects.toThrow("throttled");
  shop.table = table;
  // Meanwhile the clock has opened its page.
  await advancePayment(shop, "second");
  expect(await orderOf("second")).toMatchObject({ state: "awaiting payment" });
  expect(await orderOf(first.orderId)).not.toHaveProperty("superseded");
  expect(await press(caller.userId, "press")).toMatchObject({ orderId: "second" });
  expect(await orderOf(first.orderId)).toMatchObject({ superseded: true });
});

test("a press whose page another has closed by now opens one more", async () => {
  const { press, orderOf, clock } = await open();
  const first = await press(caller.userId, "press");
  clock.advance({ minutes: 1 });
  const second = await press();
  clock.advance({ minutes: 1 });
  const again = await press(caller.userId, "press");
  expect([first.url, second.url]).not.toContain(again.url);
  expect(await orderOf(second.orderId)).toMatchObject({ superseded: true });
  expect(await orderOf(again.orderId)).not.toHaveProperty("superseded");
});

test("a page is open for 35 minutes, and not one moment longer", async () => {
  const { press, clock } = await open();
  const first = await press(caller.userId, "press");
  clock.advance({ minutes: 34, seconds: 59 });
  expect(await press(caller.userId, "press")).toEqual(first);
  clock.advance({ seconds: 1 });
  await expect(press(caller.userId, "press")).rejects.toMatchObject({ code: "try_again" });
});

test("who is overtaken by another of their tabs is told so, and has no third order", async () => {
  const { shop, press, atNextWrite, orderOf } = await open();
  shop.newId = () => "overtaken";
  atNextWrite(async (write) => {
    await write();
    const draft = await orderOf("overtaken");
    if (draft?.state !== "draft") throw new Error("no draft");
    expect(draft.tries).toBe(0);
    await shop.table.write(...changing(draft, { ...draft, superseded: true }));
  });
  await expect(press()).rejects.toMatchObject({ code: "conflict" });
});

test.for([new Conflict(), new Error("no disk")])(
  "what cannot be written down is no order, and no page to pay at: %s",
  async (failure) => {
    const { press, atNextWrite, payments } = await open();
    atNextWrite(() => Promise.reject(failure));
    await expect(press(caller.userId, "press")).rejects.toBe(failure);
    expect(payments.sessions.size).toBe(0);
  },
);

test("a failure that may have written it down is a failure all the same", async () => {
  const { press, atNextWrite } = await open();
  atNextWrite(async (write) => {
    await write();
    throw new Error("the answer was lost");
  });
  await expect(press(caller.userId, "press")).rejects.toThrow("the answer was lost");
});
