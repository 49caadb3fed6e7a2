import { expect, test } from "vitest";
import { images } from "../../../functions/core/images/items.ts";
import { aTill } from "../../support/till.ts";

async function aFriendWithALink() {
  const till = aTill();
  const [owner, friend] = [await till.aShopper(), await till.aShopper()];
  const imageId = owner.image._id;
  const sell = (toOthers: boolean, who = owner.browser) =>
    who.call("PUT", `/images/${imageId}/marks/onlyOwnerBuys`, { set: !toOthers });
  const later = () => till.pass({ hours: 1 });
  return { ...till, owner, friend, imageId, sell, later };
}

test("whoever has the link can have a print, and gets nothing but the print", async () => {
  const { owner, friend, imageId, payments, later, printer } = await aFriendWithALink();
  const { orderId, pageId } = await friend.order({ imageId });
  payments.pay(pageId);
  await later();
  await later();
  expect([...printer.printed.values()]).toMatchObject([{ order: { key: orderId } }]);
  const order = await friend.look(orderId);
  expect(order).toMatchObject({ items: [{ relatedImage: { _id: imageId } }] });
  expect(JSON.stringify(order)).not.toMatch(/original|private|prints\//);
  expect((await friend.browser.get(`/images/${imageId}`)).body.image.own).toBe(false);
  expect((await friend.browser.delete(`/images/${imageId}`)).status).toBe(404);
  // It is the friend's order, and the owner's picture: each sees their own alone.
  expect((await owner.browser.get(`/orders/${orderId}`)).status).toBe(404);
  expect((await owner.browser.get("/orders")).body.orders).toEqual([]);
  const gallery = (await friend.browser.get("/user/generatedImages")).body.generatedImages;
  expect(gallery.map(({ _id }: { _id: string }) => _id)).not.toContain(imageId);
});

test("its owner can have that otherwise, for others alone, and take it back", async () => {
  const { owner, friend, imageId, sell } = await aFriendWithALink();
  const asked = () => friend.checkOut([friend.line({ imageId })]);
  expect((await sell(false, friend.browser)).status).toBe(404);
  expect((await asked()).status).toBe(200);

  expect((await sell(false)).body).toEqual({ set: true });
  const refused = await asked();
  expect([refused.status, refused.body.error]).toEqual([
    422,
    expect.stringMatching(
      /^Only its owner can order “Art Paper Print” \(.+\) of “.+”.*take it out of your cart\.$/,
    ),
  ]);
  expect((await friend.browser.get(`/images/${imageId}`)).body.image.onlyOwnerBuys).toBe(true);
  expect((await owner.checkOut([owner.line()])).status).toBe(200);
  await sell(true);
  expect((await asked()).status).toBe(200);
});

test("deleted by its owner while a friend's order waits, it is printed all the same", async () => {
  const { shop, owner, friend, imageId, payments, later, printer } = await aFriendWithALink();
  const { orderId, pageId } = await friend.order({ imageId });
  payments.pay(pageId);
  await friend.browser.get(`/cart/checkout-session/${orderId}`);
  expect((await owner.browser.delete("/user", {})).status).toBe(200);
  expect((await friend.browser.get(`/images/${imageId}`)).status).toBe(404);
  await later();
  await later();
  expect([...printer.printed.values()]).toMatchObject([{ order: { key: orderId } }]);
  const [batchId = ""] = imageId.split("~");
  expect(await shop.table.get(images, { batchId, n: 0 })).toBeUndefined();
});

test("deleted before a friend paid, it costs nobody anything", async () => {
  const { owner, friend, imageId, payments, later, printer } = await aFriendWithALink();
  const { orderId, pageId } = await friend.order({ imageId });
  await owner.browser.delete(`/images/${imageId}`);
  payments.pay(pageId);
  for (let hours = 0; hours < 3; hours++) await later();
  expect(printer.printed.size).toBe(0);
  expect((await friend.look(orderId)).status).toMatch(/refund|cancel/i);
  const late = await friend.checkOut([friend.line({ imageId })]);
  expect([late.status, late.body.error]).toEqual([422, expect.stringContaining("cannot be found")]);
});

test("a picture's end of being guessed does not become a way to buy", async () => {
  const { friend, imageId } = await aFriendWithALink();
  const guessed = imageId.replace(/(~\d).+$/, "$1aaaaaaaa");
  expect((await friend.checkOut([friend.line({ imageId: guessed })])).status).toBe(422);
});
