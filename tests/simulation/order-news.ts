import type { PrintState } from "../../functions/core/fulfilment/printer.ts";
import type { OrderJob } from "../../functions/core/orders/jobs.ts";
import type { Order } from "../../functions/core/orders/order.ts";
import type { Queue } from "../../functions/lib/queue.ts";
import type { Event } from "./fate.ts";
import type { Harm } from "./no-harm.ts";
import { printHappens, type Scene } from "./order-events.ts";
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
  return parcels.some(
    ({ id, status }) => !order.parcels.some((known) => known.id === id && known.status === status),
  );
}

/** What the print house does and calls about; what it said last is known in time. */
export function printNews({ scene, queue, latest, weather, harm }: Given) {
  const { partners, fate, later } = scene;
  const { house, wasOut } = partners;

  async function calls(key: string) {
    const { state, order: { reference: orderId = key } = {} } = house.find(key) ?? {};
    later(weather.heardWithin, () => {
      const print = house.find(key);
      const order = latest.get(orderId);
      // What came later has a call of its own, and without keys nobody can ask.
      if (!print || !order || print.state !== state || print.held || wasOut(weather.heardWithin)) return;
      if (isDeafTo(print.state, order, weather)) harm.deaf = 1;
    });
    await queue.send({ kind: "advance", orderId, heard: true });
  }

  return async (key: string, event: Event) => {
    const orderId = house.find(key)?.order.reference ?? key;
    // What is lost after it has counted as delivered is told by the shopper, to a person.
    if (event.kind === "loses a parcel" && latest.get(orderId)?.state === "completed") return;
    const told = house.find(key)?.state.issues;
    if (!printHappens(scene, key, event)) return;
    // A call about something else comes in the same moment, a little before: whoever heard it saw half of it.
    const all = house.find(key)?.state;
    if (all && told && all.parcels.length > 1 && event.kind === "print house") {
      house.change(key, { stage: "in progress", issues: told, parcels: all.parcels.slice(0, 1) });
      await calls(key);
      for (let left = fate.apart; left > 0; left--) await undefined;
      house.change(key, all);
    }
    await calls(key);
  };
}
