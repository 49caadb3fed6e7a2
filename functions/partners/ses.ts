import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import type { Mailer } from "../core/mail/mailer.ts";

type Needs = {
  sender: string;
  /** By which SES knows whom to tell what becomes of a mail. */
  configurationSet: string;
  client?: SESv2Client;
};

const utf8 = (text: string) => ({ Data: text, Charset: "UTF-8" });

/** Tags take letters, digits, hyphens and underscores: a reprint's name has a ":", and letters are counted with a "#". */
const tag = (Name: string, value: string) => ({ Name, Value: Buffer.from(value).toString("base64url") });

const oneClick = (address: string) => [
  { Name: "List-Unsubscribe", Value: `<${address}>` },
  { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
];

/** E-mail by SES. Where SES is, and who we are, the SDK finds in its environment. */
export function sesMailer({ sender, configurationSet, client = new SESv2Client({}) }: Needs): Mailer {
  return {
    async send({ to, subject, text, html, about, leaveAt }) {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: sender,
          ConfigurationSetName: configurationSet,
          ...(about && { EmailTags: [tag("order", about.orderId), tag("letter", about.letter)] }),
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: {
              Subject: utf8(subject),
              Body: { Text: utf8(text), Html: utf8(html) },
              ...(leaveAt !== undefined && { Headers: oneClick(leaveAt) }),
            },
          },
        }),
      );
    },
  };
}
