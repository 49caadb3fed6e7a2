import { expect, test } from "vitest";
import { profiles } from "../../../functions/core/accounts/items.ts";
import { orders, ownedOrders } from "../../../functions/core/orders/items.ts";
import { handingOver } from "../../../functions/core/orders/ownership.ts";
import { replacing } from "../../../functions/lib/table/writes.ts";
import { aTill } from "../../support/till.ts";
import { ada } from "../../support/visitor.ts";

const bob = { ...ada, email: "bob@example.com" };

/** Paid as a guest with Ada's address; accounts are other browsers. */
async function bought() {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy({ method: "Express" });
  const { number } = await till.kept(orderId);
  const findBy = async (browser: ReturnType<typeof till.visitor>, orderNumber = number) =>
    (await browser.post("/orders/find", { orderNumber, email: "Ada@Example.com" })).body;
  const owner = async () => (await till.kept(orderId)).userId;
  const listed = async (browser: ReturnType<typeof till.visitor>) =>
    (await browser.get("/orders")).body.orders.map(({ _id }: { _id: string }) => _id);
  return { ...till, shopper, orderId, findBy, owner, listed };
}

/** The same, printed once more. */
async function printedAgain() {
  const till = await bought();
  till.printer.deliver(till.orderId);
  await till.pass({ hours: 13 });
  await till.ops("reprint", till.orderId);
  return till;
}

test("who has proven an address, and finds a guest's order of it, has the order", async () => {
  const { aRegistered, findBy, orderId, shopper, listed, pass, payments } = await bought();
  const browser = await aRegistered();
  expect(await listed(browser)).toEqual([]);
  expect((await findBy(browser)).orderId).toBe(orderId);
  expect(await listed(browser)).toEqual([orderId]);
  expect((await browser.get(`/orders/${orderId}`)).body.order).toMatchObject({ own: true, canCancel: true });
  expect((await browser.get("/user/export")).body.orders).toHaveLength(1);
  // Only one can own it: the guest's browser has the mails' link, as any other has.
  expect((await shopper.browser.get(`/orders/${orderId}`)).status).toBe(404);
  expect(await listed(shopper.browser)).toEqual([]);
  expect((await browser.post(`/orders/${orderId}/cancel`)).status).toBe(200);
  await pass({ minutes: 1 });
  expect(payments.refunded).toHaveLength(1);
});

test("with everything that was printed of it once more", async () => {
  const { aRegistered, findBy, orderId } = await printedAgain();
  const browser = await aRegistered();
  await findBy(browser);
  expect((await browser.get(`/orders/${orderId}:r1`)).body.order.own).toBe(true);
});

test("by the number of what was printed once more as well: neither is left behind", async () => {
  const { aRegistered, findBy, orderId, listed, kept } = await printedAgain();
  const browser = await aRegistered();
  const { number } = await kept(`${orderId}:r1`);
  expect((await findBy(browser, number)).orderId).toBe(`${orderId}:r1`);
  expect(await listed(browser)).toEqual([orderId]);
  for (const id of [orderId, `${orderId}:r1`])
    expect((await browser.get(`/orders/${id}`)).body.order.own).toBe(true);
  expect((await findBy(browser)).orderId).toBe(orderId);
});

test("what an earlier release gave to them in part can be found, and follows", async () => {
  const { aRegistered, findBy, orderId, owner, shop } = await printedAgain();
  const browser = await aRegistered();
  const key = { orderId: `${orderId}:r1` };
  const reprint = await shop.table.get(orders, key, { consistent: true });
  const { _id: userId } = (await browser.get("/user")).body.user;
  const own = reprint && (await shop.table.get(ownedOrders, reprint, { consistent: true }));
  if (!own) throw new Error("there is no reprint");
  await shop.table.write(replacing(orders, { ...reprint, userId }), ...handingOver(own, reprint, userId));
  expect((await findBy(browser)).orderId).toBe(orderId);
  expect(await owner()).toBe(userId);
});

test("nobody else does who finds it: a guest, another's account, and an address that nobody has proven", async () => {
  const { aGuest, aRegistered, visitor, findBy, owner } = await bought();
  const before = await owner();
  const unproven = visitor();
  await unproven.post("/auth/register", ada);
  for (const browser of [visitor(), await aGuest(), await aRegistered(bob), unproven]) {
    expect(await findBy(browser)).toHaveProperty("key");
    expect(await owner()).toBe(before);
  }
});

test("nor is it taken from an account, or from somebody who wants to be forgotten", async () => {
  const { aRegistered, findBy, owner, shopper, shop, orderId, kept } = await bought();
  const before = await owner();
  const profile = await shop.table.get(profiles, { userId: before }, { consistent: true });
  if (!profile) throw new Error("there is no guest");
  const browser = await aRegistered();
  const asAccount = await shop.table.replace(profiles, { ...profile, userType: "registered" });
  await findBy(browser);
  expect(await owner()).toBe(before);
  await shop.table.replace(profiles, { ...asAccount, userType: "guest" });
  await shopper.browser.post("/user/delete", {});
  await findBy(browser);
  expect(await kept(orderId)).toMatchObject({ userId: before, forget: true });
});

test("a number and an address that do not belong together give nothing", async () => {
  const { aRegistered, findBy, owner } = await bought();
  const before = await owner();
  expect((await findBy(await aRegistered(), "WF-00000000")).code).toBe("not_found");
  expect(await owner()).toBe(before);
});
