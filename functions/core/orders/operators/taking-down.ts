import { Refusal } from "../../../lib/errors.ts";
import { type Unread, UnreadableItem } from "../../../lib/table/entity.ts";
import type { UserId } from "../../accounts/caller.ts";
import { profiles } from "../../accounts/items.ts";
import { discardPrints } from "../../fulfilment/discard-prints.ts";
import { pictureRemovedLetter } from "../../images/letters.ts";
import { takeDown } from "../../images/take-down.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { sendOrLog } from "../../mail/unasked.ts";
import { ordersUnderWay } from "../finding.ts";
import { orderIdIn, orders, ordersOf } from "../items.ts";
import { wake } from "../jobs.ts";
import type { Order, OrderLine } from "../order.ts";
import { emailOf, mayBeAtPrinter } from "../order-rules.ts";
import { orderStates } from "../order-states.ts";
import { NotPossible, type Operator } from "./deed.ts";
import { wayOut } from "./holding.ts";

type Needs = Parameters<typeof takeDown>[0] &
  Pick<Operator, "table" | "queues"> & { mailer: Mailer; siteUrl: string };

/** Where somebody is written to: who has no account has perhaps ordered once. */
async function addressOf({ table }: Needs, userId: UserId) {
  const owner = await table.get(profiles, { userId }, { consistent: true });
  if (owner?.email !== undefined) return owner.email;
  const { items } = await table.list(orders, ordersOf(userId), { limit: 1, unread: () => {} });
  return items[0] && emailOf(items[0]);
}

/** Where it stands, and what an operator can still do about the lines of it. */
function told(order: Order, isOfIt: (line: OrderLine) => boolean) {
  const numbers = order.lines.flatMap((line, index) => (isOfIt(line) ? [index + 1] : []));
  const may = "print" in order ? "is" : "may be";
  const where = mayBeAtPrinter(order) ? `${may} at the print house` : "is held before print";
  return `Order ${order.orderId} ${where}. ${wayOut(order, numbers)}.`;
}

/** Takes a picture down, tells its owner, and stops what is to be printed of it; answers what is left to do. */
export async function takeDownPicture(needs: Needs, imageId: string) {
  const { image, isNew, isCleared } = await takeDown(needs, imageId).catch((failure: unknown) => {
    if (failure instanceof UnreadableItem)
      throw new NotPossible(`It is not printed from now on, and cannot be read: ${failure.message}`);
    throw failure instanceof Refusal ? new NotPossible(`There is no picture ${imageId}.`) : failure;
  });
  const isOfIt = ({ item, leftOut }: OrderLine) => item.relatedImage._id === imageId && !leftOut;
  /** What this release cannot read another may be sending in this moment. */
  const odd: string[] = [];
  const ofIt: Unread = ({ item }) => {
    if (JSON.stringify(item).includes(imageId)) odd.push(orderIdIn(item));
  };
  const waiting = (await ordersUnderWay({ table: needs.table, unread: ofIt })).filter(
    (order) => orderStates[order.state].stoppedBy.includes("operator") && order.lines.some(isOfIt),
  );
  // Each finds by itself that it has to be held, whether it is woken or not.
  for (const { orderId } of waiting) await wake(needs, orderId, "heard");
  const sent = waiting.filter(mayBeAtPrinter).flatMap(({ lines }) => lines);
  const fetched = sent.flatMap(({ fileKey }) => fileKey ?? []);
  const files = await discardPrints(needs, imageId, fetched);
  if (!image && waiting.length + odd.length + files.found === 0)
    throw new NotPossible(
      isNew ? `There is no picture ${imageId}.` : `${imageId} is taken down already: nothing is left of it.`,
    );
  const to = image && (await addressOf(needs, image.userId));
  if (to) await sendOrLog(needs, { to, ...pictureRemovedLetter(needs, { title: image.brief.subject }) });
  return {
    wasThere: image !== undefined,
    isNew,
    isCleared: isCleared && files.isCleared,
    isTold: to !== undefined,
    orders: [
      ...waiting.map((order) => told(order, isOfIt)),
      ...odd.map(
        (id) => `Order ${id} may be at the print house, and cannot be read: type it again when it can.`,
      ),
    ],
  };
}
