import { Hono } from "hono";
import { readForm } from "./form.ts";
import type { Ledger } from "./ledger.ts";
import type { Once } from "./once.ts";
import { EMAIL_FAULT } from "./opening.ts";
import { listed, problem, shownPayment, shownRefund, shownSession } from "./shapes.ts";
import type { Session } from "./words.ts";

type Needs = { book: Ledger; once: Once["once"]; key: string; pageOf(session: Session): string };

const expandIn = (query: URLSearchParams) =>
  [...query].flatMap(([name, value]) => (name.startsWith("expand") ? [value] : []));

/** What the shop's key opens. */
export function stripeApi({ book, once, key, pageOf }: Needs): Hono {
  const api = new Hono();
  const queryOf = (request: Request) => new URL(request.url).searchParams;
  const shown = (session: Session, query = new URLSearchParams()) =>
    Response.json(shownSession(session, pageOf(session), expandIn(query)));
  const noSession = (id: string) => problem(404, `No such checkout.session: '${id}'`);

  api.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${key}`) return problem(401, "Invalid API Key provided.");
    return next();
  });

  api.post("/v1/checkout/sessions", async ({ req }) => {
    const body = await req.text();
    return once(req.raw, body, () => {
      const session = book.open(readForm(body));
      const field = session === EMAIL_FAULT ? "customer_email" : undefined;
      return typeof session === "string" ? problem(400, session, undefined, field) : shown(session);
    });
  });
  api.get("/v1/checkout/sessions", ({ req }) => {
    const query = queryOf(req.raw);
    const from = Number(query.get("created[gte]") ?? 0);
    const found = book
      .all()
      .filter(({ created, status }) => created >= from && status === (query.get("status") ?? status));
    const sessions = found.map((session) => shownSession(session, pageOf(session)));
    return Response.json(listed(sessions, req.path, query));
  });
  api.get("/v1/checkout/sessions/:id", ({ req }) => {
    const session = book.find(req.param("id"));
    return session ? shown(session, queryOf(req.raw)) : noSession(req.param("id"));
  });
  api.post("/v1/checkout/sessions/:id/expire", ({ req }) => {
    const session = book.find(req.param("id"));
    if (!session) return noSession(req.param("id"));
    return session.status === "open"
      ? shown(book.expire(session))
      : problem(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  });

  api.get("/v1/payment_intents/:id", ({ req }) => {
    const session = book.behind(req.param("id"));
    if (!session) return problem(404, `No such payment_intent: '${req.param("id")}'`);
    const payment = shownPayment(session);
    const whole = expandIn(queryOf(req.raw)).includes("review");
    return Response.json({ ...payment, review: whole ? payment.review : (payment.review?.id ?? null) });
  });
  api.post("/v1/refunds", async ({ req }) => {
    const body = await req.text();
    return once(req.raw, body, () => {
      const refund = book.refundAsked(readForm(body));
      return typeof refund === "string" ? problem(400, refund) : Response.json(shownRefund(refund));
    });
  });
  api.get("/v1/refunds", ({ req }) => {
    const query = queryOf(req.raw);
    const refunds = book.refundsOf(query.get("payment_intent") ?? "").map(shownRefund);
    return Response.json(listed(refunds, req.path, query));
  });
  api.get("/v1/disputes", ({ req }) => {
    const query = queryOf(req.raw);
    const session = book.behind(query.get("payment_intent") ?? "");
    const disputes = session?.dispute ? [book.disputeShown(session)] : [];
    return Response.json(listed(disputes, req.path, query));
  });
  api.get("/v1/radar/early_fraud_warnings", ({ req }) => {
    const query = queryOf(req.raw);
    const session = book.behind(query.get("payment_intent") ?? "");
    const warnings = session?.warning ? [book.warningShown(session)] : [];
    return Response.json(listed(warnings, req.path, query));
  });

  api.all("*", ({ req }) => problem(404, `Unrecognized request URL (${req.method}: ${req.path}).`));
  return api;
}
