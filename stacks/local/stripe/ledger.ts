import { randomBytes } from "node:crypto";
import type { Collection } from "../records.ts";
import { at, each, type readForm } from "./form.ts";
import type { Details, Refund, Session } from "./words.ts";

type Form = ReturnType<typeof readForm>;
type Kept = { sessions: Collection<Session>; refunds: Collection<Refund> };

const newId = (prefix: string) => `${prefix}_test_${randomBytes(18).toString("hex")}`;
const now = () => Math.floor(Date.now() / 1000);
const whole = (text: string | undefined) => Number(text ?? 0);

const metadataIn = (form: Form) => {
  const { metadata } = form;
  return typeof metadata === "object"
    ? Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]))
    : {};
};

const HALF_AN_HOUR = 30 * 60;

/** Why a session cannot be opened, in a sentence; undefined if it can. */
function faultOf(form: Form): string | undefined {
  if (each(form.line_items).length === 0) return "You must provide line_items.";
  if (each(form.shipping_options).length > 5) return "You may only specify up to 5 shipping options.";
  const expires = whole(at(form, "expires_at"));
  if (expires && expires < now() + HALF_AN_HOUR - 5)
    return "expires_at must be at least 30 minutes from now.";
  if ("payment_method_types" in form) return "Received unknown parameter: payment_method_types";
  return undefined;
}

/** Sessions and refunds, and what happens to them. */
export function ledger({ sessions, refunds }: Kept, tell: (type: string, session: Session) => void) {
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
    tell("checkout.session.expired", expired);
    return expired;
  }
  return {
    expire,
    all: () => sessions.all().map(current),
    find(id: string) {
      const session = sessions.get(id);
      return session && current(session);
    },

    open(form: Form): Session | string {
      const fault = faultOf(form);
      if (fault) return fault;
      return save({
        id: newId("cs"),
        created: now(),
        expires_at: whole(at(form, "expires_at")) || now() + 24 * 60 * 60,
        status: "open",
        reference: at(form, "client_reference_id") ?? "",
        metadata: metadataIn(form),
        email: at(form, "customer_email") ?? "",
        lines: each(form.line_items).map((line) => ({
          name: at(line, "price_data", "product_data", "name") ?? "",
          description: at(line, "price_data", "product_data", "description") ?? "",
          image: at(line, "price_data", "product_data", "images", "0") ?? "",
          amount: whole(at(line, "price_data", "unit_amount")),
          quantity: whole(at(line, "quantity")),
        })),
        rates: each(form.shipping_options).map((option, index) => ({
          id: `shr_${index}`,
          name: at(option, "shipping_rate_data", "display_name") ?? "",
          amount: whole(at(option, "shipping_rate_data", "fixed_amount", "amount")),
          days: ["minimum", "maximum"]
            .map((end) => at(option, "shipping_rate_data", "delivery_estimate", end, "value"))
            .join("–"),
        })),
        successUrl: at(form, "success_url") ?? "",
        cancelUrl: at(form, "cancel_url") ?? "",
      });
    },

    pay(session: Session, details: Details): Session {
      const paid = save({ ...session, status: "complete", details, paymentIntent: newId("pi") });
      tell("checkout.session.completed", paid);
      return paid;
    },

    refundsOf: (paymentIntent: string) =>
      refunds.all().filter(({ payment_intent }) => payment_intent === paymentIntent),

    refund(form: Form): Refund | string {
      const paymentIntent = at(form, "payment_intent") ?? "";
      const session = sessions.all().find((one) => one.paymentIntent === paymentIntent);
      if (!session) return `No such payment_intent: '${paymentIntent}'`;
      const refund: Refund = {
        id: newId("re"),
        payment_intent: paymentIntent,
        amount: whole(at(form, "amount")),
        metadata: metadataIn(form),
        status: "succeeded",
      };
      refunds.put(refund.id, refund);
      tell("charge.refunded", session);
      return refund;
    },
  };
}

export type Ledger = ReturnType<typeof ledger>;
