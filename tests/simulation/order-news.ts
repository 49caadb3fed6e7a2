import type { PrintState } from "../../functions/core/fulfilment/printer.ts";
import type { OrderJob } from "../../functions/core/orders/jobs.ts";
import type { Concern, Order } from "../../functions/core/orders/order.ts";
import { lineReference } from "../../functions/core/orders/order-rules.ts";
import type { Queue } from "../../functions/lib/queue.ts";
import type { Event } from "./fate.ts";
import type { Harm } from "./no-harm.ts";
import type { Scene } from "./order-events.ts";
import { printHappens } from "./print-events.ts";
import type { Weather } from "./weather.ts";

type Given = {
  scene: Scene;
  queue: Queue<OrderJob>;
  latest: ReadonlyMap<string, Order>;
  weather: Weather;
  harm: Harm;
};

/** What is known of a print is not what its house says. */
function isDeafTo(
  { id, stage, issues, parcels }: PrintState,
  order: Order,
  { callsAreLost }: Weather,
): boolean {
  // One that was cancelled has been asked for once more since.
  if ("print" in order && order.print?.id !== id) return false;
  switch (order.state) {
    case "in production":
    case "on hold":
      if (stage === "cancelled" || issues.length > 0 !== (order.state === "on hold")) return true;
      break;
    case "shipped":
      // Nobody asks again before it should have arrived: what nobody was told is found then.
      if (callsAreLost) return false;
      break;
    default:
      return false;
  }
  const alive = aliveIn(order, parcels);
  // A loss that is none would have somebody print it again.
  if (order.concerns.some(({ items }) => items?.some((item) => alive.includes(item)))) return true;
  return parcels.some(
    ({ id, status, items }) =>
      // What it takes back, or has packed anew, is known better.
      status !== "processing" &&
      !(status === "cancelled" && items.every((item) => alive.includes(item))) &&
      !order.parcels.some((known) => known.id === id && known.status === status),
  );
}

/** The lines that are on their way, or will be: of several copies one may be in each parcel. */
const aliveIn = (order: Order, parcels: PrintState["parcels"]): string[] =>
  order.lines.flatMap(({ copies }, index) => {
    const reference = lineReference(order, index);
    const isThere = parcels.some(({ status, items }) => status !== "cancelled" && items.includes(reference));
    return copies === 1 && isThere ? reference : [];
  });

/** Whether a line is written down as lost that is packed, and was before anybody looked. */
export function isFalseLoss(
  { house }: Scene["partners"],
  now: Date,
  order: Order,
  told: readonly Concern[] = [],
): boolean {
  const print = "print" in order ? house.printed.get(order.print?.id ?? "") : undefined;
  if (!print || print.changedAt >= now) return false;
  const fresh = order.concerns.filter((one) => told.every(({ at }) => at !== one.at));
  const alive = aliveIn(order, print.state.parcels);
  return fresh.some(({ items }) => items?.some((item) => alive.includes(item)));
}

/** What the print house does and calls about; what it said last is known in time. */
export function printNews({ scene, queue, latest, weather, harm }: Given) {
  const { partners, fate, later, followed } = scene;
  const { house, wasOut } = partners;
  const wake = (orderId: string) => queue.send({ kind: "advance", orderId, heard: true });

  partners.whenTaken(({ reference }) => {
    if (fate.odd.callsAtOnce) void wake(reference);
  });

  let called = 0;
  async function calls(key: string) {
    const { state, order: { reference: orderId = key } = {} } = house.find(key) ?? {};
    later(weather.heardWithin, () => {
      const print = house.find(key);
      const order = latest.get(orderId);
      // What came later has a call of its own, and without keys nobody can ask.
      if (!print || !order || print.state !== state || print.held || wasOut(weather.heardWithin)) return;
      if (isDeafTo(print.state, order, weather)) harm.deaf = 1;
    });
    const isLate = weather.callsAreLost && fate.odd.callsAfter > 0 && called++ % 2 === 1;
    if (isLate) later(fate.odd.callsAfter, () => void wake(orderId));
    else await wake(orderId);
  }

  return async (key: string, event: Event) => {
    const orderId = house.find(key)?.order.reference ?? key;
    // What is lost after it has counted as delivered is told by the shopper, to a person.
    if (event.kind === "loses a parcel" && latest.get(orderId)?.state === "completed") return;
    const { issues, stage } = house.find(key)?.state ?? {};
    const isFollowed = latest.get(orderId)?.state === "shipped";
    if (!printHappens(scene, key, event)) return;
    if (event.kind === "print house" && event.does === "tells numbers" && isFollowed) followed.add(orderId);
    // A number that nobody has read by then is not said any more.
    if (event.kind === "print house" && event.does === "takes back") followed.delete(orderId);
    // A call about something else comes in the same moment, a little before: whoever heard it saw half of it.
    const all = house.find(key)?.state;
    const first = (house.find(key)?.gone.length ?? 0) + 1;
    if (all && issues && stage === "in progress" && all.parcels.length > first) {
      house.change(key, { stage, issues, parcels: all.parcels.slice(0, first) });
      await calls(key);
      for (let left = fate.apart; left > 0; left--) await undefined;
      house.change(key, all);
    }
    await calls(key);
  };
}
