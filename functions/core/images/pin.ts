import { repeated, type Table } from "../../lib/table/table.ts";
import { creating, removing } from "../../lib/table/writes.ts";
import type { ImageId } from "./image-id.ts";
import { discards, images } from "./items.ts";

type Needs = { table: Table };
type Ordered = { orderId: string; lines: readonly { image: ImageId }[] };

/**
 * Keeps an order's pictures until its prints are made, whatever their owner deletes meanwhile. Called twice it is as
 * once. Answers with those that are gone already.
 */
export async function pinImages(needs: Needs, { orderId, lines }: Ordered): Promise<ImageId[]> {
  const gone: ImageId[] = [];
  for (const { image } of lines) if (!(await repeated(() => pin(needs, image, orderId)))) gone.push(image);
  return gone;
}

/** Lets them go again, once the prints are made or never will be: what was deleted meanwhile is forgotten now. */
export async function unpinImages(needs: Needs, { orderId, lines }: Ordered): Promise<void> {
  for (const { image } of lines) await repeated(() => unpin(needs, image, orderId));
}

async function pin({ table }: Needs, id: ImageId, orderId: string): Promise<boolean> {
  const image = await table.get(images, id, { consistent: true });
  if (!image || !("orders" in image.state)) return false;
  const { state } = image;
  if (!state.orders.includes(orderId))
    await table.replace(images, { ...image, state: { ...state, orders: [...state.orders, orderId] } });
  return true;
}

async function unpin({ table }: Needs, id: ImageId, orderId: string): Promise<void> {
  const image = await table.get(images, id, { consistent: true });
  if (!image || !("orders" in image.state) || !image.state.orders.includes(orderId)) return;
  const orders = image.state.orders.filter((other) => other !== orderId);
  if (image.state.status === "ready" || orders.length > 0)
    return void (await table.replace(images, { ...image, state: { ...image.state, orders } }));
  const { prefix, original } = image.state.output;
  // Beside the note of what could be seen, which may still be there.
  const discard = { prefix: `${prefix}/original`, keys: [original], since: image.createdAt };
  await table.write(removing(images, image), creating(discards, discard));
}
