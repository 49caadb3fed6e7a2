import type { Collection } from "../records.ts";
import { type StandIn, serveStandIn } from "../server.ts";
import { readForm } from "./form.ts";
import { type Ledger, ledger } from "./ledger.ts";
import { visitPage } from "./pay.ts";
import { listed, problem, shownRefund, shownSession } from "./shapes.ts";
import { teller } from "./webhooks.ts";
import type { Kept, Refund, Session } from "./words.ts";

export type LocalStripe = StandIn & { book: Ledger };

type Options = {
  sessions: Collection<Session>;
  refunds: Collection<Refund>;
  answers: Collection<Kept>;
  key: string;
  webhook: { url: string; secret: string };
  port?: number;
};

/** The same key is the same answer; for another request it is a mistake. */
async function once(
  answers: Collection<Kept>,
  request: Request,
  body: string,
  work: () => Response,
): Promise<Response> {
  const key = request.headers.get("idempotency-key");
  const asked = `${request.method} ${new URL(request.url).pathname} ${body}`;
  const kept = key === null ? undefined : answers.get(key);
  if (kept && kept.request !== asked)
    return problem(
      400,
      "Keys for idempotent requests can only be used with the same parameters.",
      "idempotency_error",
    );
  const json = { "content-type": "application/json" };
  if (kept)
    return new Response(kept.body, {
      status: kept.status,
      headers: { ...json, "idempotent-replayed": "true" },
    });
  const answer = work();
  const text = await answer.text();
  if (key !== null) answers.put(key, { request: asked, status: answer.status, body: text });
  return new Response(text, { status: answer.status, headers: json });
}

/** Stripe Checkout, as far as the shop needs it, on an origin of its own as in life. */
export async function startStripe({
  sessions,
  refunds,
  answers,
  key,
  webhook,
  port = 0,
}: Options): Promise<LocalStripe> {
  const hooks = teller(webhook);
  let origin = "";
  const pageOf = (session: Session) => `${origin}/pay/${session.id}`;
  const book = ledger({ sessions, refunds }, (type, session) =>
    hooks.tell(type, shownSession(session, pageOf(session))),
  );

  function opened(form: ReturnType<typeof readForm>): Response {
    const session = book.open(form);
    return typeof session === "string"
      ? problem(400, session)
      : Response.json(shownSession(session, pageOf(session)));
  }
  function refunded(form: ReturnType<typeof readForm>): Response {
    const refund = book.refund(form);
    return typeof refund === "string" ? problem(404, refund) : Response.json(shownRefund(refund));
  }
  function oneSession(id: string, action: string): Response {
    const session = book.find(id);
    if (!session) return problem(404, `No such checkout.session: '${id}'`);
    if (action !== "expire") return Response.json(shownSession(session, pageOf(session)));
    if (session.status !== "open")
      return problem(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    return Response.json(shownSession(book.expire(session), pageOf(session)));
  }

  const standIn = await serveStandIn(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, first = "", second = "", third = "", fourth = "", fifth = ""] = pathname.split("/");
    if (first === "pay") return visitPage(request, book, second, third);
    if (request.headers.get("authorization") !== `Bearer ${key}`)
      return problem(401, "Invalid API Key provided.");
    const body = request.method === "POST" ? await request.text() : "";
    const call = `${request.method} ${second}/${third}`;
    if (call === "POST checkout/sessions" && !fourth)
      return once(answers, request, body, () => opened(readForm(body)));
    if (call === "GET checkout/sessions" && !fourth) {
      const from = Number(searchParams.get("created[gte]") ?? 0);
      const found = book
        .all()
        .filter(
          ({ created, status }) => created >= from && status === (searchParams.get("status") ?? status),
        );
      return Response.json(
        listed(
          found.map((session) => shownSession(session, pageOf(session))),
          pathname,
        ),
      );
    }
    if (second === "checkout" && third === "sessions") return oneSession(fourth, fifth);
    if (call === "POST refunds/") return once(answers, request, body, () => refunded(readForm(body)));
    if (call === "GET refunds/")
      return Response.json(
        listed(book.refundsOf(searchParams.get("payment_intent") ?? "").map(shownRefund), pathname),
      );
    return problem(404, `Unrecognized request URL (${request.method}: ${pathname}).`);
  }, port);
  origin = standIn.url;
  const close = async () => {
    hooks.close();
    await standIn.close();
  };
  return { ...standIn, close, book };
}
