import { api, type FunctionResource, queues, schedules } from "./definitions.ts";

/**
 * What the log says that somebody has to hear. An alarm means that a person should look: what heals by itself has
 * none, however often it happens.
 */
export type Trouble = {
  /** Names of events, with a star for any ending or beginning. */
  events: readonly string[];
  but?: readonly string[];
  /** Of errors, unless said. */
  level?: "info";
  /** Words that the line must have beside its event. */
  fields?: Readonly<Record<string, string>>;
  /** The functions in whose log it stands. */
  loggedBy: readonly FunctionResource[];
  /** As many within a quarter of an hour are nobody's business. */
  bearable: number;
  /** But more than so many within an hour, hour after hour, are: with few visitors that may be everything. */
  bearableAnHour?: number;
  /** Whoever was called for one has not seen the next: it rings again sooner. */
  each?: true;
  says: string;
};

export const troubles = {
  Orders: {
    events: ["order.*", "audit.*"],
    // Tried again by the clock; when that goes on for hours, order.keeps-failing says so. And mails have their own.
    but: ["order.step-failed", "order.mail-failed"],
    loggedBy: [
      ...[api.resource, queues.orders.resource, queues.mails.resource],
      ...[schedules.sweep.resource, schedules.audit.resource],
    ],
    bearable: 0,
    each: true,
    says: "An order wants a person: the log names it.",
  },
  Model: {
    events: ["image.failed", "image.passed-over"],
    fields: { kind: "configuration" },
    loggedBy: [queues.images.resource],
    bearable: 0,
    says: "An image model refuses the shop itself: if no other takes over, no picture is drawn until somebody looks.",
  },
  Pictures: {
    events: ["image.ended"],
    level: "info",
    fields: { status: "failed" },
    loggedBy: [queues.images.resource],
    bearable: 8,
    // Of the four of one wish.
    bearableAnHour: 1,
    says: "Pictures fail after all their tries: shoppers get nothing.",
  },
  Edge: {
    events: ["edge.not-cleared", "files.not-deleted"],
    loggedBy: [schedules.sweep.resource],
    bearable: 2,
    says: "Deleted pictures may still be seen: S3 keeps their files, or CloudFront does not forget them.",
  },
  Origin: {
    events: ["request"],
    level: "info",
    fields: { code: "not_through_the_edge" },
    loggedBy: [api.resource],
    bearable: 4,
    says: "The API takes calls for such as go around the edge (421): if its secret is not the edge's, all of them.",
  },
  Unreadable: {
    events: ["item.unreadable", "image.not-forgotten"],
    loggedBy: [
      ...[api.resource, queues.images.resource, queues.orders.resource],
      ...[queues.mails.resource, schedules.sweep.resource],
    ],
    bearable: 0,
    says: "Something in the table cannot be read: it is left out, or its owner is asked to try again later.",
  },
  Reports: {
    events: ["picture.reported"],
    loggedBy: [api.resource],
    bearable: 0,
    each: true,
    says: "Somebody thinks that a picture should not be seen.",
  },
  PictureBudget: {
    events: ["images.budget-spent"],
    loggedBy: [api.resource],
    bearable: 0,
    says: "A share of the day's pictures is spent: guests first, then accounts, are refused until midnight UTC.",
  },
  Guardrail: {
    events: ["guardrail.silent"],
    loggedBy: [api.resource],
    bearable: 5,
    bearableAnHour: 0,
    says: "The guardrail does not answer: wishes pass if the shop's own list is sure of them.",
  },
  Mail: {
    events: ["mail.failed", "*.mail-failed", "mail.budget-spent"],
    loggedBy: [api.resource, queues.orders.resource],
    bearable: 3,
    bearableAnHour: 0,
    says: "Mails are refused, or the day's are spent: nobody can confirm an address or reset a password.",
  },
  Returned: {
    events: ["mail.came-back", "mail.unwanted"],
    level: "info",
    loggedBy: [queues.mails.resource],
    bearable: 10,
    bearableAnHour: 5,
    says: "Many mails come back, or are complained of: where that goes on, SES stops all mails of the account.",
  },
  Mailbox: {
    events: ["mailbox.refuses"],
    loggedBy: [queues.mails.resource],
    bearable: 0,
    says: "The shop's own mailbox takes no mail, or calls it spam: what shoppers write there is not read.",
  },
  Browser: {
    events: ["browser.error"],
    loggedBy: [api.resource],
    bearable: 20,
    says: "The site fails in many browsers: shoppers see a page that does not answer.",
  },
} as const satisfies Record<string, Trouble>;

export type TroubleName = keyof typeof troubles;

/** What a stage counts of itself is under this name at CloudWatch. */
export const namespaceOf = (stage: string) => `Wallflower/${stage}`;

/** What browsers tell of their screens, in the words of web.dev/vitals: ms, ms, and a share of the window. */
export const vitals = ["LCP", "INP", "CLS"] as const;

/** What is slower than this is "poor" there; of a hundred visits that were measured, 75 should be better. */
export const POOR_LCP_MS = 4_000;

/** The same in CloudWatch's words. */
export function patternOf({ events, level, but = [], fields = {} }: Trouble): string {
  const named = events.map((event) => `$.event = "${event}"`).join(" || ");
  const others = [
    `$.level = "${level ?? "error"}"`,
    ...but.map((event) => `$.event != "${event}"`),
    ...Object.entries(fields).map(([name, value]) => `$.${name} = "${value}"`),
  ];
  return `{ ${[`(${named})`, ...others].join(" && ")} }`;
}
