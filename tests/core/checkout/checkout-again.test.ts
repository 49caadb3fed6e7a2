import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { checkOut } from "../../../functions/core/checkout/checkout.ts";
import { publicId } from "../../../functions/core/images/image.ts";
import { images } from "../../../functions/core/images/items.ts";
import { orders } from "../../../functions/core/orders/order-table.ts";
import { aReadyImage, caller } from "../../simulation/order-parts.ts";
import { aShop } from "../../support/shop.ts";

async function open(over: { onlyOwnerBuys?: true } = {}) {
  const { shop, clock } = aShop();
  const image = { ...aReadyImage(clock.now().toISOString()), ...over };
  await shop.table.create(images, image);
  const press = (userId = caller.userId) =>
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
        from: "cart",
        express: false,
        idempotencyKey: undefined,
      },
      { ...caller, userId },
    );
  const orderOf = (orderId: string) => shop.table.get(orders, { orderId });
  return { shop, clock, press, orderOf };
}
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
