import { describe, expect, test } from "vitest";
import { aTill } from "../../support/till.ts";

// What a bank takes for fraud becomes a dispute more often than not: told before print there is no print, and told
// afterwards a person decides whether the money goes back before the bank takes it, and a fee besides.

async function warned(method: "Budget" | "Express") {
  const till = aTill();
  const orderId = await (await till.aShopper()).buy({ method });
  const paymentId = [...till.payments.sessions.values()][0]?.state.paymentId ?? "";
  /** As the provider tells it: with the payment's name, and none of ours. */
  const hear = async () => {
    await till.visitor().post("/webhooks/stripe", { paymentId }, { "stripe-signature": "signed" });
    await till.work();
  };
  till.payments.warn(paymentId);
  await hear();
  const rings = () => till.logged.filter(({ event }) => event === "order.wants-person").length;
  return { ...till, orderId, paymentId, hear, rings };
}

describe("warned of fraud before print", () => {
  test("an order waits for a person, who reads what can be done", async () => {
    const { kept, pass, printer, ops, orderId, rings, hear } = await warned("Budget");
    await hear();
    expect(await kept(orderId)).toMatchObject({ state: "held", detail: "a bank warns of fraud" });
    await pass({ days: 2 });
    expect([printer.printed.size, rings()]).toEqual([0, 1]);
    expect(await ops("explain", orderId)).toMatch(/`refund \S+` before a dispute comes of it, or .*`release/);
  });

  test("it is paid back, and off the list", async () => {
    const { kept, pass, printer, ops, orderId, payments } = await warned("Budget");
    await ops("refund", orderId);
    await pass({ hours: 1 });
    expect([printer.printed.size, (await kept(orderId)).state]).toEqual([0, "refunded"]);
    expect(payments.refunded).toHaveLength(1);
    expect(await ops("attention")).toBe("No order wants a person.");
  });

  test("or let go on for good, and off the list", async () => {
    const { pass, printer, ops, orderId, rings, hear } = await warned("Budget");
    await ops("release", orderId);
    await pass({ hours: 1 });
    await hear();
    expect([printer.printed.size, rings()]).toEqual([1, 1]);
    expect(await ops("attention")).toBe("No order wants a person.");
  });

  test("reviewed by the provider as well, it waits for what the bank has said once that is over", async () => {
    const till = aTill();
    const orderId = await (await till.aShopper()).buy();
    const paymentId = [...till.payments.sessions.values()][0]?.state.paymentId ?? "";
    till.payments.review(paymentId, true);
    await till.pass({ hours: 1 });
    till.payments.warn(paymentId);
    await till.pass({ days: 1 });
    expect(await till.kept(orderId)).toMatchObject({ detail: "the provider suspects fraud" });
    await till.ops("settle", orderId);
    till.payments.review(paymentId, false);
    await till.pass({ days: 2 });
    expect(await till.kept(orderId)).toMatchObject({ why: "under review", detail: "a bank warns of fraud" });
    await till.ops("release", orderId);
    await till.pass({ hours: 1 });
    expect(till.printer.printed.size).toBe(1);
  });

  test("what a bank asks for after that holds it once more", async () => {
    const { kept, payments, paymentId, ops, orderId, hear } = await warned("Budget");
    await ops("release", orderId);
    payments.dispute(paymentId, "open");
    await hear();
    expect(await kept(orderId)).toMatchObject({ state: "held", why: "disputed" });
  });
});

test("held for something else, it is told, and does not go on before somebody was told", async () => {
  const till = aTill();
  const orderId = await (await till.aShopper()).buy();
  const paymentId = [...till.payments.sessions.values()][0]?.state.paymentId ?? "";
  await till.ops("hold", orderId, "a look");
  till.payments.warn(paymentId);
  await expect(till.ops("release", orderId)).rejects.toThrow("Not yet: a bank warns of fraud.");
  await till.pass({ days: 2 });
  expect(await till.ops("attention")).toContain("a bank warns of fraud");
  await till.ops("release", orderId);
  await till.pass({ hours: 1 });
  expect(till.printer.printed.size).toBe(1);
});

test("warned of fraud after it was handed over, it rings once and goes on", async () => {
  const { kept, ops, orderId, rings, hear, pass, printer } = await warned("Express");
  for (const _ of [1, 2]) await hear();
  expect(rings()).toBe(1);
  expect(await ops("attention")).toContain("! disputed: a bank warns of fraud");
  await ops("settle", orderId);
  await hear();
  printer.ship(orderId);
  await pass({ days: 2 });
  expect([rings(), (await kept(orderId)).state]).toEqual([1, "shipped"]);
});
