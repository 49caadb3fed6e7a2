import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import { earlierResult, type IdempotentRequest, rememberingResult } from "../../lib/idempotency.ts";
import type { NewId } from "../../lib/ids.ts";
import { inDollars } from "../../lib/money.ts";
import { Conflict, ifReadable, type Table } from "../../lib/table/table.ts";
import type { Caller } from "../accounts/caller.ts";
import { profiles } from "../accounts/items.ts";
import { writeTo } from "../accounts/still-there.ts";
import { type AskedLine, type CartLine, joinLines, subtotalOf } from "../cart/cart.ts";
import { boughtWith, lineOf } from "../cart/line.ts";
import { offersFor } from "../cart/quoting.ts";
import { misfitOf } from "../catalogue/resolution.ts";
import { mayBuy, outputOf } from "../images/image.ts";
import { type ImageId, parseImageId } from "../images/image-id.ts";
import { images } from "../images/items.ts";
import { reachOf } from "../images/model.ts";
import { pictureUrl, variantKey } from "../images/pictures.ts";
import { orders, writingDown } from "../orders/items.ts";
import type { Order, OrderIn, OrderLine } from "../orders/order.ts";
import { paymentOf } from "../orders/order-rules.ts";
import { advancePayment } from "../orders/payment/advance-payment.ts";
import { paths, printPath } from "../site/paths.ts";
import { isOpen, PAY_WITHIN_MS, supersedeOlder } from "./older-pages.ts";

/** So long whoever pays is at it: a clock that asked as well would be refused, and so would they. */
const AT_IT_MS = 60_000;

type Needs = Parameters<typeof advancePayment>[0] &
  Parameters<typeof offersFor>[0] & { table: Table; clock: Clock; newId: NewId };

export type AskedCheckout = {
  items: readonly AskedLine[];
  from: "cart" | "buy now";
  express: boolean;
  idempotencyKey: string | undefined;
};

const notBuyable = (sentence: string) => new Refusal("invalid_input", sentence);

const misfits = {
  shape: "does not have the shape of this size. Please choose another size.",
  sharpness: "would not look sharp at this size. Please choose a smaller one.",
};

const called = ({ name, relatedImage, productOptions }: CartLine) =>
  `“${name}” (${productOptions.map(({ displayName }) => displayName).join(" / ")}) of “${relatedImage.prompt.slice(0, 60)}”`;

/** What somebody has seen as its price is what they pay, or they hear of another before they do. */
function requireSeenPrices({ catalogue }: Needs, items: readonly AskedLine[]) {
  for (const asked of items) {
    const line = lineOf(catalogue, asked);
    if (!line || line.unavailable || asked.unitCost === undefined) continue;
    const [was, is] = [asked.unitCost.amount, line.unitCost.amount].map(inDollars);
    if (was === is) continue;
    throw new Refusal(
      "conflict",
      `The price of ${called(line)} was ${was} and is ${is} now. Please have a look.`,
    );
  }
}

/** What is bought, from the catalogue and from pictures that the shopper was given the address of. */
async function linesOf(
  { table, catalogue, model }: Needs,
  { userId }: Caller,
  items: readonly AskedLine[],
): Promise<OrderLine[]> {
  const known = items.flatMap((asked) => lineOf(catalogue, asked) ?? []);
  const wanted = joinLines([], known);
  if (wanted.length === 0) throw notBuyable("There is nothing to check out.");
  const names = wanted.map(
    ({ relatedImage }) => parseImageId(relatedImage._id) as ImageId & { suffix: string },
  );
  const [maker, found] = await Promise.all([
    model.about(),
    table.getAll(...names.map((name) => ifReadable(images, name))),
  ]);
  return wanted.map((item, index) => {
    const { variant, crop } = boughtWith(catalogue, item) ?? {};
    if (!variant) throw notBuyable(`${called(item)} is not sold any more. Please take it out of your cart.`);
    const image = found[index];
    const output = image && outputOf(image);
    if (!output || image.suffix !== names[index]?.suffix)
      throw notBuyable(`The picture of ${called(item)} cannot be found. Please take it out of your cart.`);
    if (!mayBuy(userId, image))
      throw notBuyable(
        `Only its owner can order ${called(item)}: that is how they want it. Please take it out of your cart.`,
      );
    const { aspectRatio } = image.brief;
    const misfit = misfitOf({ aspectRatio, largestPrint: reachOf(output, maker) }, variant.print, crop);
    if (misfit) throw notBuyable(`${called(item)} ${misfits[misfit]}`);
    const relatedImage = {
      ...item.relatedImage,
      imageUrl: pictureUrl(variantKey(output.prefix, Math.max(...output.widths), "jpeg")),
      prompt: image.brief.subject,
    };
    return {
      item: { ...item, relatedImage },
      price: variant.price,
      copies: item.copies,
      sku: variant.sku,
      attributes: variant.attributes,
      print: variant.print,
      ...(crop !== undefined && { crop }),
      image: { batchId: image.batchId, n: image.n },
    };
  });
}

/** The page on which something is chosen, with its picture. */
const pageOf = ({ catalogue }: Needs, { item }: OrderLine) =>
  printPath(item.relatedImage._id, boughtWith(catalogue, item)?.product.shortname);

const numberOf = (orderId: string) => `WF-${orderId.replace(/\W|_/g, "").slice(0, 8).toUpperCase()}`;

/** Where a shopper goes from here; undefined if the page to pay at has come and gone, and nobody paid. */
function addressOf(needs: Needs, order: Order | undefined): string | undefined {
  if (!order || order.state === "expired") return undefined;
  if (order.state === "awaiting payment") {
    if (order.superseded) return undefined;
    if (Date.parse(order.payUntil) > needs.clock.now().getTime()) return order.session.url;
  }
  if (paymentOf(order)) return needs.siteUrl + paths.checkoutSuccess(order.orderId);
  throw new Refusal("try_again", "The payment page does not open right now. Please try again.");
}

/** Writes the order down first, and then opens the page to pay at: nothing can be paid that we do not know of. */
export async function checkOut(needs: Needs, { idempotencyKey, ...asked }: AskedCheckout, caller: Caller) {
  const request: IdempotentRequest = { scope: `${caller.userId}#checkout`, key: idempotencyKey, asked };
  return orderFor(needs, asked, caller, request);
}

/** The order of a request, made once; when its page has expired, the same request is for another. */
async function orderFor(
  needs: Needs,
  asked: Omit<AskedCheckout, "idempotencyKey">,
  caller: Caller,
  request: IdempotentRequest,
): Promise<{ orderId: string; url: string }> {
  const before = await earlierResult(needs, request);
  const orderId = before ?? (await place(needs, asked, caller, request));
  const read = () => needs.table.get(orders, { orderId }, { consistent: true });
  const written = await read();
  // Also for a press that comes again: the first may have ended before it closed them.
  if (written && isOpen(written)) await supersedeOlder(needs, written);
  await advancePayment(needs, orderId);
  const url = addressOf(needs, await read());
  if (url !== undefined) return { orderId, url };
  if (before) return orderFor(needs, asked, caller, { ...request, key: `${request.key}#${before}` });
  const sentence =
    "Another payment page was opened in the same moment. Please pay there, or check out once more.";
  throw new Refusal("conflict", sentence);
}

/** The print house says of all together that it cannot: of a single print that is the print. */
const notMade = ([first, ...more]: readonly CartLine[]) =>
  first && more.length === 0
    ? `${called(first)} cannot be made at the moment. Please choose another size or frame.`
    : "These cannot be sent together. Please check them out one by one.";

async function place(
  needs: Needs,
  { items, from, express }: Omit<AskedCheckout, "idempotencyKey">,
  caller: Caller,
  request: IdempotentRequest,
): Promise<string> {
  requireSeenPrices(needs, items);
  const lines = await linesOf(needs, caller, items);
  const bought = lines.map(({ item }) => item);
  const [offers, profile] = await Promise.all([
    offersFor(needs, bought, { whose: "checkout" }),
    needs.table.get(profiles, caller),
  ]);
  if (offers.length === 0) throw notBuyable(notMade(bought));
  const now = needs.clock.now();
  const orderId = needs.newId();
  const order: OrderIn<"draft"> = {
    orderId,
    userId: caller.userId,
    number: numberOf(orderId),
    createdAt: now.toISOString(),
    from,
    ...(from === "buy now" && lines[0] && { chosenAt: pageOf(needs, lines[0]) }),
    state: "draft",
    lines,
    subtotal: subtotalOf(bought),
    offers: offers.map(({ method, shipping }) => ({ method, shipping })),
    express,
    ...(profile?.email !== undefined && { email: profile.email }),
    payUntil: new Date(now.getTime() + PAY_WITHIN_MS).toISOString(),
    reprints: 0,
    since: now.toISOString(),
    history: [{ at: now.toISOString(), kind: "ordered" }],
    letters: [],
    concerns: [],
    dueAt: new Date(now.getTime() + AT_IT_MS).toISOString(),
    tries: 0,
  };
  try {
    await writeTo(needs, caller, ...writingDown(order), ...rememberingResult(request, orderId, now));
    return orderId;
  } catch (failure) {
    // The same press at the same moment: both get the order that was written first.
    const other = failure instanceof Conflict ? await earlierResult(needs, request) : undefined;
    if (other) return other;
    throw failure;
  }
}
