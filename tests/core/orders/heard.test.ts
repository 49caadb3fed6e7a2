import { expect, test } from "vitest";
import { advance } from "../../../functions/core/orders/advance.ts";
import { parcel, printing } from "./at-print-house.ts";
import { opened } from "./opened.ts";

test("what was heard is not lost to whoever looked before it was so, and wrote first", async () => {
  const order = printing();
  const { orderId } = order;
  const { shop, kept, jobs } = await opened(order);
  const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
  let looks = 0;
  const sent = [parcel("dispatched")];
  shop.printer = {
    ...shop.printer,
    async read(id) {
      const isFirst = looks++ === 0;
      if (!isFirst) await written;
      return { id, stage: "in progress", issues: [], parcels: isFirst ? [] : sent };
    },
  };
  const first = advance(shop, orderId, { heard: true });
  const second = advance(shop, orderId, { heard: true });
  await first.then(hasWritten);
  await second;
  expect(jobs()).toEqual([{ kind: "advance", orderId, heard: true }]);
  await advance(shop, orderId, { heard: true });
  expect(await kept()).toMatchObject({ state: "shipped", parcels: sent });
});
