import * as z from "zod/mini";
import type { PriceList } from "../../functions/core/catalogue/price.ts";
import type { Printer, PrintHouse } from "../../functions/core/fulfilment/printer.ts";
import { cents } from "../../functions/lib/money.ts";

/** They know one sheet of paper, in two sizes. */
const prices: PriceList = ({ kind, size, frame }) => {
  const cost = { "12x18": 900, "16x24": 1100 }[size as string];
  if (kind !== "sheet" || frame !== "none" || cost === undefined) return undefined;
  return { sku: `poster/${size}`, attributes: {}, cost: cents(cost), shipping: cents(500) };
};

const Job = z.object({ job: z.string(), done: z.boolean(), posted: z.nullable(z.string()) });

function printerAt(url: string): Printer {
  const unsure = { outcome: "unsure", reason: "silence", why: "silence" } as const;
  const ask = async (path: string, method: "GET" | "PUT" | "DELETE", body?: object) => {
    const response = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const read = z.safeParse(Job, await response.json());
    return response.ok && read.success ? read.data : undefined;
  };
  const read: Printer["read"] = async (id) => {
    const job = await ask(`/jobs/${encodeURIComponent(id)}`, "GET");
    if (!job) return undefined;
    const parcel = { id: "1", status: "dispatched" as const, items: [] };
    return {
      id,
      stage: job.done ? "complete" : "in progress",
      issues: [],
      parcels: job.posted ? [{ ...parcel, trackingNumber: job.posted }] : [],
    };
  };
  return {
    quotes: async (items) => ({
      outcome: "quoted",
      quotes: [{ method: "Standard", shipping: cents(500) }],
      costs: items.map(() => undefined),
    }),
    async submit({ key, items }) {
      const job = await ask(`/jobs/${encodeURIComponent(key)}`, "PUT", { items });
      return job ? { outcome: "accepted", id: job.job } : unsure;
    },
    read,
    // They have no list: one by one, then.
    readMany: async (ids) => (await Promise.all(ids.map(read))).filter((state) => state !== undefined),
    async cancel(id) {
      const job = await ask(`/jobs/${encodeURIComponent(id)}`, "DELETE");
      return job ? { outcome: "cancelled" } : { outcome: "too late" };
    },
    since: async () => [],
  };
}

export const toyPrintHouse = (url: string): PrintHouse => ({ prices, printer: printerAt(url) });
