import type { UserId } from "../../functions/core/accounts/caller.ts";
import { images } from "../../functions/core/images/items.ts";
import { ordersWantingPerson } from "../../functions/core/orders/finding.ts";
import { writingDown } from "../../functions/core/orders/items.ts";
import { auditOrders } from "../../functions/core/orders/operators/audit.ts";
import type { Order } from "../../functions/core/orders/order.ts";
import { isOverdue, wantsPerson } from "../../functions/core/orders/order-states.ts";
import { wakeOrders } from "../../functions/core/orders/wake-orders.ts";
import { DAY_MS } from "../../functions/lib/clock.ts";
import { aClock } from "../support/clock.ts";
import { dueWork } from "../support/due.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { dice } from "./dice.ts";
import { type Event, fateOf } from "./fate.ts";
import { type Harm, noHarm } from "./no-harm.ts";
import { balance } from "./order-books.ts";
import { happens, isUnheard, type Scene } from "./order-events.ts";
import { postOffice } from "./order-mails.ts";
import { isFalseLoss, printNews } from "./order-news.ts";
import { nothingDecided, onDuty, operate } from "./order-operator.ts";
import { aDraft, aReadyImage, caller } from "./order-parts.ts";
import { heeded, type Message, type Plant, processes } from "./order-processes.ts";
import { takingDown } from "./order-takedown.ts";
import { rareOf } from "./rare.ts";
import { releases } from "./releases.ts";
import { watching } from "./watched-table.ts";
import type { Weather } from "./weather.ts";
import { type Spoiled, worldPartners } from "./world-partners.ts";

const MINUTE_MS = 60_000;
const SWEEP_EVERY_MS = 5 * MINUTE_MS;
const VISIBILITY_MS = 6 * MINUTE_MS;
const GIVE_UP_MS = 150 * DAY_MS;
/** No order needs as many: one that turns in circles is stuck. */
const MOST_ROUNDS = 3_000;
const AUDITED_MS = 5 * DAY_MS;

/** An operator who stops an order knows of it. */
const isOwnHold = (order: Order) => order.state === "held" && order.why === "by the shop";

type Over = { exhaustive?: readonly number[]; plant?: Plant; spoiled?: Spoiled };

/** One order from its writing down to its end, in a world that loses, doubles and kills; the real code throughout. */
export async function simulateOrder(
  seed: string,
  weather: Weather,
  { exhaustive = [], plant = () => ({}), spoiled }: Over = {},
) {
  const chanceOf = dice(seed);
  const fate = fateOf(chanceOf, rareOf(dice(`${seed}/taken down`)));
  const clock = aClock();
  const began = clock.now().getTime();
  const now = () => clock.now().getTime() - began;
  const { watched, latest, notes, inThisMoment, isMailed, takenDownAt, nextDue } = watching(
    memoryEngine(),
    clock,
    (order, before) => {
      takedown.sees(order);
      if (isFalseLoss(partners, clock.now(), order, before?.concerns)) harm.falseLosses = 1;
    },
  );
  const { table, anyTable } = releases(watched, clock, dice(`${seed}/releases`), fate.deploy);
  const partners = worldPartners(clock, fate, chanceOf, weather, spoiled);
  const followed = new Set<string>();
  const post = postOffice(partners, inThisMoment, followed);
  const decided = nothingDecided();
  const harm: Harm = { ...noHarm };
  const messages: Message[] = [];
  /** Who works in this moment. */
  const working: Promise<void>[] = [];
  function takeUp(message: Message) {
    message.at = now() + VISIBILITY_MS;
    working.push(Promise.resolve().then(() => work(message)));
  }
  /** What arrives while others work is taken up beside them. */
  function arrives(message: Message) {
    messages.push(message);
    if (message.at <= now()) takeUp(message);
  }
  async function allDone() {
    for (let one = working.pop(); one; one = working.pop()) await one;
  }
  const { queue, files, discard, rung, inAProcess, boundaries, spoiledAt } = processes({
    ...{ clock, now, table, anyTable, isMailed, partners, post, fate },
    ...{ chanceOf, weather, harm, exhaustive, plant, arrives },
  });
  const upcoming: { at: number; event: Event | (() => void) }[] = [...fate.events];
  const printEvents = fate.events.filter(
    ({ event: { kind } }) => kind === "print house" || kind === "loses a parcel",
  );
  const cancels = { at: 60 * MINUTE_MS, event: { kind: "print house", does: "cancels" } as const };
  const scene: Scene = {
    table,
    clock,
    partners,
    fate,
    decided,
    owner: caller.userId,
    harm,
    calledOff: false,
    disputeLost: false,
    numbered: new Set(),
    followed,
    spoiledAt,
    notify() {
      const [session] = partners.provider.sessions.values();
      if (session?.state.paymentId) arrives({ at: now(), notice: session.state.paymentId });
    },
    mention: () => queue.send({ kind: "advance", orderId: "order", heard: true }),
    later: (ms, event) => void upcoming.push({ at: now() + ms, event }),
  };

  const takedown = takingDown({ scene, inAProcess, working, takenDownAt, files, notes });
  for (const n of fate.takedown ? [0, 1] : [0])
    await table.create(images, aReadyImage(clock.now().toISOString(), n));
  await table.write(...writingDown(aDraft(clock.now(), fate)));

  const operator = { table, clock, queues: { orders: queue }, by: "grace", payments: partners.payments };
  const seenPrints = new Map<string, number>();
  let lastState = "";

  const prints = printNews({ scene, queue, latest, weather, harm });

  /** The world outside moves as it likes. */
  async function live() {
    if (partners.settlePending()) scene.notify();
    for (const { key, reference } of partners.made.map(({ order }) => order))
      if (!seenPrints.has(key)) {
        seenPrints.set(key, now());
        const isCancelled = fate.cancelsReprint && reference !== "order" && key === reference;
        for (const { at, event } of isCancelled ? [cancels] : printEvents)
          upcoming.push({
            at: now() + at,
            event() {
              working.push(prints(key, event));
              post.notice();
            },
          });
      }
    // Who has a refused address reads the mail about it, or does not.
    const order = latest.get("order");
    const state = `${order?.state} ${order?.since}`;
    if (order?.state === "held" && order.why === "address" && state !== lastState)
      scene.later(
        5 * 60 * MINUTE_MS,
        fate.readsMail === "corrects"
          ? { kind: "corrects address" }
          : fate.readsMail === "cancels"
            ? { kind: "cancels" }
            : () => {},
      );
    lastState = state;
    for (const one of upcoming.splice(0)) {
      if (one.at > now()) upcoming.push(one);
      else if (typeof one.event === "function") one.event();
      else if (one.event.kind === "operator") {
        const current = latest.get("order");
        if (current) await operate(operator, partners, current, one.event.does, decided);
      } else if (one.event.kind === "pays" && order?.state === "draft")
        upcoming.push({ ...one, at: now() + MINUTE_MS });
      // Nobody pays at a page that they were never led to.
      else if (one.event.kind !== "pays" || (order && "session" in order)) await happens(scene, one.event);
    }
    const [session] = partners.provider.sessions.values();
    if (session?.state.status === "open" && now() > 39 * MINUTE_MS)
      await partners.provider.close(session.state.id);
  }

  /** What holds at any moment. */
  async function check() {
    const listed = new Set((await ordersWantingPerson({ table })).map(({ orderId }) => orderId));
    for (const order of latest.values()) {
      if (wantsPerson(order) !== listed.has(order.orderId)) harm.unlisted = 1;
      if (wantsPerson(order) && !isOwnHold(order) && !rung.has(`order.wants-person ${order.orderId}`))
        harm.unrung = 1;
      const grace = new Date(clock.now().getTime() - DAY_MS);
      if (isUnheard(scene, order, grace)) harm.unheardDisputes = 1;
      if (isOverdue(order, grace) && !rung.has(`order.overdue ${order.orderId}`)) harm.silent = 1;
    }
  }

  /** A process that works on what the queue or the provider has brought. */
  async function work(message: Message) {
    const lived = await inAProcess(message, (needs) => heeded(needs, message));
    if (lived) messages.splice(messages.indexOf(message), 1);
  }

  // The checkout itself: the shopper waits for the page to pay at.
  arrives({ job: { kind: "advance", orderId: "order", heard: true }, at: 0 });
  let [nextAudit, nextDuty] = [DAY_MS, DAY_MS];
  for (let rounds = 0; now() < GIVE_UP_MS && rounds < MOST_ROUNDS; rounds++) {
    for (const message of messages) if (message.at <= now()) takeUp(message);
    // At the same time as everything else: nobody waits for anybody.
    working.push(live());
    await allDone();
    if (now() >= nextAudit && now() < AUDITED_MS) {
      nextAudit = now() + DAY_MS;
      await inAProcess(undefined, auditOrders);
    }
    if (now() >= nextDuty) {
      await check();
      nextDuty = now() + DAY_MS;
      await onDuty(operator, partners, decided, fate).catch(() => undefined);
    }
    if (nextDue() - began <= now()) {
      const due = await dueWork(table, clock.now());
      await wakeOrders({ queues: { orders: queue }, table, clock }, due);
      await discard(due);
    }
    await allDone();
    const busy = messages.length > 0 || upcoming.length > 0 || nextDue() < Number.POSITIVE_INFINITY;
    const wanting = [...latest.values()].some(wantsPerson);
    if (!busy && !wanting && now() >= 2 * DAY_MS) break;
    const sweepAt = Math.max(nextDue() - began, Math.floor(now() / SWEEP_EVERY_MS + 1) * SWEEP_EVERY_MS);
    const until = Math.min(
      ...messages.map(({ at }) => at),
      ...upcoming.map(({ at }) => at),
      partners.nextPending(),
      sweepAt,
      ...(wanting || now() < AUDITED_MS ? [nextDuty] : [nextDuty + 9 * DAY_MS]),
      ...(now() < AUDITED_MS ? [nextAudit] : []),
      ...(now() < 39 * MINUTE_MS ? [40 * MINUTE_MS] : []),
    );
    clock.advance({ seconds: Math.max(1, (until - now()) / 1000) });
  }

  const [order, ...reprints] = latest.values();
  const { disputeLost, calledOff } = scene;
  const ended = { order, reprints, decided, disputeLost };
  const takedowns = takedown.counts(order ?? {});
  const strange = order !== undefined && order.userId !== (scene.goneAt ? ("" as UserId) : scene.owner);
  return {
    seed,
    fate,
    order,
    state: order?.state,
    boundaries: boundaries(),
    calls: partners.calls(),
    prints: partners.made.length,
    decided,
    counts: {
      ...harm,
      ...balance(partners, ended, calledOff),
      ...post.counts(ended, !fate.undeliverable),
      ...takedowns,
      falseWords: Math.max(decided.falseWords, takedowns.falseWords),
      strayOwners: strange ? 1 : 0,
    },
  };
}
