import type { Ledger } from "./ledger.ts";
import { closedPage, payPage, type Typed } from "./page.ts";
import type { Details, Session } from "./words.ts";

const shown = async (content: ReturnType<typeof payPage>, status = 200) =>
  new Response(String(await content), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-frame-options": "DENY",
    },
  });

const goTo = (location: string) => new Response(null, { status: 303, headers: { location } });

/** Cards that mean something here, by their digits. */
const DECLINED = "4000000000000002";
const ACCEPTED = "4242424242424242";
/** An account at a bank: whether it pays is known days later. */
const BANK_ACCOUNT = "000123456789";

const digitsOf = (card = "") => card.replace(/\D/g, "");

function cardFault(digits: string): string | undefined {
  if (digits === DECLINED) return "Your card was declined. Please try another one.";
  return digits === ACCEPTED || digits === BANK_ACCOUNT
    ? undefined
    : "Your card number is incorrect. Here, 4242 4242 4242 4242 pays.";
}

const required = ["email", "name", "line1", "city", "state", "zip", "shipping"];

function addressFault(typed: Typed): string | undefined {
  if (required.some((name) => !typed[name]?.trim())) return "Please fill in every field.";
  if (!/^\d{5}(-\d{4})?$/.test(typed.zip ?? "")) return "Your ZIP code is incomplete.";
  return /^[A-Za-z]{2}$/.test(typed.state ?? "") ? undefined : "Please write the state as two letters.";
}

const detailsOf = (typed: Typed): Details => {
  const text = (name: string) => typed[name]?.trim() ?? "";
  return {
    email: text("email"),
    name: text("name"),
    line1: text("line1"),
    line2: text("line2"),
    city: text("city"),
    state: text("state").toUpperCase(),
    zip: text("zip"),
    shipping: text("shipping"),
  };
};

async function pay(request: Request, book: Ledger, session: Session): Promise<Response> {
  const typed: Typed = {};
  for (const [name, value] of await request.formData()) typed[name] = String(value);
  const digits = digitsOf(typed.card);
  const fault = addressFault(typed) ?? cardFault(digits);
  if (fault) return shown(payPage(session, typed, fault), 402);
  book.pay(session, detailsOf(typed), { later: digits === BANK_ACCOUNT });
  return goTo(session.successUrl);
}

/** The hosted page of one session. */
export async function visitPage(
  request: Request,
  book: Ledger,
  id: string,
  action: string,
): Promise<Response> {
  const session = book.find(id);
  if (!session) return shown(closedPage("There is no such payment.", "/"), 404);
  if (action === "cancel") return goTo(session.cancelUrl);
  if (session.status === "complete") return goTo(session.successUrl);
  if (session.status === "expired")
    return shown(closedPage("This page has expired.", session.cancelUrl), 410);
  if (action === "expire") {
    book.expire(session);
    return goTo(session.cancelUrl);
  }
  return request.method === "POST" ? pay(request, book, session) : shown(payPage(session));
}
