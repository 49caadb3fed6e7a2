import { images } from "../../functions/core/images/items.ts";
import { advance } from "../../functions/core/orders/advance.ts";
import { auditOrders } from "../../functions/core/orders/audit.ts";
import { cancelOrder } from "../../functions/core/orders/changing.ts";
import type { OrderJob } from "../../functions/core/orders/jobs.ts";
import { paidOf } from "../../functions/core/orders/order.ts";
import { isOver } from "../../functions/core/orders/order-states.ts";
import { orders } from "../../functions/core/orders/order-table.ts";
import { sendLetter } from "../../functions/core/orders/send-letter.ts";
import { wakeOrders } from "../../functions/core/orders/sweep.ts";
import { openTable } from "../../functions/lib/table/table.ts";
import { aClock } from "../support/clock.ts";
import { fakeImageProcessor } from "../support/fake-image-processor.ts";
import { fakePayments } from "../support/fake-payments.ts";
import { fakePictures } from "../support/fake-pictures.ts";
import { fakePrinter } from "../support/fake-printer.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { aLife, livesThrough, mortal } from "../support/mortal.ts";
import { plainModel } from "../support/plain-model.ts";
import { type Dice, dice } from "./dice.ts";
import { aDraft, aReadyImage, caller, silent } from "./order-parts.ts";

/** How rough the world is: each a chance. */
export type Weather = {
  /** The process dies at a boundary. */
  kill: number;
  /** A call of a partner never arrives, or arrives and its answer is lost. */
  lostCall: number;
  lostAnswer: number;
  /** A job on the queue is lost, or comes twice. */
  lostJob: number;
  twice: number;
};

/** What somebody does with an order, and what becomes of it outside. */
type Fate = {
  pays: boolean;
  method: "Budget" | "Express";
  cancels: boolean;
  /** Pays at the very last moment, or after everybody gave up. */
  late: boolean;
  printable: boolean;
  rejected: boolean;
};

const fateOf = ({ chance }: Dice): Fate => ({
  pays: chance(0.85),
  method: chance(0.3) ? "Express" : "Budget",
  cancels: chance(0.2),
  late: chance(0.1),
  printable: !chance(0.08),
  rejected: chance(0.08),
});

/** A partner behind a bad line: what is asked may not arrive, and what is answered may not come back. */
function unreliable<P extends object>(partner: P, { chance }: Dice, weather: Weather): P {
  return Object.fromEntries(
    Object.entries(partner).map(([name, member]) => [
      name,
      typeof member !== "function"
        ? member
        : async (...args: unknown[]) => {
            if (chance(weather.lostCall)) throw new Error("the line is cut");
            const answer = await member(...args);
            if (chance(weather.lostAnswer)) throw new Error("the line was cut");
            return answer;
          },
    ]),
  ) as P;
}

const MINUTE = 60_000;
const SWEEP_EVERY_MS = 5 * MINUTE;
const VISIBILITY_MS = 6 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const GIVE_UP_MS = 60 * DAY;

/** One order from its writing down to its end, in a world that loses, doubles and kills; the real code throughout. */
export async function simulateOrder(
  seed: string,
  weather: Weather,
  { exhaustive = [], step = advance }: { exhaustive?: readonly number[]; step?: typeof advance } = {},
) {
  const chanceOf = dice(seed);
  const fate = fateOf(chanceOf);
  const clock = aClock();
  const began = clock.now().getTime();
  const now = () => clock.now().getTime() - began;
  const table = openTable({ engine: memoryEngine(), clock });
  const payments = fakePayments(clock);
  const printer = fakePrinter(clock);
  const mails: string[] = [];
  const messages: { job: OrderJob; at: number }[] = [];
  const submitted: string[] = [];
  const queue = {
    send: async (job: OrderJob) => {
      if (chanceOf.chance(weather.lostJob)) return;
      messages.push({ job, at: now() });
      if (chanceOf.chance(weather.twice)) messages.push({ job, at: now() });
    },
    sendMany: async (jobs: readonly OrderJob[]) => {
      for (const job of jobs) await queue.send(job);
    },
  };
  await table.create(images, aReadyImage(clock.now().toISOString()));
  await table.create(orders, aDraft(clock.now()));

  const house = {
    ...printer,
    async submit(order: Parameters<typeof printer.submit>[0]) {
      if (!fate.printable)
        return { outcome: "refused" as const, reason: "unprintable", about: "item" as const };
      const paid = [...payments.sessions.values()].some(({ state }) => state.status === "paid");
      if (!paid) submitted.push("unpaid");
      submitted.push(order.key);
      return printer.submit(order);
    },
  };
  const outside = {
    payments: unreliable(payments, chanceOf, weather),
    printer: unreliable(house, chanceOf, weather),
    mailer: { send: async ({ subject }: { subject: string }) => void mails.push(subject) },
  };
  const shared = {
    clock,
    log: silent,
    newId: () => `file-${now()}-${messages.length}`,
    model: plainModel,
    orderSecret: "secret",
    siteUrl: "https://wallflower.test",
    livePayments: false,
    holdMinutes: 30,
  };
  /** It was promised that nothing would be printed. */
  let calledOff = false;
  let boundaries = 0;
  async function inAProcess(
    work: (needs: Parameters<typeof advance>[0] & { mailer: typeof outside.mailer }) => Promise<void>,
  ) {
    const life = aLife(() => {
      boundaries++;
      return exhaustive.length > 0 ? exhaustive.includes(boundaries) : chanceOf.chance(weather.kill);
    });
    const drawn = {
      ...fakeImageProcessor,
      print: async () => ({ bytes: new Uint8Array(1), contentType: "image/jpeg" }),
    };
    const needs = {
      ...shared,
      table: mortal(life, table),
      payments: mortal(life, outside.payments),
      printer: mortal(life, outside.printer),
      mailer: mortal(life, outside.mailer),
      pictures: mortal(life, fakePictures()),
      imageProcessor: mortal(life, drawn),
      // The model is asked for its name only: drawing is another story.
      model: {
        ...plainModel,
        draw: async () => ({
          outcome: "drawn" as const,
          drawing: { bytes: new Uint8Array(1), contentType: "image/png" },
        }),
        about: async () => ({
          name: "none",
          source: "algorithmicMedia" as const,
          redrawsUpTo: { width: 7200, height: 10800 },
        }),
      },
      queues: { orders: mortal(life, queue) },
    };
    return livesThrough(
      life,
      work(needs).then(
        () => {},
        () => {},
      ),
    );
  }
  const order = () => table.get(orders, { orderId: "order" }, { consistent: true });
  const page = () => [...payments.sessions.keys()][0];

  /** The world outside moves as it likes: people pay, and the print house prints and sends. */
  async function live() {
    const current = await order();
    const session = page();
    const state = session ? payments.sessions.get(session)?.state : undefined;
    if (session && state?.status === "open" && now() > 36 * MINUTE && !fate.late)
      await payments.close(session);
    // Nobody pays at a page that they were never led to.
    const led = current !== undefined && "session" in current;
    if (
      session &&
      led &&
      state?.status === "open" &&
      fate.pays &&
      (fate.late ? now() > 34 * MINUTE : now() > MINUTE)
    ) {
      payments.pay(session, { method: fate.method });
      // The webhook: lost as often as any job.
      await queue.send({ kind: "advance", orderId: "order" });
    }
    if (session && state?.status === "open" && now() > DAY) await payments.close(session);
    if (
      fate.cancels &&
      (current?.state === "paid" || current?.state === "in production") &&
      now() > 3 * MINUTE
    )
      await cancelOrder({ table, clock }, caller, "order").then(
        (called) => {
          calledOff ||= called.state === "paid" && !called.handedOver;
        },
        () => undefined,
      );
    for (const { order: printed, state: printState } of printer.printed.values()) {
      const before = printState;
      if (printState.stage === "complete" && now() > 8 * DAY && printState.parcels[0]?.status !== "delivered")
        printer.deliver(printed.key);
      if (printState.stage === "in progress" && fate.rejected)
        printer.change(printed.key, { stage: "cancelled" });
      else if (printState.stage === "in progress" && now() > 3 * DAY) printer.ship(printed.key);
      if (printer.find(printed.key)?.state !== before)
        await queue.send({ kind: "advance", orderId: "order" });
    }
  }

  // The checkout itself: the shopper waits for the page to pay at.
  messages.push({ job: { kind: "advance", orderId: "order" }, at: 0 });
  let nextSweep = SWEEP_EVERY_MS;
  let nextAudit = DAY;
  while (now() < GIVE_UP_MS) {
    const due = messages.filter(({ at }) => at <= now());
    // At the same time as everything else: nobody waits for anybody.
    const living = live();
    await Promise.all(
      due.map(async (message) => {
        message.at = now() + VISIBILITY_MS;
        const { job } = message;
        const lived = await inAProcess(async (needs) => {
          if (job.kind === "advance") await step(needs, job.orderId);
          if (job.kind === "letter") await sendLetter(needs, job.orderId, job.letter);
        });
        if (lived) messages.splice(messages.indexOf(message), 1);
      }),
    );
    await living;
    if (now() >= nextSweep) {
      nextSweep = now() + SWEEP_EVERY_MS;
      await wakeOrders({ queues: { orders: queue } }, await table.due(clock.now(), 100));
    }
    if (now() >= nextAudit) {
      nextAudit = now() + DAY;
      await inAProcess(async (needs) => void (await auditOrders(needs)));
    }
    const current = await order();
    const owed = await table.due(new Date(began + GIVE_UP_MS * 2), 10);
    if (current && isOver(current) && owed.length === 0 && messages.length === 0 && now() > 2 * DAY) break;
    // While nothing is due for long, nothing is missed by not looking.
    const nextDue = current?.dueAt ? Date.parse(current.dueAt) - began + 1_000 : nextAudit;
    const quiet = messages.length === 0 && now() > 45 * MINUTE;
    const upcoming = messages.length > 0 ? Math.min(...messages.map(({ at }) => at)) : nextSweep;
    const until = quiet ? Math.max(nextSweep, Math.min(nextDue, nextAudit)) : Math.min(upcoming, nextSweep);
    clock.advance({ seconds: Math.max(1, (until - now()) / 1000) });
  }

  const last = await order();
  const session = page();
  const paid = session !== undefined && payments.sessions.get(session)?.state.status === "paid";
  const printedNow = [...printer.printed.values()].filter(({ state }) => state.stage !== "cancelled");
  return {
    seed,
    fate,
    state: last?.state,
    boundaries,
    counts: {
      lostPaid:
        paid && printedNow.length === 0 && payments.refunded.length === 0 && last?.state !== "needs attention"
          ? 1
          : 0,
      doublePrints: printer.printed.size > 1 ? 1 : 0,
      unpaidPrints: submitted.includes("unpaid") ? 1 : 0,
      printAndRefund: printedNow.length > 0 && payments.refunded.length > 0 ? 1 : 0,
      brokenPromises: calledOff && printedNow.length > 0 ? 1 : 0,
      wrongRefunds: payments.refunded.some(({ amount }) => amount !== (last && paidOf(last)?.total)) ? 1 : 0,
      doubleRefunds: payments.refunded.length > 1 ? 1 : 0,
      stuck: last && (isOver(last) || last.state === "needs attention") ? 0 : 1,
      doubleMails:
        new Set(mails).size < mails.length && weather.kill === 0 && exhaustive.length === 0 ? 1 : 0,
      missingMails: last?.state === "completed" && new Set(mails).size < 3 ? 1 : 0,
    },
  };
}
