import { expect, test } from "vitest";
import { aTakedown } from "./a-takedown.ts";

test("what waits for its print is held, told by its name, and not printed", async () => {
  const { buy, takeDown, kept, pass, prints, ops } = await aTakedown();
  const orderId = await buy();
  expect(await takeDown()).toContain(
    `Order ${orderId} is held before print. \`refund ${orderId}\` pays it back.`,
  );
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "taken down" });
  expect(await ops("explain", orderId)).toContain("Why: taken down: the picture of line 1.");
  expect(await ops("attention")).toContain(orderId);
  await pass({ days: 2 });
  expect(prints()).toEqual([]);
  await ops("refund", orderId);
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
});

test("a wake that is lost comes too late for nothing: the last look is before there is paper", async () => {
  const { shop, buy, takeDown, kept, pass, prints, queues } = await aTakedown();
  const orderId = await buy();
  const { orders } = queues;
  shop.queues = { ...queues, orders: { ...orders, send: async () => {}, sendMany: async () => {} } };
  await takeDown();
  expect(await kept(orderId)).toMatchObject({ state: "paid" });
  shop.queues = queues;
  await pass({ minutes: 31 });
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "taken down" });
  expect(prints()).toEqual([]);
});

test("what is paid afterwards is not printed either", async () => {
  const { buy, order, takeDown, payments, browser, work, pass, kept, prints } = await aTakedown();
  await buy();
  const { orderId, pageId } = await order();
  await takeDown();
  payments.pay(pageId);
  await browser.get(`/cart/checkout-session/${orderId}`);
  await work();
  await pass({ days: 1 });
  expect(["held", "refunding", "refunded"]).toContain((await kept(orderId)).state);
  expect(prints()).toEqual([]);
});

test("what is held already says why it stays so, and is not released", async () => {
  const { buy, takeDown, kept, ops, pass, prints } = await aTakedown();
  const orderId = await buy();
  await ops("hold", orderId, "a look");
  await takeDown();
  await expect(ops("release", orderId)).rejects.toMatchObject({
    name: "NotPossible",
    message: `The picture of line 1 was taken down: it is not printed. \`refund ${orderId}\` pays it back.`,
  });
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "taken down" });
  await pass({ days: 1 });
  expect(prints()).toEqual([]);
});

test("a dispute that is won lets nothing go on that was taken down", async () => {
  const { buy, takeDown, kept, pass, prints, payments, ops } = await aTakedown();
  const orderId = await buy();
  const { paid } = (await kept(orderId)) as { paid: { paymentId: string } } & object;
  payments.dispute(paid.paymentId, "open");
  await ops("retry", orderId);
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "disputed" });
  await takeDown();
  payments.dispute(paid.paymentId, "won");
  await pass({ days: 2 });
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "taken down" });
  expect(prints()).toEqual([]);
});

test("without the line of it, the rest goes on", async () => {
  const { buyTwo, takeDown, ops, pass, prints, printer, kept } = await aTakedown();
  const orderId = await buyTwo();
  expect(await takeDown()).toContain(
    `\`refund ${orderId} lines 2\` and \`release ${orderId}\` leave it out.`,
  );
  await expect(ops("release", orderId)).rejects.toThrow("line 2 was taken down");
  await ops("refund", orderId, "lines", "2");
  expect(await ops("release", orderId)).toBe("It goes on.");
  await pass({ minutes: 31 });
  expect(await kept(orderId)).toMatchObject({ state: "in production" });
  expect(prints()).toHaveLength(1);
  expect(printer.find(orderId)?.order.items).toHaveLength(1);
});

test("what was sent is not printed again; the other lines are", async () => {
  const { buyTwo, takeDown, ops, printer, prints } = await aTakedown();
  const orderId = await buyTwo("Express");
  printer.ship(orderId);
  await ops("retry", orderId);
  expect(await takeDown()).not.toContain(orderId);
  for (const words of [[], ["lines", "2"], ["lines", "1,2", "again"]])
    await expect(ops("reprint", orderId, ...words), words.join()).rejects.toThrow(
      "The picture of line 2 was taken down: it is not printed.",
    );
  expect(prints()).toHaveLength(1);
  await ops("reprint", orderId, "lines", "1");
  expect(printer.find(`${orderId}:r1`)?.order.items).toHaveLength(1);
});

test("a reprint that waits is held, and can only be dropped", async () => {
  const { shop, buy, takeDown, ops, printer, prints, kept } = await aTakedown();
  const orderId = await buy({ method: "Express" });
  printer.ship(orderId);
  await ops("retry", orderId);
  const refuse = async () => ({ outcome: "refused", reason: "no paper", about: "other" }) as const;
  shop.printer = { ...printer, submit: refuse };
  await ops("reprint", orderId);
  const reprint = `${orderId}:r1`;
  expect(await takeDown()).toContain(
    `Order ${reprint} is held before print. \`drop ${reprint}\` gives it up.`,
  );
  shop.printer = printer;
  await expect(ops("release", reprint)).rejects.toThrow(`\`drop ${reprint}\` gives it up.`);
  expect(await kept(reprint)).toMatchObject({ state: "held", why: "taken down" });
  await ops("drop", reprint);
  expect(prints()).toHaveLength(1);
});

test("what is in production is named, and a refund calls it off", async () => {
  const { buy, takeDown, ops, kept, printer } = await aTakedown();
  const orderId = await buy({ method: "Express" });
  expect(await kept(orderId)).toMatchObject({ state: "in production" });
  expect(await takeDown()).toContain(
    `Order ${orderId} is at the print house. \`refund ${orderId}\` calls it off.`,
  );
  await ops("refund", orderId);
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
  expect(printer.find(orderId)?.state.stage).toBe("cancelled");
});

test("a reprint that is in production is one that nobody can refund", async () => {
  const { buy, takeDown, ops, printer } = await aTakedown();
  const orderId = await buy({ method: "Express" });
  printer.ship(orderId);
  await ops("retry", orderId);
  await ops("reprint", orderId);
  expect(await takeDown()).toContain(
    `Order ${orderId}:r1 is at the print house. Call it off in their dashboard`,
  );
});

test("a picture that its owner was quick to delete is taken down all the same", async () => {
  const { buy, browser, picture, takeDown, kept, pass, prints, ops } = await aTakedown();
  const orderId = await buy();
  await browser.delete(`/images/${picture}`);
  expect(await takeDown()).toContain(`Order ${orderId} is held before print`);
  await pass({ days: 1 });
  expect(await kept(orderId)).toMatchObject({ state: "held", why: "taken down" });
  expect(prints()).toEqual([]);
  await expect(ops("takedown", `${picture}x`)).rejects.toThrow("There is no picture");
});

test("taken down twice, it says so, and names again what is left to do", async () => {
  const { buy, takeDown } = await aTakedown();
  const orderId = await buy();
  await takeDown();
  expect(await takeDown()).toBe(
    `It was taken down already.\nOrder ${orderId} is held before print. \`refund ${orderId}\` pays it back.`,
  );
});

test("a guest who has paid once is told where the mails of that order go", async () => {
  const { buy, takeDown, inbox } = await aTakedown();
  await buy();
  expect(await takeDown()).toContain("Its owner is told.");
  expect(inbox.at(-1)).toMatchObject({ subject: "We have removed one of your pictures" });
  expect(inbox.at(-1)?.to).toBe(inbox[0]?.to);
});
