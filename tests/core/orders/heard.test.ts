import { expect, test } from "vitest";
import { PrinterBusy, type PrintState } from "../../../functions/core/fulfilment/printer.ts";
import { advance } from "../../../functions/core/orders/advance.ts";
import { parcel, printing } from "./at-print-house.ts";
import { opened } from "./opened.ts";

const sent = [parcel("dispatched")];

/** Two hear something of an order, and the first, who looks before it is so, writes first; `finds` is what the second sees. */
async function twoHear(finds: (state: PrintState) => PrintState) {
  const order = printing();
  const { orderId } = order;
  const { shop, kept, jobs } = await opened(order);
  const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
  let looks = 0;
  shop.printer = {
    ...shop.printer,
    async read(id) {
      const before: PrintState = { id, stage: "in progress", issues: [], parcels: [] };
      if (looks++ === 0) return before;
      await written;
      return looks === 2 ? finds({ ...before, parcels: sent }) : { ...before, parcels: sent };
    },
  };
  const news = { heard: true } as const;
  const [first, second] = [advance(shop, orderId, news), advance(shop, orderId, news)];
  await first.then(hasWritten);
  await second;
  expect(jobs()).toContainEqual({ kind: "advance", orderId, ...news });
  await advance(shop, orderId, news);
  return kept();
}

test.each<[what: string, finds: (state: PrintState) => PrintState]>([
  ["sees it", (state) => state],
  [
    "cannot look",
    () => {
      throw new Error("no line");
    },
  ],
  [
    "finds no room for a call",
    () => {
      throw new PrinterBusy("no room");
    },
  ],
])("what was heard is not lost by who was slower and %s", async (_, finds) => {
  expect(await twoHear(finds)).toMatchObject({ state: "shipped", parcels: sent });
});
