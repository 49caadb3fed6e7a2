import { randomBytes } from "node:crypto";
import type { Collection } from "../records.ts";
import { at } from "./form.ts";
import { type Form, metadataIn, openedBy, whole } from "./opening.ts";
import { shownCharge, shownDispute, shownPayment, shownRefund, shownReview, shownWarning } from "./shapes.ts";
import {
  type Balance,
  type Details,
  type DisputeStatus,
  type Refund,
  type RefundStatus,
  type Session,
  totalOf,
} from "./words.ts";

type Kept = { sessions: Collection<Session>; refunds: Collection<Refund> };

const newId = (prefix: string) => `${prefix}_test_${randomBytes(18).toString("hex")}`;
const now = () => Math.floor(Date.now() / 1000);
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** A bank has the money, or is about to. */
const isCharged = ({ dispute }: Partial<Session> = {}) =>
  dispute !== undefined && dispute.status !== "won" && !dispute.status.startsWith("warning_");

type Tell = {
  session(type: string, session: Session): void;
  /** About anything else than a session. */
  event(type: string, object: object): void;
};

/** Sessions, refunds, disputes and reviews, and what happens to them. */
export function ledger({ sessions, refunds }: Kept, tell: Tell) {
  const save = (session: Session) => {
    sessions.put(session.id, session);
    return session;
  };
  /** Time passes whether anybody looks or not; here it is noticed when somebody looks. */
  function current(session: Session): Session {
    if (session.status !== "open" || session.expires_at > now()) return session;
    return expire(session);
  }
  function expire(session: Session): Session {
    const expired = save({ ...session, status: "expired" });
    tell.session("checkout.session.expired", expired);
    return expired;
  }
  /** Which session stands behind a payment: all are looked through once, when the first is asked for. */
  let paidBy: Map<string | undefined, string> | undefined;
  function behind(paymentIntent: string): Session | undefined {
    paidBy ??= new Map(sessions.all().map(({ id, paymentIntent }) => [paymentIntent, id]));
    const id = paymentIntent && paidBy.get(paymentIntent);
    return id ? sessions.get(id) : undefined;
  }
  const refundsOf = (paymentIntent: string) =>
    refunds.all().filter(({ payment_intent }) => payment_intent === paymentIntent);
  const refunded = (paymentIntent: string) =>
    refundsOf(paymentIntent)
      .filter(({ status }) => status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);

  const warningShown = (session: Session) => shownWarning(session, refunded(session.paymentIntent ?? ""));
  const disputeShown = (session: Session) => shownDispute(session, refunded(session.paymentIntent ?? ""));

  /** How refunds turn out that are asked for from now on. */
  let refundsTurnOut: RefundStatus = "succeeded";
  /** What does not cover a refund holds it as pending; one that no card has paid fails. */
  let balance: Balance = "filled";

  /** A refund that was written down, or Stripe's words for why not. */
  function refund(
    asked: Pick<Refund, "payment_intent" | "amount" | "metadata"> & { status?: RefundStatus },
  ): Refund | string {
    const { payment_intent, status = refundsTurnOut } = asked;
    const session = behind(payment_intent);
    if (!session) return `No such payment_intent: '${payment_intent}'`;
    // Also beside a part that was lost: whether Stripe sends the rest back then is not known, and a no is harder to bear.
    if (isCharged(session)) return "This charge has been charged back and cannot be refunded.";
    const left = totalOf(session) - refunded(payment_intent);
    const amount = asked.amount || left;
    if (left === 0) return "This charge has already been refunded.";
    if (amount > left)
      return `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    const { currency } = session;
    const isShort = balance === "empty" && status === "succeeded";
    const short = session.byBank
      ? ({ status: "failed", failure_reason: "insufficient_funds" } as const)
      : ({ status: "pending", pending_reason: "insufficient_funds" } as const);
    const made: Refund = {
      id: newId("re"),
      created: now(),
      payment_intent,
      amount,
      currency,
      metadata: asked.metadata,
      status,
      ...(isShort && short),
    };
    refunds.put(made.id, made);
    tell.event("refund.created", shownRefund(made));
    tell.event("charge.refunded", shownCharge(session, refunded(payment_intent)));
    return made;
  }

  function settleRefund(
    id: string,
    status: RefundStatus,
    why: Pick<Refund, "failure_reason"> = {},
  ): Refund | undefined {
    const found = refunds.get(id);
    if (!found) return undefined;
    const { pending_reason: _, failure_reason: __, ...known } = found;
    const settled = { ...known, status, ...why };
    refunds.put(id, settled);
    tell.event(status === "failed" ? "refund.failed" : "refund.updated", shownRefund(settled));
    return settled;
  }

  return {
    expire,
    behind,
    refundsOf,
    refund,
    settleRefund,
    disputeShown,
    warningShown,
    all: () => sessions.all().map(current),
    find(id: string) {
      const session = sessions.get(id);
      return session && current(session);
    },
    open(form: Form): Session | string {
      const opened = openedBy(form, newId("cs"));
      return typeof opened === "string" ? opened : save(opened);
    },

    /** A card pays at once; a bank says days later whether it does. */
    pay(session: Session, details: Details, { later = false } = {}): Session {
      const paymentIntent = newId("pi");
      const paid: Session = { ...session, status: "complete", details, paymentIntent };
      paidBy?.set(paymentIntent, session.id);
      const complete = save(later ? { ...paid, money: "processing", byBank: true } : paid);
      tell.session("checkout.session.completed", complete);
      return complete;
    },
    settle(session: Session, came: boolean): Session {
      const { money: _, ...rest } = session;
      const settled = save(came ? rest : { ...session, money: "failed" });
      tell.session(`checkout.session.async_payment_${came ? "succeeded" : "failed"}`, settled);
      if (came) tell.event("payment_intent.succeeded", shownPayment(settled));
      return settled;
    },

    refundAsked: (form: Form) =>
      refund({
        payment_intent: at(form, "payment_intent") ?? "",
        amount: whole(at(form, "amount")),
        metadata: metadataIn(form),
      }),
    turnRefunds(status: RefundStatus) {
      refundsTurnOut = status;
    },
    /** Topped up, what waited for it goes out; where a bank asks for the money meanwhile, it fails. */
    turnBalance(next: Balance) {
      balance = next;
      if (next === "empty") return;
      for (const { id, pending_reason, payment_intent } of refunds.all())
        if (pending_reason && isCharged(behind(payment_intent)))
          settleRefund(id, "failed", { failure_reason: "charge_for_pending_refund_disputed" });
        else if (pending_reason) settleRefund(id, "succeeded");
    },

    /** Of all of it, or of a part. */
    dispute(session: Session, status: DisputeStatus, amount = totalOf(session)): Session {
      const begun = session.dispute === undefined;
      const over = status === "won" || status === "lost" || status === "warning_closed";
      const disputed = save({
        ...session,
        dispute: { id: session.dispute?.id ?? newId("du"), status, amount },
      });
      if (begun) tell.event("charge.dispute.created", disputeShown(disputed));
      else tell.event(`charge.dispute.${over ? "closed" : "updated"}`, disputeShown(disputed));
      return disputed;
    },
    /** Whoever has issued the card takes it for fraud. */
    warn(session: Session): Session {
      const warned = save({ ...session, warning: { id: session.warning?.id ?? newId("issfr") } });
      tell.event("radar.early_fraud_warning.created", warningShown(warned));
      return warned;
    },
    review(session: Session, open: boolean): Session {
      const reviewed = save({ ...session, review: { id: session.review?.id ?? newId("prv"), open } });
      tell.event(open ? "review.opened" : "review.closed", shownReview(reviewed));
      return reviewed;
    },
  };
}

export type Ledger = ReturnType<typeof ledger>;
