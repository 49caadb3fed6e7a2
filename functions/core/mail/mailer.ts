/** One e-mail to one person, in both of its forms. */
export type Email = { to: string; subject: string; text: string; html: string };

export type Mailer = { send(email: Email): Promise<void> };
