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

/** What can become of a mail after it was taken. */
export const fates = ["bounce", "complain"] as const;
export type Fate = (typeof fates)[number];

/** What SES then tells, as the queue gets it. */
export function eventOf({ id, to, tags = {} }: Pick<Mail, "id" | "to" | "tags">, fate: Fate) {
  const mail = { messageId: id, destination: [to], tags };
  const recipients = [{ emailAddress: to }];
  return fate === "bounce"
    ? {
        eventType: "Bounce",
        bounce: { bounceType: "Permanent", bounceSubType: "General", bouncedRecipients: recipients },
        mail,
      }
    : { eventType: "Complaint", complaint: { complainedRecipients: recipients }, mail };
}

export type MailEvent = ReturnType<typeof eventOf>;
