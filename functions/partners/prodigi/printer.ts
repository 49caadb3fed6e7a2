import { setTimeout } from "node:timers/promises";
import { type Printer, PrinterBusy, type Submitted, type Unsure } from "../../core/fulfilment/printer.ts";
import * as z from "../../lib/schema.ts";
import { Accepted, Known, Order, Ordered, Orders, Quotes, Refused } from "./answers.ts";
import type { Answer, Call, Purpose } from "./client.ts";
import { quotedFrom } from "./quotes.ts";
import { orderRequest, quoteRequest } from "./request.ts";
import { stageOf, stateOf } from "./state.ts";

type Answered = Extract<Answer, { outcome: "answer" }>;

/** Their codes are one word each; what is more may tell somebody's address. */
const isCode = (said: string | null | undefined) => /^[\w.[\]-]+$/.test(said ?? "");

/** What was wrong, by their codes, for those who look after orders, and for the log. */
function reasonOf({ status, body }: Answered): string {
  const { data } = z.safeParse(Refused, body);
  const fields = Object.entries(data?.failures ?? {}).flatMap(([field, failures]) => {
    const codes = failures.flatMap(({ code }) => (isCode(code) ? [code] : []));
    return isCode(field) ? `${field}: ${codes.join(", ")}` : [];
  });
  return [`status ${status}`, ...[data?.outcome ?? data?.statusText].filter(isCode), ...fields].join("; ");
}

const wordOf = ({ body }: Answered): string => {
  const { data } = z.safeParse(Refused, body);
  return (data?.outcome ?? data?.statusText ?? "").toLowerCase();
};

const unclear = (answer: Answered): Unsure => ({
  outcome: "unsure",
  reason: reasonOf(answer),
  why: "silence",
});

/** A refusal is what they say about the order itself, readably; whatever else goes wrong may have worked. */
function refusalOf(answer: Answered): Submitted {
  if (answer.status !== 400 || wordOf(answer) !== "validationfailed") return unclear(answer);
  const fields = Object.keys(z.safeParse(Refused, answer.body).data?.failures ?? {});
  const about = (start: string) =>
    fields.length > 0 && fields.every((field) => field.toLowerCase().startsWith(start));
  const subject = about("recipient") ? "address" : about("items") ? "item" : "other";
  return { outcome: "refused", reason: reasonOf(answer), about: subject };
}

/** Answers about a wish for a quote that are a no, and not a failure. */
const NOT_SOLD = ["notavailable", "skunotfound", "validationfailed", "entitynotfound"];

const failed = (answer: Answer): Error =>
  answer.outcome === "unsure" && answer.why === "busy"
    ? new PrinterBusy(answer.reason)
    : new Error(
        `the print house does not answer: ${answer.outcome === "unsure" ? answer.reason : reasonOf(answer)}`,
      );

const PAGE = 100;
const PAUSE_MS = 6_000;
/** For all its pages together: nobody waits for the audit, but it ends after ten minutes, and reads Stripe's as well. */
const MOST_PAUSES = 40;

/** Prodigi's print API, version 4. */
export function prodigiPrinter(call: Call, pause: (ms: number) => Promise<unknown> = setTimeout): Printer {
  async function list(purpose: Purpose, filter: [string, string][]) {
    const query = new URLSearchParams([["top", `${PAGE}`], ...filter]);
    const answer = await call(purpose, "GET", `/orders?${query}`);
    const { data } = z.safeParse(Orders, answer.body);
    if (!data) throw failed(answer);
    return data;
  }
  return {
    async quotes(items, whose = "cart") {
      const answer = await call(whose, "POST", "/quotes", quoteRequest(items));
      if (answer.outcome === "unsure") return answer;
      if (NOT_SOLD.includes(wordOf(answer))) return { outcome: "unavailable", reason: reasonOf(answer) };
      const { data } = z.safeParse(Quotes, answer.body);
      return answer.status < 300 && data?.quotes ? quotedFrom(data.quotes, items) : unclear(answer);
    },

    async submit(order) {
      const answer = await call("order", "POST", "/orders", orderRequest(order));
      if (answer.outcome === "unsure") return answer;
      const { data } = z.safeParse(Accepted, answer.body);
      // Created, CreatedWithIssues (every order to the US has one about taxes), AlreadyExists, OnHold: it is theirs.
      if (answer.status < 300 && data) return { outcome: "accepted", id: data.order.id };
      return refusalOf(answer);
    },

    async read(id) {
      const answer = await call("order", "GET", `/orders/${encodeURIComponent(id)}`);
      if (answer.status === 404) return undefined;
      const { data } = z.safeParse(Ordered, answer.body);
      if (!data?.order) throw failed(answer);
      return stateOf(data.order);
    },

    async readMany(ids) {
      const wanted = ids.map((id): [string, string] => ["orderIds", id]);
      const { orders } = await list("order", wanted);
      // Should they read the filter otherwise than we mean it, others come, which nobody has asked for.
      const read = orders.flatMap((order) => z.safeParse(Order, order).data ?? []);
      return read.filter(({ id }) => ids.includes(id)).map(stateOf);
    },

    async cancel(id) {
      const answer = await call("order", "POST", `/orders/${encodeURIComponent(id)}/actions/cancel`);
      if (answer.outcome === "unsure") return answer;
      // One that fails is answered with 200 as well; and where they call off a part alone, the rest is made.
      const word = wordOf(answer);
      const order = z.safeParse(Ordered, answer.body).data?.order;
      if (word === "cancelled" && (!order?.status?.stage || stageOf(order.status.stage) === "cancelled"))
        return { outcome: "cancelled" };
      return ["cancelled", "failedtocancel", "actionnotavailable"].includes(word)
        ? { outcome: "too late" }
        : unclear(answer);
    },

    async since(from, under) {
      const found: Awaited<ReturnType<Printer["since"]>> = [];
      const purpose = under === undefined ? "audit" : "order";
      let pauses = purpose === "audit" ? MOST_PAUSES : 0;
      /** Its pages are more than there is room for at once. */
      async function patiently(page: [string, string][]) {
        for (;;)
          try {
            return await list(purpose, page);
          } catch (failure) {
            if (!(failure instanceof PrinterBusy) || pauses-- === 0) throw failure;
            await pause(PAUSE_MS);
          }
      }
      for (let skip = 0; ; skip += PAGE) {
        const page: [string, string][] = [
          ["skip", String(skip)],
          ["createdFrom", from.toISOString()],
          ...(under === undefined ? [] : [["merchantReferences", under] satisfies [string, string]]),
        ];
        const { orders, hasMore } = await patiently(page);
        const known = orders.flatMap((order) => z.safeParse(Known, order).data ?? []);
        for (const { id, merchantReference, callbackUrl, status } of known) {
          const reference = merchantReference ?? "";
          if (under === undefined || under === reference)
            found.push({ id, reference, stage: stageOf(status?.stage), backTo: callbackUrl ?? undefined });
        }
        if (!hasMore || orders.length === 0) return found;
      }
    },
  };
}
