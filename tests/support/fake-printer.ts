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

type Print = {
  order: PrintOrder;
  state: PrintState;
  at: Date;
  changedAt: Date;
  held?: boolean;
  begun?: boolean | "in part";
  /** Parcels that were given up before they were sent; what was called off with them is in no other. */
  gone: Parcel[];
  off: string[];
};

/** A print house of one process: an order once for each key, and parcels when a test says so. */
export function fakePrinter(clock: Clock = systemClock) {
  const printed = new Map<string, Print>();
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
          ...{ at: clock.now(), changedAt: clock.now() },
          ...{ gone: [], off: [] },
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
      if (one?.begun === "in part") {
        const [first] = one.order.items;
        if (first) giveUp(one, [first.reference]).off.push(first.reference);
        one.begun = true;
      }
      if (one?.state.stage !== "in progress" || one.begun) return { outcome: "too late" };
      one.state = { ...one.state, stage: "cancelled" };
      // What is called off is looked into by nobody any more: it is shown again.
      one.held = false;
      return { outcome: "cancelled" };
    },
    since: async (from, under) =>
      [...printed.values()].flatMap(({ order, state, at, held }) =>
        at >= from && !held && (under ?? order.reference) === order.reference
          ? [{ id: state.id, reference: order.reference, stage: state.stage, backTo: order.callbackUrl }]
          : [],
      ),
  };
  const change = (key: string, next: Partial<PrintState>) => {
    const one = find(key);
    if (!one) return;
    one.begun ||= next.parcels !== undefined;
    one.state = { ...one.state, ...next };
    one.changedAt = clock.now();
  };
  function giveUp(one: Print, items: string[]) {
    one.gone.push({ id: `shp_gone_${one.gone.length + 1}`, status: "cancelled", items });
    change(one.order.key, { parcels: [...one.gone] });
    return one;
  }
  const itemsOf = (key: string) => {
    const { order, off = [] } = find(key) ?? {};
    return order?.items.flatMap(({ reference }) => (off.includes(reference) ? [] : reference)) ?? [];
  };
  const parcel = (key: string, status: Parcel["status"]): Parcel => ({
    id: "shp_1",
    status,
    items: itemsOf(key),
    carrier: "USPS",
    trackingNumber: "94001",
  });
  const packed = (key: string, ...parcels: Parcel[]) => ({
    parcels: [...(find(key)?.gone ?? []), ...parcels],
  });
  return {
    ...printer,
    printed,
    find,
    change,
    ship: (key: string) => change(key, { stage: "complete", ...packed(key, parcel(key, "dispatched")) }),
    deliver: (key: string) => change(key, { stage: "complete", ...packed(key, parcel(key, "delivered")) }),
    /** Gives up the parcel that it was to go in, to pack it anew in another place. */
    move: (key: string) => {
      const one = find(key);
      if (one) giveUp(one, itemsOf(key));
    },
    pack: (key: string) =>
      change(key, packed(key, { id: "shp_1", status: "processing", items: itemsOf(key) })),
    /** It sends each item by itself, and gives some up. */
    split: (key: string, statuses: readonly Parcel["status"][]) => {
      const parcels = statuses.map((status, index) => ({
        ...parcel(key, status),
        id: `shp_${index + 1}`,
        items: itemsOf(key).slice(index, index + 1),
      }));
      change(key, { stage: "complete", ...packed(key, ...parcels) });
    },
    /** From then on it cannot be called off, or only its first line can. */
    begin: (key: string, begun: true | "in part" = true) => {
      const one = find(key);
      if (one && one.begun !== true) one.begun = begun;
    },
    /** One that is held back is theirs, but shown to nobody. */
    hold: (key: string, held: boolean) => {
      const one = find(key);
      if (one) one.held = held;
    },
  };
}
