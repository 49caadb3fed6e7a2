import { allSubscribers } from "../core/newsletter/subscribers.ts";
import { auditOrders } from "../core/orders/audit.ts";
import { type Command, orderCommands } from "./order-commands.ts";

/** Everything an operator can do, a line a command. */
export const commands: Record<string, Command> = {
  ...orderCommands,
  redrive: {
    help: "redrive                   puts dead letters back on their queues",
    run: async (shop) => `${await shop.redrive()} messages are back on their queues.`,
  },
  readers: {
    help: "readers                   the newsletter's readers, a line each: address, since when, and the link that ends it",
    run: async (shop) =>
      (await allSubscribers(shop))
        .map(({ email, since, leave }) => `${email}\t${since}\t${leave}`)
        .join("\n") || "Nobody reads the newsletter yet.",
  },
  audit: {
    help: "audit                     compares the partners' books with ours",
    run: async (shop) => {
      const { mended, strange } = await auditOrders(shop);
      return `${mended} payments were taken up again, ${strange} prints are unknown to us.`;
    },
  },
};

export const usage = `npm run ops -- COMMAND [WORDS] [--stage NAME]\n\n${Object.values(commands)
  .map(({ help }) => `  ${help}`)
  .join("\n")}`;
