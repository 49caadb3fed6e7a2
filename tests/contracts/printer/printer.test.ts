import { cents } from "../../../functions/lib/money.ts";
import { prodigiClient } from "../../../functions/partners/prodigi/client.ts";
import { prodigiPrinter } from "../../../functions/partners/prodigi/printer.ts";
import { act } from "../../../stacks/local/prodigi/actions.ts";
import { parcelFor, sent } from "../../../stacks/local/prodigi/shipping.ts";
import { startProdigi } from "../../../stacks/local/prodigi/start.ts";
import type { PrintOrder, Shipment } from "../../../stacks/local/prodigi/words.ts";
import { openRecords } from "../../../stacks/local/records.ts";
import { fakePrinter } from "../../support/fake-printer.ts";
import { printerContract } from "./contract.ts";

const KEY = "prodigi-key";
const sold = { sku: "GLOBAL-CFP-24X36", attributes: { color: "black" } };

const word = {
  processing: "Processing",
  dispatched: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
} as const;

printerContract("the Prodigi adapter on the local print house", async () => {
  const records = openRecords(":memory:");
  const { book, ...prodigi } = await startProdigi({ orders: records.collection("orders"), apiKey: KEY });
  const change = (id: string, next: (order: PrintOrder) => PrintOrder) => {
    const order = book.get(id);
    if (order) book.save(next(order));
  };
  return {
    printer: prodigiPrinter(prodigiClient({ baseUrl: prodigi.url, apiKey: KEY })),
    sold,
    begin: async (id) =>
      change(id, ({ status, ...order }) => ({
        ...order,
        status: { ...status, details: { ...status.details, inProduction: "InProgress" } },
      })),
    ship: async (id, statuses) =>
      change(id, (order) => {
        const parcels: Shipment[] = statuses.map((status, index) => {
          const items = statuses.length > 1 ? order.items.slice(index, index + 1) : order.items;
          return { ...parcelFor(items, ""), status: word[status] };
        });
        return { ...sent(order, parcels), shipments: parcels };
      }),
    move: async (id) => void (await act(book, id, "move")),
    takeBack: async (id) => void (await act(book, id, "takeBack")),
    unpaid: async (id) => void (await act(book, id, "unpaid")),
    async charge(id) {
      await act(book, id, "charge");
      await act(book, id, "credit");
    },
    trouble: (id, issues) =>
      change(id, ({ status, ...order }) => ({
        ...order,
        status: {
          ...status,
          issues: issues.map(({ code, description, url }) => ({
            objectId: id,
            errorCode: code,
            description,
            ...(url && { authorisationDetails: { authorisationUrl: url } }),
          })),
        },
      })),
    hold: (id, held) => change(id, (order) => ({ ...order, held })),
    async close() {
      await prodigi.close();
      records.close();
    },
  };
});

printerContract("the fake of the tests", async () => {
  const fake = fakePrinter();
  const keyOf = (id: string) => fake.printed.get(id)?.order.key ?? "";
  return {
    printer: fake,
    sold,
    begin: async (id) => fake.begin(keyOf(id)),
    ship: async (id, [first = "dispatched", ...more]) => {
      if (more.length > 0) fake.split(keyOf(id), [first, ...more]);
      else if (first === "delivered") fake.deliver(keyOf(id));
      else fake.ship(keyOf(id));
    },
    async move(id) {
      fake.move(keyOf(id));
      fake.pack(keyOf(id));
    },
    takeBack: async (id) => {
      const { parcels = [] } = fake.printed.get(id)?.state ?? {};
      const back = parcels.map(({ id, items }) => ({ id, items, status: "processing" as const }));
      fake.change(keyOf(id), { stage: "in progress", parcels: back });
    },
    unpaid: async (id) => fake.change(keyOf(id), { issues: [{ code: "AwaitingPayment", description: "" }] }),
    charge: async (id) => fake.change(keyOf(id), { charged: cents(5000) }),
    trouble: (id, issues) => fake.change(keyOf(id), { issues: [...issues] }),
    hold: (id, held) => fake.hold(keyOf(id), held),
    close: async () => {},
  };
});
