import { expect, test } from "vitest";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { customers, waitings } from "../../functions/core/images/items.ts";
import { subscribers } from "../../functions/core/newsletter/subscriber.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { aTill } from "../support/till.ts";
import { ofLater } from "../support/unreadable.ts";
import { ada } from "../support/visitor.ts";

/** A guest with a print in a cart that cannot be read. */
async function aSpoiledCart() {
  const engine = memoryEngine();
  const till = aTill({ kept: engine });
  const shopper = await till.aShopper();
  const { browser, putCart, line } = shopper;
  await putCart([line()]);
  const { user } = (await browser.get("/user")).body;
  const cart = { pk: `U#${user._id}`, sk: "CART" };
  await ofLater(engine, cart);
  till.logged.splice(0);
  const errors = () => till.logged.splice(0).filter(({ level }) => level === "error");
  const kept = () => engine.get(cart, { consistent: true });
  return { ...till, ...shopper, engine, errors, kept };
}

const heard = [
  {
    event: "item.unreadable",
    fields: { failure: expect.stringMatching(/^U#\S+ CART is no cart: it is of a release to come$/) },
  },
];

test("a cart that cannot be read is an empty one, and keeps nobody out", async () => {
  const { browser, line, putCart, errors, clock } = await aSpoiledCart();
  const { status, body } = await browser.post("/auth/authenticate");
  expect([status, body.user.cart]).toEqual([200, { items: [], quotes: [] }]);
  expect(errors()).toMatchObject(heard);
  clock.advance({ seconds: 1 });
  expect((await putCart([line({ copies: 2 })])).body.cart.items).toMatchObject([{ copies: 2 }]);
  expect((await browser.post("/auth/authenticate")).body.user.cart.items).toMatchObject([{ copies: 2 }]);
});

test("nor does it keep anything from its owner, who takes all else along, has it, and erases it", async () => {
  const { browser, aRegistered, kept, image } = await aSpoiledCart();
  await aRegistered();
  expect((await browser.post("/auth/login", ada)).status).toBe(200);
  const mine = await browser.get("/user/export");
  expect([mine.status, mine.body.cart, mine.body.images.length]).toEqual([200, [], 4]);
  expect((await browser.get(`/images/${image._id}`)).body.image.own).toBe(true);
  expect(await kept()).toBeUndefined();
});

test("who logs in with a guest's cart puts it in the place of one that cannot be read", async () => {
  const { visitor, aRegistered, engine, aShopper } = await aSpoiledCart();
  const owner = await aRegistered();
  const { user } = (await owner.get("/user")).body;
  await owner.call("PUT", "/cart", { items: [], shippingAddress: { countryCode: "US" } });
  await ofLater(engine, { pk: `U#${user._id}`, sk: "CART" });
  expect((await visitor().post("/auth/login", ada)).status).toBe(200);
  const { browser, putCart, line } = await aShopper();
  await putCart([line({ copies: 3 })]);
  const { status, body } = await browser.post("/auth/login", ada);
  expect([status, body.user.cart.items]).toMatchObject([200, [{ copies: 3 }]]);
});

test("a cart that cannot be read is erased as it stands", async () => {
  const { browser, kept } = await aSpoiledCart();
  expect((await browser.delete("/user", {})).status).toBe(200);
  expect(await kept()).toBeUndefined();
});

test("sessions that cannot be read keep nobody from logging in, or out everywhere", async () => {
  const engine = memoryEngine();
  const { aRegistered, visitor, logged } = aTill({ kept: engine });
  const owner = await aRegistered();
  const { user } = (await owner.get("/user")).body;
  const { items } = await engine.query({ pk: `U#${user._id}`, prefix: "SESS#", limit: 9 });
  for (const { pk, sk } of items) await ofLater(engine, { pk, sk });
  expect((await owner.get("/user")).body.code).toBe("try_again");
  const again = visitor();
  expect((await again.post("/auth/login", ada)).status).toBe(200);
  expect((await again.post("/auth/logout-everywhere")).status).toBe(200);
  expect((await engine.query({ pk: `U#${user._id}`, prefix: "SESS#", limit: 9 })).items).toEqual([]);
  expect(logged.some(({ event }) => event === "item.unreadable")).toBe(true);
});

test("whose address it is, is not in the log", async () => {
  const engine = memoryEngine();
  const { aRegistered, visitor, logged } = aTill({ kept: engine });
  await aRegistered();
  await ofLater(engine, { pk: `EMAIL#${ada.email}`, sk: "LOGIN" });
  expect((await visitor().post("/auth/login", ada)).body.code).toBe("try_again");
  expect(logged.filter(({ level }) => level === "error")).toMatchObject([{ event: "item.unreadable" }]);
  expect(JSON.stringify(logged)).not.toContain("ada@");
});

test.each(["a print", "a batch", "a newsletter"])(
  "%s that is noted in a way to come keeps nobody from what is theirs",
  async (what) => {
    const engine = memoryEngine();
    const { aShopper, aRegistered, shop, mailedToken } = aTill({ kept: engine });
    const owner = await aRegistered();
    const userId: UserId = (await owner.get("/user")).body.user._id;
    if (what === "a print") await shop.table.create(customers, { userId });
    const since = shop.clock.now().toISOString();
    if (what === "a batch") await shop.table.create(waitings, { userId, batchId: "b", since });
    if (what === "a newsletter") {
      await owner.post("/newsletter/subscribe", { email: ada.email });
      await owner.post("/newsletter/confirm", { token: mailedToken() });
    }
    const places = {
      "a print": customers.key({ userId }),
      "a batch": waitings.key({ userId }),
      "a newsletter": subscribers.key({ email: ada.email }),
    };
    await ofLater(engine, places[what as keyof typeof places]);
    const { browser } = await aShopper();
    expect((await browser.post("/auth/login", ada)).status).toBe(200);
    expect((await browser.get("/user/export")).body.images).toHaveLength(4);
    expect((await browser.delete("/user", { password: ada.password })).status).toBe(200);
  },
);
