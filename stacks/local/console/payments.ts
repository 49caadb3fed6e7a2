import { html } from "hono/html";
import type { Ledger } from "../stripe/ledger.ts";
import {
  balances,
  type DisputeStatus,
  disputeStatuses,
  type Refund,
  type RefundStatus,
  refundStatuses,
  type Session,
  totalOf,
} from "../stripe/words.ts";
import { empty, page } from "./page.ts";
import type { Section } from "./section.ts";

const path = "/_local/payments";

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const shown = (book: Ledger, session: Session) => ({
  id: session.id,
  payment: session.paymentIntent ?? null,
  order: session.reference,
  status: session.money ?? session.status,
  total: totalOf(session),
  email: session.details?.email ?? session.email,
  refunds: session.paymentIntent ? book.refundsOf(session.paymentIntent) : [],
  dispute: session.dispute?.status ?? null,
  underReview: session.review?.open ?? false,
  warned: session.warning !== undefined,
});

type Form = Readonly<Record<string, unknown>>;

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

function refunded(book: Ledger, session: Session, form: Form): string | undefined {
  const cents = form.amount ? Math.round(Number(form.amount) * 100) : 0;
  if (!Number.isSafeInteger(cents) || cents < 0) return "The amount is no sum of dollars.";
  const status: RefundStatus = oneOf(refundStatuses, form.status) ?? "succeeded";
  const made = book.refund({
    payment_intent: session.paymentIntent ?? "",
    amount: cents,
    metadata: {},
    status,
  });
  return typeof made === "string" ? made : undefined;
}

/** What people and banks do in the provider's dashboard; a sentence is why not. */
const actions: Record<string, (book: Ledger, session: Session, form: Form) => string | undefined> = {
  refund: refunded,
  "settle-refund": (book, _, { refund, status }) => {
    const settled = oneOf(refundStatuses, status);
    return settled && book.settleRefund(String(refund), settled) ? undefined : "There is no such refund.";
  },
  dispute: (book, session, { status }) => {
    const next: DisputeStatus = oneOf(disputeStatuses, status) ?? "needs_response";
    book.dispute(session, next);
    return undefined;
  },
  warn: (book, session) => {
    book.warn(session);
    return undefined;
  },
  review: (book, session, { open }) => {
    book.review(session, open !== "false");
    return undefined;
  },
  settle: (book, session, { came }) => {
    if (session.money !== "processing") return "Nothing is on its way.";
    book.settle(session, came !== "false");
    return undefined;
  },
};

const options = (words: readonly string[]) => words.map((word) => html`<option>${word}</option>`);
const choice = (label: string, name: string, words: readonly string[]) =>
  html`<label>${label} <select name="${name}">${options(words)}</select></label>`;
const button = (id: string, action: string, label: string, fields: ReturnType<typeof html> | string = "") =>
  html`<form method="post" action="${path}/${id}/${action}" style="display: inline-block">${fields} <button>${label}</button></form>`;
const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}" />`;

const refundRow = (
  session: string,
  { id, amount, status, pending_reason, failure_reason: why = pending_reason }: Refund,
) =>
  html`<li>${money(amount)} back: ${status}${why ? `, ${why}` : ""} ${button(session, "settle-refund", "Change", html`${hidden("refund", id)}${choice("to", "status", refundStatuses)}`)}</li>`;

function card(book: Ledger, session: Session) {
  const { id, payment, order, status, total, email, refunds, dispute, underReview, warned } = shown(
    book,
    session,
  );
  const amount = html`<label>Amount in dollars <input name="amount" inputmode="decimal" placeholder="the rest" /></label>`;
  return html`<section class="card">
    <h2>${money(total)}, ${status}</h2>
    <p>${email || "nobody yet"} · for ${order}${dispute ? ` · dispute: ${dispute}` : ""}${underReview ? " · under review" : ""}${warned ? " · a bank warns of fraud" : ""}</p>
    <ul>${refunds.map((refund) => refundRow(id, refund))}</ul>
    ${session.money === "processing" ? html`${button(id, "settle", "The money came")} ${button(id, "settle", "It will not come", hidden("came", "false"))}` : ""}
    ${payment && !session.money ? button(id, "refund", "Refund", html`${amount}${choice("as", "status", ["succeeded", "pending", "failed"])}`) : ""}
    ${payment ? button(id, "dispute", dispute ? "Change the dispute" : "Dispute", choice("as", "status", disputeStatuses)) : ""}
    ${payment && !warned ? button(id, "warn", "Warn of fraud") : ""}
    ${payment ? button(id, "review", underReview ? "Approve" : "Suspect fraud", hidden("open", String(!underReview))) : ""}
  </section>`;
}

export const payments: Section = {
  path,
  title: "Payments",
  about: "Card payments: refund them wholly or partly, dispute them, or let a bank take its time.",
  open(app, { stripe: { book, fail } }, sections) {
    app.get(path, (c) => {
      const sessions = book.all();
      const settle = html`<form method="post" action="${path}/refunds-turn-out">${choice("Refunds that the shop asks for from now on are", "status", ["succeeded", "pending", "failed"])} <button>Keep</button></form>
        <form method="post" action="${path}/balance">${choice("What is left of our balance, which refunds are paid from:", "balance", balances)} <button>Keep</button></form>
        <form method="post" action="${path}/fail"><button>Fail at the next page or refund that the shop asks for</button> under its key for good</form>`;
      const body =
        sessions.length > 0
          ? html`${settle}${sessions.map((session) => card(book, session))}`
          : empty("Card payments will appear here.");
      return c.html(page({ title: "Payments", sections, here: path, body }));
    });
    app.get(`${path}.json`, (c) => c.json(book.all().map((session) => shown(book, session))));
    app.post(`${path}/refunds-turn-out`, async (c) => {
      const { status } = await c.req.parseBody();
      book.turnRefunds(oneOf(refundStatuses, status) ?? "succeeded");
      return c.redirect(path, 303);
    });
    app.post(`${path}/balance`, async (c) => {
      const { balance } = await c.req.parseBody();
      book.turnBalance(oneOf(balances, balance) ?? "filled");
      return c.redirect(path, 303);
    });
    app.post(`${path}/fail`, (c) => {
      fail(1);
      return c.redirect(path, 303);
    });
    app.post(`${path}/:id/:action`, async (c) => {
      const { id, action } = c.req.param();
      const session = book.find(id);
      const done = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!session || !done) return c.json({ error: "There is no such payment, or no such action." }, 404);
      const refusal = done(book, session, await c.req.parseBody());
      if (refusal) return c.json({ error: refusal }, 409);
      if (c.req.header("accept")?.includes("text/html")) return c.redirect(path, 303);
      return c.json(shown(book, book.find(id) ?? session));
    });
  },
};
