const labels: Record<string, string> = {
  pending: "Placed",
  shipped: "Shipped",
  completed: "Delivered",
  refunded: "Refunded",
  expired: "Expired",
};

const sentences: Record<string, string> = {
  shipped: "Your order has been shipped and is on its way!",
  completed: "Your order has been delivered!",
  refunded: "Your order was cancelled, and your money is on its way back.",
};

const PENDING = "Your order is being processed and will be shipped soon.";

/** Whatever is not known counts as pending. */
export const statusLabel = (status: string | undefined) => labels[status ?? ""] ?? "Placed";
export const statusSentence = (status: string | undefined) => sentences[status ?? ""] ?? PENDING;

const long = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric" });

/** "November 21, 2026" */
export const longDate = (iso: string) => long.format(new Date(iso));
