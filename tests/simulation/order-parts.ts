import type { UserId } from "../../functions/core/accounts/caller.ts";
import { boughtWith, lineOf } from "../../functions/core/cart/line.ts";
import { openCatalogue } from "../../functions/core/catalogue/catalogue.ts";
import { briefOf } from "../../functions/core/images/brief.ts";
import type { Image, ImageState } from "../../functions/core/images/image.ts";
import { composePrompt } from "../../functions/core/images/prompt.ts";
import type { Order, OrderIn, OrderLine } from "../../functions/core/orders/order.ts";
import { cents } from "../../functions/lib/money.ts";
import { prodigiPrices } from "../../functions/partners/prodigi/prices.ts";
import { answers } from "../support/picture-requests.ts";
import type { Fate } from "./fate.ts";

type ReadyState = Extract<ImageState, { status: "ready" }>;

export const caller = { userId: "guest" as UserId, userType: "guest" as const };
const values = answers;
const catalogue = openCatalogue(prodigiPrices);

export function aReadyImage(at: string, n = 0): Image & { state: ReadyState } {
  const brief = briefOf(values);
  // It has the pixels of the largest print already, whoever draws or enlarges by the time it is bought.
  const size = { width: 7200, height: 10_800 };
  return {
    batchId: "batch",
    n,
    suffix: "tail",
    userId: caller.userId,
    createdAt: at,
    journeyId: "default-journey",
    values,
    brief,
    prompt: composePrompt(brief),
    seed: 1,
    counters: [],
    attempts: 1,
    throttles: 0,
    fence: 1,
    state: {
      status: "ready",
      orders: [],
      output: {
        ...size,
        largestPrint: size,
        prefix: `images/batch~${n}tail/1`,
        widths: [320],
        original: "private/original",
        placeholder: "",
        model: "none",
        source: "algorithmicMedia",
      },
    },
  };
}

function aLine({ size, copies }: Fate["lines"][number], n: number): OrderLine {
  const asked = {
    name: "Art Paper Print",
    copies,
    productOptions: [
      { label: "Size", value: size },
      { label: "Frame", value: "none" },
    ],
    relatedImage: { _id: `batch~${n}tail`, imageUrl: "", prompt: "" },
  };
  const item = lineOf(catalogue, asked);
  const variant = boughtWith(catalogue, asked)?.variant;
  if (!item || !variant) throw new Error("the catalogue has changed");
  const { price, sku, attributes, print } = variant;
  return { item, price, copies, sku, attributes, print, image: { batchId: "batch", n } };
}

export function aDraft(at: Date, fate: Pick<Fate, "lines"> & Partial<Fate>): OrderIn<"draft"> {
  // Of two pictures, where one is taken down.
  const lines = fate.lines.map((line, index) => aLine(line, fate.takedown && index > 0 ? 1 : 0));
  return {
    orderId: "order",
    userId: caller.userId,
    number: "WF-ORDER",
    createdAt: at.toISOString(),
    from: "cart",
    state: "draft",
    lines,
    subtotal: cents(lines.reduce((sum, { price, copies }) => sum + price * copies, 0)),
    offers: [
      { method: "Budget", shipping: cents(1295) },
      { method: "Express", shipping: cents(2900) },
    ],
    express: false,
    payUntil: new Date(at.getTime() + 35 * 60_000).toISOString(),
    reprints: 0,
    since: at.toISOString(),
    history: [],
    letters: [],
    concerns: [],
    dueAt: at.toISOString(),
    tries: 0,
  };
}

/** Lines of a parcel that was given up, from one, that nobody has looked after. */
export const lostLines = ({ orderId, lines, concerns }: Order) =>
  lines.flatMap((_, index) =>
    concerns.some(({ items }) => items?.includes(`${orderId}-${index + 1}`)) ? [index + 1] : [],
  );
