import type { Order } from "../../functions/core/orders/order.ts";
import { printedLines } from "./order-books.ts";
import type { WorldPartners } from "./world-partners.ts";

type Sent = { orderId: string; name: string; text: string };

const PATIENCE_MS = 2 * 24 * 3_600_000;

/** After days of trying in vain a person is told instead: that is no mail, and no silence either. */
function givenUp(order: Order | undefined, kind: string) {
  const history = order?.history ?? [];
  const told = history.find(
    (event) => event.kind === "concern" && event.what === `mail not delivered: ${kind}`,
  );
  return told && history.some(({ at }) => Date.parse(told.at) - Date.parse(at) > PATIENCE_MS);
}

/** What was mailed, and how often that may have been doubled by an answer or a process that was lost. */
export function postOffice(partners: WorldPartners) {
  const sent: Sent[] = [];
  const excused = new Map<string, number>();
  let untrue = 0;
  const keyOf = (orderId: string, name: string) => `${orderId}/${name}`;

  /** A mail is true in the moment in which it is sent. */
  function isTrue({ orderId, name, text }: Sent): boolean {
    const print = [...partners.house.printed.values()].find(({ order }) => order.key === orderId);
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
      default:
        return true;
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
          everWentOut.add(order.key);
    },
    deliver(mail: Sent) {
      const again = sent.some(({ orderId, name }) => orderId === mail.orderId && name === mail.name);
      if (!again && !isTrue(mail)) untrue++;
      sent.push(mail);
    },
    excuse: (orderId: string, name: string) =>
      excused.set(keyOf(orderId, name), (excused.get(keyOf(orderId, name)) ?? 0) + 1),
    counts(order: Order | undefined, deliverable: boolean, disputeLost: boolean) {
      const names = new Set(sent.filter(({ orderId }) => orderId === "order").map(({ name }) => name));
      const times = (mail: Sent) =>
        sent.filter(({ orderId, name }) => orderId === mail.orderId && name === mail.name).length;
      const doubled = sent.filter(
        (mail) => times(mail) > 1 + (excused.get(keyOf(mail.orderId, mail.name)) ?? 0),
      ).length;
      const wanted = order?.state === "completed" ? ["placed", "shipped"] : [];
      const delivered =
        printedLines(partners, "order").size > 0 && order?.state === "completed" ? ["delivered"] : [];
      const refunded =
        order?.state === "refunded" && order.back.reason !== "" && !disputeLost ? ["refunded"] : [];
      const missing = deliverable
        ? [...wanted, ...delivered, ...refunded].filter(
            (kind) => ![...names].some((name) => name.startsWith(kind)) && !givenUp(order, kind),
          )
        : [];
      const gross = partners.provider.refunded.reduce((sum, { amount }) => sum + amount, 0);
      return {
        doubleMails: doubled > 0 ? 1 : 0,
        missingMails: missing.length,
        untrueMails: untrue + (told > gross ? 1 : 0),
      };
    },
  };
}
