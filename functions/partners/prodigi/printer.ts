import * as z from "zod/mini";
import {
  type Parcel,
  type Printer,
  type PrintItem,
  type PrintOrder,
  type PrintStage,
  type PrintState,
  type ShippingMethod,
  shippingMethods,
} from "../../core/fulfilment/printer.ts";
import { cents } from "../../lib/money.ts";
import { type Answer, type Call, prodigiClient } from "./client.ts";
import { type Order, Ordered, Orders, Quotes, Refused } from "./words.ts";

const isMethod = (name: string): name is ShippingMethod =>
  (shippingMethods as readonly string[]).includes(name);

/** "12.34" without the errors of binary fractions. */
const inCents = (amount: string) => cents(Math.round(Number(amount) * 100));

const assets = (url?: string) => [{ printArea: "default", ...(url && { url }) }];

const quoted = ({ sku, attributes, copies }: PrintItem) => ({ sku, attributes, copies, assets: assets() });

/** A field that is blank is refused: it is left out. */
const filled = <T extends Record<string, string | undefined>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value?.trim()));

const ordered = ({ key, reference, method, recipient, items, callbackUrl }: PrintOrder) => ({
  idempotencyKey: key,
  merchantReference: reference,
  shippingMethod: method,
  callbackUrl,
  recipient: {
    ...filled({ name: recipient.name, email: recipient.email }),
    address: filled({
      line1: recipient.address.line1,
      line2: recipient.address.line2,
      townOrCity: recipient.address.city,
      stateOrCounty: recipient.address.state,
      postalOrZipCode: recipient.address.zip,
      countryCode: recipient.address.countryCode,
    }),
  },
  items: items.map((item) => ({
    merchantReference: item.reference,
    sku: item.sku,
    copies: item.copies,
    attributes: item.attributes,
    sizing: "fillPrintArea",
    assets: assets(item.fileUrl),
  })),
});

/** What was wrong, in their own words, for those who look after orders. */
function reasonOf({ status, body }: Extract<Answer, { kind: "answer" }>): string {
  const { data } = z.safeParse(Refused, body);
  const fields = Object.entries(data?.failures ?? {}).map(
    ([field, failures]) => `${field}: ${failures.map(({ code }) => code).join(", ")}`,
  );
  return [`status ${status}`, data?.outcome ?? data?.statusText, ...fields].filter(Boolean).join("; ");
}

const stages: Record<string, PrintStage> = { complete: "complete", cancelled: "cancelled" };

type Shipment = NonNullable<z.infer<typeof Order>["shipments"]>[number];

/** A status may be missing: a date of dispatch or a tracking number say the same. */
function parcelOf({ id, status, carrier, dispatchDate, tracking }: Shipment): Parcel {
  const word = status?.toLowerCase();
  return {
    id,
    dispatched:
      word === "shipped" || word === "delivered" || Boolean(dispatchDate) || Boolean(tracking?.number),
    // They never say so today; should they ever, it is believed.
    delivered: word === "delivered",
    ...(carrier?.name && { carrier: carrier.name }),
    ...(tracking?.number && { trackingNumber: tracking.number }),
    ...(tracking?.url && { trackingUrl: tracking.url }),
  };
}

const stateOf = ({ id, status, shipments }: z.infer<typeof Order>): PrintState => ({
  id,
  stage: stages[status?.stage?.toLowerCase() ?? ""] ?? "in progress",
  problems: (status?.issues ?? []).map(({ errorCode, description }) => errorCode ?? description ?? "unknown"),
  parcels: (shipments ?? []).map(parcelOf),
});

const PAGE = 100;

/** Prodigi's print API, version 4. */
export function prodigiPrinter(
  needs: Parameters<typeof prodigiClient>[0],
  call: Call = prodigiClient(needs),
): Printer {
  return {
    async quotes(items) {
      const answer = await call("POST", "/quotes", {
        destinationCountryCode: "US",
        currencyCode: "USD",
        items: items.map(quoted),
      });
      if (answer.kind === "unsure") return { outcome: "unsure", reason: answer.reason };
      const { data } = z.safeParse(Quotes, answer.body);
      if (!data?.quotes) return { outcome: "unsure", reason: reasonOf(answer) };
      return data.quotes.flatMap(({ shipmentMethod, costSummary: { shipping } }) =>
        isMethod(shipmentMethod) && shipping
          ? [{ method: shipmentMethod, shipping: inCents(shipping.amount) }]
          : [],
      );
    },

    async submit(order) {
      const answer = await call("POST", "/orders", ordered(order));
      if (answer.kind === "unsure") return { outcome: "unsure", reason: answer.reason };
      const { data } = z.safeParse(Ordered, answer.body);
      // Created, CreatedWithIssues (every order to the US has one about taxes), AlreadyExists, OnHold: it is theirs.
      if (answer.status < 300 && data?.order) return { outcome: "accepted", id: data.order.id };
      if (answer.status < 300) return { outcome: "unsure", reason: "an answer that cannot be read" };
      return { outcome: "refused", reason: reasonOf(answer) };
    },

    async read(id) {
      const answer = await call("GET", `/orders/${encodeURIComponent(id)}`);
      if (answer.kind === "unsure") throw new Error(`the print house does not answer: ${answer.reason}`);
      const { data } = z.safeParse(Ordered, answer.body);
      return answer.status < 300 && data?.order ? stateOf(data.order) : undefined;
    },

    async cancel(id) {
      const answer = await call("POST", `/orders/${encodeURIComponent(id)}/actions/cancel`);
      if (answer.kind === "unsure") return { outcome: "unsure", reason: answer.reason };
      const { data } = z.safeParse(Ordered, answer.body);
      // One that fails is answered with 200 as well.
      return { outcome: data?.outcome.toLowerCase() === "cancelled" ? "cancelled" : "too late" };
    },

    async since(from) {
      const found: { id: string; reference: string }[] = [];
      for (let skip = 0; ; skip += PAGE) {
        const query = new URLSearchParams({
          top: String(PAGE),
          skip: String(skip),
          createdFrom: from.toISOString(),
        });
        const answer = await call("GET", `/orders?${query}`);
        if (answer.kind === "unsure") throw new Error(`the print house does not answer: ${answer.reason}`);
        const { orders, hasMore } = Orders.parse(answer.body);
        found.push(
          ...orders.map(({ id, merchantReference }) => ({ id, reference: merchantReference ?? "" })),
        );
        if (!hasMore) return found;
      }
    },
  };
}
