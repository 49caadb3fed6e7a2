import { describe, expect, onTestFinished, test } from "vitest";
import { wakeOrders } from "../../../functions/core/orders/wake-orders.ts";
import { systemClock } from "../../../functions/lib/clock.ts";
import { aStripe } from "../../contracts/payments/paying.ts";
import { dueWork } from "../../support/due.ts";
import { pageIdOf } from "../../support/fake-payments.ts";
import { aTill } from "../../support/till.ts";

const key = (name: string) => ({ "idempotency-key": `${name}-of-a-button` });

describe("a cart that is checked out twice", () => {
  test("has one page to pay at: the newer", async () => {
    const { aShopper, payments, work, kept } = aTill();
    const shopper = await aShopper();
    const [first, second] = [await shopper.order(), await shopper.order({ copies: 2 })];
    await work();
    const status = (pageId: string) => payments.sessions.get(pageId)?.state.status;
    expect([status(first.pageId), status(second.pageId)]).toEqual(["expired", "open"]);
    expect((await kept(second.orderId)).state).toBe("awaiting payment");
  });

  test("at the same moment has one page as well", async () => {
    const { aShopper, payments, work } = aTill();
    const { checkOut, line } = await aShopper();
    const presses = [checkOut([line()], key("one")), checkOut([line({ copies: 2 })], key("other"))];
    const [one, other] = (await Promise.all(presses)).sort((a, b) => a.status - b.status);
    expect(one?.status).toBe(200);
    // No failure of the shop, which would ring: somebody pressed in two tabs.
    expect([other?.status, other?.body.error]).toEqual([
      409,
      "Another payment page was opened in the same moment. Please pay there, or check out once more.",
    ]);
    await work();
    const open = [...payments.sessions.values()].filter(({ state }) => state.status === "open");
    expect(open).toHaveLength(1);
  });

  test("has one page, although the older is written after the newer has looked", async () => {
    const { aShopper, payments, work, shop, clock } = aTill();
    const { checkOut, line } = await aShopper();
    const { write } = shop.table;
    let newer: ReturnType<typeof checkOut> | undefined;
    shop.table.write = async (...writes) => {
      shop.table.write = write;
      clock.advance({ seconds: 1 });
      newer = checkOut([line({ copies: 2 })], key("other"));
      await newer;
      return write(...writes);
    };
    const older = await checkOut([line()], key("one"));
    expect([(await newer)?.status, older.status]).toEqual([200, 409]);
    await work();
    const open = [...payments.sessions.values()].filter(({ state }) => state.status === "open");
    expect(open).toHaveLength(1);
  });

  test("and paid at the older page in that moment, is paid there", async () => {
    const { aShopper, payments, work, kept } = aTill();
    const shopper = await aShopper();
    const first = await shopper.order();
    payments.pay(first.pageId);
    await shopper.order({ copies: 2 });
    await work();
    expect((await kept(first.orderId)).state).toBe("paid");
  });

  test("asks for the same page to be closed once, however many follow before that is done", async () => {
    const { aShopper, kept } = aTill();
    const shopper = await aShopper();
    const first = await shopper.order();
    await shopper.order({ copies: 2 });
    const { v } = await kept(first.orderId);
    await shopper.order({ copies: 3 });
    expect((await kept(first.orderId)).v).toBe(v);
  });

  test("is closed although the first call to close it is lost", async () => {
    const till = aTill();
    const { payments, shop } = till;
    const shopper = await till.aShopper();
    const first = await shopper.order();
    let lost = 0;
    shop.payments = {
      ...payments,
      close: async (id) => (lost++ === 0 ? Promise.reject(new Error("lost")) : payments.close(id)),
    };
    await shopper.order();
    await till.work();
    await till.pass({ minutes: 2 });
    expect(payments.sessions.get(first.pageId)?.state.status).toBe("expired");
  });

  test("leaves alone what is bought at once, and other shoppers", async () => {
    const till = aTill();
    const [shopper, other] = [await till.aShopper(), await till.aShopper()];
    await other.order();
    const now = "/create-checkout-session";
    await shopper.checkOut([shopper.line({ Size: "12x18" })], {}, now);
    await shopper.checkOut([shopper.line({ Size: "16x24" })], {}, now);
    await shopper.order();
    await till.work();
    const open = () => [...till.payments.sessions.values()].filter(({ state }) => state.status === "open");
    expect(open()).toHaveLength(4);
    await shopper.checkOut([shopper.line({ Size: "16x24", copies: 3 })], {}, now);
    await till.work();
    expect(open()).toHaveLength(4);
  });
});

describe("the same press again", () => {
  test("after its page has expired opens another one", async () => {
    const { aShopper, payments, pass, kept } = aTill();
    const { checkOut, line } = await aShopper();
    const first = await checkOut([line()], key("press"));
    await payments.close(pageIdOf(first.body.session.url));
    await pass({ hours: 1 });
    const again = await checkOut([line()], key("press"));
    expect(again.status).toBe(200);
    expect(payments.sessions.get(pageIdOf(again.body.session.url))?.state.status).toBe("open");
    // And that one is found again, by the third and the fourth press.
    expect((await checkOut([line()], key("press"))).body).toEqual(again.body);
    expect((await kept(first.body.session.sessionId)).state).toBe("expired");
  });

  test("after it was paid leads to what was bought, and not to a dead page", async () => {
    const { aShopper, payments } = aTill();
    const { browser, checkOut, line } = await aShopper();
    const first = await checkOut([line()], key("press"));
    payments.pay(pageIdOf(first.body.session.url));
    await browser.get(`/cart/checkout-session/${first.body.session.sessionId}`);
    const again = await checkOut([line()], key("press"));
    expect(again.body.session.url).toBe(
      `https://wallflower.test/checkout/success/${first.body.session.sessionId}`,
    );
    expect(payments.sessions.size).toBe(1);
  });

  test("of a page that may be over while nobody can be asked is for later", async () => {
    const { aShopper, payments, shop, clock } = aTill();
    const { checkOut, line } = await aShopper();
    await checkOut([line()], key("press"));
    clock.advance({ hours: 1 });
    shop.payments = { ...payments, read: () => Promise.reject(new Error("silent")) };
    expect((await checkOut([line()], key("press"))).status).toBe(503);
  });
});

describe("a price", () => {
  test("that has changed since it was seen is said before anybody pays", async () => {
    const { aShopper, payments } = aTill();
    const { checkOut, line } = await aShopper();
    const { status, body } = await checkOut([line({ unitCost: { amount: 12.5 } })]);
    expect([status, body.code]).toEqual([409, "conflict"]);
    expect(body.error).toMatch(/The price of “Art Paper Print” .* was \$12\.50 and is \$\d+\.\d\d now/);
    expect(payments.sessions.size).toBe(0);
  });

  test("that is as it was seen stands in nobody's way", async () => {
    const { aShopper } = aTill();
    const { checkOut, line, putCart } = await aShopper();
    const [shown] = (await putCart([line()])).body.cart.items;
    expect((await checkOut([shown])).status).toBe(200);
  });
});

test("what an order says of its picture is the picture's own, whatever was sent", async () => {
  const { aShopper, kept } = aTill();
  const { checkOut, line, image } = await aShopper();
  const forged = { ...line(), relatedImage: { _id: image._id, imageUrl: "", prompt: "Free of charge" } };
  const { body } = await checkOut([forged]);
  const [bought] = (await kept(body.session.sessionId)).lines;
  expect(bought?.item.relatedImage).toEqual({
    _id: image._id,
    imageUrl: image.imageUrl,
    prompt: image.prompt,
  });
});

test("a browser that looks without end does not wear the provider out, and is not refused", async () => {
  const { aShopper, payments, shop } = aTill();
  const { browser, order } = await aShopper();
  const { orderId } = await order();
  let reads = 0;
  shop.payments = {
    ...payments,
    read(id) {
      reads++;
      return payments.read(id);
    },
  };
  for (let times = 0; times < 100; times++)
    expect((await browser.get(`/cart/checkout-session/${orderId}`)).status).toBe(200);
  expect(reads).toBe(40);
});

test("the clock leaves alone what somebody is about to pay", async () => {
  const { shop, clock, work, payments, aShopper } = aTill();
  const shopper = await aShopper();
  const { promise: answer, resolve: answers } = Promise.withResolvers<void>();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const keys: string[] = [];
  // A key that is in use is refused at once.
  shop.payments = {
    ...payments,
    async open(request) {
      if (keys.push(request.key) > 1) throw new Error("409");
      isAsked();
      await answer;
      return payments.open(request);
    },
  };
  const press = shopper.checkOut([shopper.line()]);
  await asked;
  clock.advance({ seconds: 30 });
  await wakeOrders(shop, await dueWork(shop.table, clock.now()));
  await work();
  answers();
  expect([(await press).status, keys.length]).toEqual([200, 1]);
});

test("a button that is pressed twice at the same moment opens one page, for both", async () => {
  const { shop, aShopper, kept } = aTill();
  const { payments, close } = await aStripe();
  onTestFinished(close);
  shop.payments = payments();
  // The local Stripe goes by the real time.
  shop.clock = systemClock;
  const { checkOut, line } = await aShopper();
  const [one, other] = await Promise.all([1, 2].map(() => checkOut([line()], key("both"))));
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect(other?.body).toEqual(one?.body);
  expect(await kept(one?.body.session.sessionId)).toMatchObject({ state: "awaiting payment", tries: 0 });
});
