import type { Shop } from "../composition.ts";
import { allSubscribers } from "../core/newsletter/subscribers.ts";
import { auditOrders } from "../core/orders/audit.ts";
import {
  findOrder,
  ordersUnderWay,
  refundOrder,
  reprintOrder,
  retryOrder,
} from "../core/orders/operating.ts";
import type { Order } from "../core/orders/order.ts";
import { dollars, inDollars } from "../lib/money.ts";

type Command = {
  /** What it takes, and what it does. */
  help: string;
  run(shop: Shop, id: string): Promise<string>;
};

const row = (order: Order) => {
  const { orderId, number, state, createdAt, subtotal, dueAt = "–" } = order;
  const problems = "problems" in order ? order.problems : [];
  return [
    orderId,
    number,
    state.padEnd(16),
    createdAt,
    inDollars(dollars(subtotal)),
    `due ${dueAt}`,
    ...problems,
  ].join("  ");
};

/** Everything an operator can do, a line a command. */
export const commands: Record<string, Command> = {
  orders: {
    help: "orders            every order that is under way",
    run: async (shop) => (await ordersUnderWay(shop)).map(row).join("\n") || "No order is under way.",
  },
  order: {
    help: "order ID          everything about one order",
    run: async (shop, id) => JSON.stringify(await findOrder(shop, id), null, 2),
  },
  retry: {
    help: "retry ID          looks at an order at once",
    run: async (shop, id) => retryOrder(shop, id).then(() => "It is looked at now."),
  },
  refund: {
    help: "refund ID         calls an order off where possible, and pays it back",
    run: async (shop, id) => refundOrder(shop, id).then(() => "It is being refunded."),
  },
  reprint: {
    help: "reprint ID        prints what was sent once more",
    run: async (shop, id) => reprintOrder(shop, id).then(() => "It is being printed again."),
  },
  redrive: {
    help: "redrive           puts dead letters back on their queues",
    run: async (shop) => `${await shop.redrive()} messages are back on their queues.`,
  },
  readers: {
    help: "readers           the newsletter's readers, a line each: address, since when, and the link that ends it",
    run: async (shop) =>
      (await allSubscribers(shop))
        .map(({ email, since, leave }) => `${email}\t${since}\t${leave}`)
        .join("\n") || "Nobody reads the newsletter yet.",
  },
  audit: {
    help: "audit             compares the partners' books with ours",
    run: async (shop) => {
      const { mended, strange } = await auditOrders(shop);
      return `${mended} payments were taken up again, ${strange} prints are unknown to us.`;
    },
  },
};

export const usage = `npm run ops -- COMMAND [ID] [--stage NAME]\n\n${Object.values(commands)
  .map(({ help }) => `  ${help}`)
  .join("\n")}`;
