import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Printer, PrintIssue, PrintOrder } from "../../../functions/core/fulfilment/printer.ts";
import type { Parcel } from "../../../functions/core/fulfilment/printer-shape.ts";
import { anAddress } from "../../support/fake-payments.ts";

/** A print house, with what people there do. */
export type PrintWorld = {
  printer: Printer;
  /** Something that the house makes, with all that has to be said about it. */
  sold: { sku: string; attributes: Record<string, string> };
  begin(id: string): Promise<void>;
  ship(id: string, statuses: readonly Parcel["status"][]): Promise<void>;
  /** Gives up the parcel that all of it was to go in, and packs it in another place. */
  move(id: string): Promise<void>;
  /** Says of what it has sent that it is not sent yet. */
  takeBack(id: string): Promise<void>;
  /** Waits for our money, and says no more than that. */
  unpaid(id: string): Promise<void>;
  /** Takes a hundred dollars for it, and gives fifty back. */
  charge(id: string): Promise<void>;
  /** Something is wrong, or solved again. */
  trouble(id: string, issues: readonly PrintIssue[]): void;
  hold(id: string, held: boolean): void;
  close(): Promise<void>;
};

let orders = 0;
export const anOrder = (sold: PrintWorld["sold"], over: Partial<PrintOrder> = {}): PrintOrder => ({
  key: `key-${++orders}`,
  reference: `order-${orders}`,
  method: "Standard",
  recipient: { name: "Ada Lovelace", email: "ada@example.com", address: anAddress },
  items: ["1", "2"].map((reference) => ({
    ...sold,
    reference,
    copies: 1,
    fileUrl: "http://127.0.0.1:9/none",
  })),
  callbackUrl: "http://127.0.0.1:9/none",
  ...over,
});

/** What the shop expects of whoever prints for it, and of every stand-in for that. */
export const printerContract = (name: string, open: () => Promise<PrintWorld>) =>
  describe(name, () => {
    let world: PrintWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    async function accepted(order = anOrder(world.sold)) {
      const submitted = await world.printer.submit(order);
      expect(submitted).toEqual({ outcome: "accepted", id: expect.any(String) });
      return submitted.outcome === "accepted" ? submitted.id : "";
    }

    test("what it sells has a quote for several ways, the faster the dearer", async () => {
      const quoted = await world.printer.quotes([{ ...world.sold, copies: 1 }]);
      if (quoted.outcome !== "quoted") throw new Error(quoted.reason);
      const costs = quoted.quotes.map(({ shipping }) => shipping);
      expect(quoted.quotes.map(({ method }) => method)).toEqual(
        expect.arrayContaining(["Budget", "Standard", "Express"]),
      );
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      expect(quoted.costs).toEqual([expect.any(Number)]);
    });

    test("what it does not sell is unavailable, which is an answer", async () => {
      expect(await world.printer.quotes([{ sku: "A-MUG", attributes: {}, copies: 1 }])).toMatchObject({
        outcome: "unavailable",
      });
    });

    test("the same key is printed once", async () => {
      const order = anOrder(world.sold);
      const id = await accepted(order);
      expect(await accepted(order)).toBe(id);
      const known = await world.printer.since(new Date(Date.now() - 60_000));
      const reference = { id, reference: order.reference, backTo: order.callbackUrl };
      expect(known).toEqual([{ ...reference, stage: "in progress" }]);
      await world.printer.cancel(id);
      const after = await world.printer.since(new Date(Date.now() - 60_000));
      expect(after).toEqual([{ ...reference, stage: "cancelled" }]);
      expect(await world.printer.since(new Date(Date.now() + 60_000))).toEqual([]);
    });

    test("a refusal says whether it is about the address or about what is printed", async () => {
      const recipient = { name: "Ada", address: { ...anAddress, zip: "1" } };
      expect(await world.printer.submit(anOrder(world.sold, { recipient }))).toMatchObject({
        outcome: "refused",
        about: "address",
      });
      const items = [
        { sku: "A-MUG", attributes: {}, copies: 1, reference: "1", fileUrl: "http://x.invalid" },
      ];
      expect(await world.printer.submit(anOrder(world.sold, { items }))).toMatchObject({
        outcome: "refused",
        about: "item",
      });
      expect(await world.printer.since(new Date(Date.now() - 60_000))).toEqual([]);
    });

    test("an order is in progress until it is sent, and its parcel knows what is in it", async () => {
      const id = await accepted();
      expect(await world.printer.read(id)).toEqual({ id, stage: "in progress", issues: [], parcels: [] });
      await world.ship(id, ["dispatched"]);
      expect(await world.printer.read(id)).toMatchObject({
        stage: "complete",
        parcels: [{ status: "dispatched", items: ["1", "2"], trackingNumber: expect.any(String) }],
      });
      expect(await world.printer.cancel(id)).toEqual({ outcome: "too late" });
      await world.ship(id, ["delivered"]);
      expect((await world.printer.read(id))?.parcels.map(({ status }) => status)).toEqual(["delivered"]);
    });

    test("of two parcels one may be cancelled, though the order is complete", async () => {
      const id = await accepted();
      await world.ship(id, ["dispatched", "cancelled"]);
      const state = await world.printer.read(id);
      expect(state?.stage).toBe("complete");
      expect(state?.parcels.map(({ status, items }) => [status, items])).toEqual([
        ["dispatched", ["1"]],
        ["cancelled", ["2"]],
      ]);
    });

    test("what is packed anew is in another parcel, and the one before is cancelled", async () => {
      const id = await accepted();
      await world.move(id);
      const state = await world.printer.read(id);
      expect(state?.stage).toBe("in progress");
      const all = ["1", "2"];
      expect(state?.parcels).toMatchObject([
        { status: "cancelled", items: all },
        { status: "processing", items: all },
      ]);
      expect(new Set(state?.parcels.map(({ id }) => id)).size).toBe(2);
      expect(await world.printer.readMany([id])).toEqual([state]);
    });

    test("what was sent may be said to be in the making once more", async () => {
      const id = await accepted();
      await world.ship(id, ["dispatched"]);
      await world.takeBack(id);
      const state = await world.printer.read(id);
      expect(state?.stage).toBe("in progress");
      expect(state?.parcels.map(({ status, trackingNumber }) => [status, trackingNumber])).toEqual([
        ["processing", undefined],
      ]);
    });

    test("an order that waits for our money is a question, though nothing is asked", async () => {
      const id = await accepted();
      await world.unpaid(id);
      const state = await world.printer.read(id);
      expect(state).toMatchObject({ stage: "in progress", parcels: [] });
      expect(state?.issues.map(({ code }) => code)).toEqual(["AwaitingPayment"]);
    });

    test("what was charged is told less what was given back, and nothing before", async () => {
      const id = await accepted();
      expect(await world.printer.read(id)).not.toHaveProperty("charged");
      await world.charge(id);
      expect(await world.printer.read(id)).toMatchObject({ charged: 5000 });
    });

    test("an issue is told in full, and is gone once it is solved", async () => {
      const id = await accepted();
      const issue = {
        code: "RequiresPaymentAuthorisation",
        description: "Your card wants you.",
        url: "https://pay.invalid/1",
      };
      world.trouble(id, [issue]);
      expect((await world.printer.read(id))?.issues).toEqual([issue]);
      world.trouble(id, []);
      expect((await world.printer.read(id))?.issues).toEqual([]);
    });

    test("what has not been begun can be cancelled, and then is", async () => {
      const id = await accepted();
      expect(await world.printer.cancel(id)).toEqual({ outcome: "cancelled" });
      expect((await world.printer.read(id))?.stage).toBe("cancelled");
      expect(await world.printer.cancel(id)).toEqual({ outcome: "too late" });
    });

    test("what is being made cannot be cancelled", async () => {
      const id = await accepted();
      await world.begin(id);
      expect(await world.printer.cancel(id)).toEqual({ outcome: "too late" });
    });

    test("an order that is held back is theirs, and is not shown until it is released", async () => {
      const order = anOrder(world.sold);
      const id = await accepted(order);
      world.hold(id, true);
      expect(await accepted(order)).toBe(id);
      expect(await world.printer.read(id)).toBeUndefined();
      world.hold(id, false);
      expect(await world.printer.read(id)).toMatchObject({ id, stage: "in progress" });
    });

    test("of many those that are shown are told at once, each as if it were asked for alone", async () => {
      const ids = [await accepted(), await accepted(), await accepted()];
      const [sent = "", held = "", other = ""] = ids;
      await world.ship(sent, ["dispatched"]);
      world.hold(held, true);
      const told = await world.printer.readMany([other, "ord_unknown", held, sent]);
      expect(told.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
        await world.printer.read(sent),
        await world.printer.read(other),
      ]);
    });

    test("a hundred can be asked for at once, whatever else there is", async () => {
      const ids: string[] = [];
      for (let n = 0; n < 110; n++) ids.push(await accepted());
      const wanted = ids.slice(0, 100);
      const told = await world.printer.readMany(wanted);
      expect(told.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
    });

    test("an order is found by our reference alone, as long as it is shown", async () => {
      const order = anOrder(world.sold);
      const before = new Date(Date.now() - 60_000);
      const id = await accepted(order);
      await accepted();
      const { reference, callbackUrl: backTo } = order;
      expect(await world.printer.since(before, reference)).toEqual([
        { id, reference, stage: "in progress", backTo },
      ]);
      world.hold(id, true);
      expect(await world.printer.since(before, reference)).toEqual([]);
    });

    test("an order that nobody knows is not shown either", async () => {
      expect(await world.printer.read("ord_unknown")).toBeUndefined();
    });
  });
