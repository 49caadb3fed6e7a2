import { DAY_MS } from "../../../lib/clock.ts";
import { UnreadableItem } from "../../../lib/table/entity.ts";
import { cameFirst } from "../../../lib/table/table.ts";
import type { PrintStage } from "../../fulfilment/printer.ts";
import { changing } from "../items.ts";
import { wake } from "../jobs.ts";
import { moved, type Order } from "../order.ts";
import { isCancelledThere, timesCancelled } from "../order-rules.ts";
import { goesOn } from "../production/parcels.ts";
import { readOrder } from "../reading.ts";
import type { OrderNeeds } from "../reconciler.ts";

type Needs = Pick<OrderNeeds, "table" | "clock" | "log" | "payments" | "printer" | "queues" | "siteUrl">;

/** How far back: longer than webhooks are repeated; and at most as far as the table can be turned back. */
export const auditDays = { usual: 4, most: 35 };

/** One that cannot be read is told, and keeps nobody from looking at the others. */
async function lookUp({ table, log }: Needs, orderId: string) {
  const order = await readOrder({ table }, orderId);
  if (order instanceof UnreadableItem) log.error("audit.unreadable", { orderId, failure: order.message });
  return order;
}

/** Staging and previews share the partners' test accounts: what leads back to another's address is no stranger. */
const isNeighbours = ({ siteUrl }: Needs, backTo: string | undefined) =>
  backTo !== undefined && !backTo.startsWith(`${siteUrl}/`);

/** Everything that was paid is an order that moves on: one that was given up before is taken up again. */
async function auditPayments(needs: Needs, from: Date) {
  const { table, clock, log, payments } = needs;
  let mended = 0;
  for (const { sessionId, orderId, backTo } of await payments.paidSince(from)) {
    const order = await lookUp(needs, orderId);
    if (order instanceof UnreadableItem) continue;
    if (!order) {
      if (isNeighbours(needs, backTo)) continue;
      log.error("audit.unknown-payment", { sessionId, orderId });
      continue;
    }
    if (order.state !== "expired" && order.state !== "draft" && order.state !== "awaiting payment") continue;
    // Its page is open: whoever paid a moment ago is on the way.
    if (order.state !== "expired" && Date.parse(order.payUntil) > clock.now().getTime()) continue;
    const url = order.state === "draft" ? "" : (order.session?.url ?? "");
    const dueAt = clock.now().toISOString();
    const next = moved(order, "awaiting payment", { session: { id: sessionId, url } });
    if (!(await cameFirst(table.write(...changing(order, { ...next, since: dueAt, dueAt }))))) continue;
    await wake(needs, orderId);
    log.error("audit.missed-payment", { orderId });
    mended++;
  }
  return mended;
}

/** Of what is complete its parcels tell; one that they do not tell of in this moment is asked for again tomorrow. */
async function goesOnThere({ printer }: Needs, order: Order, id: string, stage: PrintStage) {
  if (!isCancelledThere(order)) return false;
  if (stage !== "complete") return goesOn(order, { stage, parcels: [] });
  const state = await printer.read(id).catch(() => undefined);
  return state !== undefined && goesOn(order, state);
}

/** Nothing is printed that we do not know of, or that nobody pays for. */
async function auditPrints(needs: Needs, from: Date) {
  const { log, printer } = needs;
  let strange = 0;
  for (const { id, reference, stage, backTo } of await printer.since(from)) {
    const order = await lookUp(needs, reference);
    if (order instanceof UnreadableItem || (!order && isNeighbours(needs, backTo))) continue;
    const isOurs = order && "print" in order && order.print?.id === id;
    const isMade = isOurs && (await goesOnThere(needs, order, id, stage));
    if (isOurs && !isMade) continue;
    if (!isMade && order && (order.reprints > 0 || timesCancelled(order) > 0)) continue;
    // One whose answer was lost a moment ago is asked for again under the same key, and is no surprise.
    if (order?.state === "paid") continue;
    log.error(isMade ? "audit.print-goes-on" : "audit.unknown-print", { id, reference });
    strange++;
  }
  return strange;
}

/** Compares what partners know with what the table says. */
export async function auditOrders(needs: Needs, days = auditDays.usual) {
  const from = new Date(needs.clock.now().getTime() - days * DAY_MS);
  const mended = await auditPayments(needs, from);
  const strange = await auditPrints(needs, from);
  needs.log.info("audit.done", { mended, strange });
  return { mended, strange };
}
