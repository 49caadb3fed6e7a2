import type { Collection } from "../records.ts";
import { type StandIn, serveStandIn } from "../server.ts";
import { callBack } from "./callback.ts";
import { type OrderBook, orderBook } from "./orders.ts";
import { isMade, quotesFor } from "./prices.ts";
import { type PrintOrder, taxWarning } from "./words.ts";

export type LocalProdigi = StandIn & { book: OrderBook };

/** `callsFirst`: it calls about an order before it has answered to it. */
type Options = { orders: Collection<PrintOrder>; apiKey: string; callsFirst?: boolean };

const notFound = () => Response.json({ outcome: "EntityNotFound" }, { status: 404 });
const invalid = (failures: object) =>
  Response.json({ outcome: "ValidationFailed", failures }, { status: 400 });

type AskedQuote = {
  destinationCountryCode?: string;
  currencyCode?: string;
  items?: { sku: string; copies: number; sizing?: string }[];
};

function quote({ items = [], currencyCode = "" }: AskedQuote): Response {
  if (items.some(({ sizing }) => sizing !== undefined))
    return invalid({ sizing: [{ code: "UnrecognisedField" }] });
  if (!items.every(({ sku }) => isMade(sku)))
    return Response.json({ outcome: "SkuNotFound" }, { status: 400 });
  const quotes = quotesFor(items, currencyCode).map((one) => ({
    ...one,
    shipments: [
      {
        carrier: { name: "USPS", service: one.shipmentMethod },
        fulfillmentLocation: { countryCode: "US", labCode: "us1" },
      },
    ],
    issues: [taxWarning],
  }));
  return Response.json({ outcome: "CreatedWithIssues", quotes });
}

async function place(book: OrderBook, asked: object, callsFirst?: boolean): Promise<Response> {
  const placed = book.place(asked);
  if ("failures" in placed) return invalid(placed.failures);
  if (callsFirst) await callBack(placed.order);
  if (placed.order.held) return Response.json({ outcome: "OnHold", order: { id: placed.order.id } });
  const outcome = placed.outcome === "Created" ? "CreatedWithIssues" : placed.outcome;
  return Response.json({ outcome, order: placed.order, issues: [taxWarning] });
}

/** One that is held back is shown to nobody. */
function list(book: OrderBook, query: URLSearchParams): Response {
  const from = query.get("createdFrom") ?? "";
  const among = (name: string, value: string) => {
    const asked = query.getAll(name);
    return asked.length === 0 || asked.includes(value);
  };
  const found = book
    .all()
    .filter(({ created, held }) => !held && created >= from)
    .filter((order) => among("orderIds", order.id))
    .filter((order) => among("merchantReferences", order.merchantReference));
  const skip = Number(query.get("skip") ?? 0);
  const top = Number(query.get("top") ?? 10);
  if (top < 1 || top > 100) return invalid({ top: [{ code: "MustBeBetween1And100" }] });
  return Response.json({
    outcome: "Ok",
    orders: found.slice(skip, skip + top),
    hasMore: found.length > skip + top,
    nextUrl: null,
  });
}

function cancel(book: OrderBook, order: PrintOrder): Response {
  const done = book.cancel(order);
  return Response.json({ outcome: done ? "Cancelled" : "FailedToCancel", order: book.get(order.id) });
}

/** The print house, as far as the shop speaks to it. */
export async function startProdigi({ orders, apiKey, callsFirst }: Options): Promise<LocalProdigi> {
  const book = orderBook(orders);
  const standIn = await serveStandIn(async (request) => {
    if (request.headers.get("x-api-key") !== apiKey)
      return Response.json({ outcome: "NotAuthenticated" }, { status: 401 });
    const { pathname, searchParams } = new URL(request.url);
    const [, what, id = "", ...rest] = pathname.split("/");
    const call = `${request.method} ${what}`;
    if (call === "POST quotes") return quote(await request.json());
    if (call === "POST orders" && !id) return place(book, await request.json(), callsFirst);
    if (call === "GET orders" && !id) return list(book, searchParams);
    const order = book.get(id);
    if (what !== "orders" || !order || order.held) return notFound();
    if (request.method === "GET") return Response.json({ outcome: "Ok", order });
    return rest.join("/") === "actions/cancel" ? cancel(book, order) : notFound();
  });
  return { ...standIn, book };
}
