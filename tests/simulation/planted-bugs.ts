import { advance } from "../../functions/core/orders/advance.ts";
import type { Write } from "../../functions/lib/table/engine.ts";
import { anAddress } from "../support/fake-payments.ts";

type Needs = Parameters<typeof advance>[0];

let fresh = 0;

/** Changes every write before it is made. */
const writing = ({ table }: Needs, change: (write: Write) => Write[]) => ({
  ...table,
  write: (...writes: Write[]) => table.write(...writes.flatMap(change)),
});

const putsOf =
  (type: string, change: (write: Extract<Write, { kind: "put" }>) => Write[]) => (write: Write) =>
    write.kind === "put" && write.item.type === type ? change(write) : [write];

const swallowed = <T>(promise: Promise<T>, instead: T) => promise.catch(() => instead);

/** Ways to get it wrong: each one is a reconciler with a single mistake in it. */
export const plantedBugs: Record<string, (needs: Needs) => Partial<Needs>> = {
  "prints under a new name at every try": ({ printer }) => ({
    printer: { ...printer, submit: (order) => printer.submit({ ...order, key: `${order.key}-${++fresh}` }) },
  }),
  "refunds without looking, under a new name": ({ payments }) => ({
    payments: {
      ...payments,
      standing: async (paymentId) => ({ ...(await payments.standing(paymentId)), refunds: [] }),
      refund: (asked) => payments.refund({ ...asked, key: `${asked.key}-${++fresh}` }),
    },
  }),
  "believes a payment that is still open": ({ payments }) => ({
    payments: {
      ...payments,
      read: async (id) => {
        const state = await payments.read(id);
        const shipping = 1295 as typeof state.shipping;
        if (state.status !== "open") return state;
        const total = (state.subtotal + shipping) as typeof state.total;
        return {
          ...state,
          status: "paid",
          shipping,
          total,
          shippingId: "Budget",
          paymentId: "pi",
          email: "a@b.c",
          name: "A",
          address: anAddress,
        };
      },
    },
  }),
  "takes a cancellation without an answer for done": ({ printer }) => ({
    printer: {
      ...printer,
      cancel: (id) => swallowed(printer.cancel(id), { outcome: "cancelled" }),
    },
  }),
  "takes too late for cancelled": ({ printer }) => ({
    printer: { ...printer, cancel: async () => ({ outcome: "cancelled" }) },
  }),
  "takes a refusal of the print house for a yes": ({ printer }) => ({
    printer: {
      ...printer,
      submit: async (order) => {
        const answer = await printer.submit(order);
        return answer.outcome === "refused" ? { outcome: "accepted", id: "nothing" } : answer;
      },
    },
  }),
  "takes a silent print house for a refusal": ({ printer }) => ({
    printer: {
      ...printer,
      submit: (order) =>
        swallowed(printer.submit(order), { outcome: "refused", reason: "silence", about: "other" }),
    },
  }),
  "gives up what was paid late": ({ payments, clock }) => {
    const began = clock.now().getTime();
    return {
      payments: {
        ...payments,
        read: async (id) => {
          const state = await payments.read(id);
          return state.status === "paid" && clock.now().getTime() - began === 0 && ++fresh % 3 > 0
            ? { ...state, status: "expired" }
            : state;
        },
        paidSince: async () => [],
      },
    };
  },
  "forgets to look again": (needs) => ({
    table: writing(
      needs,
      putsOf("order", ({ item: { gsi2pk: _, gsi2sk: __, ...item }, ...write }) => [{ ...write, item }]),
    ),
  }),
  "owes no mails": (needs) => ({
    table: writing(
      needs,
      putsOf("order-mail", () => []),
    ),
  }),
  "refunds what is being printed": ({ printer }) => ({
    printer: {
      ...printer,
      read: async (id) => {
        const state = await printer.read(id);
        return state && state.stage === "in progress" ? { ...state, stage: "cancelled" } : state;
      },
    },
  }),
  "keeps a part of the money": ({ payments }) => ({
    payments: {
      ...payments,
      refund: (asked) => payments.refund({ ...asked, amount: (asked.amount - 100) as typeof asked.amount }),
    },
  }),
};

/** The reconciler with one of the mistakes planted in it. */
export const advanceWith =
  (plant: (needs: Needs) => Partial<Needs>): typeof advance =>
  (needs, orderId, within) =>
    advance({ ...needs, ...plant(needs) }, orderId, within);
