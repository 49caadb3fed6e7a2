import { html } from "hono/html";
import type { Ledger } from "../stripe/ledger.ts";
import { type Session, totalOf } from "../stripe/words.ts";
import { empty, page } from "./page.ts";
import type { Section } from "./section.ts";

const path = "/_local/payments";

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const shown = (book: Ledger) => (session: Session) => ({
  id: session.id,
  order: session.reference,
  status: session.status,
  total: totalOf(session),
  email: session.details?.email ?? session.email,
  refunds: session.paymentIntent ? book.refundsOf(session.paymentIntent) : [],
});

export const payments: Section = {
  path,
  title: "Payments",
  about: "Card payments and their refunds.",
  open(app, { stripe }, sections) {
    const all = () => stripe.book.all().map(shown(stripe.book));
    app.get(path, (c) => {
      const rows = all().map(
        ({ order, status, total, email, refunds }) =>
          html`<li>${money(total)}, ${status}${refunds.length > 0 ? ", refunded" : ""} · ${email || "nobody yet"} · for ${order}</li>`,
      );
      const body = rows.length > 0 ? html`<ul>${rows}</ul>` : empty("Card payments will appear here.");
      return c.html(page({ title: "Payments", sections, here: path, body }));
    });
    app.get(`${path}.json`, (c) => c.json(all()));
  },
};
