import { openMailbox } from "../core/mail/closed-mailboxes.ts";
import { allSubscribers } from "../core/newsletter/subscribers.ts";
import { auditOrders } from "../core/orders/operators/audit.ts";
import { imageCommands } from "./image-commands.ts";
import { type Command, orderCommands } from "./order-commands.ts";

/** Everything an operator can do, a line a command. */
export const commands: Record<string, Command> = {
  ...orderCommands,
  ...imageCommands,
  redrive: {
    help: "redrive                   puts dead letters back on their queues",
    run: async (shop) => `${await shop.redrive()} messages are back on their queues.`,
  },
  readers: {
    help: "readers                   the newsletter's readers, a line each: address, since when, the link that ends it, and the address for List-Unsubscribe",
    run: async (shop) =>
      (await allSubscribers(shop))
        .map(({ email, since, leave, leaveAtOnce }) => [email, since, leave, leaveAtOnce].join("\t"))
        .join("\n") || "Nobody reads the newsletter yet.",
  },
  mailbox: {
    help: "mailbox EMAIL             sends mail again to an address that was closed, as its owner asks for it",
    run: async (shop, [email = ""]) =>
      (await openMailbox(shop, email)) ? "Mail goes there again." : "Nothing was in the way of mail to it.",
  },
  audit: {
    help: "audit                     compares the partners' books with ours",
    run: async (shop) => {
      const { mended, strange } = await auditOrders(shop);
      return `${mended} payments were taken up again, ${strange} prints are unknown to us.`;
    },
  },
};

/** How many words a command needs at least. */
export const wordsFor = ({ help }: Command) =>
  help
    .replace(/\[.*?\]| {2,}.*/g, "")
    .trim()
    .split(/\s+/).length - 1;

export const usage = `npm run ops -- COMMAND [WORDS] [--stage NAME]\n\n${Object.values(commands)
  .map(({ help }) => `  ${help}`)
  .join("\n")}`;
