import type { Printer, PrintOrder, PrintState } from "../../functions/core/fulfilment/printer.ts";
import { cents } from "../../functions/lib/money.ts";

/** A print house of one process: an order once for each key, and parcels when a test says so. */
export function fakePrinter() {
  const printed = new Map<string, { order: PrintOrder; state: PrintState }>();
  const find = (key: string) =>
    [...printed.values()].find(({ order }) => order.key === key || order.reference === key);
  const printer: Printer = {
    quotes: async (items) =>
      (["Budget", "Standard", "Express"] as const).map((method, index) => ({
        method,
        shipping: cents(700 + index * 500 + items.length * 100),
      })),
    async submit(order) {
      const known = [...printed.values()].find((one) => one.order.key === order.key);
      const id = known?.state.id ?? `ord_${printed.size + 1}`;
      if (!known) printed.set(id, { order, state: { id, stage: "in progress", problems: [], parcels: [] } });
      return { outcome: "accepted", id };
    },
    read: async (id) => printed.get(id)?.state,
    async cancel(id) {
      const one = printed.get(id);
      if (one?.state.stage !== "in progress" || one.state.parcels.length > 0) return { outcome: "too late" };
      one.state = { ...one.state, stage: "cancelled" };
      return { outcome: "cancelled" };
    },
    since: async () =>
      [...printed.values()].map(({ order, state }) => ({ id: state.id, reference: order.reference })),
  };
  const change = (key: string, next: Partial<PrintState>) => {
    const one = find(key);
    if (one) one.state = { ...one.state, ...next };
  };
  return {
    ...printer,
    printed,
    find,
    change,
    ship: (key: string) =>
      change(key, {
        stage: "complete",
        parcels: [
          { id: "shp_1", dispatched: true, delivered: false, carrier: "USPS", trackingNumber: "94001" },
        ],
      }),
    deliver: (key: string) =>
      change(key, {
        stage: "complete",
        parcels: [
          { id: "shp_1", dispatched: true, delivered: true, carrier: "USPS", trackingNumber: "94001" },
        ],
      }),
  };
}
