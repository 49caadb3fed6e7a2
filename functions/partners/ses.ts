import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import type { Mailer } from "../core/mail/mailer.ts";

type Needs = { sender: string; client?: SESv2Client };

const utf8 = (text: string) => ({ Data: text, Charset: "UTF-8" });

/** E-mail by SES. Where SES is, and who we are, the SDK finds in its environment. */
export function sesMailer({ sender, client = new SESv2Client({}) }: Needs): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: sender,
          Destination: { ToAddresses: [to] },
          Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
        }),
      );
    },
  };
}
