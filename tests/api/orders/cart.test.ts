import { expect, test } from "vitest";
import { currency } from "../../../functions/lib/money.ts";
import { aTill } from "../../support/till.ts";

test("a cart is priced by the catalogue, whatever was sent", async () => {
  const { line, putCart, browser } = await aTill().aShopper();
  const { status, body } = await putCart([line({ unitCost: { amount: 0.01 }, copies: 2 })]);
  expect(status).toBe(200);
  expect(body.cart.items).toEqual([
    expect.objectContaining({
      sku: "GLOBAL-FAP-16X24",
      name: "Art Paper Print",
      copies: 2,
      unitCost: { amount: 34 },
      description: "16 × 24 in (41 × 61 cm)",
    }),
  ]);
  expect(body.cart.quotes).toEqual([
    expect.objectContaining({
      shipmentMethod: "Budget",
      estimated: false,
      cost: { amount: 8, currency },
    }),
    expect.objectContaining({ shipmentMethod: "Standard" }),
    expect.objectContaining({ shipmentMethod: "Express" }),
  ]);
  expect((await browser.post("/auth/authenticate")).body.user.cart.items).toEqual(body.cart.items);
});

test("an amount may be written as text, and is the same amount", async () => {
  const { line, putCart, checkOut } = await aTill().aShopper();
  expect((await putCart([line({ unitCost: { amount: "34.00" } })])).body.cart.items).toHaveLength(1);
  expect((await checkOut([line({ unitCost: { amount: "34.00" } })])).status).toBe(200);
  expect((await checkOut([line({ unitCost: { amount: "33.99" } })])).status).toBe(409);
  expect((await putCart([line({ unitCost: { amount: "a lot" } })])).status).toBe(422);
});

test("equal lines are one, ten at most, and none is out", async () => {
  const { line, putCart } = await aTill().aShopper();
  const { body } = await putCart([
    line({ copies: 6 }),
    line({ copies: 7 }),
    line({ Size: "20x30", copies: 0 }),
    line({ Size: "12x18", copies: -1 }),
  ]);
  expect(body.cart.items.map(({ copies }: { copies: number }) => copies)).toEqual([10]);
});

test("what is not sold any more stays, by its name, and stops the checkout", async () => {
  const { line, putCart, checkOut } = await aTill().aShopper();
  const gone = line({ name: "Mug" });
  const { body } = await putCart([gone, line()]);
  expect(body.cart.items[0]).toMatchObject({ name: "Mug", unavailable: true });
  const refused = await checkOut([gone]);
  expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining("“Mug”")]);
});

test("what was printed of a picture that is deleted stays as well, and is called as the cart calls it", async () => {
  const { line, putCart, checkOut, browser } = await aTill().aShopper();
  const print = line();
  await browser.delete(`/images/${print.relatedImage._id}`);
  const { body } = await putCart([print]);
  expect(body.cart.items[0]).toMatchObject({ name: "Art Paper Print", unavailable: true });
  expect(body.cart.quotes).toEqual([]);
  const refused = await checkOut([print]);
  expect([refused.status, refused.body.error]).toEqual([
    422,
    expect.stringContaining("“Art Paper Print” (16 × 24 in (41 × 61 cm) / None) of"),
  ]);
});

test("the last one wanted holds, also when it arrives first", async () => {
  const { clock, aShopper } = aTill();
  const { line, putCart } = await aShopper();
  const now = clock.now().getTime();
  await putCart([line({ copies: 3 })], now + 2);
  const late = await putCart([line({ copies: 1 })], now + 1);
  expect(late.status).toBe(200);
  expect(late.body.cart.items[0].copies).toBe(3);
  const fromTheFuture = await putCart([line({ copies: 4 })], now + 1_000_000_000);
  expect(fromTheFuture.body.version).toBe(now + 5_000);
  clock.advance({ seconds: 6 });
  expect((await putCart([line({ copies: 5 })])).body.cart.items[0].copies).toBe(5);
});

test("a picture's address from elsewhere is not shown", async () => {
  const { line, putCart } = await aTill().aShopper();
  const evil = line();
  evil.relatedImage.imageUrl = "https://elsewhere.example/a.jpeg";
  expect((await putCart([evil])).body.cart.items[0].relatedImage.imageUrl).toBe("");
});

test("when the print house is silent, shipping is an estimate", async () => {
  const till = aTill();
  till.shop.printer = {
    ...till.printer,
    quotes: async () => ({ outcome: "unsure", reason: "silent", why: "silence" }),
  };
  const { line, putCart } = await till.aShopper();
  const { body } = await putCart([line()]);
  // Overnight is not promised by guessing.
  expect(body.cart.quotes).toHaveLength(3);
  expect(body.cart.quotes[0]).toMatchObject({
    shipmentMethod: "Budget",
    estimated: true,
    cost: { amount: 12.95 },
  });
});

test("a cart is one write, beside who asks, its pictures and four counts of how often", async () => {
  const { aShopper, requests } = aTill();
  const { line, putCart } = await aShopper();
  const before = { ...requests };
  await putCart([line()]);
  expect(requests).toEqual({
    ...before,
    getMany: (before.getMany ?? 0) + 2,
    count: (before.count ?? 0) + 4,
    write: (before.write ?? 0) + 1,
  });
});
