import { describe, expect, test } from "vitest";
import { aTill } from "../../support/till.ts";

/** At the door of a print house that does not take it; the sweep comes by every five minutes. */
async function refusedAt(why: "credentials" | "silence") {
  const till = aTill();
  const shopper = await till.aShopper();
  let asked = 0;
  const { printer } = till.shop;
  const submit = async () => {
    asked++;
    return { outcome: "unsure", reason: "nothing", why } as const;
  };
  till.shop.printer = { ...printer, submit };
  const orderId = await shopper.buy({ method: "Express" });
  const hours = async (count: number) => {
    for (let runs = 0; runs < count * 12; runs++) await till.pass({ minutes: 5 });
  };
  const rung = () =>
    till.logged.filter(
      ({ event }) => event === (why === "credentials" ? "order.key-refused" : "order.step-failed"),
    ).length;
  const mended = () => {
    till.shop.printer = printer;
  };
  return { ...till, orderId, hours, rung, mended, asked: () => asked };
}

describe.for(["credentials", "silence"] as const)("handing over fails for %s, for hours", (why) => {
  test("it is tried less and less, rings once, and goes on when it works again", async () => {
    const { hours, asked, rung, kept, orderId, mended, ops } = await refusedAt(why);
    await hours(6);
    expect(asked()).toBeGreaterThan(3);
    expect(asked()).toBeLessThan(11);
    expect(rung()).toBe(1);
    expect(await ops("explain", orderId)).toContain("TryLater: nothing");
    mended();
    await hours(4);
    expect(await kept(orderId)).toMatchObject({ state: "in production", tries: 0 });
  });
});

test("a file that cannot be made for hours rings once", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  till.shop.imageProcessor = {
    ...till.shop.imageProcessor,
    print: () => Promise.reject(new Error("out of memory")),
  };
  const orderId = await shopper.buy({ Size: "12x18" });
  for (let runs = 0; runs < 12; runs++) await till.pass({ minutes: 10 });
  expect((await till.kept(orderId)).tries).toBeGreaterThan(3);
  expect(till.logged.filter(({ event }) => event === "order.step-failed")).toHaveLength(1);
});
