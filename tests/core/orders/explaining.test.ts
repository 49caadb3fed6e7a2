import { describe, expect, test } from "vitest";
import { explained, timelineOf } from "../../../functions/core/orders/operators/explaining.ts";
import type { Order, OrderIn } from "../../../functions/core/orders/order.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";

const at = "2026-11-20T12:00:00.000Z";
const paid = anOrder("paid");
const held = aHeldOrder("address", { detail: "no ZIP", holdUntil: at });
/** What is said of it, beyond what is said of every order that is shipped. */
const said = (over: Partial<OrderIn<"shipped">>) => {
  const plain = explained({ ...anOrder("shipped") }).split("\n");
  return explained({ ...anOrder("shipped"), ...over })
    .split("\n")
    .filter((line) => !plain.includes(line));
};

describe("an order is explained", () => {
  test("by where it stands, what happens next, and when", () => {
    expect(explained(anOrder("shipped"))).toBe(
      [
        "WF-ORDER (order) is shipped since 2026-11-01T10:33:00.000Z.",
        "It was sent.",
        "Paid: $96.95 (pi_1).",
        "Next: It counts as delivered when the carrier says so, or when enough days have passed.",
        "Looked at again: 2026-11-01T10:01:00.000Z.",
      ].join("\n"),
    );
    expect(explained(anOrder("expired"))).toBe(
      [
        "WF-ORDER (order) is expired since 2026-11-01T10:00:00.000Z.",
        "Nobody paid.",
        "Next: Nothing; should money come in all the same, the audit takes it up.",
        "Nobody looks before somebody asks.",
      ].join("\n"),
    );
  });

  test("with why the print house cannot make it, where its money goes back for that", () => {
    const history = [{ at, kind: "refused by print house", detail: "SkuNotFound" } as const];
    const refunding = { ...anOrder("refunding"), history };
    expect(explained(refunding)).toContain("\nThe print house cannot make it. SkuNotFound\n");
  });

  test("with why it is held, and what the problems are", () => {
    expect(explained(held)).toContain("\nWhy: address: no ZIP.\n");
    // What is a sentence already ends once.
    expect(explained({ ...held, detail: "No ZIP." })).toContain("\nWhy: address: No ZIP.\n");
    expect(explained({ ...anOrder("on hold"), problems: ["one", "two"] })).toContain(
      "\nProblems: one; two.\n",
    );
    expect(explained({ ...anOrder("on hold"), problems: [] })).not.toContain("Problems");
    expect(explained(anOrder("shipped"))).not.toMatch(/Why|Problems|files/);
  });

  test("with how many of its files are made, of those that are printed", () => {
    const [line] = paid.lines;
    const { fileKey: _, ...missing } = line as OrderIn<"paid">["lines"][number];
    const lines = [line, line, missing, { ...missing, leftOut: true }] as OrderIn<"paid">["lines"];
    expect(explained({ ...paid, lines })).toContain(
      "Its owner can change it until 2026-11-01T10:32:00.000Z; 2 of 3 files are made.",
    );
  });

  test("with its money, and what is owed of it", () => {
    const back = (wanted: number, done: number) => ({ wanted: cents(wanted), done: cents(done) });
    expect(said({ back: back(100, 0) })).toEqual([
      "Back: $0.00, and $1.00 still to go.",
      "Money is owed: that comes first.",
    ]);
    expect(said({ back: back(100, 100) })).toEqual(["Back: $1.00."]);
    expect(said({ back: back(0, 0) })).toEqual([]);
  });

  test("with who wants what", () => {
    expect(said({ forget: true })).toEqual([
      "Its owner wants to be forgotten, and is a month after it is over.",
    ]);
    expect(explained({ ...paid, cancel: "operator" })).toContain("\nTo be called off, for the operator.\n");
    expect(explained(paid)).not.toContain("called off");
    expect(said({ reprintOf: "before" })).toEqual(["It repeats before: `refund` that, `drop` this."]);
    expect(said({ overdueTold: true })).toEqual([
      "It has stood still for longer than promised: find out why.",
    ]);
  });

  test("with how its last tries have failed", () => {
    expect(said({ tries: 1, failure: "no line" })).toEqual([
      "The last tries have failed, 1 so far: no line.",
    ]);
    expect(said({ tries: 2 })).toEqual(["The last tries have failed, 2 so far: see the log."]);
    expect(said({ tries: 0, failure: "no line" })).toEqual([]);
  });
});

describe("what to do about a concern", () => {
  const [line] = anOrder("shipped").lines;
  const lines = [line, line] as OrderIn<"shipped">["lines"];

  test.for([
    ["disputed", "open", "answer it in the payment provider's dashboard, then `settle order`"],
    ["refunded elsewhere", "3", "nothing if it was meant; `settle order`"],
    ["refund came back", "3", "it is sent once more; `settle order`"],
    [
      "refund came back twice",
      "$3",
      "ask the shopper how to pay, and once it is paid, `settle order` ends it",
    ],
    [
      "refund refused",
      "$3",
      "find out why, and pay it back in the provider's dashboard or otherwise; then `settle order`",
    ],
    ["mail not delivered", "shipped#2", "`resend order shipped EMAIL`"],
  ] as const)("that is %s", ([kind, detail, help]) => {
    const concerns = [{ at, kind, detail }];
    expect(said({ concerns })).toEqual([`! ${kind}: ${detail}. Then: ${help}.`]);
  });

  test.for<[items: string[] | undefined, over: Partial<Order>, help: string]>([
    [["order-2"], {}, "`refund order lines 2` or `reprint order lines 2`"],
    [["order-1", "order-2"], {}, "`refund order lines 1,2` or `reprint order lines 1,2`"],
    [[], {}, "`settle order`, as what it held is paid back or not known"],
    [undefined, {}, "`settle order`, as what it held is paid back or not known"],
    [["order-1"], { reprintOf: "before" }, "`refund before` or `reprint before`, and `settle order`"],
  ])("that is a lost parcel with %o", ([items, over, help]) => {
    const concerns = [{ at, kind: "parcel cancelled" as const, detail: "shp_1", ...(items && { items }) }];
    const order = { ...anOrder("shipped"), lines, concerns, ...over } as Order;
    expect(explained(order)).toContain(`! parcel cancelled: shp_1. Then: ${help}.`);
  });
});

test("a timeline says what happened and who did it, also what the shopper is not told", () => {
  const history: Order["history"] = [
    { at, kind: "paid", amount: cents(9695) },
    { at, kind: "part refunded", amount: cents(5) },
    { at, kind: "by operator", by: "grace", what: "Note: x" },
    { at, kind: "concern", about: "disputed", detail: "open" },
    { at, kind: "told", what: "Somebody said something." },
    { at, kind: "held" },
    { at, kind: "refused by print house", detail: "SkuNotFound" },
  ];
  expect(timelineOf({ ...paid, history })).toBe(
    [
      `${at}  Paid: $96.95.`,
      `${at}  Refunded: $0.05.`,
      `${at}  grace: Note: x`,
      `${at}  ! disputed: open`,
      `${at}  Somebody said something.`,
      `${at}  Waiting for somebody to have a look.`,
      `${at}  The print house cannot make it. SkuNotFound`,
    ].join("\n"),
  );
});
