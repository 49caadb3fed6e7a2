import { describe, expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { withoutPerson } from "../../../functions/core/orders/forgetting.ts";
import {
  ATTENTION,
  attentions,
  changing,
  clues,
  orders,
  ownedOrders,
  writingDown,
} from "../../../functions/core/orders/items.ts";
import { orderJob } from "../../../functions/core/orders/jobs.ts";
import { moved, type Order } from "../../../functions/core/orders/order.ts";
import {
  canChange,
  emailOf,
  isFollowed,
  isReprint,
  owesRefund,
} from "../../../functions/core/orders/order-rules.ts";
import { isOverdue, orderStates } from "../../../functions/core/orders/order-states.ts";
import { shownCheckout, shownDetail, shownOrder } from "../../../functions/core/orders/shown.ts";
import { cents } from "../../../functions/lib/money.ts";
import * as z from "../../../functions/lib/schema.ts";
import { aShop } from "../../support/shop.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";

const stored = <One extends Order>(order: One) => ({ ...order, v: 3 });
const kinds = (writes: readonly { kind: string; item?: { type: string } }[]) =>
  writes.map((write) => write.item?.type ?? write.kind);

describe("an order in the table", () => {
  test.for(["draft", "awaiting payment", "expired"] as const)("is forgotten after 90 days as %s", (state) => {
    expect(orders.expires?.(anOrder(state))).toEqual(new Date("2027-01-30T10:00:00.000Z"));
  });

  test("stays once it was paid, and is its owner's then", () => {
    expect(orders.expires?.(anOrder("paid"))).toBeUndefined();
    const place = { pk: "U#user#ORD", sk: "2026-11-01T10:00:00.000Z#order" };
    expect(orders.listed?.(anOrder("paid"))).toEqual(place);
    expect(orders.listed?.({ ...anOrder("paid"), reprintOf: "before" })).toBeUndefined();
    expect(orders.listed?.(anOrder("draft"))).toBeUndefined();
    expect(orders.listed?.(anOrder("needs attention"))).toBeUndefined();
    expect(orders.due?.(anOrder("expired"))).toBeUndefined();
    expect(orders.due?.(anOrder("draft"))).toEqual(new Date("2026-11-01T10:01:00.000Z"));
  });

  test("is found by what people call it, once somebody has paid", () => {
    expect(kinds(writingDown(anOrder("draft")))).toEqual([orders.type, ownedOrders.type]);
    const paid = [orders.type, ownedOrders.type, ...Array(4).fill(clues.type)];
    expect(kinds(writingDown(anOrder("paid")))).toEqual(paid);
    expect(kinds(writingDown(anOrder("in production")))).toEqual([...paid, clues.type]);
  });

  test("changes its clues and its place on the list only where they change", () => {
    const paid = stored(anOrder("paid"));
    expect(kinds(changing(paid, { ...paid, tries: 1 }))).toEqual([orders.type]);
    const renamed = { ...paid, paid: { ...paid.paid, name: "Grace" } };
    expect(kinds(changing(paid, renamed))).toEqual([orders.type, clues.type, clues.type]);
    expect(changing(paid, renamed)).toMatchObject([{}, { item: { v: 4 } }, { item: { v: 4 } }]);
    const concern = { at: "", kind: "disputed" as const, detail: "" };
    const wanting = { ...paid, concerns: [concern] };
    expect(kinds(changing(paid, wanting))).toEqual([orders.type, attentions.type]);
    expect(kinds(changing(wanting, { ...wanting, concerns: [concern, concern] }))).toEqual([orders.type]);
    expect(kinds(changing(wanting, paid))).toEqual([orders.type, attentions.type]);
    expect(changing(wanting, paid)).toMatchObject([{}, { item: { v: 4 } }]);
  });

  test("stands on the list for as long as it is kept itself", async () => {
    const { shop, clock } = aShop();
    const late = { ...anOrder("awaiting payment"), overdueTold: true as const };
    await shop.table.write(...writingDown(anOrder("awaiting payment")));
    const listed = () => shop.table.all(attentions, { pk: ATTENTION, prefix: "" });
    await shop.table.write(...changing({ ...anOrder("awaiting payment"), v: 1 }, late));
    expect(await listed()).toMatchObject([{ orderId: "order" }]);
    const { session } = late;
    const misfit = moved(late, "needs attention", { session, problems: [] });
    await shop.table.write(...changing({ ...late, v: 2 }, misfit));
    clock.advance({ days: 90 });
    expect(await listed()).toMatchObject([{ orderId: "order", wanted: true }]);
    await shop.table.write(...changing({ ...misfit, v: 3 }, late));
    expect(await listed()).toEqual([]);
  });
});

describe("what is asked of an order", () => {
  const back = (wanted: number, done: number) => ({ wanted: cents(wanted), done: cents(done) });

  test("whether money is owed, and whether there is only the print house to ask", () => {
    expect(owesRefund({ ...anOrder("shipped"), back: back(2, 1) })).toBe(true);
    expect(owesRefund({ ...anOrder("shipped"), back: back(2, 2) })).toBe(false);
    expect(owesRefund(anOrder("draft"))).toBe(false);
    const { cancel: _, ...printing } = anOrder("in production");
    for (const order of [printing, anOrder("on hold"), anOrder("shipped")])
      expect(isFollowed(order)).toBe(true);
    for (const order of [
      { ...printing, cancel: "shopper" as const },
      { ...printing, back: back(1, 0) },
      anOrder("paid"),
      anOrder("completed"),
    ])
      expect(isFollowed(order)).toBe(false);
  });

  test("whether anybody paid for it: not for a reprint, nor for one of an older release", () => {
    expect(isReprint(anOrder("paid"))).toBe(false);
    expect(isReprint({ ...anOrder("shipped"), reprintOf: "before" })).toBe(true);
    const history = [{ at: "2026-11-20T12:00:00.000Z", kind: "reprinted" as const }];
    expect(isReprint({ ...anOrder("in production"), history, reprints: 1 })).toBe(true);
    for (const state of ["shipped", "completed"] as const)
      expect(isReprint({ ...anOrder(state), history, reprints: 1 })).toBe(false);
  });

  test("whether it can be changed: until the very end of its time, and for as long as it is held", () => {
    const paid = anOrder("paid");
    const at = (ms: number) => new Date(Date.parse(paid.holdUntil) + ms);
    expect([canChange(paid, at(-1)), canChange(paid, at(0))]).toEqual([true, false]);
    const held = aHeldOrder("refused");
    expect(canChange(held, at(1))).toBe(true);
    expect(canChange({ ...held, handedOver: { by: "" } }, at(1))).toBe(false);
  });

  test("whether it stands still for too long", () => {
    for (const [state, { patienceDays }] of Object.entries(orderStates)) {
      const since = "2026-11-01T00:00:00.000Z";
      const at = (ms: number) => new Date(Date.parse(since) + (patienceDays ?? 1e6) * 86_400_000 + ms);
      const order = { state: state as Order["state"], since };
      expect([state, isOverdue(order, at(0)), isOverdue(order, at(1))]).toEqual([
        ...[state, false, patienceDays !== undefined],
      ]);
    }
  });

  test("where its mails go", () => {
    expect(emailOf({ ...anOrder("paid"), email: "typed@example.com" })).toBe("ada@example.com");
    expect(emailOf({ ...anOrder("draft"), email: "typed@example.com" })).toBe("typed@example.com");
    const { paid } = anOrder("paid");
    expect(emailOf({ ...anOrder("needs attention"), payment: paid })).toBe("ada@example.com");
  });

  test("what the law wants kept of it, without the person", () => {
    const nobody = { name: "", email: "", address: { line1: "", zip: "" }, total: 9695 };
    const forgotten = withoutPerson({ ...anOrder("completed"), email: "x@example.com", forget: true });
    expect(forgotten).toMatchObject({ userId: "", paid: nobody, lines: [{ copies: 2, price: 4200 }] });
    expect(forgotten.lines[0]?.item.relatedImage).toEqual({ _id: "", imageUrl: "", prompt: "" });
    expect(forgotten).not.toHaveProperty("email");
    expect(forgotten).not.toHaveProperty("forget");
    expect(withoutPerson(anOrder("expired"))).not.toHaveProperty("paid");
    const refused = { at: "", kind: "refused by print house", detail: "to Ada: no such item" } as const;
    const { history } = withoutPerson({ ...anOrder("refunded"), history: [refused] });
    expect(history).toStrictEqual([{ at: "", kind: refused.kind }]);
  });
});

describe("what the outside sees", () => {
  const before = new Date("2026-11-01T10:10:00.000Z");

  test("sums and tracking, as far as there are any", () => {
    const parcels = [
      { id: "a", status: "dispatched" as const, items: [] },
      {
        id: "b",
        status: "dispatched" as const,
        items: [],
        trackingNumber: "1",
        trackingUrl: "u",
        carrier: "c",
      },
    ];
    expect(shownOrder({ ...anOrder("shipped"), parcels })).toMatchObject({
      ...{ _id: "order", orderNumber: "WF-ORDER", status: "shipped", shippingMethod: "Budget" },
      costSummary: {
        items: { amount: 84 },
        shipping: { amount: 12.95 },
        tax: { amount: 0 },
        total: { amount: 96.95 },
      },
      prodigiOrderDetails: { trackingNumber: "1", trackingUrl: "u", carrier: "c" },
    });
    const bare = shownOrder(anOrder("awaiting payment"));
    expect(bare).toMatchObject({ costSummary: { shipping: { amount: 0 }, total: { amount: 84 } } });
    for (const name of ["shippingMethod", "arrival"]) expect(bare).not.toHaveProperty(name);
    const { trackingUrl: _, carrier: __, ...only } = parcels[1] ?? {};
    const said = shownOrder({ ...anOrder("shipped"), parcels: [only] as typeof parcels });
    expect(said.prodigiOrderDetails).toStrictEqual({ trackingNumber: "1" });
    expect(bare.prodigiOrderDetails).toStrictEqual({});
  });

  test("what can still be done, and what happened as far as it is theirs", () => {
    const order = anOrder("paid");
    const at = order.createdAt;
    const history: Order["history"] = [
      { at, kind: "ordered" },
      { at, kind: "concern", about: "disputed", detail: "open" },
      { at, kind: "by operator", by: "grace", what: "x" },
    ];
    const shown = shownDetail({ ...order, history }, before);
    expect(shown).toMatchObject({
      ...{ canChangeAddress: true, canCancel: true, cancelWanted: false, changeUntil: order.holdUntil },
      recipient: { name: "Ada Lovelace", email: "ada@example.com", address: { zip: "10028" } },
    });
    expect(shown.timeline).toEqual([{ at, what: "Ordered." }]);
    const late = shownDetail(order, new Date(order.holdUntil));
    expect(late).toMatchObject({ canChangeAddress: false, canCancel: true });
    expect(late).not.toHaveProperty("changeUntil");
    expect(shownDetail({ ...order, cancel: "shopper" }, before)).toMatchObject({ cancelWanted: true });
    expect(shownDetail(withoutPerson(anOrder("completed")), before)).not.toHaveProperty("recipient");
  });

  test("how a checkout has ended", () => {
    const items = anOrder("paid").lines.map(({ item }) => item);
    expect(shownCheckout(anOrder("awaiting payment"), before)).toEqual({
      checkoutSession: { sessionId: "order", status: "pending", cart: { items } },
      order: null,
    });
    expect(shownCheckout(anOrder("paid"), before).order).toMatchObject({ _id: "order" });
  });
});

test("the worker does what it knows, and nothing else", () => {
  const known = [
    { kind: "advance", orderId: "order" },
    { kind: "advance", orderId: "order", heard: true },
    { kind: "look", orderIds: ["order"] },
    { kind: "letter", orderId: "order", letter: "placed" },
  ];
  for (const job of known) expect(z.safeParse(orderJob, job).success).toBe(true);
  for (const job of [
    { kind: "advance", orderId: "order", heard: false },
    { kind: "look", orderId: "order" },
    { kind: "love", orderId: "order" },
  ])
    expect(z.safeParse(orderJob, job).success).toBe(false);
});

test("the owner of an order is one that is known", () => {
  const order = { ...anOrder("paid"), userId: "somebody" as UserId };
  expect(writingDown(order)).toContainEqual(
    expect.objectContaining({ item: expect.objectContaining({ type: ownedOrders.type, pk: "U#somebody" }) }),
  );
});
