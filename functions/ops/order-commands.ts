import type { Shop } from "../composition.ts";
import { recipient } from "../core/fulfilment/recipient.ts";
import { newsWords } from "../core/orders/concerns.ts";
import { type Finding, ordersUnderWay, ordersWantingPerson, searchOrders } from "../core/orders/finding.ts";
import { orderIdIn } from "../core/orders/items.ts";
import { restoreOrder } from "../core/orders/operators/bringing-back.ts";
import { findOrder, NotPossible, type Operator, rawOrder } from "../core/orders/operators/deed.ts";
import { explained, timelineOf } from "../core/orders/operators/explaining.ts";
import { dropReprint, holdOrder, readdressOrder, releaseOrder } from "../core/orders/operators/holding.ts";
import {
  refundAmount,
  refundLines,
  refundOrder,
  reprintOrder,
} from "../core/orders/operators/making-good.ts";
import { noteOrder, resendLetter, retryOrder, settleOrder } from "../core/orders/operators/operating.ts";
import type { Order, OrderState } from "../core/orders/order.ts";
import { orderStates } from "../core/orders/order-states.ts";
import { faultOf } from "../lib/field-faults.ts";
import { cents, dollars, inDollars } from "../lib/money.ts";
import { UnreadableItem } from "../lib/table/entity.ts";
import { openTable } from "../lib/table/table.ts";
import type { Command } from "./command.ts";

const row = (order: Order) => {
  const { orderId, number, state, createdAt, subtotal, dueAt = "–", concerns } = order;
  const problems = "problems" in order ? order.problems : [];
  return [
    ...[orderId, number, state.padEnd(16), createdAt, inDollars(dollars(subtotal)), `due ${dueAt}`],
    ...(order.state === "held" ? [`${order.why}: ${order.detail}`] : []),
    ...problems,
    ...(order.overdueTold ? [`stands still since ${order.since}`] : []),
    ...concerns.map((one) => `! ${newsWords(one)}`),
  ].join("  ");
};

/** A row for each that is found; one that cannot be read hides no other. */
async function listed({ table }: Shop, find: (needs: Finding) => Promise<readonly Order[]>, none: string) {
  const unread: string[] = [];
  const found = await find({
    table,
    unread: ({ item }) => {
      const orderId = orderIdIn(item);
      unread.push(`${orderId}  cannot be read: \`explain ${orderId}\` says why`);
    },
  });
  return [...unread, ...found.map(row)].join("\n") || none;
}

const isState = (words: string): words is OrderState => Object.hasOwn(orderStates, words);

const as = ({ table, clock, queues, payments }: Shop, by: string): Operator => ({
  ...{ table, clock, queues, payments },
  by,
});

/** What is refused when it is typed twice, unless "again" is typed last. */
const once =
  (deed: (needs: Operator, words: readonly string[]) => Promise<string>): Command["run"] =>
  (shop, words, by) => {
    const again = words.at(-1) === "again";
    return deed({ ...as(shop, by), again }, again ? words.slice(0, -1) : words);
  };

/** Who types more may mean something else. */
function noMore(words: readonly string[]) {
  if (words.length > 0) throw new NotPossible(`Nothing was done: "${words.join(" ")}" is too much.`);
}

/** "1,3", as people count. */
function linesIn(words: readonly string[]) {
  const numbers = words.join(",").split(",").filter(Boolean);
  if (numbers.length === 0 || !numbers.every((number) => /^\d+$/.test(number)))
    throw new NotPossible("Lines are named by their numbers: lines 1,3");
  return numbers.map(Number);
}

/** "12.50" as whole cents, and "$1,234.50" as it is said. */
function amountIn(word: string) {
  const [, whole, part = "00"] = /^\$?(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d\d))?$/.exec(word) ?? [];
  if (whole === undefined) throw new NotPossible(`"${word}" is no amount of dollars, as in 12.50.`);
  return cents(Number(whole.replaceAll(",", "")) * 100 + Number(part));
}

function addressIn(words: readonly string[]) {
  const [name = "", line1 = "", line2 = "", city = "", state = "", zip = "", ...more] = words;
  noMore(more);
  const address = { line1, ...(line2 && { line2 }), city, state, zip, countryCode: "US" as const };
  const { data, error } = recipient.safeParse({ name, address }, { error: faultOf });
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `${String(path.at(-1))}: ${message}`);
  throw new NotPossible(
    `An address is: NAME LINE1 LINE2 CITY STATE ZIP; an empty line is ''.\n${faults.join("\n")}`,
  );
}

const anOrder = { words: "ID", takes: [1, 1] } as const;

/** What can be done about orders, a row a command. */
export const orderCommands = {
  orders: {
    words: "[STATE] [HOURS]",
    takes: [0, Infinity],
    help: "every order that is under way; in a state, or older than so many hours",
    run: async (shop, words) => {
      const hours = words.find((word) => /^\d+$/.test(word));
      const state = words.filter((word) => word !== hours).join(" ");
      if (state && !isState(state))
        throw new NotPossible(`There are these states: ${Object.keys(orderStates).join(", ")}.`);
      const olderThan = hours && new Date(shop.clock.now().getTime() - Number(hours) * 3_600_000);
      const filter = { ...(isState(state) && { state }), ...(olderThan && { olderThan }) };
      return listed(shop, (needs) => ordersUnderWay(needs, filter), "No order is under way.");
    },
  },
  attention: {
    help: "the orders that a person has to look at",
    run: (shop) => listed(shop, ordersWantingPerson, "No order wants a person."),
  },
  find: {
    words: "WORDS",
    takes: [1, Infinity],
    help: "orders by number, e-mail address, name, payment or print order",
    run: (shop, words) =>
      listed(shop, (needs) => searchOrders(needs, words.join(" ")), "Nothing is called that."),
  },
  order: {
    ...anOrder,
    help: "everything about one order, as it stands if it cannot be read",
    run: async (shop, [id = ""]) => {
      const order = await rawOrder(shop, id);
      return JSON.stringify(order instanceof UnreadableItem ? order.item : order, null, 2);
    },
  },
  explain: {
    ...anOrder,
    help: "why an order is where it is, and what happens next",
    run: async (shop, [id = ""]) => explained(await findOrder(shop, id)),
  },
  timeline: {
    ...anOrder,
    help: "what happened to it, and who did it",
    run: async (shop, [id = ""]) => timelineOf(await findOrder(shop, id)),
  },
  retry: {
    ...anOrder,
    help: "looks at an order at once",
    run: (shop, [id = ""], by) => retryOrder(as(shop, by), id),
  },
  note: {
    words: "ID WORDS",
    takes: [2, Infinity],
    help: "writes something down about it",
    run: (shop, [id = "", ...words], by) => noteOrder(as(shop, by), id, words.join(" ")),
  },
  refund: {
    words: "ID [lines 1,3] [12.50] [again]",
    takes: [1, Infinity],
    help: "pays it back: all of it, some lines, or an amount",
    run: once(async (needs, [id = "", how, ...more]) => {
      if (how === undefined) return refundOrder(needs, id);
      if (how === "lines") return refundLines(needs, id, linesIn(more));
      noMore(more);
      return refundAmount(needs, id, amountIn(how));
    }),
  },
  reprint: {
    words: "ID [lines 1,3] [again]",
    takes: [1, Infinity],
    help: "prints what was sent once more, or some lines of it",
    run: once(async (needs, [id = "", how, ...more]) => {
      if (how === undefined) return reprintOrder(needs, id);
      if (how !== "lines") throw new NotPossible("Some lines of it are: reprint ID lines 1,3");
      return reprintOrder(needs, id, linesIn(more));
    }),
  },
  drop: {
    words: "ID [again]",
    takes: [1, 2],
    help: "gives a reprint up",
    run: once((needs, [id = "", ...more]) => {
      noMore(more);
      return dropReprint(needs, id);
    }),
  },
  hold: {
    words: "ID [WORDS]",
    takes: [1, Infinity],
    help: "stops it before print, and says why",
    run: (shop, [id = "", ...words], by) => holdOrder(as(shop, by), id, words.join(" ")),
  },
  release: {
    ...anOrder,
    help: "lets what was held go on",
    run: (shop, [id = ""], by) => releaseOrder(as(shop, by), id),
  },
  address: {
    words: "ID NAME LINE1 LINE2 CITY STATE ZIP [again]",
    takes: [7, 8],
    help: "sends it elsewhere, before print",
    run: once(async (needs, [id = "", ...words]) => readdressOrder(needs, id, addressIn(words))),
  },
  resend: {
    words: "ID LETTER [EMAIL] [again]",
    takes: [2, 4],
    help: "sends a mail again; an address that is given is the order's from then on, also for the print house",
    run: once(async (needs, [id = "", letter = "", email, ...more]) => {
      noMore(more);
      return resendLetter(needs, id, letter, email);
    }),
  },
  restore: {
    words: "ID TABLE",
    takes: [2, 2],
    help: "makes it what it is in another table, as one that was restored beside ours",
    run: (shop, [id = "", name = ""], by) =>
      restoreOrder(as(shop, by), id, openTable({ engine: shop.otherTable(name), clock: shop.clock })),
  },
  settle: {
    ...anOrder,
    help: "somebody has looked after what was of concern",
    run: (shop, [id = ""], by) => settleOrder(as(shop, by), id),
  },
} satisfies Record<string, Command>;
