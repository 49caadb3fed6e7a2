import { describe, expect, test } from "vitest";
import { sendLetter } from "../../../functions/core/orders/letters/send-letter.ts";
import { aTill } from "../../support/till.ts";
import { twoLines } from "../../support/two-lines.ts";

/** Paid, with the mail about it still owed; `send` is what the mailer does with each. */
async function owing(send?: (count: number) => Promise<void>) {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  let count = 0;
  const { mailer } = till.shop;
  if (send)
    till.shop.mailer = {
      async send(email) {
        await send(++count);
        return mailer.send(email);
      },
    };
  return { ...till, shopper, orderId, tries: () => count };
}

test("of two who send the same mail at once, one does", async () => {
  const { shop, orderId, inbox } = await owing();
  await Promise.all([1, 2, 3].map(() => sendLetter(shop, orderId, "placed")));
  await sendLetter(shop, orderId, "placed");
  expect(inbox).toHaveLength(1);
});

test("a mail is not due for the sweep while somebody is at it", async () => {
  const { shop, orderId, inbox, clock, tries } = await owing(async () => {
    clock.advance({ minutes: 4 });
    await sendLetter(shop, orderId, "placed");
  });
  await sendLetter(shop, orderId, "placed");
  expect([inbox.length, tries()]).toEqual([1, 1]);
});

describe("an address that is refused", () => {
  test("is tried six times within four days, and then a person hears of it", async () => {
    const { pass, work, tries, ops, orderId, logged } = await owing(() =>
      Promise.reject(new Error("ada@example.com is not verified")),
    );
    await work();
    for (let hours = 0; hours < 24 * 6; hours += 3) await pass({ hours: 3 });
    expect(tries()).toBe(6);
    expect(await ops("attention")).toContain("! mail not delivered: placed");
    expect(logged.filter(({ event }) => event === "order.wants-person")).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain("ada@example.com");
    // Another address, and it is well again.
    expect(await ops("explain", orderId)).toContain(`\`resend ${orderId} placed EMAIL\``);
  });

  test("is mended by an operator, who sends it again elsewhere", async () => {
    let works = false;
    const { pass, ops, orderId, inbox } = await owing(() =>
      works ? Promise.resolve() : Promise.reject(new Error("refused")),
    );
    for (let hours = 0; hours < 24 * 6; hours += 3) await pass({ hours: 3 });
    works = true;
    await ops("resend", orderId, "placed", "ada@example.org");
    expect(inbox).toMatchObject([{ to: "ada@example.org" }]);
    expect(await ops("attention")).toBe("No order wants a person.");
  });
});

test("a mail that was taken though its answer was lost is sent once more at most", async () => {
  let lost = true;
  const till = await owing();
  const { mailer } = till.shop;
  till.shop.mailer = {
    async send(email) {
      await mailer.send(email);
      if (lost) throw new Error("the answer was lost");
    },
  };
  await till.work();
  lost = false;
  for (let hours = 0; hours < 12; hours++) await till.pass({ hours: 1 });
  expect(till.inbox).toHaveLength(2);
});

test("what was bought stands on lines of its own, by what was chosen; a long address does not widen a phone", async () => {
  const { inbox, orderId, kept } = await twoLines();
  const [placed] = inbox;
  const { number } = await kept(orderId);
  expect(placed?.text.replaceAll("\u00a0", " ")).toContain(
    `We have your order ${number}:\n1 × Art Paper Print, 16 × 24 in (41 × 61 cm)\n2 × Art Paper Print, 12 × 18 in (30 × 46 cm)\n`,
  );
  expect(placed?.html).toContain("overflow-wrap: anywhere");
});
