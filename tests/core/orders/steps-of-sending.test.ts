import { describe, expect, test } from "vitest";
import type { PrintOrder, Submitted } from "../../../functions/core/fulfilment/printer.ts";
import { images } from "../../../functions/core/images/items.ts";
import { moved, type OrderIn, type OrderLine } from "../../../functions/core/orders/order.ts";
import { calledBack } from "../../../functions/core/orders/order-link.ts";
import type { PaymentStanding } from "../../../functions/core/orders/payment/payments.ts";
import { sendToPrint } from "../../../functions/core/orders/production/sending.ts";
import { HOUR_MINUTES, TryLater } from "../../../functions/core/orders/steps.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

const now = "2026-11-20T12:00:00.000Z";
const inMinutes = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

const paid = anOrder("paid");
const lines = paid.lines.map((line) => ({ ...line, fileKey: "public/prints/one/4800x7200.jpeg" }));
const ready = (over: Partial<OrderIn<"paid">> = {}) => ({ ...paid, lines, ...over });
const [line] = lines;
const { fileKey: _, ...missing } = line as OrderLine;
const mine = { by: "me" };
const doubtful = { by: "me", doubt: true as const };

/** A print house that answers like this, a provider that says so of the money, and a picture that the order keeps. */
async function open(
  answer: Submitted = { outcome: "accepted", id: "ord_1" },
  standing: Partial<PaymentStanding> = {},
) {
  const { shop } = await opened(paid, standing);
  const asked = { money: 0, print: [] as PrintOrder[] };
  const { standing: said } = shop.payments;
  shop.payments = { ...shop.payments, standing: (id) => said(String(++asked.money && id)) };
  shop.printer = {
    ...shop.printer,
    submit: async (order) => {
      asked.print.push(order);
      return answer;
    },
  };
  const image = aReadyImage(now);
  const pinned = { ...image, state: { ...image.state, orders: ["order"] } };
  await shop.table.create(images, pinned);
  const file = { bytes: new Uint8Array(8), contentType: "image/png" };
  await shop.pictures.put(image.state.output.original, file);
  const keeps = async () => {
    const found = await shop.table.get(images, { batchId: "batch", n: 0 }, { consistent: true });
    return found && "orders" in found.state ? found.state.orders : undefined;
  };
  return { shop, needs: Object.assign(shop, { me: "me" }), asked, keeps };
}
describe("a paid order that is ready", () => {
  test("is marked as handed over before anybody is asked, and as doubtful the second time", async () => {
    const { needs, asked } = await open();
    expect(await sendToPrint(needs, ready())).toEqual({ next: ready({ handedOver: mine }) });
    const again = await sendToPrint(needs, ready({ handedOver: { by: "another" } }));
    expect(again).toEqual({ next: ready({ handedOver: doubtful }) });
    expect(asked).toEqual({ money: 2, print: [] });
  });

  test("goes to print with all that is printed, each line by its name, and nothing that is left out", async () => {
    const { needs, asked, keeps } = await open();
    const left = { ...missing, leftOut: true as const };
    const order = ready({ handedOver: mine, lines: [left, ...lines] });
    const { next, ...rest } = await sendToPrint(needs, order);
    expect(asked.print).toEqual([
      {
        ...{ key: "order", reference: "order", method: "Budget" },
        recipient: { name: "Ada Lovelace", email: "ada@example.com", address: order.paid.address },
        items: [
          {
            ...{ reference: "order-2", sku: "GLOBAL-FAP-16X24", attributes: {}, copies: 2 },
            fileUrl: "https://wallflower.test/pictures/prints/one/4800x7200.jpeg",
          },
        ],
        callbackUrl: expect.stringMatching(/^https:\/\/wallflower\.test\/api\/v1\/webhooks\/prodigi\//),
      },
    ]);
    expect(calledBack("a secret for orders", asked.print[0]?.callbackUrl.split("/").at(-1) ?? "")).toBe(
      "order",
    );
    expect(rest).toEqual({ event: { kind: "handed over" }, again: 12 * HOUR_MINUTES });
    expect(next).toStrictEqual(
      moved(order, "in production", {
        ...{ session: order.session, paid: order.paid, back: order.back },
        ...{ print: { id: "ord_1", submittedAt: now }, parcels: [] },
      }),
    );
    expect(await keeps()).toEqual([]);
  });

  test("that is called off before anybody was asked goes nowhere", async () => {
    const { needs, asked } = await open();
    const { next } = await sendToPrint(needs, ready({ handedOver: mine, cancel: "shopper" }));
    expect([next.state, asked.print]).toEqual(["refunding", []]);
  });

  test("waits while it can be changed, and the money is looked at", async () => {
    const { needs, asked } = await open();
    const order = ready({ holdUntil: inMinutes(20) });
    expect(await sendToPrint(needs, order)).toEqual({ next: order, again: 20 });
    expect(asked.money).toBe(1);
    const due = ready({ holdUntil: now });
    expect(await sendToPrint(needs, due)).toEqual({ next: { ...due, handedOver: mine } });
  });
});

describe("money that has gone", () => {
  const refunds = [{ id: "re", status: "succeeded" as const, amount: cents(9695) }];

  test.for([
    ["while it waits", { holdUntil: inMinutes(20) }],
    ["while another makes its file", { lease: { by: "another", until: inMinutes(3) } }],
    ["at the last look", {}],
  ] as const)("stops it: %s", async ([, over]) => {
    const order = ready({ ...over, ...("lease" in over && { lines: [missing] }) });
    const paid = await open(undefined, { refunds });
    expect(await sendToPrint(paid.needs, order)).toMatchObject({ next: { state: "refunded" } });
    const disputed = await open(undefined, { dispute: "open" });
    expect(await sendToPrint(disputed.needs, order)).toMatchObject({
      next: { state: "held", why: "disputed" },
    });
  });

  test("or is all on its way, calls it off once it may be there", async () => {
    for (const status of ["succeeded", "pending"] as const) {
      const { needs } = await open(undefined, { refunds: [{ id: "re", status, amount: cents(9695) }] });
      const called = await sendToPrint(needs, ready({ handedOver: { by: "another" } }));
      expect(called).toEqual({
        next: ready({ handedOver: doubtful, cancel: "shopper" }),
        again: "in another job",
      });
    }
  });

  test("is none of a reprint's", async () => {
    const { needs, asked } = await open(undefined, { refunds });
    const reprint = ready({ reprintOf: "before" });
    expect(await sendToPrint(needs, reprint)).toMatchObject({ next: { state: "paid", handedOver: mine } });
    expect(asked.money).toBe(0);
  });
});

describe("called off before it went anywhere", () => {
  test("all of it goes back, and its pictures are let go", async () => {
    const { needs, keeps } = await open();
    const order = ready({ cancel: "operator" });
    expect(await sendToPrint(needs, order)).toMatchObject({
      next: { state: "refunding", back: { wanted: 9695 } },
      event: { kind: "cancelled before print" },
    });
    expect(await keeps()).toEqual([]);
  });
});

describe("an answer", () => {
  const refused = (about: "address" | "item") => open({ outcome: "refused", reason: "no", about });

  test("that says nothing is tried later", async () => {
    const { needs } = await open({ outcome: "unsure", reason: "no line", why: "silence" });
    await expect(sendToPrint(needs, ready({ handedOver: mine }))).rejects.toThrow(TryLater);
  });

  test("that says no pays back", async () => {
    const { needs } = await refused("item");
    expect(await sendToPrint(needs, ready({ handedOver: mine }))).toMatchObject({
      next: { state: "refunding", back: { wanted: 9695 } },
      event: { kind: "refused by print house", detail: "no" },
    });
  });

  test("that says no to the address asks for another", async () => {
    const { needs } = await refused("address");
    const asked = await sendToPrint(needs, ready({ handedOver: mine }));
    expect(asked).toMatchObject({ next: { state: "held", why: "address", detail: "no" }, letter: "address" });
    expect(asked.next).not.toHaveProperty("handedOver");
  });

  test("that says no, where an earlier one may have said yes, is for a person; and of a reprint", async () => {
    const { needs } = await refused("address");
    for (const over of [{ handedOver: doubtful }, { handedOver: mine, reprintOf: "before" }]) {
      const held = await sendToPrint(needs, ready(over));
      expect(held).toMatchObject({ next: { state: "held", why: "refused", handedOver: over.handedOver } });
    }
  });
});

describe("an address that nothing can be sent to", () => {
  const strange = { ...paid.paid, address: { ...paid.paid.address, zip: "90210" } };

  test("is asked for once, before anything is made", async () => {
    const { needs, asked } = await open();
    const { next, letter, event } = await sendToPrint(needs, ready({ paid: strange }));
    expect(next).toMatchObject({ state: "held", why: "address", detail: "90210 is not a ZIP code in NY." });
    expect([letter, event]).toEqual(["address", { kind: "address wanted" }]);
    expect(asked).toEqual({ money: 0, print: [] });
  });

  test("that somebody meant, or that is at the print house already, is tried", async () => {
    const { needs } = await open();
    const history = [{ at: now, kind: "address wanted" as const }];
    for (const over of [{ history }, { handedOver: mine }])
      expect((await sendToPrint(needs, ready({ paid: strange, ...over }))).next.state).not.toBe("held");
  });
});

describe("its files", () => {
  const lease = { by: "me", until: inMinutes(5) };

  test("are made by whoever has taken the lease, one at a time", async () => {
    const { needs } = await open();
    const order = ready({ lines: [...lines, missing, missing] });
    expect(await sendToPrint(needs, order)).toEqual({ next: { ...order, lease }, alone: 5 });
    const { next, again } = await sendToPrint(needs, { ...order, lease });
    const made = expect.objectContaining({ fileKey: expect.stringContaining("prints/") });
    expect([next.lines, again]).toEqual([[...lines, made, missing], "in another job"]);
    expect(next).not.toHaveProperty("lease");
  });

  test("of another's lease are waited for until it ends", async () => {
    const { needs } = await open();
    const theirs = { by: "another", until: inMinutes(3) };
    const order = ready({ lines: [missing], lease: theirs });
    expect(await sendToPrint(needs, order)).toEqual({ next: order, again: 3, met: true });
    const planned = { ...order, dueAt: inMinutes(3) };
    expect(await sendToPrint(needs, planned)).toEqual({ next: planned, again: "as it is", met: true });
    const ended = { ...order, lease: { ...theirs, until: now } };
    const { lease: _, ...free } = ended;
    expect(await sendToPrint(needs, ended)).toEqual({ next: free, again: 60, failure: expect.any(Error) });
    expect(await sendToPrint(needs, free)).toMatchObject({ next: { lease }, alone: 5 });
  });

  test("of a picture that is gone are not made: the money goes back, and a reprint is for a person", async () => {
    const { needs } = await open();
    const gone = [{ ...missing, image: { batchId: "gone", n: 0 } }];
    expect(await sendToPrint(needs, ready({ lines: gone, lease }))).toMatchObject({
      next: { state: "refunding", back: { wanted: 9695 } },
      event: { kind: "picture gone" },
    });
    expect(await sendToPrint(needs, ready({ lines: gone, lease, reprintOf: "before" }))).toMatchObject({
      next: { state: "held", why: "refused", detail: "its picture was deleted" },
    });
    needs.imageProcessor = { ...needs.imageProcessor, print: () => Promise.reject(new Error("no room")) };
    const failed = await sendToPrint(needs, ready({ lines: [missing], lease }));
    expect(failed).toMatchObject({
      next: { lease: { by: "", until: lease.until } },
      failure: new Error("no room"),
    });
  });
});
