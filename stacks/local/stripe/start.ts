import type { Collection } from "../records.ts";
import { type StandIn, serveStandIn } from "../server.ts";
import { stripeApi } from "./api.ts";
import { type Ledger, ledger } from "./ledger.ts";
import { onceAKey } from "./once.ts";
import { visitPage } from "./pay.ts";
import { shownSession } from "./shapes.ts";
import { teller } from "./webhooks.ts";
import type { KeptAnswer, Refund, Session } from "./words.ts";

export type LocalStripe = StandIn & { book: Ledger; fail: (times: number) => void };

type Options = {
  sessions: Collection<Session>;
  refunds: Collection<Refund>;
  answers: Collection<KeptAnswer>;
  key: string;
  webhook: { url: string; secret: string };
};

/** Stripe Checkout, as far as the shop needs it, on an origin of its own as in life. */
export async function startStripe({
  sessions,
  refunds,
  answers,
  key,
  webhook,
}: Options): Promise<LocalStripe> {
  const hooks = teller(webhook);
  let origin = "";
  const pageOf = (session: Session) => `${origin}/pay/${session.id}`;
  const book = ledger(
    { sessions, refunds },
    {
      session: (type, session) => hooks.tell(type, shownSession(session, pageOf(session))),
      event: hooks.tell,
    },
  );
  const { once, fail } = onceAKey(answers);
  const api = stripeApi({ book, once, key, pageOf });
  const standIn = await serveStandIn((request) => {
    const [, first, id = "", action = ""] = new URL(request.url).pathname.split("/");
    return first === "pay" ? visitPage(request, book, id, action) : api.fetch(request);
  });
  origin = standIn.url;
  const close = async () => {
    hooks.close();
    await standIn.close();
  };
  return { ...standIn, close, book, fail };
}
