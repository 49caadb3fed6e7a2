import { type Printer, PrinterBusy, type PrintOrder } from "../../functions/core/fulfilment/printer.ts";
import type { Payments } from "../../functions/core/orders/payment/payments.ts";
import { cents } from "../../functions/lib/money.ts";
import type { aClock } from "../support/clock.ts";
import { fakePayments } from "../support/fake-payments.ts";
import { fakePrinter } from "../support/fake-printer.ts";
import type { Dice } from "./dice.ts";
import type { Fate } from "./fate.ts";
import type { Weather } from "./weather.ts";

/** One call of a partner, by its number in the life of an order, that does not arrive or whose answer does not. */
export type Spoiled = { call: number; loses: "call" | "answer" };
type Spoils = (name: string) => Spoiled["loses"] | undefined;

/** A partner behind a bad line: what is asked may not arrive, and what is answered may not come back. */
function unreliable<P extends object>(partner: P, { chance }: Dice, weather: Weather, spoils: Spoils): P {
  return Object.fromEntries(
    Object.entries(partner).map(([name, member]) => [
      name,
      typeof member !== "function"
        ? member
        : async (...args: unknown[]) => {
            const spoiled = spoils(name);
            if (chance(weather.lostCall) || spoiled === "call") throw new Error("the line is cut");
            const answer = await member(...args);
            if (chance(weather.lostAnswer) || spoiled === "answer") throw new Error("the line was cut");
            return answer;
          },
    ]),
  ) as P;
}

type Clock = ReturnType<typeof aClock>;

/** Partners as they are: they refuse, suspect, pend, and answer nonsense before or after they did what was asked. */
export function worldPartners(clock: Clock, fate: Fate, dice: Dice, weather: Weather, spoiled?: Spoiled) {
  /** Of the print house: those about one order, and those that are one for a hundred where there are as many. */
  const calls = { all: 0, alone: 0, together: 0 };
  const spoils: Spoils = () => (++calls.all === spoiled?.call ? spoiled.loses : undefined);
  const printing: Spoils = (name) => {
    calls[name === "since" || name === "readMany" ? "together" : "alone"]++;
    return spoils(name);
  };
  const began = clock.now().getTime();
  const now = () => clock.now().getTime() - began;
  // Its answers may be kept for long; but a refusal a day for weeks is more than anybody tries keys.
  const keptMs = fate.penniless?.refunds === "refused" ? undefined : Number.POSITIVE_INFINITY;
  const provider = fakePayments(clock, keptMs);
  const house = fakePrinter(clock);
  /** Each print, with what spoke against it in the moment it was made. */
  const made: { order: PrintOrder; at: number; against: string | undefined }[] = [];
  let against: string | undefined;
  let addressMended = false;
  let taken: (order: PrintOrder) => void = () => {};

  const credentials = { outcome: "unsure", reason: "status 401", why: "credentials" } as const;
  const busy = { outcome: "unsure", reason: "no room for a call", why: "busy" } as const;
  const isOut = () =>
    fate.outage !== undefined && now() >= fate.outage[0] && now() < fate.outage[0] + fate.outage[1];
  const isPenniless = () =>
    fate.penniless !== undefined && now() >= fate.penniless.from && now() < fate.penniless.until;

  const payments: Payments = {
    ...provider,
    async refund(asked) {
      const { refunds } = fate.penniless ?? {};
      provider.refuse(isPenniless() && refunds === "refused" ? "insufficient funds" : undefined);
      if (isPenniless() && refunds === "pending") provider.turnBalance("empty");
      provider.slow(fate.hasty?.turns ?? 0);
      const refund = await provider.refund(asked);
      const kept = provider.refunded.find(({ id }) => id === refund.id);
      if (fate.refundsPend && !kept?.unfunded && kept?.key === asked.key && !pended.has(kept.id)) {
        pended.set(kept.id, now() + 3 * 24 * 3_600_000);
        provider.settleRefund(kept.id, "pending");
        return { ...refund, status: "pending" };
      }
      return refund;
    },
  };
  const pended = new Map<string, number>();
  let toppedUp = false;

  const printer: Printer = {
    ...house,
    async submit(order) {
      if (dice.chance(weather.busy)) return busy;
      if (isOut() || dice.chance(weather.nonsense)) return credentials;
      const known = [...house.printed.values()].some((one) => one.order.key === order.key);
      if (!known && fate.refusal === "item")
        return { outcome: "refused", reason: "no such SKU", about: "item" };
      if (!known && fate.refusal === "address" && !addressMended)
        return { outcome: "refused", reason: "zip: Invalid", about: "address" };
      const answer = await house.submit(order);
      if (!known) {
        made.push({ order, at: clock.now().getTime(), against });
        taken(order);
      }
      return dice.chance(weather.nonsense) ? credentials : answer;
    },
    async read(id) {
      if (dice.chance(weather.busy)) throw new PrinterBusy("no room for a call");
      if (isOut() || dice.chance(weather.nonsense)) throw new Error("status 401");
      return house.read(id);
    },
    async readMany(ids) {
      if (dice.chance(weather.busy)) throw new PrinterBusy("no room for a call");
      if (isOut() || dice.chance(weather.nonsense)) throw new Error("status 401");
      // A filter that they read otherwise than we mean it: some are missing that are there.
      return (await house.readMany(ids)).filter(() => !dice.chance(weather.nonsense));
    },
    async cancel(id) {
      if (dice.chance(weather.busy)) return busy;
      if (isOut() || dice.chance(weather.nonsense)) return credentials;
      const answer = await house.cancel(id);
      return dice.chance(weather.nonsense) ? credentials : answer;
    },
  };

  return {
    provider,
    house,
    made,
    isPenniless,
    payments: unreliable(payments, dice, weather, spoils),
    printer: unreliable(printer, dice, weather, printing),
    calls: () => calls,
    /** Within so long before now its keys did not work: whoever tried may still wait. */
    wasOut: (ms: number) =>
      fate.outage !== undefined && now() >= fate.outage[0] && now() - ms < fate.outage[0] + fate.outage[1],
    /** The clock asks: here there is hardly more than one order, which is asked for as if there were a hundred. */
    looks() {
      calls.alone--;
      calls.together++;
    },
    /** From now on, this speaks against printing; or nothing does any more. */
    speaks: (what: string | undefined) => {
      against = what;
    },
    /** In the moment in which an order came in for the first time, and has no answer yet. */
    whenTaken: (told: typeof taken) => {
      taken = told;
    },
    mendAddress: () => {
      addressMended = true;
    },
    /** Somebody tops our balance up: true if anything waited for that. */
    topUp() {
      const waited = provider.refunded.some(({ unfunded }) => unfunded);
      provider.turnBalance("filled");
      toppedUp ||= waited;
      return waited;
    },
    /** What was pending at the bank comes through, days later; or what waited for our balance has moved. */
    settlePending() {
      if (toppedUp) {
        toppedUp = false;
        return true;
      }
      for (const [id, due] of pended)
        if (now() >= due) {
          const refund = provider.refunded.find((one) => one.id === id);
          if (refund?.status === "pending") {
            provider.settleRefund(id, "succeeded");
            pended.delete(id);
            return true;
          }
        }
      return false;
    },
    nextPending: () => Math.min(...pended.values(), Number.POSITIVE_INFINITY),
    paid: () => {
      const [session] = provider.sessions.values();
      return session?.state.status === "paid" ? session.state.total : cents(0);
    },
    back: () =>
      provider.refunded
        .filter(({ status }) => status === "succeeded")
        .reduce((sum, { amount }) => sum + amount, 0),
  };
}

export type WorldPartners = ReturnType<typeof worldPartners>;

/** What the print house has of an order: one that it has cancelled may be there again. */
export const printsOf = ({ house }: WorldPartners, orderId: string) =>
  [...house.printed.values()].filter(({ order }) => order.reference === orderId);
