import type { SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import type { Mailer } from "../core/mail/mailer.ts";
import { emailAddress } from "../lib/fields.ts";
import { AwsFailure, isPassing, isUnasked } from "./aws/failures.ts";
import { type Aws, awsService } from "./aws/service.ts";

type Needs = {
  sender: string;
  /** By which SES knows whom to tell what becomes of a mail. */
  configurationSet: string;
  aws: Aws;
};

const utf8 = (text: string) => ({ Data: text, Charset: "UTF-8" });

/** Tags take letters, digits, hyphens and underscores: a reprint's name has a ":", and letters are counted with a "#". */
const tag = (Name: string, value: string) => ({ Name, Value: Buffer.from(value).toString("base64url") });

const oneClick = (address: string) => [
  { Name: "List-Unsubscribe", Value: `<${address}>` },
  { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
];

/** E-mail by SES. */
export function sesMailer({ sender, configurationSet, aws }: Needs): Mailer {
  // What says nothing may have sent it. And three tries end before a call of the API does, which must not fail for its mail.
  const triesFor = (failure: Error) =>
    (failure instanceof AwsFailure && isPassing(failure)) || isUnasked(failure) ? 3 : 1;
  const ses = awsService({ ...aws, service: "ses", host: "email", patienceMs: 4_000, triesFor, fresh: true });
  return {
    async send({ to, replyTo, subject, text, html, about, leaveAt }) {
      const mail: SendEmailCommandInput = {
        FromEmailAddress: sender,
        ConfigurationSetName: configurationSet,
        ...(about && { EmailTags: [tag("order", about.orderId), tag("letter", about.letter)] }),
        Destination: { ToAddresses: [to] },
        // Strangers type it: what it says more than one address stays out of the header.
        ...(replyTo !== undefined && { ReplyToAddresses: [emailAddress().parse(replyTo)] }),
        Content: {
          Simple: {
            Subject: utf8(subject),
            Body: { Text: utf8(text), Html: utf8(html) },
            ...(leaveAt !== undefined && { Headers: oneClick(leaveAt) }),
          },
        },
      };
      const headers = { "content-type": "application/json" };
      const { body } = await ses({ path: "/v2/email/outbound-emails", headers, body: JSON.stringify(mail) });
      if (!/"MessageId"\s*:\s*"[^"]/.test(body.toString()))
        throw new Error("SES answered with no mail of its own");
    },
  };
}
