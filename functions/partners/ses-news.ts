import type { OrderLetter } from "../core/mail/mailer.ts";
import * as z from "../lib/schema.ts";

const tag = z.optional(z.array(z.string()));
const mail = z.object({
  /** The shop writes to one person at a time: a mail to none or to several is no mail of ours. */
  destination: z.tuple([z.string()]),
  tags: z.optional(z.object({ order: tag, letter: tag })),
});

/**
 * What SES tells of a mail that it took: in its own words, one event a message. Whose mailbox it was, it tells as well,
 * and that is not read: it comes from the report of a server that may be anybody's, and name anybody.
 */
const event = z.discriminatedUnion("eventType", [
  z.object({
    eventType: z.literal("Bounce"),
    bounce: z.object({ bounceType: z.string(), bounceSubType: z.optional(z.string()) }),
    mail,
  }),
  z.object({
    eventType: z.literal("Complaint"),
    complaint: z.object({ complaintFeedbackType: z.nullish(z.string()) }),
    mail,
  }),
]);

/** The same in the shop's words, of the address that was written to. */
export type MailNews =
  | { kind: "came back"; email: string; about: OrderLetter | undefined }
  /** A full mailbox, a server that was down for hours: the next mail may arrive. */
  | { kind: "delayed"; email: string; about: OrderLetter | undefined }
  | { kind: "unwanted"; email: string }
  /** A machine has answered that somebody is away, and what nobody has complained of. */
  | { kind: "passing" };

/** Reports that come as complaints and are none: that it is no spam, or about signatures. */
const NO_COMPLAINT = ["not-spam", "auth-failure"];

/** Tags of before 2026-11-23 are not encoded: taken for it they give no text, but for one in ten thousand. */
function wordsIn([tag = ""]: readonly string[] = []) {
  const words = Buffer.from(tag, "base64url").toString();
  return Buffer.from(words).toString("base64url") === tag ? words : tag;
}

function aboutOf({ tags }: z.infer<typeof mail>): OrderLetter | undefined {
  // A letter was counted with a "_" then.
  const [orderId, letter] = [wordsIn(tags?.order), wordsIn(tags?.letter).replace("_", "#")];
  return orderId && letter ? { orderId, letter } : undefined;
}

function newsOf(told: z.infer<typeof event>): MailNews {
  const [email] = told.mail.destination;
  if (told.eventType === "Complaint")
    return NO_COMPLAINT.includes(told.complaint.complaintFeedbackType ?? "")
      ? { kind: "passing" }
      : { kind: "unwanted", email };
  const { bounceType, bounceSubType } = told.bounce;
  if (bounceType === "Transient" && bounceSubType === "General") return { kind: "passing" };
  const kind = bounceType === "Permanent" ? "came back" : "delayed";
  return { kind, email, about: aboutOf(told.mail) };
}

export const sesNews = z.pipe(event, z.transform(newsOf));
