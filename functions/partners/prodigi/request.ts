import type { PrintItem, PrintOrder } from "../../core/fulfilment/printer.ts";
import { currency } from "../../lib/money.ts";

const assets = (url?: string) => [{ printArea: "default", ...(url && { url }) }];

/** A field that is blank is refused: it is left out. */
const filled = <T extends Record<string, string | undefined>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value?.trim()));

export const quoteRequest = (items: readonly PrintItem[]) => ({
  destinationCountryCode: "US",
  currencyCode: currency,
  items: items.map(({ sku, attributes, copies }) => ({ sku, attributes, copies, assets: assets() })),
});

export const orderRequest = ({ key, reference, method, recipient, items, callbackUrl }: PrintOrder) => ({
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
