import { expect, test } from "vitest";
import { findByNumber, searchOrders } from "../../../functions/core/orders/finding.ts";
import { cluePlace, clues } from "../../../functions/core/orders/items.ts";
import { letterCameBack } from "../../../functions/core/orders/letters/send-letter.ts";
import { removing } from "../../../functions/lib/table/writes.ts";
import { aTill } from "../../support/till.ts";
import { ada } from "../../support/visitor.ts";

/** Somebody whose bank takes days, and does not pay in the end; no mail may go out at that moment. */
async function notPaid({ goes = false, mails = true } = {}) {
  const till = aTill();
  const { browser, order } = await till.aShopper();
  const { orderId, pageId } = await order();
  const { shop, payments, pass } = till;
  payments.pay(pageId, { email: ada.email, status: "unpaid" });
  await browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  if (goes) await browser.post("/user/delete", {});
  const { mailer } = shop;
  if (!mails) shop.mailer = { ...mailer, send: () => Promise.reject(new Error("no mail")) };
  payments.settlePayment(pageId, "failed");
  await pass({ hours: 7 });
  expect((await till.kept(orderId)).state).toBe("expired");
  shop.mailer = mailer;
  const { number } = await till.kept(orderId);
  const ids = async (word: string) => (await searchOrders(shop, word)).map((one) => one.orderId);
  const find = (email: string) => findByNumber(shop, { orderNumber: number, email });
  const told = () => till.inbox.filter(({ subject }) => subject === `Order ${number} was not paid`);
  return { ...till, orderId, pageId, number, ids, find, told };
}

test("an order whose payment failed is known by what its mail says, for as long as it is there", async () => {
  const { orderId, number, ids, find, clock } = await notPaid();
  for (const word of [number, ada.email]) expect(await ids(word)).toEqual([orderId]);
  expect(await find(ada.email)).toMatchObject({ orderId });
  clock.advance({ days: 90 });
  for (const word of [number, ada.email]) expect(await ids(word)).toEqual([]);
});

test("one of a release that kept no clues of it has them once something is done about it", async () => {
  const { orderId, number, ids, shop, ops } = await notPaid();
  for (const kind of ["number", "email"] as const) {
    const place = cluePlace(kind, kind === "number" ? number : ada.email);
    const clue = await shop.table.get(clues, { place, orderId }, { consistent: true });
    if (clue) await shop.table.write(removing(clues, clue));
  }
  expect(await ids(number)).toEqual([]);
  await ops("resend", orderId, "unpaid", "grace@example.com");
  for (const word of [number, "grace@example.com"]) expect(await ids(word)).toEqual([orderId]);
});

test("its mail that came back is sent to another address, by the command that the list names", async () => {
  const { orderId, shop, ops, told, find } = await notPaid();
  expect(told()).toMatchObject([{ to: ada.email }]);
  await letterCameBack(shop, { orderId, letter: "unpaid" });
  expect(await ops("explain", orderId)).toContain(`\`resend ${orderId} unpaid EMAIL\``);
  expect(await ops("resend", orderId, "unpaid", "grace@example.com")).toContain(
    "the address changed from ada@example.com to grace@example.com",
  );
  expect(told().map(({ to }) => to)).toEqual([ada.email, "grace@example.com"]);
  expect(await ops("attention")).not.toContain(orderId);
  expect(await find("grace@example.com")).toMatchObject({ orderId });
  await expect(find(ada.email)).rejects.toThrow("We found no order");
});

test("a guest who asks by that address is forgotten", async () => {
  const { ops, kept, orderId, pass, ids } = await notPaid();
  await ops("forget", ada.email);
  await pass({ days: 31 });
  const order = await kept(orderId);
  expect(order).toMatchObject({ userId: "", state: "expired" });
  expect(order).not.toHaveProperty("email");
  expect(await ids(ada.email)).toEqual([]);
  await expect(ops("resend", orderId, "unpaid", ada.email)).rejects.toThrow("Its owner was forgotten.");
});

test("whoever goes before it fails is told once a mail can be sent, and forgotten a month later", async () => {
  const { kept, orderId, pass, told } = await notPaid({ goes: true, mails: false });
  for (let hours = 0; hours < 3; hours++) await pass({ hours: 1 });
  expect(told()).toHaveLength(1);
  await pass({ days: 29 });
  expect(await kept(orderId)).toHaveProperty("email");
  await pass({ days: 1 });
  expect(await kept(orderId)).not.toHaveProperty("email");
});

test("paid after all, it is known for good", async () => {
  const { orderId, pageId, payments, number, ids, ops, clock } = await notPaid();
  const page = payments.sessions.get(pageId);
  if (page) page.state = { ...page.state, status: "paid" };
  await ops("audit");
  clock.advance({ days: 90 });
  for (const word of [number, ada.email]) expect(await ids(word)).toEqual([orderId]);
});
