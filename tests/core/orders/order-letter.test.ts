import { describe, expect, test } from "vitest";
import type { Parcel } from "../../../functions/core/fulfilment/printer-shape.ts";
import {
  type LetterKind,
  letterKinds,
  orderLetter,
} from "../../../functions/core/orders/letters/order-letter.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { cents } from "../../../functions/lib/money.ts";
import { anOrder } from "./an-order.ts";

const text = (kind: LetterKind, order: Order, amount?: number) =>
  orderLetter(kind, order, "https://shop.test/o", amount === undefined ? {} : { amount: cents(amount) }).text;
const parcel = (over: Partial<Parcel> = {}): Parcel => ({
  ...{ id: "shp_1", status: "dispatched", items: [] },
  ...over,
});
const sent = (...parcels: Parcel[]) => ({ ...anOrder("shipped"), parcels });
const lost = parcel({ id: "shp_2", status: "cancelled", trackingNumber: "lost" });

test.for(letterKinds)(
  "%s: one line of subject with the number of the order, and a way to its page",
  (kind) => {
    const { subject, text, html } = orderLetter(kind, anOrder("shipped"), "https://shop.test/o");
    expect(subject).toMatch(/^[^\r\n]*WF-ORDER[^\r\n]*$/);
    for (const form of [text, html]) expect(form).toContain("https://shop.test/o");
  },
);

describe("the mail about an order", () => {
  test("names what was bought, what was paid and how it is sent", () => {
    const [line] = anOrder("paid").lines;
    const chosen = [
      { label: "Size", value: "1", displayName: "16 × 24 in" },
      { label: "Frame", value: "none", displayName: "None" },
      { label: "Glaze", value: "matt", displayName: "Matt" },
    ];
    const other = { ...line, copies: 1, item: { ...line?.item, productOptions: chosen } };
    const said = text("placed", { ...anOrder("paid"), lines: [line, other] as Order["lines"] });
    expect(said).toContain(
      "We have your order WF-ORDER:\n2\u00a0×\u00a0Art Paper Print, 16 × 24 in\n1\u00a0×\u00a0Art Paper Print, 16 × 24 in, Matt\n",
    );
    expect(said).toContain("You paid $96.95, $12.95 of it for Budget shipping.");
    expect(said).toContain("It should be with you between");
    expect(said).toContain("It goes to:\nAda Lovelace\n");
    expect(said).toContain(
      "you can cancel it on the page of your order, and correct its address in the browser that you ordered with, or in your account.",
    );
  });

  test("that goes to print at once promises no correction", () => {
    const paid = anOrder("paid");
    for (const order of [
      { ...paid, paid: { ...paid.paid, method: "Express" as const } },
      { ...paid, paid: { ...paid.paid, method: "Overnight" as const } },
      { ...paid, express: true },
      // The stage gives nobody any time.
      { ...paid, holdUntil: paid.since },
    ]) {
      const said = text("placed", order);
      expect(said).toContain("It goes to print at once");
      expect(said).not.toMatch(/Until it is being printed|correct its address/);
    }
  });

  test("of which nothing is known of the payment says what it costs", () => {
    expect(text("placed", anOrder("needs attention"))).toContain(
      "You paid $84.00, $0.00 of it for Standard shipping.",
    );
    expect(text("placed", anOrder("needs attention"))).not.toContain("It should be with you");
  });

  test("that is printed again says so, and nothing of money", () => {
    const again = { ...anOrder("paid"), reprintOf: "before" };
    expect(orderLetter("placed", again, "").subject).toBe("We print it again: WF-ORDER");
    expect(text("placed", again)).toContain("free of charge:\n2\u00a0×\u00a0Art Paper Print, 16 × 24 in\n");
    expect(text("placed", again)).not.toContain("$");
  });
});

describe("the mail about parcels", () => {
  const tracked = parcel({ carrier: "USPS", trackingNumber: "94001", trackingUrl: "https://track.test/1" });

  test("says how to follow those that are on their way", () => {
    const other = parcel({ id: "shp_3", trackingNumber: "94002" });
    const said = "Tracking number USPS 94001: https://track.test/1\n\nTracking number 94002\n";
    for (const kind of ["shipped", "tracking"] as const)
      expect(text(kind, sent(tracked, lost, other))).toContain(said);
    for (const kind of ["shipped", "tracking"] as const)
      expect(text(kind, sent(parcel(), lost))).not.toContain("Tracking");
  });

  test("says whether that is all of it", () => {
    const whole = text("shipped", sent(tracked));
    expect(whole).toMatch(/^On its way to you\n\nYour order WF-ORDER has left the print house\./);
    const part = text("shipped", sent(tracked, lost));
    expect(part).toContain("A part of it is on its way to you");
    expect(part).toContain("Another part could not be sent.");
    const items = ["order-1"];
    const concerns = [{ at: "", kind: "parcel cancelled" as const, detail: "", items }];
    const open = text("shipped", { ...sent(tracked, lost), concerns });
    expect(open).toContain("could not be sent: we are looking after that, and write to you about it.");
    expect(part).not.toContain("looking after");
    expect(text("delivered", sent(tracked))).toMatch(/^Your order has arrived\n\n.* has been delivered\./);
    const there = text("delivered", sent(tracked, lost));
    expect(there).toMatch(/^A part of it should have arrived\n\nWhat was sent of your order WF-ORDER/);
  });
});

test("the mail about a part says that the rest follows, and how to follow what was sent", () => {
  const part = parcel({ carrier: "USPS", trackingNumber: "94001" });
  const first = { ...anOrder("in production"), parcels: [part] };
  expect(text("part", first)).toContain("The rest follows");
  expect(text("part", first)).toContain("Tracking number USPS 94001");
  expect(text("part", first)).not.toContain("could not be sent");
  expect(text("part", { ...first, parcels: [part, lost] })).toContain("Another part could not be sent");
});

describe("whom and where it goes to, of which anybody may have typed anything,", () => {
  const to = ({ name = "Ada Lovelace", ...address }: Record<string, string>) => {
    const { paid, ...order } = anOrder("paid");
    return { ...order, paid: { ...paid, name, address: { ...paid.address, ...address } } };
  };

  test.for([
    { name: "You won $500! Claim: https://evil.example/win" },
    { name: "Log in at evil.example" },
    { line1: "IMPORTANT: log in at www.evil.example/now" },
    { line2: "Write to win@evil.example" },
    { city: "t.me/evil" },
    { name: "Call +1 (900) 555-0100 now" },
    { line1: "1 Road, or call 900 555 0100" },
    { name: "Ada\nYou won" },
  ])("is not mailed if it leads away: %o", (typed) => {
    for (const kind of ["placed", "readdressed"] as const) {
      const said = text(kind, to(typed));
      expect(said).toContain("It goes to the address on the page of your order.");
      expect(said).not.toMatch(/evil|900|won/);
      expect(said).not.toContain("It goes to:");
    }
  });

  test.for([
    { name: "Siobhán O'Neil-D’Arcy, Jr. (c/o 佐藤 & Söhne)" },
    { name: "李小龍", city: "St. Mary's" },
    { line1: "10245 67th Avenue, Apt #3", line2: "St. Mary's / Unit B" },
    { line1: "102-45 67th Road 5", line2: "c/o Dr. J.R. Łukasz @ 4th floor" },
    { line1: "P.O. Box 12345", line2: "№ 7", city: "O'Fallon" },
    { line1: "2½ “Side” St.", city: "Winston-Salem" },
  ])("stands there as it is: %o", (typed) => {
    const said = text("placed", to(typed));
    for (const part of Object.values(typed)) expect(said).toContain(part);
  });
});

test("the mail about a changed address says who may have changed it, where it goes now, and when it comes", () => {
  const said = text("readdressed", anOrder("paid"));
  for (const part of [
    "on its page, or by us at your wish",
    "It goes to:\nAda Lovelace\n",
    "It should be with you",
  ])
    expect(said).toContain(part);
});

test("the mail about a payment that failed says what is not made, and how to have it all the same", () => {
  const said = text("unpaid", anOrder("expired"));
  for (const part of [
    "WF-ORDER, and so it is not made:\n2\u00a0×\u00a0Art Paper Print",
    "order it again on its page",
  ])
    expect(said).toContain(part);
});

describe("the mail about money", () => {
  const back = (done: number) => ({ wanted: cents(done), done: cents(done) });
  const whole = (state: "refunding" | "refunded" = "refunded") => ({ ...anOrder(state), back: back(9695) });
  const partly = { ...anOrder("shipped"), back: back(500) };

  test("tells the amount that went back, or else all of it", () => {
    expect(text("refunded", whole(), 9695)).toContain("We have refunded $96.95 for order WF-ORDER.");
    expect(text("refunded", whole())).toContain("We have refunded $96.95 for order");
    expect(text("refunded", anOrder("needs attention"))).toContain("We have refunded $84.00 for order");
    expect(orderLetter("refunded", whole(), "").subject).toBe(
      "Your money for order WF-ORDER is on its way back",
    );
  });

  test("of a part says so, how much of what, and that the rest goes on; once it has arrived, nothing does", () => {
    const { subject, text: said } = orderLetter("refunded", partly, "", { amount: cents(500) });
    expect(subject).toBe("A part of your money for order WF-ORDER is on its way back");
    for (const words of [
      "A part is refunded",
      "We have refunded $5.00 of the $96.95 that you paid for order WF-ORDER.",
      "The rest of your order goes on.",
    ])
      expect(said).toContain(words);
    const there = { ...anOrder("completed"), back: back(500) };
    expect(text("refunded", there, 500)).toContain("$5.00 of the $96.95");
    expect(text("refunded", there, 500)).not.toContain("goes on");
  });

  test("of the last part says that with it all of it went back", () => {
    const said = text("refunded", whole(), 9195);
    expect(said).toContain("We have refunded $91.95 of the $96.95");
    expect(said).toContain("All of it is on its way back now.");
    expect(said).not.toContain("goes on");
  });

  test("of an order that was called off says first that it is cancelled, and what is not made", () => {
    const at = "2026-11-20T12:00:00.000Z";
    for (const kind of ["cancelled before print", "cancelled at print house"] as const) {
      const history: Order["history"] = [
        { at, kind: "cancel wanted" },
        { at, kind },
      ];
      const { subject, text: said } = orderLetter("refunded", { ...whole(), history }, "");
      expect(subject).toBe("Order WF-ORDER is cancelled");
      expect(said).toMatch(/^Your order is cancelled\n/);
      for (const words of [
        "Your order WF-ORDER is cancelled, and will not be printed:\n2\u00a0×\u00a0Art Paper Print",
        "We have refunded $96.95 for order WF-ORDER.",
        "Banks take up to ten days",
      ])
        expect(said).toContain(words);
    }
  });

  test("of an order that could not be called off any more does not say that it is cancelled", () => {
    const at = "2026-11-20T12:00:00.000Z";
    const history: Order["history"] = [
      { at, kind: "cancel wanted" },
      { at, kind: "too late to cancel" },
    ];
    const { subject, text: said } = orderLetter("refunded", { ...whole(), history }, "");
    expect(`${subject} ${said}`).not.toMatch(/cancelled|printed/);
  });

  test("names the order first, and says why, where that was not the shopper's own wish", () => {
    const at = "2026-11-20T12:00:00.000Z";
    const history: Order["history"] = [
      { at, kind: "cancelled before print" },
      { at, kind: "refused by print house" },
    ];
    const said = text("refunded", { ...whole(), history });
    expect(said).toContain("for order WF-ORDER. The print house cannot make it.");
    expect(said).not.toContain("Cancelled before");
    expect(text("refunded", { ...partly, history }, 500)).not.toContain("cannot make it");
  });
});
