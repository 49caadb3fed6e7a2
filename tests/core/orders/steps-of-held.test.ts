import { describe, expect, test } from "vitest";
import { images } from "../../../functions/core/images/items.ts";
import { type OrderIn, production } from "../../../functions/core/orders/order.ts";
import type { PaymentStanding } from "../../../functions/core/orders/payment/payments.ts";
import { lookAtHeld } from "../../../functions/core/orders/production/sending.ts";
import { holds, paysBack, released } from "../../../functions/core/orders/production/stopping.ts";
import { DAY_MINUTES, HOUR_MINUTES } from "../../../functions/core/orders/steps.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const now = "2026-11-20T12:00:00.000Z";
const clocked = { clock: { now: () => new Date(now) } };

const held = (why: OrderIn<"held">["why"], over: Partial<OrderIn<"held">> = {}) =>
  aHeldOrder(why, { detail: "before", since: now, ...over });
async function look(order: OrderIn<"held">, standing: Partial<PaymentStanding> = {}) {
  const { shop } = await opened(order, standing);
  return lookAtHeld(Object.assign(shop, { me: "me" }), order);
}
const refunds = (amount: number) => [{ id: "re", status: "succeeded" as const, amount: cents(amount) }];
const handedOver = { by: "me", doubt: true as const };

describe("a held order", () => {
  test("that is called off lets its pictures go", async () => {
    const { shop } = await opened(held("by the shop"));
    const image = aReadyImage(now);
    await shop.table.create(images, { ...image, state: { ...image.state, orders: ["order"] } });
    await lookAtHeld(Object.assign(shop, { me: "me" }), held("by the shop", { cancel: "shopper" }));
    const kept = await shop.table.get(images, { batchId: "batch", n: 0 }, { consistent: true });
    expect(kept?.state).toMatchObject({ orders: [] });
  });

  test("that is called off is paid back, unless it may be at the print house", async () => {
    expect(await look(held("by the shop", { cancel: "operator" }))).toMatchObject({
      next: { state: "refunding", back: { wanted: 9695 } },
      event: { kind: "cancelled before print" },
    });
    const there = await look(held("refused", { cancel: "operator", handedOver }));
    expect(there.next).toMatchObject({ state: "held" });
  });

  test("whose money is back is over, unless it may be at the print house", async () => {
    const back = { refunds: refunds(9695) };
    expect(await look(held("by the shop"), back)).toMatchObject({ next: { state: "refunded" } });
    const there = held("refused", { handedOver });
    expect(await look(there, back)).toEqual({ next: there, again: DAY_MINUTES });
  });

  test.for([
    ["disputed", "dispute won"],
    ["under review", "released"],
  ] as const)("for being %s goes on when that is decided", async ([why, kind]) => {
    expect(await look(held(why))).toEqual({ next: released(clocked, held(why)), event: { kind } });
  });

  test.for(["refused", "by the shop", "address", "refunded in part"] as const)(
    "for being %s waits for a person",
    async (why) => {
      expect(await look(held(why))).toEqual({ next: held(why), again: DAY_MINUTES });
    },
  );

  test("is held for the newest reason, but a person's word stays", async () => {
    const disputed = { dispute: "open" } as const;
    for (const why of ["address", "under review", "refunded in part"] as const)
      expect(await look(held(why), disputed)).toEqual({
        next: held("disputed", { detail: "the payment is disputed at the bank" }),
        ...{ event: { kind: "held" }, again: 12 * HOUR_MINUTES },
      });
    const concern = { kind: "disputed", detail: "open" };
    for (const why of ["refused", "by the shop"] as const)
      expect(await look(held(why), disputed)).toEqual({ next: held(why), again: DAY_MINUTES, concern });
    expect(await look(held("disputed"), disputed)).toEqual({ next: held("disputed"), again: DAY_MINUTES });
    const more = { refunds: refunds(100) };
    expect(await look(held("refunded in part"), more)).toEqual({
      next: held("refunded in part"),
      again: DAY_MINUTES,
    });
  });

  test("waits for its address on, when a bank has decided and nobody has answered", async () => {
    const asked = { at: now, kind: "address wanted" } as const;
    const { paid } = anOrder("paid");
    const elsewhere = { ...paid, address: { ...paid.address, state: "PR", zip: "00901" } };
    const order = (...since: { at: string; kind: "released" | "address corrected" }[]) =>
      held("under review", { paid: elsewhere, history: [asked, ...since] });
    expect(await look(order())).toMatchObject({
      next: { state: "held", why: "address" },
      again: DAY_MINUTES,
    });
    for (const kind of ["released", "address corrected"] as const)
      expect((await look(order({ at: now, kind }))).next.state).toBe("paid");
    expect((await look(held("under review", { paid, history: [asked] }))).next.state).toBe("paid");
  });

  test("of a reprint is nobody's money, and its owner hears nothing", async () => {
    const since = "2026-11-01T12:00:00.000Z";
    const reprint = held("disputed", { reprintOf: "before", since });
    expect(await look(reprint, { refunds: refunds(9695) })).toEqual({ next: reprint, again: DAY_MINUTES });
  });

  test("is told after 23 hours, once; whoever was asked for an address knows", async () => {
    const silentFor = (hours: number, over: Partial<OrderIn<"held">> = {}) =>
      look(
        held("by the shop", {
          since: new Date(Date.parse(now) - hours * 3_600_000).toISOString(),
          ...over,
        }),
      );
    expect((await silentFor(23)).letter).toBe("problem");
    expect(await silentFor(22.999)).not.toHaveProperty("letter");
    expect(await silentFor(23, { letters: ["placed", "problem"] })).not.toHaveProperty("letter");
    expect(await silentFor(23, { why: "address" })).not.toHaveProperty("letter");
  });

  test("has its files made anew where they may be gone by now", () => {
    const { paid } = anOrder("paid");
    for (const [at, isKept] of [
      ["2026-06-21T12:00:00.000Z", true],
      ["2026-06-21T11:59:59.999Z", false],
    ] as const) {
      const [line] = released(clocked, held("disputed", { paid: { ...paid, at } })).lines;
      expect([at, line?.fileKey !== undefined]).toEqual([at, isKept]);
    }
  });

  test("keeps its old files where it may be at the print house: nothing is made anew that may be there", () => {
    const paid = { ...anOrder("paid").paid, at: "2026-06-01T12:00:00.000Z" };
    for (const over of [{}, { cancel: "operator" as const }]) {
      const [line] = released(clocked, held("refused", { paid, handedOver, ...over })).lines;
      expect(line?.fileKey).toBeDefined();
    }
  });

  test("goes on with what stands of it", () => {
    const over = { handedOver, cancel: "shopper" as const };
    expect(released(clocked, held("refused", over))).toStrictEqual({
      ...anOrder("paid"),
      since: now,
      ...over,
    });
    expect(released(clocked, held("refused"))).toStrictEqual({ ...anOrder("paid"), since: now });
  });
});

describe("stopped", () => {
  test("it keeps until when it can be changed, who calls it off, and that it may be there", () => {
    const over = { handedOver, cancel: "operator" as const };
    const { next } = holds({ ...anOrder("paid"), ...over }, { why: "refused", detail: "no" });
    expect(next).toMatchObject({ ...over, holdUntil: anOrder("paid").holdUntil, detail: "no" });
    const { next: bare } = holds(anOrder("paid"), { why: "refused", detail: "no" });
    expect(bare).not.toHaveProperty("handedOver");
    expect(bare).not.toHaveProperty("cancel");
    const printing = anOrder("in production");
    expect(holds(printing, { why: "refused", detail: "no" }).next).toMatchObject({
      holdUntil: printing.since,
    });
  });

  test.for([
    ["disputed", 12 * HOUR_MINUTES],
    ["under review", 12 * HOUR_MINUTES],
    ["by the shop", DAY_MINUTES],
    ["address", DAY_MINUTES],
  ] as const)("for being %s it is looked at again", ([why, again]) => {
    const held = holds(anOrder("paid"), { why, detail: "" });
    expect(held.again).toBe(again);
    expect([held.event?.kind, held.letter]).toEqual(
      why === "address" ? ["address wanted", "address"] : ["held", undefined],
    );
  });

  test("and paid back, it keeps what the print house has of it", () => {
    const printing = anOrder("in production");
    const { next } = paysBack(printing, "cancelled at print house");
    expect(next).toMatchObject({ print: production(printing).print, parcels: [] });
    expect(paysBack(anOrder("paid"), "picture gone").next).not.toHaveProperty("print");
  });
});
