import type { Printer, PrintOrder, PrintState, Submitted } from "../../functions/core/fulfilment/printer.ts";
import type { Parcel } from "../../functions/core/fulfilment/printer-shape.ts";
import { type Clock, systemClock } from "../../functions/lib/clock.ts";
import { cents } from "../../functions/lib/money.ts";

const isMade = ({ sku }: { sku: string }) => /^GLOBAL-(?:FAP|CFPM?)-\d+X\d+$/.test(sku);

const refusalOf = ({ recipient, items }: PrintOrder): Submitted | undefined => {
  if (!/^\d{5}(-\d{4})?$/.test(recipient.address.zip))
    return { outcome: "refused", reason: "no ZIP code", about: "address" };
  return items.every(isMade) ? undefined : { outcome: "refused", reason: "no such item", about: "item" };
};

/** A print house of one process: an order once for each key, and parcels when a test says so. */
export function fakePrinter(clock: Clock = systemClock) {
  const printed = new Map<
    string,
    { order: PrintOrder; state: PrintState; at: Date; held?: boolean; begun?: boolean }
  >();
  const find = (key: string) =>
    [...printed.values()].find(({ order }) => order.key === key || order.reference === key);
  const printer: Printer = {
    async quotes(items) {
      if (!items.every(isMade)) return { outcome: "unavailable", reason: "no such item" };
      const quotes = (["Budget", "Standard", "Express"] as const).map((method, index) => ({
        method,
        shipping: cents(700 + index * 500 + items.length * 100),
      }));
      return { outcome: "quoted", quotes, costs: items.map(() => cents(500)) };
    },
    async submit(order) {
      const known = [...printed.values()].find((one) => one.order.key === order.key);
      const refusal = known ? undefined : refusalOf(order);
      if (refusal) return refusal;
      const id = known?.state.id ?? `ord_${printed.size + 1}`;
      if (!known)
        printed.set(id, {
          order,
          state: { id, stage: "in progress", issues: [], parcels: [] },
          at: clock.now(),
        });
      return { outcome: "accepted", id };
    },
    async read(id) {
      const one = printed.get(id);
      return one?.held ? undefined : one?.state;
    },
    async readMany(ids) {
      return ids.flatMap((id) => {
        const one = printed.get(id);
        return one && !one.held ? [one.state] : [];
      });
    },
    async cancel(id) {
      const one = printed.get(id);
      if (one?.state.stage !== "in progress" || one.begun) return { outcome: "too late" };
      one.state = { ...one.state, stage: "cancelled" };
      // What is called off is looked into by nobody any more: it is shown again.
      one.held = false;
      return { outcome: "cancelled" };
    },
    since: async (from) =>
      [...printed.values()].flatMap(({ order, state, at }) =>
        at >= from ? [{ id: state.id, reference: order.reference }] : [],
      ),
  };
  const change = (key: string, next: Partial<PrintState>) => {
    const one = find(key);
    if (!one) return;
    one.begun ||= next.parcels !== undefined;
    one.state = { ...one.state, ...next };
  };
  const parcel = (key: string, status: Parcel["status"]): Parcel => ({
    id: "shp_1",
    status,
    items: find(key)?.order.items.map(({ reference }) => reference) ?? [],
    carrier: "USPS",
    trackingNumber: "94001",
  });
  return {
    ...printer,
    printed,
    find,
    change,
    ship: (key: string) => change(key, { stage: "complete", parcels: [parcel(key, "dispatched")] }),
    deliver: (key: string) => change(key, { stage: "complete", parcels: [parcel(key, "delivered")] }),
    /** It sends each item by itself, and gives some up. */
    split: (key: string, statuses: readonly Parcel["status"][]) => {
      const items = find(key)?.order.items ?? [];
      const parcels = statuses.map((status, index) => ({
        ...parcel(key, status),
        id: `shp_${index + 1}`,
        items: items.slice(index, index + 1).map(({ reference }) => reference),
      }));
      change(key, { stage: "complete", parcels });
    },
    /** From then on it cannot be called off. */
    begin: (key: string) => {
      const one = find(key);
      if (one) one.begun = true;
    },
    /** One that is held back is theirs, but shown to nobody. */
    hold: (key: string, held: boolean) => {
      const one = find(key);
      if (one) one.held = held;
    },
  };
}
