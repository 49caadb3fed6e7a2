import { isDeepStrictEqual } from "node:util";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { supersedeOlder } from "../../functions/core/checkout/older-pages.ts";
import { images } from "../../functions/core/images/items.ts";
import { orders } from "../../functions/core/orders/items.ts";
import { moved, type Order } from "../../functions/core/orders/order.ts";
import { cancelOrder, correctAddress } from "../../functions/core/orders/owner-changes.ts";
import { ownOrders } from "../../functions/core/orders/ownership.ts";
import { cents } from "../../functions/lib/money.ts";
import { Conflict, type Table } from "../../functions/lib/table/table.ts";
import type { aClock } from "../support/clock.ts";
import type { Event, Fate } from "./fate.ts";
import type { Harm } from "./no-harm.ts";
import type { Decided } from "./order-operator.ts";
import { caller } from "./order-parts.ts";
import type { WorldPartners } from "./world-partners.ts";

export type Scene = {
  table: Table;
  clock: ReturnType<typeof aClock>;
  partners: WorldPartners;
  fate: Fate;
  decided: Decided;
  owner: UserId;
  harm: Harm;
  /** When its owner wanted to be forgotten. */
  goneAt?: Date;
  /** When a job was lost last, or a process did not end well. */
  spoiledAt(): Date | undefined;
  calledOff: boolean;
  disputeLost: boolean;
  /** Since when a bank asks for the money. */
  disputedAt?: Date | undefined;
  /** Prints whose numbers to follow have come; and orders that were told as sent before. */
  numbered: Set<string>;
  followed: Set<string>;
  /** The webhook of the provider, which calls until it is heard. */
  notify(): void;
  /** The webhook that may be lost. */
  mention(): Promise<void>;
  /** Something that happens later. */
  later(ms: number, event: Event | (() => void)): void;
};

const refused = () => undefined;

const mine = ({ owner }: Scene) => ({ caller: { ...caller, userId: owner }, orderId: "order" });

const log = { info: () => {}, error: () => {} };
const orderSecret = "secret";
const owned = ownOrders({ log });

/** Writes of a belonging, made anew until nobody is quicker. */
async function written(scene: Scene, how: "moving" | "erasing") {
  for (;;)
    try {
      const writes = await (how === "moving"
        ? owned.moves(scene.table, scene.owner, "user" as UserId)
        : owned.erased(scene.table, { userId: scene.owner }));
      if (writes.length > 0) await scene.table.write(...writes.flat());
      return;
    } catch (failure) {
      if (!(failure instanceof Conflict)) throw failure;
    }
}

/** A bank asks for its money since long, and it was neither stopped nor told to anybody. */
export const isUnheard = ({ disputedAt }: Scene, { orderId, history }: Order, since: Date) =>
  orderId === "order" &&
  disputedAt !== undefined &&
  disputedAt < since &&
  !history.some((event) => event.kind === "held" || (event.kind === "concern" && event.about === "disputed"));

const session = ({ partners }: Scene) => [...partners.provider.sessions.values()][0];

/** By then a sweep has looked at it more than once. */
const LOOKED_AT_MS = 25 * 60_000;

/** Nothing kept anybody from closing the page of whoever has gone, and it is open. */
async function isOpenForNobody({ table, clock, fate, goneAt, spoiledAt }: Scene) {
  if (!goneAt || fate.deploy || clock.now().getTime() - goneAt.getTime() < LOOKED_AT_MS) return false;
  const order = await table.get(orders, { orderId: "order" });
  return order?.tries === 0 && (spoiledAt() ?? new Date(0)) < goneAt;
}

/** Makes something happen; false: not yet possible, and never will be. */
export async function happens(scene: Scene, event: Event): Promise<void> {
  const { partners, table, clock, fate } = scene;
  const { provider } = partners;
  const state = session(scene)?.state;
  const payment = state?.status === "paid" ? state.paymentId : undefined;
  const queues = { orders: { send: scene.mention, sendMany: scene.mention } };
  switch (event.kind) {
    case "pays":
      if (state?.status !== "open") return;
      if (await isOpenForNobody(scene)) scene.harm.paidByNobody = 1;
      provider.pay(state.id, {
        method: fate.method,
        ...(event.delayed && { status: "unpaid" as const }),
        // Another price for shipping than was asked for.
        ...(event.wrong && { shipping: cents(1), total: cents(state.subtotal + 1) }),
      });
      if (event.delayed) {
        const { delayed } = event;
        scene.later(3 * 86_400_000, () => {
          provider.settlePayment(state.id, delayed);
          scene.notify();
        });
      }
      return scene.mention();
    case "checks out again": {
      const order = await table.get(orders, { orderId: "order" });
      if (order?.state !== "draft" && order?.state !== "awaiting payment") return;
      const createdAt = clock.now().toISOString();
      const newer = { ...moved(order, "draft", {}), orderId: "newer", createdAt, userId: scene.owner };
      return supersedeOlder({ table, clock, queues }, newer).catch(refused);
    }
    case "cancels":
      return void (await cancelOrder({ table, clock, log, orderSecret }, mine(scene)).then(async () => {
        const order = await table.get(orders, { orderId: "order" });
        scene.calledOff ||= (order?.state === "paid" || order?.state === "held") && !order.handedOver;
      }, refused));
    case "corrects address": {
      const address = {
        ...{ line1: "2 Side Street", city: "Boston", state: "MA", zip: "02108" },
        countryCode: "US" as const,
      };
      const to = { name: "Ada King", address };
      return void (await correctAddress({ table, clock, log, queues, orderSecret }, mine(scene), to).then(
        () => {
          // The same once more is no change, and no mail.
          if (!isDeepStrictEqual(scene.decided.addresses.at(-1), to)) scene.decided.addresses.push(to);
          partners.mendAddress();
        },
        refused,
      ));
    }
    case "deletes picture": {
      const image = await table.get(images, { batchId: "batch", n: 0 });
      if (image) await table.remove(images, image);
      return;
    }
    case "wants to be forgotten":
      await written(scene, "erasing");
      scene.goneAt ??= clock.now();
      return;
    case "is merged":
      if (scene.goneAt) return;
      await written(scene, "moving");
      scene.owner = "user" as UserId;
      return;
    case "refund there": {
      if (!payment || !state) return;
      const left =
        state.total -
        provider.refunded.reduce((sum, { amount, status }) => sum + (status === "failed" ? 0 : amount), 0);
      const amount = cents(Math.min(left, Math.ceil(state.total * event.share)));
      if (amount <= 0 || scene.disputeLost) return;
      const { id } = provider.refundThere(payment, amount, event.pending ? "pending" : "succeeded");
      if (event.pending)
        scene.later(2 * 86_400_000, () => {
          provider.settleRefund(id, "succeeded");
          scene.notify();
        });
      if (amount === state.total) partners.speaks("refunded");
      return scene.notify();
    }
    case "refund fails later": {
      const last = provider.refunded.findLast(({ status, key }) => status === "succeeded" && key !== "");
      if (!last) return;
      provider.settleRefund(last.id, "failed");
      return scene.notify();
    }
    case "dispute": {
      if (!payment) return;
      provider.dispute(payment, "open");
      partners.speaks("disputed");
      scene.disputedAt = clock.now();
      scene.later(event.after, () => {
        provider.dispute(payment, event.ends);
        scene.disputedAt = undefined;
        scene.disputeLost = event.ends === "lost";
        if (event.ends === "won") partners.speaks(undefined);
        if (event.ends === "lost" && fate.reversed !== undefined)
          scene.later(fate.reversed, () => {
            provider.dispute(payment, "won");
            scene.disputeLost = false;
            scene.notify();
          });
        scene.notify();
      });
      return scene.notify();
    }
    case "provider fails": {
      // A page that nobody was led to would be the first of all here; and who has none presses again, and again.
      provider.fail(state ? event.when : "before it is done", event.times);
      if (!state)
        for (let press = 1; press <= 6; press++) scene.later(press * 30_000, () => void scene.mention());
      return;
    }
    case "bank warns": {
      if (!payment) return;
      provider.warn(payment);
      if ((await provider.standing(payment)).warned) partners.speaks("warned of");
      return scene.notify();
    }
    case "review": {
      if (!payment) return;
      provider.review(payment, true);
      partners.speaks("under review");
      scene.later(event.after, () => {
        provider.review(payment, false);
        partners.speaks(undefined);
        scene.later(
          0,
          event.ends === "approved"
            ? () => scene.notify()
            : { kind: "refund there", share: 1, pending: false },
        );
      });
      return scene.notify();
    }
    case "print house":
    case "loses a parcel":
    case "operator":
      return;
  }
}
