import { PrinterBusy, type PrintState } from "../../fulfilment/printer.ts";
import { advance } from "../advance.ts";
import { orderIdIn } from "../items.ts";
import { toAdvance } from "../jobs.ts";
import { isFollowed } from "../order-rules.ts";
import { readOrders } from "../reading.ts";
import type { OrderNeeds } from "../reconciler.ts";
import { BUSY_SECONDS } from "../steps.ts";

/** The print house, with what it said of many a moment ago: each is told once, as it may be otherwise afterwards. */
const asTold = ({ printer }: OrderNeeds, told: Map<string, PrintState> | Error): OrderNeeds["printer"] =>
  Object.create(printer, {
    read: {
      async value(id: string) {
        if (told instanceof Error) throw told;
        const state = told.get(id);
        told.delete(id);
        return state ?? printer.read(id);
      },
    },
  });

/** Looks at orders whose time has come. What asks for more than a look gets a job of its own. */
export async function lookAtMany(needs: OrderNeeds, orderIds: readonly string[]): Promise<void> {
  const { clock, queues, printer } = needs;
  const { read, unread } = await readOrders(needs, orderIds);
  const now = clock.now().getTime();
  const due = read.filter(({ dueAt }) => dueAt && Date.parse(dueAt) <= now);
  // It fails alone, and rings from where jobs end that nobody can do.
  if (unread.length > 0) await queues.orders.sendMany(unread.map(({ item }) => toAdvance(orderIdIn(item))));
  const [only, ...more] = due;
  if (only && more.length === 0) return advance(needs, only.orderId);
  const followed = due.flatMap((order) => (isFollowed(order) ? [order] : []));
  const others = due.filter((order) => !isFollowed(order));
  await queues.orders.sendMany(others.map(({ orderId }) => toAdvance(orderId)));
  if (followed.length === 0) return;
  const told = await printer.readMany(followed.map(({ print }) => print.id)).then(
    (states) => new Map(states.map((state) => [state.id, state])),
    (failure: Error) => failure,
  );
  if (told instanceof PrinterBusy) {
    const job = { kind: "look", orderIds: followed.map(({ orderId }) => orderId) } as const;
    return queues.orders.send(job, { delaySeconds: BUSY_SECONDS + 1 });
  }
  const run: OrderNeeds = Object.create(needs, { printer: { value: asTold(needs, told) } });
  for (const { orderId } of followed) await advance(run, orderId);
}
