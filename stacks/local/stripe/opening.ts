import { at, each, type readForm } from "./form.ts";
import type { Session } from "./words.ts";

export type Form = ReturnType<typeof readForm>;
type Branch = Form[string] | undefined;

const now = () => Math.floor(Date.now() / 1000);
export const whole = (text: string | undefined) => Number(text ?? 0);

export const metadataIn = (branch: Branch): Record<string, string> => {
  const metadata = typeof branch === "object" ? branch.metadata : undefined;
  return typeof metadata === "object"
    ? Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]))
    : {};
};

const HALF_AN_HOUR = 30 * 60;

/** Stripe has its own mind about addresses, and says which field is wrong. */
export const EMAIL_FAULT = "Invalid email address";
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** Why a session cannot be opened, in a sentence; undefined if it can. */
function faultOf(form: Form): string | undefined {
  const named = at(form, "customer_email");
  if (named !== undefined && !email.test(named)) return EMAIL_FAULT;
  if (each(form.line_items).length === 0) return "You must provide line_items.";
  if (each(form.shipping_options).length > 5) return "You may only specify up to 5 shipping options.";
  const expires = whole(at(form, "expires_at"));
  if (expires && expires < now() + HALF_AN_HOUR - 5)
    return "expires_at must be at least 30 minutes from now.";
  if ("payment_method_types" in form) return "Received unknown parameter: payment_method_types";
  return undefined;
}

const currencyOf = (form: Form) => at(each(form.line_items)[0] ?? {}, "price_data", "currency") ?? "";

const lineOf = (line: Form) => ({
  name: at(line, "price_data", "product_data", "name") ?? "",
  description: at(line, "price_data", "product_data", "description") ?? "",
  image: at(line, "price_data", "product_data", "images", "0") ?? "",
  amount: whole(at(line, "price_data", "unit_amount")),
  quantity: whole(at(line, "quantity")),
});

const rateOf = (option: Form, index: number) => ({
  id: `shr_${index}`,
  name: at(option, "shipping_rate_data", "display_name") ?? "",
  amount: whole(at(option, "shipping_rate_data", "fixed_amount", "amount")),
  days: ["minimum", "maximum"]
    .map((end) => at(option, "shipping_rate_data", "delivery_estimate", end, "value"))
    .join("–"),
  metadata: metadataIn(option.shipping_rate_data),
});

/** A session as it was asked for, or why not. */
export function openedBy(form: Form, id: string): Session | string {
  const fault = faultOf(form);
  if (fault) return fault;
  return {
    id,
    created: now(),
    expires_at: whole(at(form, "expires_at")) || now() + 24 * 60 * 60,
    status: "open",
    reference: at(form, "client_reference_id") ?? "",
    metadata: metadataIn(form),
    email: at(form, "customer_email") ?? "",
    currency: currencyOf(form),
    lines: each(form.line_items).map(lineOf),
    rates: each(form.shipping_options).map(rateOf),
    successUrl: at(form, "success_url") ?? "",
    cancelUrl: at(form, "cancel_url") ?? "",
  };
}
