/** An e-mail that arrived. */
export type Mail = {
  id: string;
  sentAt: string;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** What its sender wants to hear again with the news of it. */
  tags?: Record<string, string[]>;
  headers?: Record<string, string>;
};

/** What can become of a mail after it was taken: the last two are soft, and the last arrives all the same. */
export const fates = ["bounce", "complain", "full", "away"] as const;
export type Fate = (typeof fates)[number];

const bounces = {
  bounce: { bounceType: "Permanent", bounceSubType: "General" },
  full: { bounceType: "Transient", bounceSubType: "MailboxFull" },
  // An answer of a machine, as that somebody is on holiday.
  away: { bounceType: "Transient", bounceSubType: "General" },
} satisfies Record<Exclude<Fate, "complain">, object>;

/**
 * What SES then tells, as the queue gets it. Whose mailbox it was, SES copies from the report of the server there, which
 * may name anybody.
 */
export function eventOf(
  { id, to, tags = {} }: Pick<Mail, "id" | "to" | "tags">,
  fate: Fate,
  { reported = to }: { reported?: string } = {},
) {
  const mail = { messageId: id, destination: [to], tags };
  const recipients = [{ emailAddress: reported }];
  return fate === "complain"
    ? { eventType: "Complaint", complaint: { complainedRecipients: recipients }, mail }
    : { eventType: "Bounce", bounce: { ...bounces[fate], bouncedRecipients: recipients }, mail };
}

export type MailEvent = ReturnType<typeof eventOf>;
