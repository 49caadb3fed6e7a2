import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { queues } from "../../definitions.ts";
import { sqsClient } from "../lambda/event-source.ts";
import type { LocalSqs } from "../sqs/start.ts";
import type { MailEvent } from "./mails.ts";

/** As SES's topic hands it to the shop's queue: the event as it is. */
export async function tellOfMail({ url, urlOf }: Pick<LocalSqs, "url" | "urlOf">, event: MailEvent) {
  const client = sqsClient(url);
  const QueueUrl = urlOf(queues.mails.resource);
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(event) }));
  client.destroy();
}
