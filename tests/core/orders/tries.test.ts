import { describe, expect, test } from "vitest";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { advance } from "../../../functions/core/orders/advance.ts";
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

/** Paid, with a file that cannot be made; `made` is how often that was tried. */
async function unmakeable() {
  const till = aTill();
  const shopper = await till.aShopper();
  let made = 0;
  const print = async () => {
    made++;
    throw new Error("out of memory");
  };
  till.shop.imageProcessor = { ...till.shop.imageProcessor, print };
  const orderId = await shopper.buy({ Size: "12x18" });
  const rung = (event: string) => till.logged.filter((line) => line.event === event).length;
  return { ...till, orderId, rung, made: () => made };
}

// A sweep that comes a second early finds the lease of the worker that has failed.
test.for([{ minutes: 5 }, { minutes: 4, seconds: 59 }, { minutes: 1 }])(
  "a file that cannot be made is tried less and less, and rings: sweeps %o apart",
  async (apart) => {
    const { pass, clock, made, rung, kept, orderId } = await unmakeable();
    const end = clock.now().getTime() + 14 * 60 * 60_000;
    while (clock.now().getTime() < end) await pass(apart);
    expect(made()).toBeLessThan(20);
    expect([rung("order.step-failed"), rung("order.keeps-failing")]).toEqual([1, 1]);
    expect(await kept(orderId)).toMatchObject({ tries: made(), failure: "Error: out of memory" });
  },
);

test("what is heard while a failed worker's lease lasts is no success either", async () => {
  const { shop, clock, made, kept, orderId } = await unmakeable();
  clock.advance({ minutes: 2 });
  for (let heard = 0; heard < 3; heard++) await advance(shop, orderId, { heard: true });
  expect(await kept(orderId)).toMatchObject({ tries: made(), failure: "Error: out of memory" });
});

const enlarges = { times: 4, mostPixels: 1_048_576 };

/** A till whose model cannot draw a picture again, and what its upscaler makes of each. */
function enlarging() {
  const till = aTill();
  const { model } = till.shop;
  let asked = 0;
  const comesTo = (outcome: Outcome) => {
    const about = async () => ({ name: "another", source: "algorithmicMedia" as const, enlarges });
    const enlarge = async () => {
      asked++;
      return outcome;
    };
    till.shop.model = { ...model, about, enlarge };
  };
  const rung = (event: string) => till.logged.filter((line) => line.event === event).length;
  return { ...till, comesTo, rung, asked: () => asked };
}

const larger: Outcome = {
  outcome: "drawn",
  drawing: { bytes: new Uint8Array(8), contentType: "image/png" },
};

test.for([
  ["its filter", {}],
  ["it is no picture", { reason: "it is no picture" }],
] as const)(
  "a picture that the upscaler does not take is asked for once, and a person decides: %s",
  async ([why, reason]) => {
    const { comesTo, rung, asked, aShopper, pass, kept, ops, inbox } = enlarging();
    comesTo({ outcome: "blocked", ...reason });
    const orderId = await (await aShopper()).buy({ Size: "24x36" });
    expect(await kept(orderId)).toMatchObject({ state: "held", why: "refused" });
    expect(rung("order.wants-person")).toBe(1);
    expect(await ops("explain", orderId)).toContain(`the upscaler does not take line 1: ${why}`);
    for (let days = 0; days < 7; days++) await pass({ hours: 24 });
    expect([asked(), rung("order.wants-person")]).toEqual([1, 1]);
    // Its owner is told that it waits.
    expect(inbox.map(({ subject }) => subject).at(-1)).toContain("A question about order");
    comesTo(larger);
    await ops("release", orderId);
    for (let hours = 0; hours < 4; hours++) await pass({ hours: 1 });
    expect((await kept(orderId)).state).toBe("in production");
  },
);

test("an upscaler that refuses the shop rings at once, once for each reason, and the print waits for it", async () => {
  const { comesTo, ...till } = enlarging();
  const refusing = (reason: string) => comesTo({ outcome: "failed", kind: "configuration", reason });
  const rung = () => till.rung("order.key-refused");
  const shopper = await till.aShopper();
  refusing("status 403 AccessDeniedException");
  const orderId = await shopper.buy({ Size: "24x36" });
  expect(rung()).toBe(1);
  for (let minutes = 0; minutes < 120; minutes += 5) await till.pass({ minutes: 5 });
  expect(rung()).toBe(1);
  refusing("status 404 ResourceNotFoundException");
  await till.pass({ minutes: 65 });
  expect(rung()).toBe(2);
  expect(await till.kept(orderId)).toMatchObject({ state: "paid" });
  comesTo(larger);
  await till.pass({ hours: 2 });
  await till.pass({ hours: 2 });
  expect(await till.kept(orderId)).toMatchObject({ state: "in production" });
});
