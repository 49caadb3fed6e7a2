import type Stripe from "stripe";
import { expect, test } from "vitest";
import { stateOf } from "../../../functions/partners/stripe/session.ts";
import { standingOf } from "../../../functions/partners/stripe/standing.ts";

// What a truthful stand-in never says: taxes, discounts, and sessions that contradict themselves.

const session = (over: object = {}) =>
  ({
    id: "cs_1",
    livemode: true,
    status: "complete",
    payment_status: "paid",
    client_reference_id: "order-1",
    metadata: { order_id: "order-1" },
    currency: "usd",
    amount_subtotal: 6800,
    amount_total: 8500,
    total_details: { amount_tax: 605, amount_discount: 200, amount_shipping: 1295 },
    shipping_cost: { amount_total: 1295, shipping_rate: { metadata: { method: "Budget" } } },
    payment_intent: { id: "pi_1", status: "succeeded" },
    customer_details: { email: "ada@example.com", name: "A. King" },
    collected_information: {
      shipping_details: { name: "Ada", address: { line1: "1 Mile", country: "US", line2: "Apartment 7" } },
    },
    ...over,
  }) as unknown as Stripe.Checkout.Session;

test("everything that was paid is told: shipping, tax and discount", () => {
  expect(stateOf(session())).toMatchObject({
    live: true,
    subtotal: 6800,
    shipping: 1295,
    tax: 605,
    discount: 200,
    total: 8500,
    shippingId: "Budget",
    paymentId: "pi_1",
    name: "Ada",
    address: { line1: "1 Mile", line2: "Apartment 7", city: "", state: "", zip: "", countryCode: "US" },
  });
});

test.for([
  [{ payment_status: "no_payment_required" }, "paid"],
  [{ payment_status: "unpaid", payment_intent: { id: "pi_1", status: "processing" } }, "unpaid"],
  [{ payment_status: "unpaid", payment_intent: "pi_1" }, "unpaid"],
  [{ payment_status: "unpaid", payment_intent: { id: "pi_1", status: "requires_payment_method" } }, "failed"],
  [{ payment_status: "unpaid", payment_intent: { id: "pi_1", status: "canceled" } }, "failed"],
  [{ payment_status: "unpaid", payment_intent: null }, "unpaid"],
  [
    { status: "open", payment_status: "unpaid", payment_intent: { status: "requires_payment_method" } },
    "open",
  ],
  [{ status: "expired", payment_status: "unpaid" }, "expired"],
] as const)("%o is %s", ([over, status]) => {
  expect(stateOf(session(over)).status).toBe(status);
});

test("what is only named, and not shown whole, is known by its name", () => {
  const named = session({
    payment_intent: "pi_7",
    shipping_cost: { amount_total: 0, shipping_rate: "shr_1" },
  });
  expect(stateOf(named)).toMatchObject({ paymentId: "pi_7", shippingId: undefined });
});

test("an amount that is not told is nothing", () => {
  const nothing = session({
    amount_subtotal: null,
    amount_total: null,
    total_details: null,
    shipping_cost: null,
  });
  expect(stateOf(nothing)).toMatchObject({ subtotal: 0, shipping: 0, tax: 0, discount: 0, total: 0 });
});

test("a session that names two orders is no order's", () => {
  expect(stateOf(session({ metadata: { order_id: "order-2" } })).orderId).toBeUndefined();
  expect(stateOf(session({ client_reference_id: null })).orderId).toBeUndefined();
});

test("an address elsewhere is none, and the name on the card stands in for a missing one", () => {
  const elsewhere = session({
    collected_information: { shipping_details: { address: { line1: "1", country: "CA" } } },
  });
  expect(stateOf(elsewhere)).toMatchObject({ address: undefined, name: "A. King" });
});

const standing = (disputes: string[], refunds: object[] = [], over: object = {}) =>
  standingOf(
    { amount_received: 8500, metadata: {}, review: "prv_1" } as unknown as Stripe.PaymentIntent,
    refunds as Stripe.Refund[],
    disputes.map((status) => ({ status, amount: 8500, currency: "usd", ...over })) as Stripe.Dispute[],
    [],
  );

test.for([
  [["needs_response"], "open"],
  [["warning_under_review"], "open"],
  [["something new"], "open"],
  [["won", "under_review"], "open"],
  [["won"], "won"],
  [["warning_closed"], "won"],
  [["won", "lost"], "lost"],
  [["prevented"], "lost"],
  [[], undefined],
] as const)("disputes that are %o are %s together", ([statuses, dispute]) => {
  expect(standing([...statuses]).dispute).toBe(dispute);
});

test.for([
  [["lost"], { amount: 500 }, 500],
  [["lost", "lost", "won"], { amount: 500 }, 1000],
  [["lost", "lost"], { amount: 4250 }, 8500],
  [["lost", "lost"], { amount: 4251 }, 8500],
  [["lost"], { amount: 500, currency: "eur" }, 8500],
  [["lost", "needs_response"], { amount: 500 }, 500],
  [["lost", "warning_needs_response"], { amount: 500 }, 500],
  [["won"], { amount: 500 }, undefined],
] as const)("of disputes that are %o, %o, a bank has taken %s", ([statuses, over, taken]) => {
  expect(standing([...statuses], [], over).taken).toBe(taken);
});

test.for([
  [["warning_needs_response"], true, true],
  [["warning_needs_response", "won"], true, true],
  [["warning_under_review"], false, true],
  [["needs_response"], false, undefined],
  [["needs_response"], true, true],
  [["warning_needs_response", "needs_response"], false, undefined],
  [["won"], true, undefined],
] as const)("while disputes are %o, refundable: %s, a refund works: %s", ([statuses, may, works]) => {
  expect(standing([...statuses], [], { is_charge_refundable: may }).refundable).toBe(works);
});

test.for([
  ["succeeded", "succeeded"],
  ["failed", "failed"],
  ["canceled", "failed"],
  ["pending", "pending"],
  ["requires_action", "pending"],
  [null, "pending"],
] as const)("a refund that is %s counts as %s", ([status, counts]) => {
  expect(standing([], [{ id: "re_1", status, amount: 100 }]).refunds).toEqual([
    { id: "re_1", status: counts, amount: 100 },
  ]);
});

test.for([
  ["insufficient_funds", { unfunded: true, askedAt: "2026-11-28T12:00:00.000Z" }],
  ["charge_for_pending_refund_disputed", { disputed: true }],
  ["lost_or_stolen_card", {}],
  ["merchant_request", {}],
  ["unknown", {}],
] as const)("a refund that has failed for %s is told as %o", ([failure_reason, told]) => {
  const failed = { id: "re_1", status: "failed", amount: 100, created: 1_795_867_200, failure_reason };
  expect(standing([], [failed]).refunds).toEqual([{ id: "re_1", status: "failed", amount: 100, ...told }]);
});

test("a review that was not asked for in full is not taken for open", () => {
  expect(standing([]).underReview).toBe(false);
});

test.each([
  ["California", "94107 ", "CA", "94107"],
  ["ca", " 94107", "CA", "94107"],
  ["D.C.", "20001", "DC", "20001"],
])("an address as a wallet says it is read: %s %s", (state, postal_code, letters, zip) => {
  const address = { line1: "1 Mile", city: "Anywhere", country: "US", state, postal_code };
  const collected_information = { shipping_details: { name: "Ada", address } };
  expect(stateOf(session({ collected_information }))).toMatchObject({ address: { state: letters, zip } });
});
