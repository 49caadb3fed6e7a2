import { isDeepStrictEqual } from "node:util";
import type { Order, OrderLine } from "../../functions/core/orders/order.ts";
import { type Ended, printedLines } from "./order-books.ts";
import { printsOf, type WorldPartners } from "./world-partners.ts";

type Sent = { orderId: string; name: string; text: string };

/** The lines that a mail names, each by its size. */
const linesIn = ({ text }: Sent) =>
  [...text.matchAll(/^\d+\u00a0×\u00a0Art Paper Print, (.+)$/gm)].map(([, size]) => size);
const sizeOf = (line: OrderLine | undefined) => line?.item.productOptions[0]?.displayName;

const PATIENCE_MS = 2 * 24 * 3_600_000;

/** After days of trying in vain a person is told instead: that is no mail, and no silence either. */
function givenUp(order: Order | undefined, kind: string) {
  const history = order?.history ?? [];
  const told = history.find(
    (event) => event.kind === "concern" && event.about === "mail not delivered" && event.detail === kind,
  );
  return told && history.some(({ at }) => Date.parse(told.at) - Date.parse(at) > PATIENCE_MS);
}

/** A mail about what somebody waits for comes while it is waited for, however long nobody could send it. */
const isStill: Partial<Record<string, (order: Order) => boolean>> = {
  delayed: ({ state }) => state === "in production" || state === "on hold",
  address: (order) => order.state === "held" && order.why === "address",
  unpaid: ({ state }) => state === "expired",
  problem: ({ state }) => ["held", "on hold", "needs attention"].includes(state),
};

/** What was mailed, and how often that may have been doubled by an answer or a process that was lost. */
export function postOffice(
  partners: WorldPartners,
  inThisMoment: (orderId: string) => Order[],
  followed: ReadonlySet<string>,
) {
  const sent: Sent[] = [];
  const excused = new Map<string, number>();
  let untrue = 0;
  const keyOf = (orderId: string, name: string) => `${orderId}/${name}`;

  /** A mail is true in the moment in which it is sent. */
  function isTrue({ orderId, name, text }: Sent): boolean {
    const print = printsOf(partners, orderId).at(-1);
    const isSent = print?.state.parcels.some(
      ({ status }) => status === "dispatched" || status === "delivered",
    );
    const wentOut = isSent || (print?.state.stage === "complete" && print.state.parcels.length === 0);
    switch (name.split("#")[0]) {
      case "placed":
        return orderId !== "order" || partners.paid() > 0;
      case "shipped":
      case "delivered":
      case "tracking":
        // A parcel may be lost between the look and the mail: it went out all the same.
        return wentOut || everWentOut.has(orderId);
      case "refunded": {
        const [, dollars = "0", cents = "0"] = /refunded \$(\d+)\.(\d\d)/.exec(text) ?? [];
        told += Number(dollars) * 100 + Number(cents);
        return true;
      }
      case "solved": {
        const last = (kind: string) =>
          sent.findLastIndex((mail) => mail.orderId === orderId && mail.name.split("#")[0] === kind);
        return last("problem") > last("solved");
      }
      default: {
        const still = isStill[name.split("#")[0] ?? ""];
        return still === undefined || inThisMoment(orderId).some(still);
      }
    }
  }
  const everWentOut = new Set<string>();
  let told = 0;

  return {
    sent,
    /** Remembers which prints have ever left the house. */
    notice() {
      for (const { order, state } of partners.house.printed.values())
        if (state.parcels.some(({ status }) => status === "dispatched" || status === "delivered"))
          everWentOut.add(order.reference);
    },
    deliver(mail: Sent) {
      const again = sent.some(({ orderId, name }) => orderId === mail.orderId && name === mail.name);
      if (!again && !isTrue(mail)) untrue++;
      sent.push(mail);
    },
    excuse: (orderId: string, name: string) =>
      excused.set(keyOf(orderId, name), (excused.get(keyOf(orderId, name)) ?? 0) + 1),
    counts({ order, reprints, decided, disputeLost }: Ended, deliverable: boolean) {
      const names = new Set(sent.filter(({ orderId }) => orderId === "order").map(({ name }) => name));
      const times = (mail: Sent) =>
        sent.filter(({ orderId, name }) => orderId === mail.orderId && name === mail.name).length;
      const doubled = sent.filter(
        (mail) => times(mail) > 1 + (excused.get(keyOf(mail.orderId, mail.name)) ?? 0),
      ).length;
      const wanted = order?.state === "completed" ? ["placed", "shipped"] : [];
      const delivered =
        printedLines(partners, "order").size > 0 && order?.state === "completed" ? ["delivered"] : [];
      // A number that comes after the mail that it was sent has one of its own.
      const tracking = followed.has("order") && order?.state === "completed" ? ["tracking"] : [];
      const refunded = order?.state === "refunded" && !disputeLost ? ["refunded"] : [];
      const unpaid = order?.history.some(({ kind }) => kind === "payment failed") ? ["unpaid"] : [];
      const missing = [...wanted, ...unpaid, ...delivered, ...tracking, ...refunded].filter(
        (kind) => ![...names].some((name) => name.startsWith(kind)) && !givenUp(order, kind),
      );
      // Each change of the address is told.
      const moves = decided.addresses.map((_, n) => (n === 0 ? "readdressed" : `readdressed#${n + 1}`));
      const untold = moves.filter((name) => !names.has(name) && !givenUp(order, name));
      const again = decided.reprints.map(({ orderId, lines }) => ({
        lines: lines.map((number) => order?.lines[number - 1]),
        reprint: reprints.find((one) => one.orderId === orderId),
        mail: sent.find((mail) => mail.orderId === orderId && mail.name === "placed"),
      }));
      const isDropped = (reprint: Order | undefined) => reprint?.state === "expired";
      const unsaid = again.filter(
        ({ mail, reprint }) => !mail && !isDropped(reprint) && !givenUp(reprint, "placed"),
      );
      const missaid = again.filter(
        ({ mail, lines }) => mail && !isDeepStrictEqual(linesIn(mail), lines.map(sizeOf)),
      );
      const gross = partners.provider.refunded.reduce((sum, { amount }) => sum + amount, 0);
      // What the shop has sent back and is not told.
      const back = partners.provider.refunded.reduce(
        (sum, { amount, key, status }) => sum + (key !== "" && status === "succeeded" ? amount : 0),
        0,
      );
      const wasGivenUp = order?.letters.some((name) => name.startsWith("refunded") && givenUp(order, name));
      const silent = told < back && !disputeLost && !wasGivenUp ? 1 : 0;
      return {
        doubleMails: doubled > 0 ? 1 : 0,
        missingMails: deliverable ? missing.length + untold.length + unsaid.length + silent : 0,
        untrueMails: untrue + missaid.length + (told > gross ? 1 : 0),
      };
    },
  };
}
