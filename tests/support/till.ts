import { orders } from "../../functions/core/orders/items.ts";
import { wakeOrders } from "../../functions/core/orders/wake-orders.ts";
import { currency } from "../../functions/lib/money.ts";
import { commands } from "../../functions/ops/commands.ts";
import { handle } from "../../functions/worker/batch.ts";
import { orderHandlers } from "../../functions/worker/order-jobs.ts";
import { dueWork } from "./due.ts";
import { pageIdOf } from "./fake-payments.ts";
import { aPictureRequest } from "./picture-requests.ts";
import { aShopThatDraws } from "./shop-that-draws.ts";

type Over = {
  copies?: number;
  Size?: string;
  Frame?: string;
  name?: string;
  imageId?: string;
  unitCost?: { amount: number | string };
};

/** A studio whose guests can buy what was drawn; `work` does what lies on the orders' queue. */
export function aTill(options?: Parameters<typeof aShopThatDraws>[0]) {
  const studio = aShopThatDraws(options);
  const { shop, queues, payments, clock } = studio;

  /** Every job of the orders' queue that was done, by its kind. */
  const worked: string[] = [];

  async function work() {
    for (let rounds = 0; rounds < 20 && queues.orders.sent.length > 0; rounds++)
      for (const { job } of queues.orders.sent.splice(0)) {
        worked.push(job.kind);
        await handle(orderHandlers(shop), job);
      }
  }

  /** A guest with four pictures, and lines of a cart made of the first. */
  async function aShopper(options?: { address?: string }) {
    const browser = await studio.aGuest(options);
    const { body } = await browser.post("/images/text-to-image", aPictureRequest);
    await studio.drawAll();
    const [{ _id }] = body.generatedImages;
    const { image } = (await browser.get(`/images/${_id}`)).body;
    const line = ({
      copies = 1,
      Size = "16x24",
      Frame = "none",
      name = "Art Paper Print",
      imageId,
      unitCost,
    }: Over = {}) => ({
      name,
      copies,
      productOptions: [
        { label: "Size", value: Size },
        { label: "Frame", value: Frame },
      ],
      relatedImage: { _id: imageId ?? image._id, imageUrl: image.imageUrl, prompt: image.prompt },
      ...(unitCost && { unitCost }),
    });
    const putCart = (items: object[], version?: number) =>
      browser.call("PUT", "/cart", {
        items,
        shippingAddress: { countryCode: "US" },
        ...(version !== undefined && { version }),
      });
    const checkOut = (
      items: object[],
      headers: Record<string, string> = {},
      path = "/cart/create-checkout-session",
    ) =>
      browser.post(path, { items, shippingAddress: { countryCode: "US" }, currencyCode: currency }, headers);
    /** Orders one print or several, and answers their order and the payment page's session. */
    async function order(first: Over = {}, ...more: Over[]) {
      const { body } = await checkOut([first, ...more].map(line));
      const { sessionId, url } = body.session;
      return { orderId: sessionId as string, pageId: pageIdOf(url) };
    }
    const look = async (orderId: string) => (await browser.get(`/orders/${orderId}`)).body.order;
    /** Orders prints and pays for them, as far as that goes without waiting. */
    async function buyAll(prints: readonly Over[], method = "Budget") {
      const { orderId, pageId } = await order(...prints);
      payments.pay(pageId, { method });
      await browser.get(`/cart/checkout-session/${orderId}`);
      await work();
      return orderId;
    }
    const buy = ({ method, ...over }: Over & { method?: string } = {}) => buyAll([over], method);
    return { browser, image, line, putCart, checkOut, order, look, buy, buyAll };
  }

  /** Time passes, and what is due by then is done. */
  async function pass(time: Parameters<typeof clock.advance>[0]) {
    clock.advance(time);
    await wakeOrders(shop, await dueWork(shop.table, clock.now()));
    await work();
  }

  /** What the table says. */
  const kept = async (orderId: string) => {
    const order = await shop.table.get(orders, { orderId }, { consistent: true });
    if (!order) throw new Error(`there is no order ${orderId}`);
    return order;
  };
  /** What an operator types, and what that says. */
  const ops = async (name: string, ...words: string[]) => {
    const said = await commands[name]?.run(shop, words, "grace");
    await work();
    return said ?? "";
  };
  return { ...studio, work, worked, pass, kept, ops, aShopper };
}
