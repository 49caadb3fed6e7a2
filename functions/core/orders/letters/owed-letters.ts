import { Cents } from "../../../lib/money-shape.ts";
import * as z from "../../../lib/schema.ts";
import { entity } from "../../../lib/table/entity.ts";
import { creating } from "../../../lib/table/writes.ts";
import type { Order } from "../order.ts";
import { isPartSent } from "../order-rules.ts";
import { orderStates } from "../order-states.ts";
import { type LetterKind, letterKinds } from "./order-letter.ts";

const text = z.string();

/** A mail that is owed: written down with the order that owes it, and claimed before it is sent. */
const owedLetter = z.object({
  orderId: text,
  /** Its kind, and its number where there may be several. */
  name: text,
  createdAt: text,
  amount: z.exactOptional(Cents),
  /** How often it was tried, and until when nobody else does. */
  tries: z.int(),
  dueAt: text,
  sentAt: z.exactOptional(text),
  /** It is tried no more: nobody could deliver it, or it is no longer true. */
  gaveUpAt: z.exactOptional(text),
});

export type OwedLetter = z.infer<typeof owedLetter>;

export const LETTER_PREFIX = "MAIL#";

export const owedLetters = entity<Pick<OwedLetter, "orderId" | "name">, OwedLetter>({
  type: "order-mail",
  schema: owedLetter,
  upgrades: [({ kind, ...letter }) => ({ ...letter, name: kind, tries: 0, dueAt: letter.createdAt })],
  key: ({ orderId, name }) => ({ pk: `${LETTER_PREFIX}${orderId}`, sk: name }),
  due: ({ dueAt, sentAt, gaveUpAt }) =>
    sentAt === undefined && gaveUpAt === undefined ? new Date(dueAt) : undefined,
});

/** A mail is owed from now on. */
export const owing = (orderId: string, name: string, at: string, amount?: Cents) =>
  creating(owedLetters, { orderId, name, createdAt: at, dueAt: at, tries: 0, ...(amount && { amount }) });

export const letterKindOf = (name: string): LetterKind | undefined =>
  letterKinds.find((kind) => kind === name.split("#")[0]);

/** What somebody waits for is told while it is waited for: later, a mail that could not be sent would be untrue. */
const waits: Partial<Record<LetterKind, (order: Order) => boolean>> = {
  // It says that it is printed again, until that is dropped.
  placed: ({ reprintOf, state }) => reprintOf === undefined || state !== "expired",
  delayed: (order) => !isPartSent(order) && (order.state === "in production" || order.state === "on hold"),
  part: isPartSent,
  address: (order) => order.state === "held" && order.why === "address",
  problem: ({ state }) => orderStates[state].wantsPerson === true,
  solved: ({ state }) => state === "in production",
  unpaid: ({ state }) => state === "expired",
};

export const isStillSo = (kind: LetterKind, order: Order) => waits[kind]?.(order) ?? true;

/** How many mails of a kind an order has owed so far, sent or not. */
export const timesOwed = (letters: readonly string[], kind: LetterKind) =>
  letters.filter((name) => letterKindOf(name) === kind).length;

const lastOf = (letters: readonly string[], kind: LetterKind) =>
  letters.findLastIndex((name) => letterKindOf(name) === kind);

/** Of a problem there is a mail, and of its solution none since. */
export const isWorried = (letters: readonly string[]) =>
  lastOf(letters, "problem") > lastOf(letters, "solved");

/** The mails about the problem that such a mail tells to be solved: those since the one before. */
export function solvedBy(letters: readonly string[], name: string): string[] {
  const before = letters.slice(0, letters.indexOf(name));
  const told = before.slice(0, lastOf(before, "problem") + 1);
  return told.slice(lastOf(told, "solved") + 1).filter((one) => letterKindOf(one) === "problem");
}

/** The name of the next mail of a kind: the first has the kind's own. */
export function nextLetter(letters: readonly string[], kind: LetterKind): string {
  const before = timesOwed(letters, kind);
  return before === 0 ? kind : `${kind}#${before + 1}`;
}

/**
 * One mail more that an order owes: its name in the order, what is written down beside that, and the job that sends it
 * once both are.
 */
export function withLetter<In extends Order>(order: In, kind: LetterKind, at: string, amount?: Cents) {
  const { orderId } = order;
  const letter = nextLetter(order.letters, kind);
  return {
    order: { ...order, letters: [...order.letters, letter] },
    write: owing(orderId, letter, at, amount),
    job: { kind: "letter" as const, orderId, letter },
  };
}
