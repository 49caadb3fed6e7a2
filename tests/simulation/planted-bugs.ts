import type { Plant } from "./order-processes.ts";
import { pictureMistakes } from "./planted-pictures.ts";
import { refundMistakes } from "./planted-refunds.ts";
import { orderWrites } from "./planted-writes.ts";

type Needs = Parameters<Plant>[0];
type Payments = Needs["payments"];
type Printer = Needs["printer"];

let fresh = 0;
let whole: PrintOrder["items"] = [];
let first: Partial<PrintOrder["recipient"]> = {};

const swallowed = <T>(promise: Promise<T>, instead: T) => promise.catch(() => instead);

const paying =
  (change: (payments: Payments) => Partial<Payments>): Plant =>
  ({ payments }) => ({ payments: { ...payments, ...change(payments) } });

const printing =
  (change: (printer: Printer) => Partial<Printer>): Plant =>
  ({ printer }) => ({ printer: { ...printer, ...change(printer) } });

type Standing = Awaited<ReturnType<Payments["standing"]>>;
type PaymentState = Awaited<ReturnType<Payments["read"]>>;
type PrintState = NonNullable<Awaited<ReturnType<Printer["read"]>>>;
type PrintOrder = Parameters<Printer["submit"]>[0];
type Parcel = PrintState["parcels"][number];

const seeing = (change: (standing: Standing) => Standing) =>
  paying(({ standing }) => ({ standing: async (id) => change(await standing(id)) }));

const reading = (change: (state: PaymentState) => PaymentState) =>
  paying(({ read }) => ({ read: async (id) => change(await read(id)) }));

const following = (change: (state: PrintState | undefined) => PrintState | undefined) =>
  printing(({ read }) => ({ read: async (id) => change(await read(id)) }));

const submitting = (change: (order: PrintOrder) => PrintOrder) =>
  printing(({ submit }) => ({ submit: (order) => submit(change(order)) }));

const parcels = (change: (parcels: Parcel[]) => Parcel[]) =>
  following((state) => state && { ...state, parcels: change(state.parcels) });

const withoutDispute = ({ dispute: _, ...rest }: Standing): Standing => rest;

/** A mail that never leaves, and counts as sent. */
const mailing =
  (never: RegExp): Plant =>
  ({ mailer }) => ({
    mailer: { send: async (email) => (never.test(email.text) ? undefined : mailer.send(email)) },
  });

const silent =
  (never: string): Plant =>
  ({ log }) => ({
    log: {
      ...log,
      error: (event, fields) => (event === never ? undefined : log.error(event, fields)),
    },
  });

/** Ways to get it wrong: each one is a reconciler with a single mistake in it. */
export const plantedBugs: Record<string, Plant> = {
  "prints under a new name at every try": submitting((order) => ({
    ...order,
    key: `${order.key}-${++fresh}`,
  })),
  "prints a reprint under the name of the first": submitting((order) => ({
    ...order,
    key: order.key.replace(/:r\d+$/, ""),
  })),
  "prints all of it again, where a line was asked for": submitting((order) => {
    if (!order.key.includes(":r")) whole = order.items;
    return order.key.includes(":r") ? { ...order, items: whole } : order;
  }),
  "sends to where it was to go at first, whatever came later": ({ payments, printer }) => ({
    payments: {
      ...payments,
      async read(id) {
        const state = await payments.read(id);
        const { name, address } = state;
        if (name && address) first = { name, address };
        return state;
      },
    },
    printer: {
      ...printer,
      submit: (order) => printer.submit({ ...order, recipient: { ...order.recipient, ...first } }),
    },
  }),
  "prints the first picture on every sheet": submitting((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, fileUrl: order.items[0]?.fileUrl ?? "" })),
  })),
  "loses copies on the way to the print house": submitting((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, copies: 1 })),
  })),
  "loses lines on the way to the print house": submitting((order) => ({
    ...order,
    items: order.items.slice(0, 1),
  })),
  "sends by Budget what was paid for as Express": submitting((order) => ({ ...order, method: "Budget" })),
  "refunds without looking, under a new name": paying(({ refund, standing }) => ({
    standing: async (id) => ({ ...(await standing(id)), refunds: [] }),
    refund: (asked) => refund({ ...asked, key: `${asked.key}-${++fresh}` }),
  })),
  "keeps a part of the money": paying(({ refund }) => ({
    refund: (asked) => refund({ ...asked, amount: (asked.amount - 100) as typeof asked.amount }),
  })),
  "refunds all of it, whatever went back before": paying(({ refund, standing }) => ({
    refund: async (asked) => refund({ ...asked, amount: (await standing(asked.paymentId)).paid }),
  })),
  "takes a refund without an answer for done": paying(({ refund }) => ({
    refund: (asked) => swallowed(refund(asked), { id: "re", status: "succeeded", amount: asked.amount }),
    standing: async (paymentId) => ({
      paid: 1 as Standing["paid"],
      refunds: [{ id: "re", status: "succeeded", amount: 999_999 as Standing["paid"] }],
      orderId: paymentId,
      underReview: false,
    }),
  })),
  "asks for a refund under a key that has failed, for ever": paying(({ refund }) => ({
    refund: (asked) => refund({ ...asked, key: asked.key.replace(/_\d+$/, "") }),
  })),
  "does not look whether a refund at which it failed was made": paying(({ refund }) => ({
    refund: (asked) => refund(asked).catch(() => refund({ ...asked, key: `${asked.key}_${++fresh}` })),
  })),
  "does not look at refunds that others made": paying(({ standing, refund }) => {
    const own = new Set<string>();
    return {
      refund: async (asked) => {
        const made = await refund(asked);
        own.add(made.id);
        return made;
      },
      standing: async (id) => {
        const found = await standing(id);
        return { ...found, refunds: found.refunds.filter((one) => own.has(one.id)) };
      },
    };
  }),
  "does not look at money that is on its way back": seeing((standing) => ({
    ...standing,
    refunds: standing.refunds.filter(({ status }) => status !== "pending"),
  })),
  "does not see that money waits for our balance": seeing((standing) => ({
    ...standing,
    refunds: standing.refunds.map(({ unfunded: _, ...refund }) => refund),
  })),
  "is deaf to disputes": seeing(withoutDispute),
  "is deaf to warnings of fraud": seeing(({ warned: _, ...rest }) => rest),
  "takes a lost dispute for a won one": seeing((standing) =>
    standing.dispute === "lost" ? { ...standing, dispute: "won" } : standing,
  ),
  "never hears that a dispute is over": seeing((standing) =>
    standing.dispute ? { ...standing, dispute: "open" } : standing,
  ),
  "does not wait for a review": seeing((standing) => ({ ...standing, underReview: false })),
  "waits for a review for ever": seeing((standing) => ({ ...standing, underReview: true })),
  "believes money that is on its way": reading((state) =>
    state.status === "unpaid" ? { ...state, status: "paid" } : state,
  ),
  "waits for money that will not come": reading((state) =>
    state.status === "failed" ? { ...state, status: "unpaid" } : state,
  ),
  "does not compare what was paid with what was asked": reading((state) => {
    const shipping = 1295 as typeof state.shipping;
    return state.shipping === 1
      ? { ...state, shipping, total: (state.subtotal + 1295) as typeof state.total }
      : state;
  }),
  "gives up what was paid late": paying(({ read }) => ({
    read: async (id) => {
      const state = await read(id);
      return state.status === "paid" && ++fresh % 3 > 0 ? { ...state, status: "expired" } : state;
    },
    paidSince: async () => [],
  })),
  "closes no page to pay at": paying(() => ({ close: async () => {} })),
  "takes too late for cancelled": printing(() => ({ cancel: async () => ({ outcome: "cancelled" }) })),
  "takes cancelled for too late": printing(({ cancel }) => ({
    cancel: async (id) => {
      const answer = await cancel(id);
      return answer.outcome === "cancelled" ? { outcome: "too late" } : answer;
    },
    read: async () => undefined,
  })),
  "takes what was called off in part for all of it": printing(({ cancel, read }) => ({
    cancel: async (id) => {
      const answer = await cancel(id);
      const state = answer.outcome === "too late" ? await read(id).catch(() => undefined) : undefined;
      const isPart = state?.parcels.some(({ status }) => status === "cancelled");
      return isPart && state?.stage === "in progress" ? { outcome: "cancelled" } : answer;
    },
  })),
  "takes a refusal of the print house for a yes": printing(({ submit }) => ({
    submit: async (order) => {
      const answer = await submit(order);
      return answer.outcome === "refused" ? { outcome: "accepted", id: "nothing" } : answer;
    },
  })),
  "takes a silent print house for a refusal": printing(({ submit }) => ({
    submit: (order) => swallowed(submit(order), { outcome: "refused", reason: "silence", about: "other" }),
  })),
  "takes a wrong key for a refusal": printing(({ submit }) => ({
    submit: async (order) => {
      const answer = await submit(order);
      return answer.outcome === "unsure" ? { outcome: "refused", reason: "401", about: "other" } : answer;
    },
  })),
  "takes an order that is not shown for cancelled": following(
    (state) => state ?? { id: "", stage: "cancelled", issues: [], parcels: [] },
  ),
  "refunds what is being printed": following((state) =>
    state && state.stage === "in progress" ? { ...state, stage: "cancelled" } : state,
  ),
  "takes a cancelled parcel for sent": parcels((all) =>
    all.map((one) => (one.status === "cancelled" ? { ...one, status: "dispatched" } : one)),
  ),
  "does not see that a parcel is packed anew": parcels((all) =>
    all.map((one) => (one.status === "cancelled" ? one : { ...one, items: [] })),
  ),
  "overlooks numbers to follow": parcels((all) => all.map(({ trackingNumber: _, ...one }) => one)),
  "overlooks cancelled parcels": parcels((all) => all.filter(({ status }) => status !== "cancelled")),
  "says delivered before it was sent": following((state) =>
    state && state.parcels.length === 0
      ? { ...state, stage: "complete", parcels: [{ id: "shp_1", status: "delivered", items: [] }] }
      : state,
  ),
  "takes a mail that was not taken for sent": ({ mailer }) => ({
    mailer: { send: (email) => swallowed(mailer.send(email), undefined) },
  }),
  "tells nobody that the address was changed": mailing(/The address was changed/),
  "tells nobody that it is printed again": mailing(/We are printing it again/),
  "tells nobody of what wants a person": silent("order.wants-person"),
  "tells nobody of what stands still": silent("order.overdue"),
  ...refundMistakes,
  ...pictureMistakes,
  ...orderWrites,
};
