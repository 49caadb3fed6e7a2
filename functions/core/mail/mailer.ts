/** One e-mail to one person, in both of its forms. */
export type Email = {
  to: string;
  /** Whom a Reply goes to, where that is somebody else than the shop; what is no single address is refused. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Which letter of which order it is: comes back with the news of it. */
  about?: OrderLetter;
  /** Where one POST ends letters of its kind: mail programs make a button of it. */
  leaveAt?: string;
  /** Sent also to who wants no mail: it is about what they have bought, or about the way into their account. */
  owed?: true;
};

export type OrderLetter = { orderId: string; letter: string };

export type Mailer = { send(email: Email): Promise<void> };
