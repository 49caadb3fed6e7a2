import { deliveryDays } from "../cart/quoting.ts";
import { makeMaster } from "../fulfilment/master.ts";
import type { Parcel, PrintState } from "../fulfilment/printer.ts";
import { pictureUrl } from "../images/pictures.ts";
import type { Order } from "./order.ts";
import { callbackKey } from "./order-link.ts";
import { became, type Found, HOUR, minutesUntil, NotNow, type Step, waiting } from "./steps.ts";

/** The name under which the print house makes it once; a reprint is another. */
const printKey = ({ orderId, reprints }: Order) => (reprints === 0 ? orderId : `${orderId}:r${reprints}`);

/** paid: waits while it can still be changed, makes the files one by one, then hands it over. */
export const sendToPrint: Step = async (needs, order) => {
  const { clock, printer, siteUrl, orderSecret, log } = needs;
  // Once it may be at the print house, it has to be called off there: asking again tells whether it is.
  if (order.cancelWanted && !order.handedOver)
    return became("refunding", "Called off before it was printed.", {
      change: { refund: { attempt: 1, reason: "cancelled" } },
    });
  const now = clock.now();
  if (order.holdUntil && Date.parse(order.holdUntil) > now.getTime())
    return waiting(minutesUntil(now, order.holdUntil));

  const missing = order.lines.findIndex(({ fileKey }) => fileKey === undefined);
  const line = order.lines[missing];
  if (line) {
    const fileKey = await makeMaster(needs, line.image, line.print);
    return { change: { lines: order.lines.with(missing, { ...line, fileKey }) } };
  }

  if (!order.handedOver) return { change: { handedOver: true } };
  const { paid } = order;
  if (!paid) throw new Error(`the order ${order.orderId} is paid without a payment`);
  const submitted = await printer.submit({
    key: printKey(order),
    reference: order.orderId,
    method: paid.method,
    recipient: { name: paid.name, email: paid.email, address: paid.address },
    items: order.lines.map(({ sku, attributes, copies, fileKey = "" }, index) => ({
      reference: `${order.orderId}-${index + 1}`,
      sku,
      attributes,
      copies,
      fileUrl: siteUrl + pictureUrl(fileKey),
    })),
    callbackUrl: `${siteUrl}/api/v1/webhooks/prodigi/${callbackKey(orderSecret, order.orderId)}`,
  });
  if (submitted.outcome === "unsure") throw new NotNow(submitted.reason);
  if (submitted.outcome === "refused") {
    log.error("order.refused", { orderId: order.orderId, reason: submitted.reason });
    return became("refunding", "The print house cannot make it.", {
      change: { refund: { attempt: 1, reason: submitted.reason }, problems: [submitted.reason] },
    });
  }
  const print = { id: submitted.id, submittedAt: now.toISOString() };
  return became("in production", "Handed to the print house.", {
    change: { print, problems: [] },
    again: HOUR,
  });
};

/** Parcels are joined by their id, and what was known once stays known. */
function joined(known: readonly Parcel[], read: readonly Parcel[]): Parcel[] {
  const parcels = new Map(known.map((parcel) => [parcel.id, parcel]));
  for (const parcel of read) {
    const before = parcels.get(parcel.id);
    parcels.set(parcel.id, {
      ...before,
      ...parcel,
      dispatched: parcel.dispatched || (before?.dispatched ?? false),
      delivered: parcel.delivered || (before?.delivered ?? false),
    });
  }
  return [...parcels.values()];
}

const cancelledThere = (reason: string): Found =>
  became("refunding", "The print house has cancelled it.", { change: { refund: { attempt: 1, reason } } });

async function callOff(needs: Parameters<Step>[0], order: Order): Promise<Found> {
  const cancelled = await needs.printer.cancel(order.print?.id ?? "");
  if (cancelled.outcome === "unsure") throw new NotNow(cancelled.reason);
  if (cancelled.outcome === "cancelled")
    return became("refunding", "Called off at the print house.", {
      change: { refund: { attempt: 1, reason: "cancelled" } },
    });
  // Looked at once more at once: an answer that was lost may have said yes.
  return { change: { cancelWanted: false }, event: "It was too late to call it off." };
}

const everySentParcel = (state: PrintState, parcels: readonly Parcel[]) =>
  state.stage === "complete" || (parcels.length > 0 && parcels.every(({ dispatched }) => dispatched));

/** in production and on hold: looks how far the print house is. */
export const followPrint: Step = async (needs, order) => {
  if (order.cancelWanted) return callOff(needs, order);
  const state = await needs.printer.read(order.print?.id ?? "");
  // One that they hold back is not shown at all: that it is not found never means that it is not there.
  if (!state) return waiting(HOUR);
  if (state.stage === "cancelled") return cancelledThere("cancelled by the print house");
  const parcels = joined(order.parcels, state.parcels);
  if (everySentParcel(state, parcels))
    return became("shipped", "On its way.", {
      change: { parcels, problems: [], shippedAt: needs.clock.now().toISOString() },
      letter: "shipped",
      again: 6 * HOUR,
    });
  if (state.problems.length === 0)
    return order.state === "on hold"
      ? became("in production", "The problem is solved.", {
          change: { parcels, problems: [] },
          again: 6 * HOUR,
        })
      : waiting(6 * HOUR, { parcels });
  if (order.state === "on hold") return waiting(HOUR, { parcels, problems: state.problems });
  needs.log.error("order.on-hold", { orderId: order.orderId, problems: state.problems.join() });
  return became("on hold", "The print house has a question.", {
    change: { parcels, problems: state.problems },
    letter: "problem",
    again: HOUR,
  });
};

/** Nobody tells us that a parcel has arrived: after this long it has. */
const deliveredAfterDays = ({ paid }: Order) => {
  const businessDays = deliveryDays[paid?.method ?? "Budget"].to;
  return Math.ceil((businessDays * 7) / 5) + 3;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** shipped: until there is evidence that it arrived, or long enough has passed. */
export const followParcels: Step = async ({ printer, clock }, order) => {
  const state = await printer.read(order.print?.id ?? "");
  const parcels = joined(order.parcels, state?.parcels ?? []);
  const arrived = parcels.length > 0 && parcels.every(({ delivered }) => delivered);
  const since = clock.now().getTime() - Date.parse(order.shippedAt ?? "");
  if (arrived || since > deliveredAfterDays(order) * DAY_MS)
    return became("completed", "Delivered.", { change: { parcels }, letter: "delivered", again: "never" });
  return waiting(12 * HOUR, { parcels });
};
