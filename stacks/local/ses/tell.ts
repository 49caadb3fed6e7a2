import { sqsAt } from "../../../functions/partners/sqs.ts";
import { queues } from "../../definitions.ts";
import { localCaller } from "../aws.ts";
import type { LocalSqs } from "../sqs/start.ts";
import type { MailEvent } from "./mails.ts";

/** As SES's topic hands it to the shop's queue: the event as it is. */
export async function tellOfMail({ urlOf }: Pick<LocalSqs, "urlOf">, event: MailEvent) {
  const QueueUrl = urlOf(queues.mails.resource);
  await sqsAt(QueueUrl, localCaller)("SendMessage", { QueueUrl, MessageBody: JSON.stringify(event) });
}
