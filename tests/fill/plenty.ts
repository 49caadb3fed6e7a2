import type { UserId } from "../../functions/core/accounts/caller.ts";
import { type Image, type Output, outputOf } from "../../functions/core/images/image.ts";
import { publicId } from "../../functions/core/images/image-id.ts";
import { batches, images } from "../../functions/core/images/items.ts";
import { writingDown } from "../../functions/core/orders/items.ts";
import type { OrderIn } from "../../functions/core/orders/order.ts";
import { cents } from "../../functions/lib/money.ts";
import type { Item, Write } from "../../functions/lib/table/engine.ts";
import { creating } from "../../functions/lib/table/writes.ts";
import { aDraft, aReadyImage } from "../simulation/order-parts.ts";

/** Whose it is, how much of it, and the moment before which all of it was made. */
export type Plenty = { userId: UserId; pictures: number; orders: number; until: Date; outputs?: Output[] };

const BATCH = 4;

const idOf = (kind: string, userId: UserId, n: number) => `${kind}-${userId}-${n}`;
const secondsBefore = (until: Date, count: number) => new Date(until.getTime() - count * 1_000).toISOString();

/** All of it is like the first: only what tells one from another is made anew. */
function likeThese({ until }: Plenty) {
  const picture = aReadyImage(until.toISOString());
  const { dueAt: _, ...draft } = aDraft(until, { lines: [{ size: "16x24", copies: 1 }] });
  const paid = {
    ...{ at: draft.createdAt, total: cents(draft.subtotal + 1295), shipping: cents(1295), tax: cents(0) },
    ...{ paymentId: "", email: "", name: "", method: "Budget" as const },
    address: { line1: "1 Main St", city: "Boston", state: "MA", zip: "02108", countryCode: "US" as const },
  };
  const order: OrderIn<"completed"> = {
    ...{ ...draft, state: "completed", session: { id: "", url: "" }, paid, parcels: [] },
    ...{ back: { wanted: cents(0), done: cents(0) }, shippedAt: draft.createdAt },
    print: { id: "", submittedAt: draft.createdAt },
  };
  return { picture, order };
}

type These = ReturnType<typeof likeThese>;

function pictureAt(at: number, { picture }: These, { userId, pictures, until, outputs = [] }: Plenty): Image {
  const output = outputs[at % outputs.length] ?? outputOf(picture);
  const createdAt = secondsBefore(until, pictures - at);
  const batchId = idOf("batch", userId, Math.floor(at / BATCH));
  const state = { ...picture.state, ...(output && { output }) };
  return { ...picture, userId, createdAt, batchId, n: at % BATCH, seed: at, state };
}

function orderAt(at: number, these: These, all: Plenty): OrderIn<"completed"> {
  const { order } = these;
  const orderId = idOf("order", all.userId, at);
  const image = pictureAt(at, these, all);
  const relatedImage = { _id: publicId(image), imageUrl: "", prompt: image.brief.subject };
  const email = `buyer-${at}@example.com`;
  const createdAt = secondsBefore(all.until, all.orders - at);
  return {
    ...order,
    ...{ orderId, createdAt, email, userId: all.userId, number: `WF-${at}` },
    lines: order.lines.map((line) => ({
      ...line,
      image: { batchId: image.batchId, n: image.n },
      item: { ...line.item, relatedImage },
    })),
    paid: { ...order.paid, email, at: createdAt, paymentId: `pi-${orderId}`, name: `Buyer ${at}` },
    print: { ...order.print, id: `ord-${orderId}` },
  };
}

/** All the items of it, made by the table's own entities, as the shop itself would have written them. */
export function* plentyOf(all: Plenty): Generator<Item> {
  const these = likeThese(all);
  for (let at = 0; at < all.pictures; at++) {
    const picture = pictureAt(at, these, all);
    const { userId, batchId, createdAt, n } = picture;
    yield itemIn(creating(images, picture));
    if (n === 0) yield itemIn(creating(batches, { userId, batchId, createdAt }));
  }
  for (let at = 0; at < all.orders; at++) yield* writingDown(orderAt(at, these, all)).map(itemIn);
}

export function itemIn(write: Write): Item {
  if (write.kind !== "put") throw new Error("only what is new is written");
  return write.item;
}
