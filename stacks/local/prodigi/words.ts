/** Orders as the print house keeps and shows them. */
export type Asset = { printArea: string; url: string; status: "InProgress" | "Complete" | "Error" };

export type PrintItem = {
  id: string;
  merchantReference: string | null;
  sku: string;
  copies: number;
  attributes: Record<string, string>;
  assets: Asset[];
  status: "Ok" | "NotYetDownloaded" | "Invalid";
};

export type Shipment = {
  id: string;
  status?: "Processing" | "Shipped" | "Delivered" | "Cancelled";
  /** Said instead of a status. */
  cancelled?: boolean;
  carrier: { name: string; service: string };
  dispatchDate: string | null;
  tracking: { url: string | null; number: string } | null;
  items: { itemId: string }[];
};

export type Charge = {
  id: string;
  chargeType: "Item" | "Shipping" | "Refund" | "Other";
  totalCost: { amount: string; currency: string };
};

export type Issue = {
  objectId: string;
  errorCode: string;
  description: string;
  authorisationDetails?: { authorisationUrl: string };
};

export type PrintOrder = {
  id: string;
  created: string;
  lastUpdated: string;
  callbackUrl: string | null;
  merchantReference: string;
  shippingMethod: string;
  idempotencyKey: string | null;
  /** Not shown to anybody until it is released. */
  held?: boolean;
  status: {
    stage: "AwaitingPayment" | "InProgress" | "Complete" | "Cancelled";
    issues: Issue[];
    details: Record<string, string>;
  };
  shipments: Shipment[];
  /** What was ordered before they were kept has none. */
  charges?: Charge[];
  recipient: { name: string; email?: string; address: Record<string, string> };
  items: PrintItem[];
};

/** The tax note that every order to the US carries. */
export const taxWarning = {
  errorCode: "destinationCountryCode.UsSalesTaxWarning",
  description: "US sales tax may apply.",
};
