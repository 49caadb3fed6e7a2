import type { OrderLetter } from "../core/mail/mailer.ts";
import * as z from "../lib/schema.ts";

/** What SES tells of a mail that it took: in its own words, one event a message. */
const recipients = z.array(z.object({ emailAddress: z.string() }));
const tag = z.optional(z.array(z.string()));
const mail = z.object({ tags: z.optional(z.object({ order: tag, letter: tag })) });

const event = z.discriminatedUnion("eventType", [
  z.object({
    eventType: z.literal("Bounce"),
    bounce: z.object({
      bounceType: z.string(),
      bounceSubType: z.optional(z.string()),
      bouncedRecipients: recipients,
    }),
    mail,
  }),
  z.object({
    eventType: z.literal("Complaint"),
    complaint: z.object({ complainedRecipients: recipients, complaintFeedbackType: z.nullish(z.string()) }),
    mail,
  }),
]);

/** The same in the shop's words. */
export type MailNews =
  | { kind: "came back"; emails: string[]; about: OrderLetter | undefined }
  /** A full mailbox, a server that was down for hours: the next mail may arrive. */
  | { kind: "delayed"; emails: string[]; about: OrderLetter | undefined }
  | { kind: "unwanted"; emails: string[] }
  /** A machine has answered that somebody is away, and what nobody has complained of. */
  | { kind: "passing" };

/** Reports that come as complaints and are none: that it is no spam, or about signatures. */
const NO_COMPLAINT = ["not-spam", "auth-failure"];

const addresses = (found: z.infer<typeof recipients>) => found.map(({ emailAddress }) => emailAddress);

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
  if (told.eventType === "Complaint") {
    const { complainedRecipients, complaintFeedbackType } = told.complaint;
    return NO_COMPLAINT.includes(complaintFeedbackType ?? "")
      ? { kind: "passing" }
      : { kind: "unwanted", emails: addresses(complainedRecipients) };
  }
  const { bounceType, bounceSubType, bouncedRecipients } = told.bounce;
  if (bounceType === "Transient" && bounceSubType === "General") return { kind: "passing" };
  const kind = bounceType === "Permanent" ? "came back" : "delayed";
  return { kind, emails: addresses(bouncedRecipients), about: aboutOf(told.mail) };
}

export const sesNews = z.pipe(event, z.transform(newsOf));
