import { openMailbox } from "../core/mail/closed-mailboxes.ts";
import { allSubscribers } from "../core/newsletter/subscribers.ts";
import { auditDays, auditOrders } from "../core/orders/operators/audit.ts";
import { NotPossible } from "../core/orders/operators/deed.ts";
import { alone } from "./alone.ts";
import type { Command } from "./command.ts";
import { imageCommands } from "./image-commands.ts";
import { orderCommands } from "./order-commands.ts";
import { personCommands } from "./person-commands.ts";

/** Everything an operator can do, a line a command. */
export const commands: Record<string, Command> = {
  ...orderCommands,
  ...imageCommands,
  ...personCommands,
  redrive: {
    help: "puts dead letters back on their queues",
    run: async (shop) => `${await shop.redrive()} messages are back on their queues.`,
  },
  readers: {
    help: "the newsletter's readers, a line each: address, since when, the link that ends it, and the address for List-Unsubscribe",
    run: async (shop) =>
      (await allSubscribers(shop))
        .map(({ email, since, leave, leaveAtOnce }) => [email, since, leave, leaveAtOnce].join("\t"))
        .join("\n") || "Nobody reads the newsletter yet.",
  },
  mailbox: {
    words: "EMAIL",
    takes: [1, 1],
    help: "sends mail again to an address that was closed, as its owner asks for it",
    run: async (shop, [email = ""]) =>
      (await openMailbox(shop, email)) ? "Mail goes there again." : "Nothing was in the way of mail to it.",
  },
  audit: {
    words: "[DAYS]",
    takes: [0, 1],
    help: `compares the partners' books with ours, those of ${auditDays.usual} days unless said`,
    run: async (shop, [days = String(auditDays.usual)]) => {
      if (!/^[1-9]\d?$/.test(days) || Number(days) > auditDays.most)
        throw new NotPossible(`The audit goes back 1 to ${auditDays.most} days.`);
      const { mended, strange } = await auditOrders(shop, Number(days));
      return `${mended} payments were taken up again, ${strange} prints are unknown to us.`;
    },
  },
};

const named = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

/** The command of that name, if there are words enough for it, and none that it would pass over. */
export function commandFor(name: string, words: readonly string[]): Command | undefined {
  const command = named(name);
  const [least, most] = command?.takes ?? [0, 0];
  return words.length >= least && words.length <= most ? command : undefined;
}

const told = ([name, { words = "", help }]: [string, Pick<Command, "words" | "help">]) =>
  `  ${`${name} ${words}`.padEnd(24)}  ${help}`;

export const usage = `npm run ops -- COMMAND [WORDS] [--stage NAME]\n\n${Object.entries({
  ...commands,
  ...alone,
})
  .map(told)
  .join("\n")}\n\n  With "again" last, what was done within the last 15 minutes is done once more.`;

/** What is said where no command does what was typed. */
export function adviceOn(name: string): string {
  const command = named(name);
  if (command)
    return `Nothing was done: these are not the words that ${name} takes.\n\n${told([name, command])}`;
  return name ? `There is no command ${name}.\n\n${usage}` : usage;
}
